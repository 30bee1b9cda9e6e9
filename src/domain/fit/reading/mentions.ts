import { NEGATION_LINKS, NEGATORS } from '../task-words.ts';
import { markTokens, type TaskToken } from './task-text.ts';
import { findPhrase, isKnownWord, isTradeWord, MAX_PHRASE_LENGTH } from './task-vocabulary.ts';

/** A phrase of the vocabulary found in a task. */
export type Mention = { at: number; to: number; means: readonly string[]; loose: boolean; negated: boolean };

/** Number of words that a negation reaches: "no" negates "sharp or hot edges", but not the next sentence. */
const NEGATION_REACH = 4;
const NO_DENIAL = new Set(
	(
		'only just sure always often usually mostly much many problem problems issue issues doubt matter idea choice ' +
		'bad afraid avoid enough good ok okay great suitable recommended rated made meant use worried if ' +
		'seulement toujours souvent juste probleme problemes doute bon bonne assez sur'
	).split(' '),
);
const BREAKS = new Set([',', ';', '.', '!', '?', ':', '(', ')']);

/** The phrases of a task in order, each with whether it is negated. Numbers that were already read are skipped. */
export function listMentions(tokens: readonly TaskToken[]): Mention[] {
	const found: Mention[] = [];
	let reach = 0;
	let linked = false;
	for (let at = 0; at < tokens.length; at++) {
		const token = tokens[at];
		if (token === undefined) continue;
		if (BREAKS.has(token.text)) reach = 0;
		if (token.kind !== 'word' || token.used) continue;
		// "not locked out", "no gloves": a phrase that begins with a negation does not negate what follows.
		const whole = readClearPhrase(tokens, at);
		const isPhrase = whole !== undefined && whole.to - at > 1;
		const negator = isPhrase ? 0 : countNegator(tokens, at);
		if (negator > 0) {
			markTokens(tokens, at, at + negator);
			reach = NEGATION_REACH;
			linked = true;
			at += negator - 1;
			continue;
		}
		if (!isPhrase && NEGATION_LINKS.has(token.text)) {
			linked = reach > 0 || token.text === 'ni' || token.text === 'nor';
			if (linked) reach = NEGATION_REACH;
			continue;
		}
		const phrase = whole;
		if (phrase === undefined) {
			// "no glove survives overhead work", "no room for error, hot pipe": a word outside the trade may reverse the
			// meaning.
			reach = isTradeWord(token.text) ? Math.max(0, reach - 1) : 0;
			continue;
		}
		if (phrase.means.length > 0) {
			const negated = reach > 0 && linked;
			found.push({ at, to: phrase.to, means: phrase.means, loose: phrase.loose, negated });
			// A negation applies to one phrase, unless "or" extends it.
			if (negated) linked = false;
		}
		markTokens(tokens, at, phrase.to);
		at = phrase.to - 1;
	}
	return found;
}

/**
 * Number of tokens of a negation such as "no", "pas" or "instead of". "Not only overhead", "no problem with overhead"
 * and "no good for TIG?" negate nothing: wrongly removing a hazard is worse than keeping one.
 */
function countNegator(tokens: readonly TaskToken[], at: number): number {
	const [first = '', second = '', third = ''] = [0, 1, 2].map((step) => tokens[at + step]?.text ?? '');
	const next = second === 'de' || second === "'" ? third : second;
	if (NO_DENIAL.has(second) || NO_DENIAL.has(next)) return 0;
	if (first === 'instead' && second === 'of') return 2;
	if (first === 'rather' && second === 'than') return 2;
	if (first === 'au' && second === 'lieu' && third === 'de') return 3;
	return NEGATORS.has(first) ? 1 : 0;
}

/** The phrase at a token, unless it ends inside a harmless one: "on fire escapes" is no fire. */
function readClearPhrase(tokens: readonly TaskToken[], at: number): ReturnType<typeof readPhrase> {
	const phrase = readPhrase(tokens, at);
	if (phrase === undefined || phrase.means.length === 0) return phrase;
	for (let inside = at + 1; inside < phrase.to; inside++) {
		const other = readPhrase(tokens, inside);
		if (other && other.means.length === 0 && other.to > phrase.to) return undefined;
	}
	return phrase;
}

function readPhrase(
	tokens: readonly TaskToken[],
	from: number,
): { means: readonly string[]; loose: boolean; to: number } | undefined {
	const words: string[] = [];
	const ends: number[] = [];
	for (let at = from; at < tokens.length && words.length < MAX_PHRASE_LENGTH; at++) {
		const token = tokens[at];
		if (token === undefined || token.used) break;
		// "sub-arc" and "d'arc" are phrases of two words.
		if (token.kind === 'sign') {
			if (words.length > 0 && !token.spaced && (token.text === '-' || token.text === "'")) continue;
			break;
		}
		if (token.kind !== 'word') break;
		words.push(token.text === 'à' ? 'a' : token.text);
		ends.push(at + 1);
	}
	const found = findPhrase(words);
	if (found === undefined) return undefined;
	return { ...found.meaning, to: ends[found.length - 1] ?? from + 1 };
}

export const MAX_UNREAD_LENGTH = 30;
export const MAX_UNREAD = 12;

/** Unused words and numbers that may have a meaning, as typed. */
export function listUnread(tokens: readonly TaskToken[]): string[] {
	const words = tokens
		.filter(({ used, kind, text, typed }) => {
			if (used || kind === 'sign') return false;
			return kind === 'number' || (typed.length > 1 && !isKnownWord(text));
		})
		.map(({ typed }) => typed.slice(0, MAX_UNREAD_LENGTH));
	return [...new Set(words)].slice(0, MAX_UNREAD);
}
