import { FROST_WORD, isDegree, isFrost, isFrostAfter } from '../frost.ts';
import type { CodeIndex } from '../index/codes/code-index.ts';
import type { Lexicon } from '../index/lexicon.ts';
import { isCurrentWord } from './current-words.ts';
import type { FrenchLexicon } from './french-lexicon.ts';
import { findFrenchMeaning } from './french-meanings.ts';
import { FRENCH_IDLE, FRENCH_VAGUE, isFrenchOnly, scanFrench, withAccents } from './french-stem.ts';
import { normalizeText } from './normalize-text.ts';
import { MAX_WORDS, readQuoted, type TypedWord } from './query-words.ts';
import { isEnglishMeaning } from './synonyms.ts';
import { IDLE_WORDS } from './words/trade-words.ts';

export type Dictionaries = { lexicon: Lexicon; french: FrenchLexicon; codes: CodeIndex };

/** A word with its French stem, and with its accents; `word` and `typed` are as in an English query. */
export type FrenchWord = TypedWord & { stem: string; written: string };

const HAS_DIGIT = /\d/;
const ACCENT = /[à-ÿ]/;
const NUMBER_AND_A = /^(\d{2,}) [aà]$/;

/**
 * True if more words of the query are French alone than English alone. Every other query is read as English alone, so
 * French texts never change what an English query finds.
 */
export function isFrenchQuery(text: string, { lexicon, french }: Dictionaries): boolean {
	const words = listFrenchWords(text);
	let ahead = 0;
	let isAnyEnglish = false;
	let isAnyFrenchOnly = false;
	for (const [at, { word, typed, stem, written }] of words.entries()) {
		if (word === FROST_WORD) continue;
		// "Ampérage" is French, "amperage" is both.
		if (ACCENT.test(written)) {
			ahead++;
			isAnyFrenchOnly = true;
		}
		// Who types "de" may want "deer", unless another word follows.
		if (isFrenchOnly(typed)) {
			const counts = at + 1 < words.length || french.has(stem);
			if (counts) ahead++;
			isAnyFrenchOnly ||= counts;
		} else if (word.length > 1 && !HAS_DIGIT.test(word) && !FRENCH_VAGUE.has(stem)) {
			const isEnglish = IDLE_WORDS.has(word) || french.isEnglish(word);
			const isFrench = FRENCH_IDLE.has(stem) || french.hasOrStarts(typed, stem);
			if (isEnglish && !isFrench) ahead--;
			else if (isFrench && !isEnglish && !mayBeEnglish(word, stem, lexicon)) ahead++;
			isAnyEnglish ||= isEnglish;
		}
	}
	// "Gants arc air" is French, though its other words are English.
	if (ahead !== 0 || isAnyEnglish) return ahead > 0 || (ahead === 0 && isAnyFrenchOnly);
	return words.some((word) => isMistypedFrench(word, lexicon, french));
}

/** True for a word of French texts that is also a typo of an English word: "gard" is the start of "garde", and "guard". */
function mayBeEnglish(word: string, stem: string, lexicon: Lexicon): boolean {
	if (findFrenchMeaning(stem)) return false;
	return lexicon
		.listNearest(word)
		.some((near) => lexicon.list(near.word).length > 0 || isEnglishMeaning(near.word));
}

/** A typo is French if it is nearer to a French trade word than to any English word. */
function isMistypedFrench({ word, typed }: FrenchWord, lexicon: Lexicon, french: FrenchLexicon): boolean {
	if (HAS_DIGIT.test(word)) return false;
	const near = french.findNearest(typed).find((found) => findFrenchMeaning(found.word));
	if (!near) return false;
	const [nearest] = lexicon.listNearest(word);
	return !nearest || near.typos < nearest.typos;
}

/** The words of a text or of what it quotes. */
export function listFrenchWords(text: string): FrenchWord[] {
	const read = readQuoted(text) ?? text;
	const normalized = normalizeText(read);
	const spelled = withAccents(read, normalized);
	const words: FrenchWord[] = [];
	scanFrench(normalized, (stem, start, end, word) => {
		const minus = words.at(-1);
		if (words.length === MAX_WORDS || isDegree(minus?.word, word)) return;
		const typed = normalized.slice(start, end);
		const written = spelled.slice(start, end);
		if (minus && isFrostAfter(minus.typed, word)) {
			const both = { typed: `${minus.typed} ${typed}`, written: `${minus.written} ${written}` };
			words[words.length - 1] = { word: FROST_WORD, stem: FROST_WORD, ...both };
		} else if (isFrost(normalized, word, start)) {
			words.push({ word: FROST_WORD, stem: FROST_WORD, typed, written });
		} else words.push({ word, typed, stem, written });
	});
	return words.map((word, at) => withoutTo(word, words[at + 1]));
}

/** "7018 à 140" and "100 a 200 degres": what looks like the unit of a current is the small word "à". */
function withoutTo(typed: FrenchWord, next: FrenchWord | undefined): FrenchWord {
	const number = NUMBER_AND_A.exec(typed.written)?.[1];
	if (number === undefined) return typed;
	const isTo = typed.written.endsWith('à') || !isCurrentWord(typed.word) || /^\d+$/.test(next?.word ?? '');
	return isTo ? { word: number, typed: number, stem: number, written: number } : typed;
}
