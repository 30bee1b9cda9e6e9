import { layOutLabel } from './label-layout.ts';
import { type LabelPaperId, labelPaper, PACKING_PAPER } from './label-paper.ts';
import { layOutPackingList } from './packing-layout.ts';
import type { PackingList, PackingMessages } from './packing-list.ts';
import type { MessagesIn, PrintedLabel, SheetMessages } from './printed-label.ts';
import { imposeFaces, type LabelSheetPage } from './sheet-imposition.ts';
import type { LabelFace } from './sheet-mark.ts';

/** Print settings. */
export type PrintSettings = {
	paper: LabelPaperId;
	/** Copies of each label, in a row. */
	copies: number;
	/** Above 1, each copy is printed this many times, as "carton 1 of N" and so on. */
	cartons: number;
	/** Places already used on the first sheet. */
	skipped: number;
};

/** Every label with its copies and cartons, in order, each on its own faces. */
export function layOutFaces(
	labels: readonly PrintedLabel[],
	messagesIn: MessagesIn<SheetMessages>,
	{ paper, copies, cartons }: PrintSettings,
): LabelFace[] {
	return labels.flatMap((label) => {
		const once = Array.from({ length: cartons }, (_, index) =>
			layOutLabel(label, messagesIn(label.locales), labelPaper(paper), { carton: index + 1, cartons }),
		).flat();
		return Array.from({ length: copies }, () => once).flat();
	});
}

/** The number of faces, without laying out each one. */
export function countFaces(
	labels: readonly PrintedLabel[],
	messagesIn: MessagesIn<SheetMessages>,
	{ paper, copies, cartons }: PrintSettings,
): number {
	const once = labels.reduce(
		(sum, label) => sum + layOutLabel(label, messagesIn(label.locales), labelPaper(paper)).length,
		0,
	);
	return once * copies * cartons;
}

/** The sheets of a print job. */
export function layOutPrintJob(
	labels: readonly PrintedLabel[],
	messagesIn: MessagesIn<SheetMessages>,
	settings: PrintSettings,
): LabelSheetPage[] {
	const faces = layOutFaces(labels, messagesIn, settings);
	return imposeFaces(faces, labelPaper(settings.paper), settings.skipped);
}

/** The sheets of packing lists, each on its own pages, repeated for each copy. */
export function layOutPackingJob(
	lists: readonly PackingList[],
	messagesIn: MessagesIn<PackingMessages>,
	copies: number,
): LabelSheetPage[] {
	const faces = lists.flatMap((list) => {
		const once = layOutPackingList(list, messagesIn(list.locales), PACKING_PAPER);
		return Array.from({ length: copies }, () => once).flat();
	});
	return imposeFaces(faces, PACKING_PAPER);
}
