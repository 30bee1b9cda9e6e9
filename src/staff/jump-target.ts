/** Somewhere the command palette can go: a company, a label, a sample request, a glove, a page. */
export type JumpTarget = {
	/** Picks the icon and the words beside it. */
	kind: 'company' | 'label' | 'sampleRequest' | 'application' | 'order' | 'product' | 'glove' | 'page';
	title: string;
	/** What tells it from others of the same title. */
	detail: string;
	/** A path of ours. */
	href: string;
};
