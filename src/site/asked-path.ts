/** Characters shown of an address that is not ours. */
const LONGEST = 80;

/** Controls, and signs that turn or hide the text round them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]+/gu;

/** A path as a visitor can read it: decoded where it can be, on one line, shortened in the middle. */
export function formatAskedPath(path: string): string {
	const text = decode(path).toWellFormed().replace(UNSEEN, ' ').trim();
	const signs = Array.from(text);
	if (signs.length <= LONGEST) return text;
	return `${signs.slice(0, LONGEST - 21).join('')}…${signs.slice(-20).join('')}`;
}

function decode(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
