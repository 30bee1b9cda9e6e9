import type { PrintedLabel } from './printed-label.ts';

/** What stands on a packing list: a label's content as it goes inside the carton, counted in pairs. */
export type PackingList = Omit<PrintedLabel, 'lines'> & {
	lines: readonly PackedLine[];
	totalPairs: string;
};

export type PackedLine = { partNumber: string; description: string; size: string; pairs: string };

/** A heading in English and in French, neither more prominent (docs/behaviour.md, "Languages"). */
export type TwoWords = { en: string; fr: string };

/** The packing list's own words. */
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
