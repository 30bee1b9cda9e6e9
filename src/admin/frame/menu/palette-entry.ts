/** Somewhere the command palette can go: a company, a label, a sample request, a glove, a page. */
export type PaletteEntry = {
	/** Picks the icon and the words beside it. */
	kind: 'company' | 'label' | 'sampleRequest' | 'application' | 'order' | 'product' | 'glove' | 'page';
	title: string;
	/** What tells it from others of the same title. */
	detail: string;
	/** A path of ours. */
	href: string;
	/** True when the text typed is its whole name or number: it comes before all that only hold the text. */
	exact: boolean;
};

/** Whether a text is one of these names or numbers, however it is spaced, hyphenated or accented. */
export function isNamed(text: string, names: readonly string[]): boolean {
	const key = keyOf(text);
	return key !== '' && names.some((name) => keyOf(name) === key);
}

const keyOf = (text: string) =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '');
