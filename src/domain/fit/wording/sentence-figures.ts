import type { Certification } from '../../ratings/certification.ts';
import { readNumberWords } from '../reading/read-number-words.ts';
import { cleanTask, listTokens } from '../reading/task-text.ts';

/** What a rating word may refer to: the type of the rating and the positions in its marking, starting at 0. */
const RATED_WORDS: Readonly<Record<string, readonly [type: string, positions: readonly number[]][]>> = {
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

/** True if all cut levels, markings and phrases such as "heat level 4" belong to the glove or were named by the job. */
export function hasOwnRatings(
	sentence: string,
	ratings: readonly Certification[],
	findings: readonly string[],
): boolean {
	const required = findings.flatMap((finding) => finding.match(/\bA[1-9]\b/g) ?? []);
	const own = new Set([...required, ...ratings.map(({ value }) => value.toUpperCase())]);
	const levels = sentence.match(/\bA[1-9]\b/g) ?? [];
	const markings = sentence.match(/\b[0-5X]{3,6}[A-FX]?P?\b/g) ?? [];
	const marked = markings.filter((word) => /[A-Z]/.test(word));
	if (![...levels, ...marked].every((rating) => own.has(rating))) return false;
	return [...sentence.matchAll(RATED)].every(([, word = '', level = '']) =>
		(RATED_WORDS[word] ?? []).some(([type, positions]) =>
			ratings.some(
				(rating) => rating.type === type && positions.some((position) => rating.value[position] === level),
			),
		),
	);
}

/** True if `texts` contains every number of a sentence; fractions and decimals must match as written. */
export function hasKnownNumbers(sentence: string, texts: readonly string[]): boolean {
	// Digits of other scripts, single-character fractions and number words must not bypass the check.
	if (/[^\P{N}0-9]/u.test(sentence) || hasNumberWord(sentence)) return false;
	const known = new Set(texts.flatMap(listNumbers));
	return listNumbers(sentence).every((number) => known.has(number));
}

function listNumbers(text: string): string[] {
	return (text.match(/\d+(?:[.,]\d+|\/\d+)?|\.\d+/g) ?? []).map((number) =>
		number.replace(',', '.').replace(/^\./, '0.'),
	);
}

/** True for "four hundred" and "quatre cents"; only from two on, since "one" also stands for a thing. */
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
