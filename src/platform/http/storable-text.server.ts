import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Message, say } from '../i18n/message.ts';
import { type FieldError, ProblemError } from '../problems/problem.server.ts';

/**
 * Text that no engine of ours can store, or that would come back changed: U+0000, which PostgreSQL refuses, halves of
 * characters, and bytes that are no UTF-8. It is refused here for every route, before a guard, a rule or a query sees it.
 */

const UNSTORABLE = {
	nul: say('problems.texts.nul'),
	half: say('problems.texts.half'),
	bytes: say('problems.texts.bytes'),
};

/** What is wrong with a text; undefined for one that can be stored. */
export function findUnstorable(text: string): Message | undefined {
	if (text.includes('\0')) return UNSTORABLE.nul;
	return text.isWellFormed() ? undefined : UNSTORABLE.half;
}

/** The same of text in percent-encoding; a percent sign that begins no byte stands for itself, as browsers have it. */
function findUnstorableEncoded(text: string): Message | undefined {
	if (!text.includes('%')) return findUnstorable(text);
	try {
		return findUnstorable(decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')));
	} catch {
		return UNSTORABLE.bytes;
	}
}

/** Refuses such text in the address and in the headers; `undefined` where there is none. */
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

/** The part of the address at fault, as the route names it. */
function nameParameter({ params }: FastifyRequest): string | undefined {
	const named = Object.entries((params ?? {}) as Record<string, string>);
	return named.find(([name, value]) => name !== '*' && findUnstorable(value ?? ''))?.[0];
}

/** Errors of `a=1&b=2`, as queries and forms are written. @param whole what a name that cannot be shown is called. */
function listUnstorablePairs(text: string, whole: string): FieldError[] {
	// Almost all of them: nothing is decoded that need not be.
	if (!/%(?:00|[89a-f])/i.test(text) && findUnstorable(text) === undefined) return [];
	return text.split('&').flatMap((pair) => {
		const at = pair.indexOf('=');
		const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
		const ofName = findUnstorableEncoded(name);
		const message = ofName ?? findUnstorableEncoded(value);
		return message ? [{ path: ofName ? whole : decodeURIComponent(name.replaceAll('+', ' ')), message }] : [];
	});
}

/** Errors of a JSON body, in its texts and in its names. Walked without recursion: it may be nested as deep as it is long. */
function listUnstorableInJson(body: unknown): FieldError[] {
	const errors: FieldError[] = [];
	const left: { value: unknown; path: string }[] = [{ value: body, path: '' }];
	for (let next = left.pop(); next; next = left.pop()) {
		const { value, path } = next;
		if (typeof value === 'string') {
			const message = findUnstorable(value);
			if (message) errors.push({ path, message });
		} else if (typeof value === 'object' && value !== null) {
			for (const [name, inner] of Object.entries(value)) {
				const ofName = findUnstorable(name);
				if (ofName) errors.push({ path, message: say('problems.texts.name', { what: ofName }) });
				else left.push({ value: inner, path: path === '' ? name : `${path}.${name}` });
			}
		}
		if (errors.length >= MAX_NAMED) break;
	}
	return errors.toReversed();
}

/** Enough to mend by; a body may hold a hundred thousand. */
const MAX_NAMED = 100;

const FORM_CONTENT = /^application\/x-www-form-urlencoded\b/i;

/** What was found in a JSON body, until the route's own rules have named what else is wrong with it. */
const found = new WeakMap<FastifyRequest, FieldError[]>();

/** Adds what cannot be stored to the fields that a rule has refused, each named once: all that is wrong is said at once. */
export function withUnstorable(request: FastifyRequest, errors: readonly FieldError[]): FieldError[] {
	const named = new Set(errors.map(({ path }) => path));
	return [...errors, ...(found.get(request) ?? []).filter(({ path }) => !named.has(path))];
}

/** Takes JSON as bytes, so that what is no UTF-8 is seen before it is read, and looks through forms that a route reads as text. */
export function refuseUnstorableBodies(app: FastifyInstance): void {
	const parseJson = app.getDefaultJsonParser('error', 'error');
	app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
		if (!isUtf8(body)) {
			done(new ProblemError('invalid', undefined, [{ path: '', message: UNSTORABLE.bytes }]));
			return;
		}
		const text = body.toString();
		parseJson(request, text, (error, value) => {
			// Raw ones are no JSON and no UTF-8: only an escape can bring one in.
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
