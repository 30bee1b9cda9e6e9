/**
 * The states of a label. "Printed" means sent to print: a browser cannot know whether paper came out
 * (docs/behaviour.md, "Printing").
 */
export const LABEL_STATES = ['draft', 'ready', 'printed', 'shipped', 'void'] as const;
export type LabelState = (typeof LABEL_STATES)[number];

/** What may come after each state. A label that is printed again stays what it is. */
const NEXT: Readonly<Record<LabelState, readonly LabelState[]>> = {
	draft: ['ready', 'void'],
	ready: ['draft', 'printed', 'shipped', 'void'],
	printed: ['shipped', 'void'],
	// A parcel that came back, or was marked by mistake.
	shipped: ['printed'],
	void: [],
};

export function canBecome(from: LabelState, to: LabelState): boolean {
	return NEXT[from].includes(to);
}

/** Changed until it is printed: what hangs on a carton and what is stored must be the same. */
export function isEditable(state: LabelState): boolean {
	return state === 'draft' || state === 'ready';
}

/** Always printable again; a draft is not finished, and a void label must not reach a carton. */
export function isPrintable(state: LabelState): boolean {
	return state !== 'draft' && state !== 'void';
}
