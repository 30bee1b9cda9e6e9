/** A matrix code: rows of modules from the top, true where black. */
export type MatrixCode = readonly (readonly boolean[])[];

/** The content of a printed label, as worded. Every text is one paragraph without line breaks. */
export type PrintedLabel = {
	/** Such as "#1048"; empty for an unsaved label. */
	number: string;
	/** The scannable code; none for an unsaved label. */
	code?: MatrixCode;
	/** A dash if there is none. */
	invoiceNumber: string;
	purchaseOrderNumber: string;
	/** Such as "Jan 5, 2025". */
	date: string;
	/** Empty if there is none. */
	attention: string;
	operatingName: string;
	addressLines: readonly string[];
	lines: readonly PrintedLine[];
};

export type PrintedLine = { partNumber: string; description: string; size: string; amount: string };

/** Every text of a label. */
export function listLabelTexts({ code: _, lines, addressLines, ...texts }: PrintedLabel): string[] {
	return [...Object.values(texts), ...addressLines, ...lines.flatMap((line) => Object.values(line))];
}

/** The fixed texts of a label. */
export type SheetWords = {
	website: string;
	invoice: string;
	purchaseOrder: string;
	date: string;
	to: string;
	partNumber: string;
	description: string;
	size: string;
	amount: string;
	page: (page: number, pages: number) => string;
	carton: (carton: number, cartons: number) => string;
};
