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
};

/** Labels per page of the list. */
export const LABELS_A_PAGE = 25;

export const LABEL_CURSOR: CursorShape = { id: /\d{1,9}/ };

export function parseLabelState(text: string | null): LabelState | undefined {
	return LABEL_STATES.find((state) => state === text);
}
