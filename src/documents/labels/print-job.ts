import { layOutLabel } from './label-layout.ts';
import { type LabelPaperId, labelPaper, PACKING_PAPER } from './label-paper.ts';
import { layOutPackingList } from './packing-layout.ts';
import type { PackingList, PackingWords } from './packing-list.ts';
import type { PrintedLabel, SheetWords } from './printed-label.ts';
import type { LabelFace } from './sheet-mark.ts';
import { imposeFaces, type LabelSheetPage } from './sheet-places.ts';

/** How labels are put on paper. */
export type PrintSettings = {
	paper: LabelPaperId;
	/** Copies of each label, one after the other. */
	copies: number;
	/** Above 1, each copy is printed so often, as "carton 1 of N" and so on. */
	cartons: number;
	/** Places on the first sheet that are used up already. */
	skipped: number;
};

/** Every label in its copies and cartons, in order, each on faces of its own. */
export function layOutFaces(
	labels: readonly PrintedLabel[],
	words: SheetWords,
	{ paper, copies, cartons }: PrintSettings,
): LabelFace[] {
	return labels.flatMap((label) => {
		const once = Array.from({ length: cartons }, (_, index) =>
			layOutLabel(label, words, labelPaper(paper), { carton: index + 1, cartons }),
		).flat();
		return Array.from({ length: copies }, () => once).flat();
	});
}

/** How many faces that would be, without laying each out. */
export function countFaces(
	labels: readonly PrintedLabel[],
	words: SheetWords,
	{ paper, copies, cartons }: PrintSettings,
): number {
	const once = labels.reduce((sum, label) => sum + layOutLabel(label, words, labelPaper(paper)).length, 0);
	return once * copies * cartons;
}

/** The sheets of paper that a print takes. */
export function layOutPrintJob(
	labels: readonly PrintedLabel[],
	words: SheetWords,
	settings: PrintSettings,
): LabelSheetPage[] {
	const faces = layOutFaces(labels, words, settings);
	return imposeFaces(faces, labelPaper(settings.paper), settings.skipped);
}

/** The sheets of packing lists, each on pages of its own, so often as there are copies. */
export function layOutPackingJob(
	lists: readonly PackingList[],
	words: PackingWords,
	copies: number,
): LabelSheetPage[] {
	const faces = lists.flatMap((list) => {
		const once = layOutPackingList(list, words, PACKING_PAPER);
		return Array.from({ length: copies }, () => once).flat();
	});
	return imposeFaces(faces, PACKING_PAPER);
}
