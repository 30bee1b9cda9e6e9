import { randomInt } from 'node:crypto';
import brand from '../../../content/brand.json' with { type: 'json' };
import { say } from '../i18n/message.ts';
import { ProblemError } from '../problems/problem.server.ts';
import { findPasswordError } from './password-rules.ts';

/** The parts of an account's name and address that would be tried first on it. */
function guessedWords(account: { email: string; name: string }): string[] {
	return [...account.email.split(/[@._+-]/), ...account.name.split(/\s+/), brand.name];
}

/**
 * @param path the field that is named when the password is refused.
 * @throws ProblemError invalid, saying why.
 */
export function requireGoodPassword(
	password: string,
	account: { email: string; name: string },
	path: string,
): void {
	const found = findPasswordError(password, guessedWords(account));
	if (found)
		throw new ProblemError('invalid', undefined, [{ path, message: say(`staff.passwordError.${found}`) }]);
}

/** Letters and digits that nobody takes for others. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Twenty characters in groups of five: a hundred bits of chance, and it can be read out over a telephone. */
export function makePassword(): string {
	const character = () => ALPHABET[randomInt(ALPHABET.length)];
	return Array.from({ length: 4 }, () => Array.from({ length: 5 }, character).join('')).join('-');
}
