import { type LabelPaper, labelsPerSheet } from './label-paper.ts';
import type { LabelFace } from './sheet-mark.ts';

/** A sheet of paper with its faces, each with its position in millimetres. */
export type LabelSheetPage = { faces: { face: LabelFace; x: number; y: number }[] };

/** Puts faces on sheets, row by row. @param skipped places already used on the first sheet. */
export function imposeFaces(faces: readonly LabelFace[], paper: LabelPaper, skipped = 0): LabelSheetPage[] {
	const perSheet = labelsPerSheet(paper);
	const first = Math.min(Math.max(0, skipped), perSheet - 1);
	const sheets: LabelSheetPage[] = [];
	for (const [index, face] of faces.entries()) {
		const position = (index + first) % perSheet;
		if (position === 0 || index === 0) sheets.push({ faces: [] });
		const x = (position % paper.across) * (paper.width / paper.across);
		const y = Math.floor(position / paper.across) * (paper.height / paper.down);
		sheets.at(-1)?.faces.push({ face, x, y });
	}
	return sheets;
}
