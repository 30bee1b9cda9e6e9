import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';

/** Characters shown of an address that is not ours. */
const MAX_LENGTH = 80;

/** Controls, and signs that turn or hide the text round them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]+/gu;

/** A path as a visitor can read it: decoded where it can be, on one line, shortened in the middle. */
export function formatAskedPath(path: string): string {
	return formatAskedText(decodePath(path));
}

/** What an address asks for, decoded already, in the same way. What holds nothing that can be seen is shown as it was sent. */
export function formatAskedText(asked: string): string {
	const text = asked.toWellFormed().replace(UNSEEN, ' ').trim() || encodeURIComponent(asked.toWellFormed());
	const signs = Array.from(text);
	if (signs.length <= MAX_LENGTH) return text;
	return `${signs.slice(0, MAX_LENGTH - 21).join('')}…${signs.slice(-20).join('')}`;
}

/** What /products/{text} asks for, decoded already, as part numbers are written. */
export function formatAskedPartNumber(asked: string): string {
	return formatPartNumber(formatAskedText(asked));
}

/** What cannot be decoded stays as it is. */
export function decodePath(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
