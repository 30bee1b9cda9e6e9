/** In characters; the ending of a longer name stays. */
const MAX_LENGTH = 200;

/** A file's name as a query parameter. A system may give names that are no well-formed text, or cut characters in two. */
export function fileNameParameter(name: string): string {
	return encodeURIComponent(Array.from(name.toWellFormed()).slice(-MAX_LENGTH).join(''));
}
