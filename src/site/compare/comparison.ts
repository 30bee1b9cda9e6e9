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
