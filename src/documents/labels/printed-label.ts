/** A matrix code: rows of modules from the top, true where black. */
export type MatrixCode = readonly (readonly boolean[])[];

/** What stands on a printed label, in the words it is printed in. Every text is one paragraph without line breaks. */
export type PrintedLabel = {
	/** Such as "#1048"; empty for a label that is not stored yet. */
	number: string;
	/** What a scanner reads; none for a label that is not stored yet. */
	code?: MatrixCode;
	/** A dash when there is none. */
	invoiceNumber: string;
	purchaseOrderNumber: string;
	/** Such as "Jan 5, 2025". */
	date: string;
	/** Empty when there is none. */
	attention: string;
	operatingName: string;
	addressLines: readonly string[];
	lines: readonly PrintedLine[];
};

export type PrintedLine = { partNumber: string; description: string; size: string; amount: string };

/** Every text of a label, one after the other. */
export function listLabelTexts({ code: _, lines, addressLines, ...texts }: PrintedLabel): string[] {
	return [...Object.values(texts), ...addressLines, ...lines.flatMap((line) => Object.values(line))];
}

/** The label's own words. */
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
