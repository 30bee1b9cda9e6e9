import { LABEL_STATES, type LabelState } from '../../domain/labels/label-state.ts';

/** What the list of labels is asked for. Texts that were not given are empty. */
export type LabelFilter = {
	text: string;
	/** All states when there is none. */
	state: LabelState | undefined;
	/** yyyy-mm-dd, both days included. */
	fromDate: string;
	toDate: string;
	companyId: string;
};

/** A place in the list, which is by number, newest first: older than a label, or newer. */
export type LabelCursor = { direction: 'older' | 'newer'; id: number };

/** How many labels a page of the list shows. */
export const LABELS_A_PAGE = 25;

export function parseLabelState(text: string | null): LabelState | undefined {
	return LABEL_STATES.find((state) => state === text);
}

/** "older.1048". */
export function formatLabelCursor({ direction, id }: LabelCursor): string {
	return `${direction}.${id}`;
}

/** A place from an address, or undefined for what is none. */
export function parseLabelCursor(text: string): LabelCursor | undefined {
	const match = /^(older|newer)\.(\d{1,9})$/.exec(text);
	return match ? { direction: match[1] === 'newer' ? 'newer' : 'older', id: Number(match[2]) } : undefined;
}
