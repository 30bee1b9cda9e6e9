import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';

/** Max characters shown of an unknown address. */
const MAX_LENGTH = 80;

/** Control characters, and characters that reverse or hide the text around them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]+/gu;

/** Formats a path for display: decoded if possible, on one line, shortened in the middle. */
export function formatRequestedPath(path: string): string {
	return formatRequestedText(decodePath(path));
}

/** Formats an already decoded address the same way. If no character is visible, it is shown encoded. */
export function formatRequestedText(requested: string): string {
	const text =
		requested.toWellFormed().replace(UNSEEN, ' ').trim() || encodeURIComponent(requested.toWellFormed());
	const signs = Array.from(text);
	if (signs.length <= MAX_LENGTH) return text;
	return `${signs.slice(0, MAX_LENGTH - 21).join('')}…${signs.slice(-20).join('')}`;
}

/** Formats the decoded {text} of /products/{text} like a part number. */
export function formatRequestedPartNumber(requested: string): string {
	return formatPartNumber(formatRequestedText(requested));
}

/** Decodes a path; returns it unchanged if it is malformed. */
export function decodePath(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
