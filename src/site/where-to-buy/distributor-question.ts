import {
	type DistributorFilter,
	SERVED_LANGUAGES,
	type ServedLanguage,
	STOCKED_LINES,
	type StockedLine,
} from './distributor.ts';

/** What a visitor asks of the page, as its address says it. */
export type DistributorQuestion = DistributorFilter & {
	/** A city, a postal code or its first three characters, as it was typed; empty when none was. */
	near: string;
};

/** Longest name of a place that is looked up, in characters. */
export const NEAR_MAX = 80;

/** Reads the address of the page; what it does not know is left out. */
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

/** The question as a query, without the mark before it: the address of a page that can be shared. */
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
