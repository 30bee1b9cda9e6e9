import {
	type DistributorFilter,
	SERVED_LANGUAGES,
	type ServedLanguage,
	STOCKED_LINES,
	type StockedLine,
} from '../../domain/distributors/distributor.ts';

/** A visitor's question, as parsed from the page's address. */
export type DistributorQuestion = DistributorFilter & {
	/** A city, a postal code or its first three characters, as typed; may be empty. */
	near: string;
};

/** Max length of a place name to look up, in characters. */
export const NEAR_MAX = 80;

/** Parses the address of the page; unknown values are ignored. */
export function parseDistributorQuestion(query: URLSearchParams): DistributorQuestion {
	const language = query.get('language');
	const line = query.get('line');
	return {
		near: (query.get('near') ?? '').trim().slice(0, NEAR_MAX),
		...(query.get('counter') === 'yes' ? { counterSales: true } : {}),
		...(SERVED_LANGUAGES.includes(language as ServedLanguage)
			? { language: language as ServedLanguage }
			: {}),
		...(STOCKED_LINES.includes(line as StockedLine) ? { line: line as StockedLine } : {}),
	};
}

/** The query string of a question, without "?", for a page that can be shared. */
export function formatDistributorQuestion({
	near,
	counterSales,
	language,
	line,
}: DistributorQuestion): string {
	const query = new URLSearchParams();
	if (near !== '') query.set('near', near);
	if (counterSales) query.set('counter', 'yes');
	if (language) query.set('language', language);
	if (line) query.set('line', line);
	return query.toString();
}
