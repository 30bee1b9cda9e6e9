import { normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';

/** What a comparison's address asks. */
export type Comparison = {
	/** Part numbers in the order they stand, each once; whether they are ours is not known here. */
	partNumbers: readonly string[];
	/** What was named and is no part number, as it was typed. */
	unreadable: readonly string[];
	/** Rows that are the same everywhere are left out. */
	onlyDifferences: boolean;
	/** Typed into the field that adds a glove; empty for nothing. */
	add: string;
};

export const COMPARE_PATH = '/compare';

const COMPARE = /^\/compare\/?(?:\.data)?$/i;
/** Named in one address at most: those beyond the four that fit are named on the page. */
const MAX_NAMED = 8;
const MAX_SHOWN_LENGTH = 40;
export const MAX_ADDED_LENGTH = 100;

/** Reads "gloves=xy300,xy301&only=differences". */
export function parseComparison(query: URLSearchParams): Comparison {
	const named = query
		.getAll('gloves')
		.flatMap((text) => text.slice(0, 1_000).split(/[,;\s]+/))
		.filter((text) => text !== '')
		.slice(0, MAX_NAMED);
	const read = named.map((text) => ({ text, partNumber: normalisePartNumber(text) }));
	return {
		partNumbers: [...new Set(read.flatMap(({ partNumber }) => partNumber ?? []))],
		unreadable: read
			.filter(({ partNumber }) => partNumber === undefined)
			.map(({ text }) => text.slice(0, MAX_SHOWN_LENGTH)),
		onlyDifferences: query.get('only') === 'differences',
		add: (query.get('add') ?? '').trim().slice(0, MAX_ADDED_LENGTH),
	};
}

/** The address of some gloves side by side. */
export function compareAddress(partNumbers: readonly string[], onlyDifferences = false): string {
	if (partNumbers.length === 0) return COMPARE_PATH;
	const gloves = partNumbers.map(encodeURIComponent).join(',');
	return `${COMPARE_PATH}?gloves=${gloves}${onlyDifferences ? '&only=differences' : ''}`;
}

/** True for addresses that hold what a visitor typed to add a glove: such a page is kept nowhere. */
export function addsByWords(path: string, query: string): boolean {
	return COMPARE.test(path) && parseComparison(new URLSearchParams(query)).add !== '';
}

/** The page's address with only what it depends on, for the cache of pages; undefined for other pages. */
export function comparePageAddress(path: string, query: string): string | undefined {
	if (query === '' || !COMPARE.test(path)) return undefined;
	const given = new URLSearchParams(query);
	const { partNumbers, unreadable, onlyDifferences } = parseComparison(given);
	const names = [...partNumbers, ...unreadable];
	const [, kept = ''] = compareAddress(names, onlyDifferences).split('?');
	const routes = given.get('_routes');
	const parts = [kept, routes === null ? '' : `_routes=${encodeURIComponent(routes)}`].filter(Boolean);
	return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
