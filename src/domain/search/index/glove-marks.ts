import { formatPartNumber } from '../../catalogue/part-numbers/part-number.ts';
import { type MatchRange, matchRanges } from '../query/match-ranges.ts';
import { listWords } from '../query/normalize-text.ts';
import type { QueryReading } from '../query/query-reading.ts';

/** The matches of a search text in a glove's short texts; those of the part number refer to its upper-case form. */
export type GloveMarks = { partNumber: MatchRange[]; name: MatchRange[]; description: MatchRange[] };

type Marked = { partNumber: string; name: string; description: string };

/**
 * Called on the server, which knows the words that were corrected; the browser only renders the result.
 * @param reading how the query was interpreted by the search that found the glove
 */
export function markGlove(
	{ partNumber, name, description }: Marked,
	query: string,
	reading: QueryReading,
): GloveMarks {
	const corrections = new Map(
		reading.mended.map(({ typed, read }) => [stemOf(typed), read.flatMap(listWords)]),
	);
	const mark = (text: string) => matchRanges(text, query, corrections);
	return { partNumber: mark(formatPartNumber(partNumber)), name: mark(name), description: mark(description) };
}

const stemOf = (typed: string) => listWords(typed)[0] ?? typed;
