/**
 * The states of a label. "Printed" means sent to print: a browser cannot know whether paper came out
 * (docs/behaviour.md, "Printing").
 */
export const LABEL_STATES = ['draft', 'ready', 'printed', 'shipped', 'void'] as const;
export type LabelState = (typeof LABEL_STATES)[number];

/** Allowed transitions. Printing a label again does not change its state. */
const NEXT: Readonly<Record<LabelState, readonly LabelState[]>> = {
	draft: ['ready', 'void'],
	ready: ['draft', 'printed', 'shipped', 'void'],
	printed: ['shipped', 'void'],
	// For a parcel that was returned or marked by mistake.
	shipped: ['printed'],
	void: [],
};

export function canBecome(from: LabelState, to: LabelState): boolean {
	return NEXT[from].includes(to);
}

/** Editable until printed: the label on a carton must match what is stored. */
export function isEditable(state: LabelState): boolean {
	return state === 'draft' || state === 'ready';
}

/** Reprinting is always allowed; a draft is not finished, and a void label must not reach a carton. */
export function isPrintable(state: LabelState): boolean {
	return state !== 'draft' && state !== 'void';
}
