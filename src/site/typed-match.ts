/** A part of a text, in code units: from the first to before the last. */
export type TypedMatch = readonly [from: number, to: number];

const WORD = /[\p{L}\p{N}]+/gu;
const BETWEEN = '[^\\p{L}\\p{N}]*';

/**
 * The parts of `text` that a visitor has typed, to underline them while typing: the whole of it as a code at the
 * start ("xy 2763" in "XY276-3"), otherwise each typed word where a word of the text starts with it.
 */
export function listTypedMatches(text: string, typed: string): TypedMatch[] {
	const words = typed.match(WORD) ?? [];
	if (words.length === 0) return [];
	const code = new RegExp(`^${Array.from(words.join('')).join(BETWEEN)}`, 'iu').exec(text);
	if (code) return [[0, code[0].length]];
	// A single letter or figure stands at the start of too many words to tell anything.
	const telling = words.filter((word) => word.length > 1).sort((a, b) => b.length - a.length);
	if (telling.length === 0) return [];
	const starts = new RegExp(`(?<![\\p{L}\\p{N}])(?:${telling.join('|')})`, 'giu');
	return [...text.matchAll(starts)].map((match) => [match.index, match.index + match[0].length]);
}
