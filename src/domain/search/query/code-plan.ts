import { isKnownSize } from '../../catalogue/sizes/glove-size.ts';
import type { CodeIndex } from '../index/codes/code-index.ts';
import type { PlannedWord } from '../index/text-index.ts';
import type { TypedWord } from './query-words.ts';
import { findMeaning } from './synonyms.ts';
import { listCodes } from './word-plan.ts';

/** Min length of a part number to search for among other words: a shorter one is a size, a level or a measure. */
const MIN_NAMED_CODE_LENGTH = 4;
const MAX_SPACED_CODE_LENGTH = 3;

const HAS_DIGIT = /\d/;

/** The plan of one or more words of a query, and the gloves whose part number they are. */
export type PlannedPart = { planned: PlannedWord; length: number; named?: readonly number[] };

/**
 * Plans "XY 276-3", two or three words that together are a part number or the start of one, and "XY300L", a part number with
 * a size in one word.
 */
export function planSpacedCode(
	words: readonly TypedWord[],
	at: number,
	codes: CodeIndex,
): PlannedPart | undefined {
	for (let length = Math.min(MAX_SPACED_CODE_LENGTH, words.length - at); length > 1; length--) {
		const key = words
			.slice(at, at + length)
			.map(({ word }) => word)
			.join('');
		if (!HAS_DIGIT.test(key) || !/[a-z]/.test(key)) continue;
		const lists = listCodes(key, codes);
		if (lists.length > 0) return { planned: { terms: [], lists }, length, named: findNamed(key, codes) };
	}
	return planSizedCode(words[at]!.word, codes);
}

function planSizedCode(word: string, codes: CodeIndex): PlannedPart | undefined {
	if (!HAS_DIGIT.test(word) || listCodes(word, codes).length > 0) return undefined;
	for (let end = word.length - 1; end >= MIN_NAMED_CODE_LENGTH; end--) {
		const code = word.slice(0, end);
		const named = findNamed(code, codes);
		if (named.length > 0 && isKnownSize(word.slice(end)))
			return { planned: { terms: [], lists: listCodes(code, codes) }, length: 1, named };
	}
	return undefined;
}

/** The gloves whose part number is exactly this query word. */
export function findNamed(key: string, codes: CodeIndex): readonly number[] {
	if (key.length < MIN_NAMED_CODE_LENGTH || !HAS_DIGIT.test(key) || findMeaning(key)) return [];
	const { from, exactTo } = codes.findPrefix(key);
	return Array.from(codes.slice(from, exactTo));
}
