import { LABEL_STATES, type LabelState } from '../../domain/labels/label-state.ts';
import type { CursorShape } from '../../platform/text/cursor.ts';

/** Query parameters of the label list. Missing texts are empty. */
export type LabelFilter = {
	text: string;
	/** Undefined for all states. */
	state: LabelState | undefined;
	/** yyyy-mm-dd, both days included. */
	fromDate: string;
	toDate: string;
	companyId: string;
	sort: LabelSort;
};

/** The sort orders of the label list; "-" is descending. */
export const LABEL_SORTS = ['-label', 'label', '-date', 'date'] as const;
export type LabelSort = (typeof LABEL_SORTS)[number];

export function parseLabelSort(text: string | null): LabelSort {
	return LABEL_SORTS.find((sort) => sort === text) ?? '-label';
}

/** Labels per page of the list. */
export const LABELS_A_PAGE = 25;

export const LABEL_CURSOR: CursorShape = { id: /\d{1,9}/, value: /(?:\d{4}-\d\d-\d\d)?/ };

export function parseLabelState(text: string | null): LabelState | undefined {
	return LABEL_STATES.find((state) => state === text);
}
