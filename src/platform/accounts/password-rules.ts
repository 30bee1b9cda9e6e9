import { COMMON_PIECES } from './common-passwords.ts';

/** In characters: long enough to be the only factor (NIST SP 800-63B-4), short enough to hash. */
export const PASSWORD_LENGTH = { min: 15, max: 256 } as const;

/** Why a password is refused; worded in messages/en.json. */
export type PasswordError = 'short' | 'long' | 'repeated' | 'common' | 'ours';

/** Site-specific words that an attacker would try first. */
const SITE_WORDS = [
	'emberhide',
	'gloves',
	'glove',
	'welding',
	'welder',
	'backoffice',
	'argon',
	'track',
	'xy300',
];
const MIN_PIECE_LENGTH = 4;
/** A password of at most this many known pieces is easily guessed; more words make a pass phrase. */
const MAX_PIECES = 3;
/** Min. characters that must remain once the known pieces are removed. */
const MIN_REMAINING = 8;
const MIN_DISTINCT = 5;

/**
 * The error of a new password, or undefined. There are no composition rules; it must only be long and hard to guess.
 * @param words of this account and its company, such as parts of its address; treated like `SITE_WORDS`.
 */
export function findPasswordError(
	password: string,
	words: readonly string[] = [],
): PasswordError | undefined {
	if ([...password].length < PASSWORD_LENGTH.min) return 'short';
	if (password.length > PASSWORD_LENGTH.max) return 'long';
	const typed = onlyLettersAndDigits(password);
	if (new Set(typed).size < MIN_DISTINCT || isOnePieceRepeated(typed)) return 'repeated';
	const siteSpecific = [...SITE_WORDS, ...words.map(onlyLettersAndDigits)];
	// As typed, for digit pieces, and with character substitutions undone: "Gl0ves!" is "gloves".
	for (const text of [typed, onlyLettersAndDigits(undoSubstitutions(password))]) {
		if (isMadeOf(text, COMMON_PIECES)) return 'common';
		if (isMadeOf(text, [...siteSpecific, ...COMMON_PIECES])) return 'ours';
	}
	return undefined;
}

/** Whether a few of the pieces make up nearly all of the text. */
function isMadeOf(text: string, pieces: readonly string[]): boolean {
	let remaining = text;
	let found = 0;
	for (const piece of [...pieces].sort((a, b) => b.length - a.length)) {
		if (piece.length < MIN_PIECE_LENGTH) continue;
		const parts = remaining.split(piece);
		if (parts.length === 1) continue;
		// A repeated piece adds no strength.
		found += 1;
		remaining = parts.join(' ');
	}
	return found > 0 && found <= MAX_PIECES && remaining.replace(/[\d ]/g, '').length < MIN_REMAINING;
}

function undoSubstitutions(text: string): string {
	const disguises: Record<string, string> = {
		'0': 'o',
		'1': 'i',
		'3': 'e',
		'4': 'a',
		'5': 's',
		'@': 'a',
		$: 's',
	};
	return text.replace(/[01345@$]/g, (character) => disguises[character] ?? character);
}

function onlyLettersAndDigits(text: string): string {
	return text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '');
}

/** A text is a repeated piece exactly when it occurs inside itself doubled, first and last character removed. */
function isOnePieceRepeated(text: string): boolean {
	return text.length > 1 && (text + text).slice(1, -1).includes(text);
}
