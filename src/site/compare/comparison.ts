import { normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';

/** The params of a comparison's address. */
export type Comparison = {
	/** Unique part numbers in the order given. They may not exist in the catalogue. */
	partNumbers: readonly string[];
	/** Values that are not part numbers, as typed. */
	unreadable: readonly string[];
	/** True if rows with equal values are left out. */
	onlyDifferences: boolean;
	/** Text typed into the field that adds a glove; may be empty. */
	add: string;
};

export const COMPARE_PATH = '/compare';

/** Max values read from one address. Those beyond the four that fit are listed on the page. */
const MAX_NAMED = 8;
const MAX_SHOWN_LENGTH = 40;
export const MAX_ADDED_LENGTH = 100;

/** Parses "gloves=xy300,xy301&only=differences". */
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

/** The address of a comparison. */
export function compareAddress(partNumbers: readonly string[], onlyDifferences = false): string {
	if (partNumbers.length === 0) return COMPARE_PATH;
	const gloves = partNumbers.map(encodeURIComponent).join(',');
	return `${COMPARE_PATH}?gloves=${gloves}${onlyDifferences ? '&only=differences' : ''}`;
}
