import { listWords } from '../search/fold-text.ts';
import { countTypos, letterMask, mayMatch } from '../search/fuzzy-match.ts';
import { IDLE_WORDS } from '../search/trade-words.ts';
import {
	HAZARD_WORDS,
	IDLE_PHRASES,
	IDLE_WORDS_OF_TASKS,
	NEGATION_LINKS,
	NEGATORS,
	OTHER_WORDS,
} from './hazard-words.ts';
import { POSITION_WORDS } from './position-words.ts';
import { LOOSE_PROCESS_WORDS, PROCESS_WORDS, type SaidWords, UNCLEAR_WORDS } from './process-words.ts';
import type { TaskToken } from './task-text.ts';

/** What a phrase of the vocabulary says: "SMAW", "@V", "#hot", "~long", "handling", "?plasma"; empty for idle ones. */
export type SaidMeaning = { means: readonly string[]; loose: boolean };

/** Words of the longest phrase: "au dessus de la tete". */
const LONGEST_PHRASE = 5;
/** Shorter words are too near to each other to be mended: "cold" and "gold". */
const SHORTEST_MENDED = 5;
/** From here on a wrong letter is forgiven too, not only one missing, doubled or swapped: "front" is no "frost". */
const WRONG_LETTER_FROM = 8;
/** From here on two slips are forgiven. */
const TWO_SLIPS_FROM = 11;

const splitList = (text: string) => text.split(',').map((part) => part.trim());
const meanings = new Map<string, SaidMeaning>();
const phrases = new Set<string>();

function addTable(table: SaidWords, loose = false): void {
	for (const [says, means] of table) {
		for (const phrase of splitList(says)) addPhrase(phrase, { means: means.split(' '), loose });
	}
}

/** A word may stand in two tables: a foundry is molten metal, and handling. */
function addPhrase(phrase: string, meaning: SaidMeaning): void {
	phrases.add(phrase);
	for (const key of [phrase, phrase.replaceAll(' ', '')]) {
		const before = meanings.get(key);
		meanings.set(key, before ? { ...meaning, means: [...before.means, ...meaning.means] } : meaning);
		if (!phrase.includes(' ')) break;
	}
}

addTable(PROCESS_WORDS);
addTable(LOOSE_PROCESS_WORDS, true);
addTable(UNCLEAR_WORDS);
addTable(POSITION_WORDS);
addTable(HAZARD_WORDS);
addTable(OTHER_WORDS);
for (const phrase of splitList(IDLE_PHRASES)) addPhrase(phrase, { means: [], loose: false });

/** Not the phrases in one word: "norules" is no slip of "nouse". */
const phraseWords = new Set([...phrases].flatMap((phrase) => phrase.split(' ')));

/** The longest phrase whose words are the first of `words`, with the number of words it takes. */
export function findSaid(words: readonly string[]): { meaning: SaidMeaning; length: number } | undefined {
	for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length--) {
		const meaning = meanings.get(words.slice(0, length).join(' '));
		if (meaning) return { meaning, length };
	}
	return undefined;
}

/** Words that are one slip from ours and mean something else: never mended. */
const NEAR_WORDS = new Set(
	(
		'shared sticky silver splitter glance failing filed walter shape track tracks tracking taking standing filling crashing cooler grained strain planes plater piped ' +
		'overhear changed coil coils boil soil foil toil sharper burner burners icing tier tires trick rough rained ' +
		'wired hides horses weight grins brush crust impacted hotter colder breeze freely oiler drilled'
	).split(' '),
);

type Mendable = { word: string; mask: number };
const mendable: Mendable[] = [...phraseWords]
	.filter((word) => word.length >= SHORTEST_MENDED)
	.map((word) => ({ word, mask: letterMask(word) }));
const AMP_WORDS = ['amps', 'amperes', 'ampere', 'amperage'];

/** True for a word that the reader knows, with or without a meaning. */
export function isKnownWord(word: string): boolean {
	return (
		phraseWords.has(word) ||
		meanings.has(word) ||
		IDLE_WORDS_OF_TASKS.has(word) ||
		IDLE_WORDS.has(word) ||
		NEGATORS.has(word) ||
		NEGATION_LINKS.has(word) ||
		AMP_WORDS.includes(word)
	);
}

/** Mends slips of the keys against the closed vocabulary: one in a word of five letters, two from eleven on. */
export function mendSlips(tokens: readonly TaskToken[]): void {
	const mended = new Map<string, string>();
	for (const token of tokens) {
		if (token.kind !== 'word' || isKnownWord(token.text)) continue;
		const word = mended.get(token.text) ?? mendWord(token.text);
		mended.set(token.text, word);
		token.text = word;
	}
}

function mendWord(word: string): string {
	// "amsp" is said beside a number so often that its four letters are looked at.
	if (/^am[ps]{2,3}$/.test(word) || word === 'apms') return 'amps';
	const [stem = word] = listWords(word);
	if (stem !== word && isKnownWord(stem)) return stem;
	if (word.length < SHORTEST_MENDED || NEAR_WORDS.has(word)) return word;
	if (/\d/.test(word)) return word;
	const most = word.length < TWO_SLIPS_FROM ? 1 : 2;
	const mask = letterMask(word);
	let best = word;
	let fewest = most + 1;
	for (const entry of mendable) {
		// The first letter is nearly always right, and it keeps "frame" from "flame".
		if (entry.word[0] !== word[0] || !mayMatch(mask, entry.mask, most)) continue;
		const typos = countTypos(word, entry.word, most);
		if (typos >= fewest || (word.length < WRONG_LETTER_FROM && hasWrongLetter(word, entry.word))) continue;
		[best, fewest] = [entry.word, typos];
	}
	return best;
}

/** True for two words of one length that do not hold the same letters: a letter was replaced, not moved. */
function hasWrongLetter(a: string, b: string): boolean {
	return a.length === b.length && [...a].sort().join('') !== [...b].sort().join('');
}
