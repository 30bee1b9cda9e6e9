import { blankContacts } from '../../platform/text/blank-contacts.ts';
import { listTokens } from '../fit/reading/task-text.ts';
import { normalizeText } from '../search/query/normalize-text.ts';

/** Words of a phrase at most: longer ones hardly come twice. */
const MAX_PHRASE_LENGTH = 3;
/** Terms that one task counts for at most. */
const MAX_TERMS = 24;
/** As `listUnread` of the reader cuts words. */
const MAX_WORD_LENGTH = 30;
/** Characters of a term at most. */
export const MAX_TERM_LENGTH = MAX_PHRASE_LENGTH * (MAX_WORD_LENGTH + 1) - 1;

/**
 * The words of a task that the reader made nothing of, folded, and the phrases of two and three of them that stand side
 * by side ("swollen cells"): a word alone seldom says what was meant. Parts of an e-mail address or a phone number are
 * none. Each term once, words first.
 * @param unread as the answer lists them
 */
export function listUnreadTerms(task: string, unread: readonly string[]): string[] {
	const words = new Set(unread.flatMap((text) => listWords(normalizeText(text))));
	const runs: string[][] = [[]];
	for (const token of listTokens(blankContacts(task))) {
		const word = token.typed.slice(0, MAX_WORD_LENGTH);
		if (token.kind !== 'sign' && words.has(word)) runs.at(-1)?.push(word);
		// "swollen-cells" is as good as two words.
		else if (token.text !== '-' && token.text !== "'") runs.push([]);
	}
	const terms = new Set(runs.flat());
	for (let length = 2; length <= MAX_PHRASE_LENGTH; length++)
		for (const run of runs)
			for (let at = 0; at + length <= run.length; at++) terms.add(run.slice(at, at + length).join(' '));
	return [...terms].slice(0, MAX_TERMS);
}

const listWords = (folded: string) =>
	listTokens(folded)
		.filter(({ kind }) => kind !== 'sign')
		.map(({ typed }) => typed.slice(0, MAX_WORD_LENGTH));

/** How many kept checks hold a term. */
export type UnreadCount = { term: string; checks: number };

/** The most frequent first; a word or phrase that never stands outside a longer one is left to that one. */
export function foldCounts(counts: readonly UnreadCount[]): UnreadCount[] {
	const isPartOf = (part: string, whole: string) =>
		whole.length > part.length && ` ${whole} `.includes(` ${part} `);
	return counts
		.filter(
			({ term, checks }) => !counts.some((other) => other.checks === checks && isPartOf(term, other.term)),
		)
		.toSorted((a, b) => b.checks - a.checks || (a.term < b.term ? -1 : 1));
}
