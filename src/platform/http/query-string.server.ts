import { type Message, say } from '../i18n/message.ts';
import { type FieldError, ProblemError } from '../problems/problem.server.ts';

/** A parsed query string. It has no prototype, so `__proto__` is an ordinary name. */
export type Query = Record<string, string | string[]>;

/** Query errors, under a key that no parameter name can match; see `findQueryProblem`. */
const ERRORS = Symbol('errors');

/**
 * Parses a query string strictly. A repeated parameter is a list; the route's schema decides whether to accept one.
 * Text that is not UTF-8 or contains control characters is an error of its field. Never throws: the router calls this
 * before any handler could catch it.
 */
export function parseQueryString(text: string): Query {
	const query: Query & { [ERRORS]?: FieldError[] } = Object.create(null);
	if (text === '') return query;
	for (const pair of text.split('&')) {
		if (pair === '') continue;
		const at = pair.indexOf('=');
		const name = decode(at < 0 ? pair : pair.slice(0, at));
		const value = decode(at < 0 ? '' : pair.slice(at + 1));
		const message = name.error ?? value.error;
		if (message) {
			query[ERRORS] ??= [];
			query[ERRORS].push({ path: name.error ? 'query' : name.text, message });
			continue;
		}
		const before = query[name.text];
		if (before === undefined) query[name.text] = value.text;
		else if (Array.isArray(before)) before.push(value.text);
		else query[name.text] = [before, value.text];
	}
	return query;
}

/** A 400 for a query with parse errors, raised before the handler runs, that names every invalid field. */
export function findQueryProblem(query: unknown): ProblemError | undefined {
	const errors = (query as { [ERRORS]?: FieldError[] } | null)?.[ERRORS];
	return errors && new ProblemError('invalid', undefined, errors);
}

function decode(text: string): { text: string; error?: Message } {
	let value = text;
	if (text.includes('%') || text.includes('+')) {
		try {
			// A lone surrogate (%ED%A0%80) is not UTF-8, so this refuses it too.
			value = decodeURIComponent(text.replaceAll('+', ' '));
		} catch {
			return { text: '', error: say('problems.texts.bytes') };
		}
	}
	// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
	if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value)) {
		return { text: '', error: say('problems.texts.control') };
	}
	return { text: value.normalize('NFC') };
}
