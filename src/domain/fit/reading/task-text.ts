import { dropUnseen, tidyText } from '../../../platform/text/visible-text.ts';
import { normalizeText } from '../../search/query/normalize-text.ts';

/** Max length of a task in characters; the rest is cut off. */
export const MAX_TASK_LENGTH = 500;

/** Bidirectional control characters, which legitimately occur between words. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]+/g;
/** Control characters and private use. Those inside a word, such as a soft hyphen, are removed before. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/** A visitor's words on one line, without invisible characters, at most 500 characters. Empty if nothing is left. */
export function cleanTask(text: string): string {
	// Four times the limit is enough for any honest text that has 500 characters once its spaces are collapsed.
	const line = tidyTask(text.slice(0, MAX_TASK_LENGTH * 4));
	return [...line].slice(0, MAX_TASK_LENGTH).join('').trim();
}

/** Like `cleanTask`, without cutting. Use it to count characters. */
export function tidyTask(text: string): string {
	return dropUnseen(tidyText(text.replace(TURNS, ' ')))
		.replace(UNSEEN, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}

/** Normalizes a task: the result is the same for any case, accents and spacing. */
export function normaliseTask(text: string): string {
	return normalizeText(cleanTask(text)).replace(/\s+/g, ' ').trim();
}

export type TaskToken = {
	kind: 'word' | 'number' | 'sign';
	/** Folded; typos are corrected by `task-vocabulary.ts`. */
	text: string;
	/** The folded text before corrections. */
	typed: string;
	/** The value of a number or a fraction; NaN for words and signs. */
	value: number;
	/** True for "1/8". */
	fraction: boolean;
	/** True after a space or at the start of the text. */
	spaced: boolean;
	/** True if written in capitals. */
	capitals: boolean;
	/** True if the first letter is a capital. */
	capitalized: boolean;
	/** True once a reader has used it. */
	used: boolean;
};

const TOKEN = /(\d{1,2}\/\d{1,2})(?!\d)|(\d+(?:[.,]\d{1,3})?|\.\d{2,3})|([a-z][a-z0-9]*)|(\S)/gy;

/** The words, numbers and signs of a cleaned task, in order. "140a" is a number followed directly by a word. */
export function listTokens(cleaned: string): TaskToken[] {
	const normalized = joinAbbreviations(normalizeText(cleaned))
		.replace(/n't\b/g, ' not')
		.replace(/(?<=\d)ish\b/g, '');
	const isEven = normalized.length === cleaned.length;
	const tokens: TaskToken[] = [];
	let at = 0;
	while (at < normalized.length) {
		TOKEN.lastIndex = at;
		const match = TOKEN.exec(normalized);
		if (match === null) {
			at++;
			continue;
		}
		const [text, fraction, number, word] = match;
		const written = isEven ? cleaned.slice(at, at + text.length) : '';
		tokens.push({
			kind: word !== undefined ? 'word' : fraction !== undefined || number !== undefined ? 'number' : 'sign',
			// The preposition "à" is no unit: "0,035 à plat" states no amperage.
			text: written.toLowerCase() === 'à' ? 'à' : text,
			typed: text,
			value: fraction !== undefined ? divide(fraction) : Number(number?.replace(',', '.') ?? Number.NaN),
			fraction: fraction !== undefined,
			spaced: at === 0 || /\s/.test(normalized[at - 1] ?? ''),
			capitals: word !== undefined && written !== '' && written === written.toUpperCase(),
			capitalized: word !== undefined && /^\p{Lu}/u.test(written),
			used: false,
		});
		at += text.length;
	}
	return tokens;
}

/**
 * "t.i.g." becomes "tig   ", padded to the same length so that capitals are still found at their offsets. The letter O
 * among digits becomes a zero, and an l or I before them a one.
 */
function joinAbbreviations(normalized: string): string {
	return normalized
		.replace(/(?<![a-z0-9.])(?:[a-z]\.){2,6}[a-z]?(?![a-z0-9])/g, (text) =>
			text.replaceAll('.', '').padEnd(text.length, ' '),
		)
		.replace(/(?<=\d)o(?=\d|\s*(?:a|amps?|amperes?)?(?![a-z]))/g, '0')
		.replace(/(?<![a-z0-9])[il](?=\d{2}\s*(?:a|amps?|amperes?)(?![a-z]))/g, '1');
}

function divide(fraction: string): number {
	const [above = '', below = ''] = fraction.split('/');
	return Number(below) === 0 ? Number.NaN : Number(above) / Number(below);
}

/** Marks the tokens from `from` up to, but not including, `to`. */
export function markTokens(tokens: readonly TaskToken[], from: number, to: number): void {
	for (let at = from; at < to; at++) {
		const token = tokens[at];
		if (token) token.used = true;
	}
}
