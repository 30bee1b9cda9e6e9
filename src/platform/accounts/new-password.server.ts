import { randomInt } from 'node:crypto';
import brand from '../../../content/brand.json' with { type: 'json' };
import { say } from '../i18n/message.ts';
import { ProblemError } from '../problems/problem.server.ts';
import { findPasswordError } from './password-rules.ts';

/** Parts of the account's name and address that an attacker would try first. */
function listGuessableParts(account: { email: string; name: string }): string[] {
	return [...account.email.split(/[@._+-]/), ...account.name.split(/\s+/), brand.name];
}

/**
 * @param path the field that a refused password is reported on.
 * @throws ProblemError invalid, with the reason.
 */
export function requireGoodPassword(
	password: string,
	account: { email: string; name: string },
	path: string,
): void {
	const found = findPasswordError(password, listGuessableParts(account));
	if (found)
		throw new ProblemError('invalid', undefined, [{ path, message: say(`staff.passwordError.${found}`) }]);
}

/** Letters and digits that are not easily confused. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Twenty characters in groups of five: about 100 bits of entropy, and easy to read out over the phone. */
export function makePassword(): string {
	const character = () => ALPHABET[randomInt(ALPHABET.length)];
	return Array.from({ length: 4 }, () => Array.from({ length: 5 }, character).join('')).join('-');
}
