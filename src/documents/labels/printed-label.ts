import type { Locale } from '../../platform/i18n/locale.ts';

/** A matrix code: rows of modules from the top, true where black. */
export type MatrixCode = readonly (readonly boolean[])[];

/** The content of a printed label, as worded. Every text is one paragraph without line breaks. */
export type PrintedLabel = {
	/** The languages of the paper, in the order in which it shows them. */
	locales: readonly Locale[];
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
export function listLabelTexts({
	code: _c,
	locales: _l,
	lines,
	addressLines,
	...texts
}: PrintedLabel): string[] {
	return [...Object.values(texts), ...addressLines, ...lines.flatMap((line) => Object.values(line))];
}

/** A heading on one line in each language of a paper, in order; one line if the languages have the same word. */
export type Heading = readonly string[];

/** The fixed texts of a label. */
export type SheetMessages = {
	website: string;
	invoice: Heading;
	purchaseOrder: Heading;
	date: Heading;
	to: string;
	partNumber: Heading;
	description: Heading;
	size: Heading;
	amount: Heading;
	page: (page: number, pages: number) => string;
	carton: (carton: number, cartons: number) => string;
};

/** The fixed texts of papers in some languages. */
export type MessagesIn<Messages> = (locales: readonly Locale[]) => Messages;
