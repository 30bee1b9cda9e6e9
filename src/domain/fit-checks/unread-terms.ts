import { blankContacts } from '../../platform/text/blank-contacts.ts';
import { listTokens } from '../fit/reading/task-text.ts';
import { normalizeText } from '../search/query/normalize-text.ts';

/** Max words in a phrase; longer ones rarely repeat. */
const MAX_PHRASE_LENGTH = 3;
/** Max terms per task. */
const MAX_TERMS = 24;
/** The length at which the reader's `listUnread` cuts words. */
const MAX_WORD_LENGTH = 30;
/** Max characters in a term. */
export const MAX_TERM_LENGTH = MAX_PHRASE_LENGTH * (MAX_WORD_LENGTH + 1) - 1;

/**
 * Lists the words of a task that the reader did not understand, folded, and the phrases of two or three adjacent ones
 * ("swollen cells"), because a single word seldom shows what was meant. Parts of an e-mail address or a phone number
 * are left out. Each term appears once, words first.
 * @param unread the unread words of the answer
 */
export function listUnreadTerms(task: string, unread: readonly string[]): string[] {
	const words = new Set(unread.flatMap((text) => listWords(normalizeText(text))));
	const runs: string[][] = [[]];
	for (const token of listTokens(blankContacts(task))) {
		const word = token.typed.slice(0, MAX_WORD_LENGTH);
		if (token.kind !== 'sign' && words.has(word)) runs.at(-1)?.push(word);
		// "swollen-cells" counts as two adjacent words.
		else if (token.text !== '-' && token.text !== "'") runs.push([]);
	}
	const terms = new Set(runs.flat());
	for (let length = 2; length <= MAX_PHRASE_LENGTH; length++)
		for (const run of runs)
			for (let at = 0; at + length <= run.length; at++) terms.add(run.slice(at, at + length).join(' '));
	return [...terms].slice(0, MAX_TERMS);
}

const listWords = (text: string) =>
	listTokens(text)
		.filter(({ kind }) => kind !== 'sign')
		.map(({ typed }) => typed.slice(0, MAX_WORD_LENGTH));

/** The number of stored checks that contain a term. */
export type UnreadCount = { term: string; checks: number };

/** Most frequent first; drops a word or phrase that only occurs inside a longer one. */
export function mergeCounts(counts: readonly UnreadCount[]): UnreadCount[] {
	const isPartOf = (part: string, whole: string) =>
		whole.length > part.length && ` ${whole} `.includes(` ${part} `);
	return counts
		.filter(
			({ term, checks }) => !counts.some((other) => other.checks === checks && isPartOf(term, other.term)),
		)
		.toSorted((a, b) => b.checks - a.checks || (a.term < b.term ? -1 : 1));
}
