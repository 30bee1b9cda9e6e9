import { formatPartNumber } from '../../catalogue/part-numbers/part-number.ts';
import { type MatchRange, matchRanges } from '../query/match-ranges.ts';
import { listWords } from '../query/normalize-text.ts';
import type { QueryReading } from '../query/query-reading.ts';

/** What a search text matches of a glove's short words; the part number's are those of its upper-case form. */
export type GloveMarks = { partNumber: MatchRange[]; name: MatchRange[]; description: MatchRange[] };

type Marked = { partNumber: string; name: string; description: string };

/**
 * Made on the server, where it is known which words were read as slips; the browser only draws them.
 * @param reading how the search that found the glove read the query
 */
export function markGlove(
	{ partNumber, name, description }: Marked,
	query: string,
	reading: QueryReading,
): GloveMarks {
	const mended = new Map(reading.mended.map(({ typed, read }) => [stemOf(typed), read.flatMap(listWords)]));
	const mark = (text: string) => matchRanges(text, query, mended);
	return { partNumber: mark(formatPartNumber(partNumber)), name: mark(name), description: mark(description) };
}

const stemOf = (typed: string) => listWords(typed)[0] ?? typed;
