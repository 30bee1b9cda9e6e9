import type { Heading, PrintedLabel } from './printed-label.ts';

/** The content of a packing list: that of a label, as packed in the carton, counted in pairs. */
export type PackingList = Omit<PrintedLabel, 'lines'> & {
	lines: readonly PackedLine[];
	totalPairs: string;
};

export type PackedLine = { partNumber: string; description: string; size: string; pairs: string };

/** The fixed texts of a packing list. */
export type PackingMessages = {
	website: string;
	phone: string;
	title: Heading;
	label: Heading;
	date: Heading;
	invoice: Heading;
	purchaseOrder: Heading;
	shipTo: Heading;
	partNumber: Heading;
	description: Heading;
	size: Heading;
	pairs: Heading;
	total: string;
	packedBy: string;
	checkedBy: string;
	page: (page: number, pages: number) => string;
};
