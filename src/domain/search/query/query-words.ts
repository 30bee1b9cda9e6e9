import { FROST_WORD, isDegree, isFrost, isFrostAfter } from '../frost.ts';
import type { Lexicon } from '../index/lexicon.ts';
import { isCurrentWord } from './current-words.ts';
import { normalizeText, scanWords } from './normalize-text.ts';
import { findMeaning } from './synonyms.ts';
import { IDLE_WORDS } from './words/trade-words.ts';

/** Max number of words of a query that are used. */
export const MAX_WORDS = 12;

/** A query word, normalized and stemmed, and as typed. */
export type TypedWord = { word: string; typed: string };

/** Min length of each half when a word is split in two. */
const MIN_HALF_LENGTH = 2;

const QUOTED = /^["«]\s*(.*?)\s*["»]$/;

/** The text inside quotation marks around a whole query, which requests an exact match; undefined without them. */
export function readQuoted(query: string): string | undefined {
	const inside = QUOTED.exec(normalizeText(query))?.[1];
	return inside === '' || inside?.includes('"') ? undefined : inside;
}

/**
 * The words of a query, normalized for different ways of joining them: "13 gauge" and "gauge 13", "woollined" and
 * "wool-lined".
 */
export function listTypedWords(query: string, lexicon: Lexicon): TypedWord[] {
	const normalized = normalizeText(query);
	const words: TypedWord[] = [];
	scanWords(normalized, (word, start, end) => {
		const minus = words.at(-1);
		if (words.length === MAX_WORDS || isDegree(minus?.word, word)) return;
		const typed = normalized.slice(start, end);
		if (minus && isFrostAfter(minus.word, word))
			words[words.length - 1] = { word: FROST_WORD, typed: `${minus.typed} ${typed}` };
		else words.push({ word: isFrost(normalized, word, start) ? FROST_WORD : word, typed });
	});
	return joinMeasure(
		words.flatMap(
			(word) =>
				splitMeasure(word, lexicon) ??
				withoutSuperlative(word, lexicon) ??
				splitJoined(word, lexicon) ?? [word],
		),
		lexicon,
	);
}

/** "1 a" is parsed as one ampere; if no text contains it, it is two words. "18 inch" is one, whatever the texts have. */
function splitMeasure({ word, typed }: TypedWord, lexicon: Lexicon): TypedWord[] | undefined {
	const parts = /^([\d./]+)[ -]([a-z]+)$/.exec(typed);
	if (!parts || parts[2]!.length > 2 || isKnown(word, lexicon) || isCurrentWord(word) || toInches(word))
		return undefined;
	return [parts[1]!, parts[2]!].map((part) => ({ word: part, typed: part }));
}

/** "Warmest" is "warm", "thinnest" is "thin" and "heaviest" is "heavy", if no text has the word itself. */
function withoutSuperlative({ word, typed }: TypedWord, lexicon: Lexicon): TypedWord[] | undefined {
	const root = /^([a-z]{3,})est$/.exec(word)?.[1];
	if (root === undefined || IDLE_WORDS.has(word) || isKnown(word, lexicon)) return undefined;
	const bases = [root, `${root}e`, root.replace(/(.)\1$/, '$1'), root.replace(/i$/, 'y')];
	const base = bases.find((one) => isKnown(one, lexicon));
	return base === undefined ? undefined : [{ word: base, typed }];
}

/** Metric lengths that are this near to a whole inch mean it, since texts round: "18 cm" is 7 in. */
const INCH_TOLERANCE = 0.15;
const INCH_TOLERANCE_SHARE = 0.02;

/** "18cm" -> "7in", "102mm" -> "4in"; undefined for other words and for lengths between inches. */
export function toInches(word: string): string | undefined {
	const [, figures, unit] = /^([\d.]+)(cm|mm)$/.exec(word) ?? [];
	const inches = Number(figures) / (unit === 'cm' ? 2.54 : 25.4);
	const whole = Math.round(inches);
	const tolerance = Math.max(INCH_TOLERANCE, whole * INCH_TOLERANCE_SHARE);
	return whole >= 1 && Math.abs(inches - whole) <= tolerance ? `${whole}in` : undefined;
}

/** Splits two words typed as one, if a text has them next to each other. */
function splitJoined(joined: TypedWord, lexicon: Lexicon): TypedWord[] | undefined {
	const { word } = joined;
	if (/\d/.test(word) || lexicon.find(word) !== undefined || findMeaning(word)) return undefined;
	const isCompound = lexicon.list(word).length > 0;
	for (const [first, second] of listHalves(word)) {
		const isWritten = isCompound
			? isKnown(first, lexicon) && isKnown(second, lexicon)
			: lexicon.findPair(first, second) !== undefined;
		if (isWritten) return [first, second].map((half) => ({ word: half, typed: half }));
	}
	return undefined;
}

/** Every way to split a word in two. */
export function listHalves(word: string): [first: string, second: string][] {
	return Array.from({ length: Math.max(0, word.length - 2 * MIN_HALF_LENGTH + 1) }, (_, at) => [
		word.slice(0, MIN_HALF_LENGTH + at),
		word.slice(MIN_HALF_LENGTH + at),
	]);
}

/** "gauge 13" is "13 gauge", if nothing else is typed. */
function joinMeasure(words: TypedWord[], lexicon: Lexicon): TypedWord[] {
	const [unit, number] = words;
	if (words.length !== 2 || !unit || !number || !/^[\d./]+$/.test(number.word)) return words;
	let joined = '';
	scanWords(`${number.word} ${unit.typed}`, (word, _, end) => {
		if (end > number.word.length) joined = word;
	});
	if (!joined.startsWith(number.word) || lexicon.find(joined) === undefined) return words;
	return [{ word: joined, typed: `${number.typed} ${unit.typed}` }];
}

function isKnown(word: string, lexicon: Lexicon): boolean {
	return lexicon.list(word).length > 0 || findMeaning(word) !== undefined;
}

export const isIdle = ({ word }: TypedWord) => IDLE_WORDS.has(word);
