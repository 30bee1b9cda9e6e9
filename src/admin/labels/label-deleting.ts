import type { Label } from '../../domain/labels/label.ts';
import { isEditable } from '../../domain/labels/label-state.ts';

/** Whether a label may be deleted: it was never printed, and ships no request or order. */
export function canDelete({ state, source }: Pick<Label, 'state' | 'source'>): boolean {
	return isEditable(state) && source === '';
}
