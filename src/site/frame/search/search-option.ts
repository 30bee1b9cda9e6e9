import type { SuggestedGlove, Suggestions } from './search-suggestions.ts';

/** A row below the search box, and its link. */
export type SearchOption =
	| { kind: 'glove'; href: string; glove: SuggestedGlove }
	/** The results page with all matches. */
	| { kind: 'all'; href: string; glove?: undefined }
	/** A similar word, if nothing matched. */
	| { kind: 'near'; href: string; text: string; glove?: undefined }
	/** The text as typed, if the results are for a corrected one. */
	| { kind: 'exact'; href: string; text: string; glove?: undefined }
	| { kind: 'catalogue'; href: string; glove?: undefined };

const resultsPage = (q: string) => `/products?${new URLSearchParams({ q })}`;

/** The rows for a response, in order: gloves, then the link to the rest; or similar words, then the whole catalogue. */
export function listOptions(suggestions: Suggestions): SearchOption[] {
	if (suggestions.state !== 'found') return [];
	const { text, gloves, total, near, reading } = suggestions;
	if (gloves.length === 0) {
		return [
			...near.map((word) => ({ kind: 'near' as const, href: resultsPage(word), text: word })),
			{ kind: 'catalogue', href: '/products' },
		];
	}
	const options: SearchOption[] = gloves.map((glove) => ({
		kind: 'glove',
		href: `/products/${encodeURIComponent(glove.partNumber)}`,
		glove,
	}));
	if (total > gloves.length) options.push({ kind: 'all', href: resultsPage(text) });
	if (reading && reading.mended.length > 0)
		options.push({ kind: 'exact', href: resultsPage(`"${text}"`), text });
	return options;
}
