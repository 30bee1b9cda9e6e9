import { countPlaces, type LabelPaper } from './label-paper.ts';
import type { LabelFace } from './sheet-mark.ts';

/** A sheet of paper with its faces, each with its position in millimetres. */
export type LabelSheetPage = { faces: { face: LabelFace; x: number; y: number }[] };

/** Puts faces on sheets, row by row. @param skipped places already used on the first sheet. */
export function imposeFaces(faces: readonly LabelFace[], paper: LabelPaper, skipped = 0): LabelSheetPage[] {
	const places = countPlaces(paper);
	const first = Math.min(Math.max(0, skipped), places - 1);
	const sheets: LabelSheetPage[] = [];
	for (const [index, face] of faces.entries()) {
		const place = (index + first) % places;
		if (place === 0 || index === 0) sheets.push({ faces: [] });
		const x = (place % paper.across) * (paper.width / paper.across);
		const y = Math.floor(place / paper.across) * (paper.height / paper.down);
		sheets.at(-1)?.faces.push({ face, x, y });
	}
	return sheets;
}
