import type { Certification } from '../../ratings/certification.ts';
import { readNumberWords } from '../reading/read-number-words.ts';
import { cleanTask, listTokens } from '../reading/task-text.ts';

/** What a word for a rating may mean: a whole value, or places of a marking, from 0. */
const RATED_WORDS: Readonly<Record<string, readonly [type: string, places: readonly number[]][]>> = {
	cut: [
		['ANSI_CUT', [1]],
		['EN388', [1, 4]],
	],
	abrasion: [
		['ANSI_ABR', [0]],
		['EN388', [0]],
	],
	tear: [['EN388', [2]]],
	puncture: [
		['ANSI_PUN', [0]],
		['EN388', [3]],
	],
	heat: [
		['ANSI_HEAT', [0]],
		['EN407', [1, 2, 3]],
	],
	flame: [['EN407', [0]]],
	splash: [['EN407', [4, 5]]],
	cold: [['EN511', [0, 1]]],
	air: [['EN511', [0]]],
	impact: [['ANSI_138', [0]]],
};
const RATED =
	/\b(cut|abrasion|tear|puncture|heat|flame|splash|cold|air|impact)(?:,? (?:rating|rated|level|of|at))* A?([0-9A-F])\b/g;

/** Cut levels, markings and "heat level 4" must be the glove's own, or what the job asked for. */
export function hasOwnRatings(
	sentence: string,
	ratings: readonly Certification[],
	findings: readonly string[],
): boolean {
	const asked = findings.flatMap((finding) => finding.match(/\bA[1-9]\b/g) ?? []);
	const own = new Set([...asked, ...ratings.map(({ value }) => value.toUpperCase())]);
	const levels = sentence.match(/\bA[1-9]\b/g) ?? [];
	const markings = sentence.match(/\b[0-5X]{3,6}[A-FX]?P?\b/g) ?? [];
	const marked = markings.filter((word) => /[A-Z]/.test(word));
	if (![...levels, ...marked].every((rating) => own.has(rating))) return false;
	return [...sentence.matchAll(RATED)].every(([, word = '', level = '']) =>
		(RATED_WORDS[word] ?? []).some(([type, places]) =>
			ratings.some((rating) => rating.type === type && places.some((place) => rating.value[place] === level)),
		),
	);
}

/** Every number of a sentence must stand in `texts`; fractions and decimals as they are written. */
export function hasKnownNumbers(sentence: string, texts: readonly string[]): boolean {
	// Figures of other scripts, fractions in one sign, and numbers in words are no way round.
	if (/[^\P{N}0-9]/u.test(sentence) || hasNumberWord(sentence)) return false;
	const known = new Set(texts.flatMap(listNumbers));
	return listNumbers(sentence).every((number) => known.has(number));
}

function listNumbers(text: string): string[] {
	return (text.match(/\d+(?:[.,]\d+|\/\d+)?|\.\d+/g) ?? []).map((number) =>
		number.replace(',', '.').replace(/^\./, '0.'),
	);
}

/** "Four hundred", "quatre cents": from two on, since "one" stands for a thing as well. */
function hasNumberWord(sentence: string): boolean {
	return listTokens(cleanTask(sentence)).some(({ kind, text }) => {
		if (kind !== 'word') return false;
		const [read, ...rest] = listNumberIn(`${text} amps`);
		return read !== undefined && rest.length === 0 && read > 1;
	});
}

function listNumberIn(text: string): number[] {
	const tokens = listTokens(text);
	readNumberWords(tokens);
	return tokens.flatMap(({ kind, value }) => (kind === 'number' ? [value] : []));
}
