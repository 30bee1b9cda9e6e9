import { z } from 'zod';

/** A fault in one field: `path` names it as the caller sent it, such as "samples.1.size". */
export type FieldError = { path: string; message: string };

/** The one shape of every error answer: RFC 9457 problem details. */
export const problemSchema = z
	.object({
		type: z.string().describe('A stable id of the kind of problem; switch on this, never on the words'),
		title: z.string(),
		status: z.number().int(),
		detail: z.string().optional(),
		instance: z.string().describe('The path that was asked for'),
		requestId: z.string().describe('Names the line in the log'),
		errors: z
			.array(z.object({ path: z.string(), message: z.string() }))
			.optional()
			.describe('Every wrong field at once'),
		candidates: z
			.array(z.object({ id: z.string(), name: z.string() }))
			.optional()
			.describe('What an ambiguous value may mean'),
		movedTo: z
			.object({ id: z.string(), name: z.string(), link: z.string() })
			.optional()
			.describe('The record that this one was merged into, and the page of it'),
		current: z.unknown().optional().describe('What is stored now, when somebody else saved meanwhile'),
	})
	.meta({ id: 'Problem' });

export type Problem = z.infer<typeof problemSchema>;

const TITLES = {
	invalid: [400, 'Some values are not valid'],
	'bad-request': [400, 'The request could not be read'],
	unauthorized: [401, 'Sign in first'],
	forbidden: [403, 'Not allowed'],
	'not-found': [404, 'Not found'],
	'method-not-allowed': [405, 'This address does not take that method'],
	'not-acceptable': [406, 'This address does not answer in that form'],
	conflict: [409, 'This does not fit what is stored'],
	'precondition-failed': [412, 'It is not as the request asks for'],
	stale: [412, 'Somebody else saved this meanwhile'],
	timeout: [408, 'The request took too long'],
	merged: [412, 'This was merged into another record'],
	'too-large': [413, 'The request is too large'],
	'unsupported-media-type': [415, 'This kind of content is not taken here'],
	'range-not-satisfiable': [416, 'There is no such part of it'],
	unprocessable: [422, 'This cannot be done as asked'],
	'version-missing': [428, 'Say which version this changes'],
	'too-many-requests': [429, 'Too many requests'],
	'headers-too-large': [431, 'The headers are too large'],
	internal: [500, 'Something went wrong here'],
	unavailable: [503, 'Not available right now'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemKind = keyof typeof TITLES;

/** An expected failure: thrown by a handler, answered as problem details. */
export class ProblemError extends Error {
	override readonly name = 'ProblemError';
	readonly kind: ProblemKind;
	readonly errors: FieldError[] | undefined;
	/** Headers of the answer, such as Retry-After or Allow. */
	headers: Readonly<Record<string, string>> = {};
	/** What is stored now, for a change that was made from an older version. */
	current: unknown;
	/** What an ambiguous value may mean. */
	candidates: Problem['candidates'];
	/** The record that the one asked for was merged into. */
	movedTo: Problem['movedTo'];

	constructor(kind: ProblemKind, detail?: string, errors?: FieldError[]) {
		super(detail ?? TITLES[kind][1]);
		this.kind = kind;
		this.errors = errors;
	}

	get status(): number {
		return TITLES[this.kind][0];
	}
}

/** Makes the answer's body; a fault that nobody foresaw never shows its message. */
export function toProblem(error: ProblemError, request: { url: string; id: string }): Problem {
	const [status, title] = TITLES[error.kind];
	return {
		type: error.kind,
		title,
		status,
		...(error.message !== title && error.kind !== 'internal' ? { detail: error.message } : {}),
		instance: request.url.split('?', 1)[0] ?? '/',
		requestId: request.id,
		...(error.errors ? { errors: error.errors } : {}),
		...(error.candidates && error.candidates.length > 0 ? { candidates: error.candidates } : {}),
		...(error.movedTo ? { movedTo: error.movedTo } : {}),
		...(error.current === undefined ? {} : { current: error.current }),
	};
}
