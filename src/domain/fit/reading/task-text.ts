import { dropUnseen, tidyText } from '../../../platform/text/visible-text.ts';
import { normalizeText } from '../../search/query/normalize-text.ts';

/** A task is read up to here; what comes after is cut off. */
export const MAX_TASK_LENGTH = 500;

/** What turns the reading direction stands between words, where it is no trick. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]+/g;
/** Control signs and private use; what stands inside a word, such as a soft hyphen, is dropped before. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/** A visitor's words on one line, without what cannot be seen, at most 500 characters. Empty when nothing is left. */
export function cleanTask(text: string): string {
	// Four times as much holds every text that is 500 characters once its spaces are joined, short of mischief.
	const line = tidyTask(text.slice(0, MAX_TASK_LENGTH * 4));
	return [...line].slice(0, MAX_TASK_LENGTH).join('').trim();
}

/** The same without cutting anything off: whoever counts characters counts these. */
export function tidyTask(text: string): string {
	return dropUnseen(tidyText(text.replace(TURNS, ' ')))
		.replace(UNSEEN, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}

/** The same words in another case, with other accents or other spaces come to the same text. */
export function normaliseTask(text: string): string {
	return normalizeText(cleanTask(text)).replace(/\s+/g, ' ').trim();
}

export type TaskToken = {
	kind: 'word' | 'number' | 'sign';
	/** Folded; a slip of the keys is mended by `task-vocabulary.ts`. */
	text: string;
	/** As it was folded, before it was mended. */
	typed: string;
	/** Of a number or a fraction; NaN for words and signs. */
	value: number;
	/** True for "1/8". */
	fraction: boolean;
	/** True when a space, or nothing, stands before it. */
	spaced: boolean;
	/** True when it was written in capitals. */
	capitals: boolean;
	/** True when its first letter is a capital. */
	capitalized: boolean;
	/** True once a reader has made something of it. */
	used: boolean;
};

const TOKEN = /(\d{1,2}\/\d{1,2})(?!\d)|(\d+(?:[.,]\d{1,3})?|\.\d{2,3})|([a-z][a-z0-9]*)|(\S)/gy;

/** The words, numbers and signs of a cleaned task, in order. "140a" is a number and a word that touches it. */
export function listTokens(cleaned: string): TaskToken[] {
	const folded = joinAbbreviations(normalizeText(cleaned))
		.replace(/n't\b/g, ' not')
		.replace(/(?<=\d)ish\b/g, '');
	const isEven = folded.length === cleaned.length;
	const tokens: TaskToken[] = [];
	let at = 0;
	while (at < folded.length) {
		TOKEN.lastIndex = at;
		const match = TOKEN.exec(folded);
		if (match === null) {
			at++;
			continue;
		}
		const [text, fraction, number, word] = match;
		const written = isEven ? cleaned.slice(at, at + text.length) : '';
		tokens.push({
			kind: word !== undefined ? 'word' : fraction !== undefined || number !== undefined ? 'number' : 'sign',
			// The preposition is no unit: "0,035 à plat" says no amperes.
			text: written.toLowerCase() === 'à' ? 'à' : text,
			typed: text,
			value: fraction !== undefined ? divide(fraction) : Number(number?.replace(',', '.') ?? Number.NaN),
			fraction: fraction !== undefined,
			spaced: at === 0 || /\s/.test(folded[at - 1] ?? ''),
			capitals: word !== undefined && written !== '' && written === written.toUpperCase(),
			capitalized: word !== undefined && /^\p{Lu}/u.test(written),
			used: false,
		});
		at += text.length;
	}
	return tokens;
}

/**
 * "t.i.g." becomes "tig   " of the same length, so that capitals are still found where they stood; a letter O among
 * digits becomes a zero, and an l or I before them a one.
 */
function joinAbbreviations(folded: string): string {
	return folded
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

/** Marks tokens from `from` up to, not including, `to`. */
export function markTokens(tokens: readonly TaskToken[], from: number, to: number): void {
	for (let at = from; at < to; at++) {
		const token = tokens[at];
		if (token) token.used = true;
	}
}
