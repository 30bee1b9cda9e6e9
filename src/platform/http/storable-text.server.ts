import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Message, say } from '../i18n/message.ts';
import { type FieldError, ProblemError } from '../problems/problem.server.ts';

/**
 * Text that an engine cannot store, or would change: U+0000, which PostgreSQL refuses, lone surrogates, and bytes that
 * are not UTF-8. Refused here for every route, before a guard, rule or query sees it.
 */

const UNSTORABLE = {
	nul: say('problems.texts.nul'),
	half: say('problems.texts.half'),
	bytes: say('problems.texts.bytes'),
};

/** The error of a text; undefined if it can be stored. */
export function findUnstorable(text: string): Message | undefined {
	if (text.includes('\0')) return UNSTORABLE.nul;
	return text.isWellFormed() ? undefined : UNSTORABLE.half;
}

/** The same for percent-encoded text; a percent sign that starts no valid escape is literal, as in browsers. */
function findUnstorableEncoded(text: string): Message | undefined {
	if (!text.includes('%')) return findUnstorable(text);
	try {
		return findUnstorable(decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')));
	} catch {
		return UNSTORABLE.bytes;
	}
}

/** Refuses such text in the URL and headers; undefined if there is none. */
export function findUnstorableInHead(request: FastifyRequest): ProblemError | undefined {
	const errors: FieldError[] = [];
	const at = request.url.indexOf('?');
	const path = at < 0 ? request.url : request.url.slice(0, at);
	const message = findUnstorableEncoded(path);
	if (message) errors.push({ path: nameParameter(request) ?? 'address', message });
	if (at >= 0) errors.push(...listUnstorablePairs(request.url.slice(at + 1), 'query'));
	for (const name in request.headers) {
		const error = [request.headers[name] ?? ''].flat().map(findUnstorable).find(Boolean);
		if (error) errors.push({ path: `${name} header`, message: error });
	}
	return errors.length > 0 ? new ProblemError('invalid', undefined, errors) : undefined;
}

/** The route parameter at fault, if any. */
function nameParameter({ params }: FastifyRequest): string | undefined {
	const named = Object.entries((params ?? {}) as Record<string, string>);
	return named.find(([name, value]) => name !== '*' && findUnstorable(value ?? ''))?.[0];
}

/** Errors of `a=1&b=2`, as in queries and forms. @param whole the path used if the name itself cannot be shown. */
function listUnstorablePairs(text: string, whole: string): FieldError[] {
	// The common case: skips decoding.
	if (!/%(?:00|[89a-f])/i.test(text) && findUnstorable(text) === undefined) return [];
	return text.split('&').flatMap((pair) => {
		const at = pair.indexOf('=');
		const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
		const ofName = findUnstorableEncoded(name);
		const message = ofName ?? findUnstorableEncoded(value);
		return message ? [{ path: ofName ? whole : decodeURIComponent(name.replaceAll('+', ' ')), message }] : [];
	});
}

/** Errors of a JSON body, in its values and names. Iterative, since a body may be deeply nested. */
function listUnstorableInJson(body: unknown): FieldError[] {
	const errors: FieldError[] = [];
	const pending: { value: unknown; path: string }[] = [{ value: body, path: '' }];
	for (let next = pending.pop(); next; next = pending.pop()) {
		const { value, path } = next;
		if (typeof value === 'string') {
			const message = findUnstorable(value);
			if (message) errors.push({ path, message });
		} else if (typeof value === 'object' && value !== null) {
			for (const [name, inner] of Object.entries(value)) {
				const ofName = findUnstorable(name);
				if (ofName) errors.push({ path, message: say('problems.texts.name', { what: ofName }) });
				else pending.push({ value: inner, path: path === '' ? name : `${path}.${name}` });
			}
		}
		if (errors.length >= MAX_NAMED) break;
	}
	return errors.toReversed();
}

/** Enough to fix the request; a body may contain a hundred thousand. */
const MAX_NAMED = 100;

const FORM_CONTENT = /^application\/x-www-form-urlencoded\b/i;

/** Errors found in a JSON body, stored until the route's own validation has run. */
const found = new WeakMap<FastifyRequest, FieldError[]>();

/** Adds storability errors to a rule's validation errors, each field once, so that all errors are reported together. */
export function withUnstorable(request: FastifyRequest, errors: readonly FieldError[]): FieldError[] {
	const named = new Set(errors.map(({ path }) => path));
	return [...errors, ...(found.get(request) ?? []).filter(({ path }) => !named.has(path))];
}

/** Parses JSON from bytes, so that invalid UTF-8 is detected first, and checks forms that a route reads as text. */
export function refuseUnstorableBodies(app: FastifyInstance): void {
	const parseJson = app.getDefaultJsonParser('error', 'error');
	app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
		if (!isUtf8(body)) {
			done(new ProblemError('invalid', undefined, [{ path: '', message: UNSTORABLE.bytes }]));
			return;
		}
		const text = body.toString();
		parseJson(request, text, (error, value) => {
			// A raw one is neither valid JSON nor UTF-8, so only an escape can contain one.
			const errors = error || !text.includes('\\u') ? [] : listUnstorableInJson(value);
			if (errors.length > 0) found.set(request, errors);
			done(error, value);
		});
	});
	app.addHook('preHandler', (request, _reply, done) => {
		const errors = found.get(request);
		done(errors && new ProblemError('invalid', undefined, errors));
	});
	app.addHook('preValidation', (request, _reply, done) => {
		const isForm =
			typeof request.body === 'string' && FORM_CONTENT.test(request.headers['content-type'] ?? '');
		const errors = isForm ? listUnstorablePairs(request.body as string, 'form') : [];
		done(errors.length > 0 ? new ProblemError('invalid', undefined, errors) : undefined);
	});
}
