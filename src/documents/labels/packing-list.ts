import type { PrintedLabel } from './printed-label.ts';

/** The content of a packing list: that of a label, as packed in the carton, counted in pairs. */
export type PackingList = Omit<PrintedLabel, 'lines'> & {
	lines: readonly PackedLine[];
	totalPairs: string;
};

export type PackedLine = { partNumber: string; description: string; size: string; pairs: string };

/** A heading in English and French, equally prominent (docs/behaviour.md, "Languages"). */
export type TwoWords = { en: string; fr: string };

/** The fixed texts of a packing list. */
export type PackingWords = {
	website: string;
	phone: string;
	title: TwoWords;
	label: TwoWords;
	date: TwoWords;
	invoice: TwoWords;
	purchaseOrder: TwoWords;
	shipTo: TwoWords;
	partNumber: TwoWords;
	description: TwoWords;
	size: TwoWords;
	pairs: TwoWords;
	total: TwoWords;
	packedBy: TwoWords;
	checkedBy: TwoWords;
	page: (page: number, pages: number) => string;
};
