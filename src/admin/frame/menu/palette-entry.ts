/** A destination of the command palette: a company, a label, a sample request, a glove, a page. */
export type PaletteEntry = {
	/** Selects the icon and the text beside it. */
	kind:
		| 'company'
		| 'label'
		| 'newLabel'
		| 'price'
		| 'sampleRequest'
		| 'application'
		| 'order'
		| 'product'
		| 'glove'
		| 'distributor'
		| 'priceList'
		| 'release'
		| 'issue'
		| 'page';
	title: string;
	/** Distinguishes entries with the same title. */
	detail: string;
	/** A path on this site. */
	href: string;
	/** True if the query is its full name or number: sorts before partial matches. */
	exact: boolean;
};

/** Whether a text equals one of these names or numbers, ignoring spaces, hyphens and accents. */
export function isNamed(text: string, names: readonly string[]): boolean {
	const key = keyOf(text);
	return key !== '' && names.some((name) => keyOf(name) === key);
}

/** Whether one of these names contains a text, ignoring the same. */
export function isPartOfName(text: string, names: readonly string[]): boolean {
	const key = keyOf(text);
	return key !== '' && names.some((name) => keyOf(name).includes(key));
}

const keyOf = (text: string) =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '');
