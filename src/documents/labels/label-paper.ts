/** A label paper, in millimetres. Sheets hold several labels, row by row from the top left. */
export type LabelPaper = {
	id: LabelPaperId | 'letter';
	width: number;
	height: number;
	across: number;
	down: number;
	/** Margin around each label that thermal and laser printers cannot reach. */
	margin: number;
};

export const LABEL_PAPER_IDS = ['4x6', '4x4', 'letter-2', 'letter-4'] as const;
export type LabelPaperId = (typeof LABEL_PAPER_IDS)[number];

const INCH = 25.4;

/** Roll labels of 4 × 6 in and 4 × 4 in, and Letter sheets cut into two or four. The first is the default. */
const LABEL_PAPERS: Readonly<Record<LabelPaperId, LabelPaper>> = {
	'4x6': { id: '4x6', width: 4 * INCH, height: 6 * INCH, across: 1, down: 1, margin: 4.5 },
	'4x4': { id: '4x4', width: 4 * INCH, height: 4 * INCH, across: 1, down: 1, margin: 4.5 },
	'letter-2': { id: 'letter-2', width: 8.5 * INCH, height: 11 * INCH, across: 1, down: 2, margin: 7 },
	'letter-4': { id: 'letter-4', width: 8.5 * INCH, height: 11 * INCH, across: 2, down: 2, margin: 7 },
};

/** The paper of a packing list: a whole Letter sheet. */
export const PACKING_PAPER: LabelPaper = {
	id: 'letter',
	width: 8.5 * INCH,
	height: 11 * INCH,
	across: 1,
	down: 1,
	margin: 12.7,
};

export function labelPaper(id: LabelPaperId): LabelPaper {
	return LABEL_PAPERS[id];
}

/** Whether it is one of our papers, including that of packing lists. */
export function isPaper(text: string): text is LabelPaper['id'] {
	return text === PACKING_PAPER.id || Object.hasOwn(LABEL_PAPERS, text);
}

/** The number of labels per sheet. */
export function labelsPerSheet(paper: LabelPaper): number {
	return paper.across * paper.down;
}

/** Falls back to the default paper: the setting may come from another version's browser storage. */
export function parseLabelPaperId(text: string | null | undefined): LabelPaperId {
	return LABEL_PAPER_IDS.find((id) => id === text) ?? '4x6';
}
