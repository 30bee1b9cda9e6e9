import { formatPartNumber } from '../catalogue/part-number.ts';
import { type MatchRange, matchRanges } from './match-ranges.ts';

/** What a search text matches of a glove's short words; the part number's are those of its upper-case form. */
export type GloveMarks = { partNumber: MatchRange[]; name: MatchRange[]; description: MatchRange[] };

type Marked = { partNumber: string; name: string; description: string };

/** Made on the server, where the trade's synonyms and the typos are known; the browser only draws them. */
export function markGlove({ partNumber, name, description }: Marked, query: string): GloveMarks {
	return {
		partNumber: matchRanges(formatPartNumber(partNumber), query),
		name: matchRanges(name, query),
		description: matchRanges(description, query),
	};
}
