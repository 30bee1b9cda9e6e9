import { ProblemError } from './problem.server.ts';

/**
 * Reads a query string strictly: text that is not UTF-8 or holds control characters is a 400 that names the
 * field. A parameter given more than once is a list; the route's schema says whether it takes one.
 * The answer has no prototype, so `__proto__` is a name like any other.
 */
export function parseQueryString(text: string): Record<string, string | string[]> {
	const query: Record<string, string | string[]> = Object.create(null);
	if (text === '') return query;
	for (const pair of text.split('&')) {
		if (pair === '') continue;
		const at = pair.indexOf('=');
		const name = decode(at < 0 ? pair : pair.slice(0, at), 'query');
		const value = decode(at < 0 ? '' : pair.slice(at + 1), name);
		const before = query[name];
		if (before === undefined) query[name] = value;
		else if (Array.isArray(before)) before.push(value);
		else query[name] = [before, value];
	}
	return query;
}

function decode(text: string, field: string): string {
	let value = text;
	if (text.includes('%') || text.includes('+')) {
		try {
			// A lone surrogate (%ED%A0%80) is not UTF-8, so this refuses it too.
			value = decodeURIComponent(text.replaceAll('+', ' '));
		} catch {
			throw invalid(field, 'is not valid UTF-8');
		}
	}
	// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
	if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value)) {
		throw invalid(field, 'holds a control character');
	}
	return value.normalize('NFC');
}

const invalid = (path: string, message: string) =>
	new ProblemError('invalid', undefined, [{ path, message }]);
