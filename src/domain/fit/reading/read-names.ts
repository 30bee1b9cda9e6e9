import { isFirstName } from '../lexicon/harmless.ts';
import type { TaskToken } from './task-text.ts';
import { isKnownWord } from './task-vocabulary.ts';

/**
 * Words before an employer or a yard: "at Suncor", "chez Bombardier". "For", "in" and "near" may precede a brand of
 * solvent.
 */
const AT = new Set(['at', 'chez']);
const ARTICLES = new Set(['the', 'la', 'le', 'les']);
const MAX_NAME_LENGTH = 3;
/** Substances and goods known by their brand; never the name of an employer. */
const BRANDS =
	/^(?:varsol|javex|drano|clorox|lysol|roundup|wd\d*|windex|gunk|zep|loctite|rustoleum|tremclad|bondo|naphtha|stihl|taser|tesla|napalm|semtex|kevlar|teflon|coleman|weber|traeger|jacuzzi)$/;

/**
 * Marks names that are in no list: a capitalized word after "at" or "chez", and a family name after a first name ("for
 * Gaston Quesnel"). Only in a task that is not in all capitals or title case, and only unknown words: hazard words are
 * known, so none is mistaken for a name.
 */
export function markNames(tokens: readonly TaskToken[]): void {
	const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 1);
	const capitalized = words.filter(({ capitalized }) => capitalized).length;
	if (capitalized * 2 > words.length) return;
	for (let at = 1; at < tokens.length; at++) {
		if (!isBeforeName(tokens, at)) continue;
		for (let next = at; next < at + MAX_NAME_LENGTH; next++) {
			const token = tokens[next];
			if (token?.text === '-' && !token.spaced) continue;
			if (token === undefined || !isName(token)) break;
			token.used = true;
		}
	}
}

function isBeforeName(tokens: readonly TaskToken[], at: number): boolean {
	const [before, earlier] = [tokens[at - 1], tokens[at - 2]];
	if (before === undefined || before.kind !== 'word') return false;
	if (AT.has(before.text)) return true;
	if (ARTICLES.has(before.text)) return AT.has(earlier?.text ?? '');
	return before.capitalized && isFirstName(before.text);
}

function isName({ kind, text, typed, capitalized, used }: TaskToken): boolean {
	if (kind !== 'word' || used || !capitalized || text.length < 3) return false;
	return text === typed && /^[a-z]+$/.test(text) && !isKnownWord(text) && !BRANDS.test(text);
}
