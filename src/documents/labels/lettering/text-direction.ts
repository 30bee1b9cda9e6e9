/** Right-to-left scripts. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;
const MARK = /\p{M}/u;
const DIGIT = /\p{Nd}/u;
/** Characters that join two digits to one number: 3.5, 1,200, 12/24, 10:30, 77-3041. */
const JOINER = /[.,/:+-]/;
const MIRRORED: Readonly<Record<string, string>> = {
	'(': ')',
	')': '(',
	'[': ']',
	']': '[',
	'{': '}',
	'}': '{',
	'<': '>',
	'>': '<',
	'«': '»',
	'»': '«',
};

/** True if the first letter of a text is from a right-to-left script (Unicode UAX 9, P2 and P3). */
export function isRightToLeft(text: string): boolean {
	for (const character of text) if (LETTER.test(character)) return RIGHT_TO_LEFT.test(character);
	return false;
}

/** A run of a line in visual order. `text` is in reading order; `rtl` if its letters run to the left. */
export type TextRun = { text: string; rtl: boolean };

type Kind = 'left' | 'right' | 'number' | 'neutral';

/**
 * The runs of one line in visual order, from left to right: a browser does this itself, a PDF needs it done. Implements
 * the rules of Unicode UAX 9 for text without direction marks (which we refuse): letters, numbers and neutral
 * characters. Right-to-left runs are split into words, with brackets mirrored.
 */
export function layOutRuns(line: string, rtl = isRightToLeft(line)): TextRun[] {
	const characters = [...line];
	if (!rtl && !characters.some((character) => RIGHT_TO_LEFT.test(character)))
		return line === '' ? [] : [{ text: line, rtl: false }];
	const levels = findLevels(characters, rtl);
	const runs = cutRuns(characters, levels);
	for (let level = 2; level > 0; level--) reverseFrom(runs, level);
	return runs.flatMap(({ text, level }) => (level === 1 ? turnRound(text) : [{ text, rtl: false }]));
}

/** Levels 0 and 2 run to the right, 1 to the left. */
function findLevels(characters: readonly string[], rtl: boolean): number[] {
	const kinds = findKinds(characters, rtl ? 'right' : 'left');
	return kinds.map((kind) => {
		if (kind === 'right') return 1;
		if (kind === 'number') return 2;
		return rtl ? 2 : 0;
	});
}

function findKinds(characters: readonly string[], base: 'left' | 'right'): Exclude<Kind, 'neutral'>[] {
	const kinds: Kind[] = [];
	let strong: 'left' | 'right' = base;
	for (const [index, character] of characters.entries()) {
		let kind: Kind = 'neutral';
		if (MARK.test(character)) kind = kinds[index - 1] ?? 'neutral';
		else if (DIGIT.test(character)) kind = strong === 'left' ? 'left' : 'number';
		else if (RIGHT_TO_LEFT.test(character)) kind = 'right';
		else if (LETTER.test(character)) kind = 'left';
		else if (
			JOINER.test(character) &&
			kinds[index - 1] === 'number' &&
			DIGIT.test(characters[index + 1] ?? '')
		)
			kind = 'number';
		if (kind === 'left' || kind === 'right') strong = kind;
		kinds.push(kind);
	}
	return resolveNeutrals(kinds, base);
}

/**
 * Neutral characters between two letters take their direction if both agree, otherwise that of the line; a number
 * counts as "right" here.
 */
function resolveNeutrals(kinds: readonly Kind[], base: 'left' | 'right'): Exclude<Kind, 'neutral'>[] {
	const side = (kind: Kind | undefined) => (kind === undefined ? base : kind === 'left' ? 'left' : 'right');
	return kinds.map((kind, index) => {
		if (kind !== 'neutral') return kind;
		const before = side(kinds.slice(0, index).findLast((other) => other !== 'neutral'));
		const after = side(kinds.slice(index + 1).find((other) => other !== 'neutral'));
		return before === after ? before : base;
	});
}

type LevelRun = { text: string; level: number };

function cutRuns(characters: readonly string[], levels: readonly number[]): LevelRun[] {
	const runs: LevelRun[] = [];
	for (const [index, character] of characters.entries()) {
		const level = levels[index] ?? 0;
		const last = runs.at(-1);
		if (last?.level === level) last.text += character;
		else runs.push({ text: character, level });
	}
	return runs;
}

/** Reverses each sequence of runs at `level` or above, in place (UAX 9, L2). */
function reverseFrom(runs: LevelRun[], level: number): void {
	for (let from = 0; from < runs.length; from++) {
		if ((runs[from]?.level ?? 0) < level) continue;
		let to = from;
		while ((runs[to + 1]?.level ?? 0) >= level) to++;
		runs.splice(from, to - from + 1, ...runs.slice(from, to + 1).reverse());
		from = to;
	}
}

/** Splits a right-to-left run into its words and the characters between them, leftmost first. */
function turnRound(text: string): TextRun[] {
	const words = text.match(/[\p{L}\p{M}]+|[^\p{L}\p{M}]/gu) ?? [];
	return words.reverse().map((word) => ({ text: MIRRORED[word] ?? word, rtl: LETTER.test(word) }));
}
