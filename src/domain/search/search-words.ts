import { normalizeText } from './query/normalize-text.ts';

const MAX_WORDS = 8;

/** The words of a search in a list of records, folded as their search texts are: all must occur, in any place. */
export function listSearchWords(text: string): string[] {
	return [...new Set(normalizeText(text).split(/\s+/))].filter((word) => word !== '').slice(0, MAX_WORDS);
}
