import { z } from 'zod';
import type { Locale } from '../i18n/locale.ts';
import { wordMessage } from '../i18n/word-message.server.ts';
import {
	PROBLEM_TITLES,
	type ProblemError,
	type ProblemKind,
	wordErrors,
} from '../problems/problem.server.ts';

/** The shape of every error response: RFC 9457 problem details. */
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

/** The HTTP status of each kind of problem. */
const STATUSES: Readonly<Record<ProblemKind, number>> = {
	invalid: 400,
	'bad-request': 400,
	unauthorized: 401,
	forbidden: 403,
	'not-found': 404,
	'method-not-allowed': 405,
	'not-acceptable': 406,
	timeout: 408,
	conflict: 409,
	'precondition-failed': 412,
	stale: 412,
	merged: 412,
	'too-large': 413,
	'unsupported-media-type': 415,
	'range-not-satisfiable': 416,
	unprocessable: 422,
	'version-missing': 428,
	'too-many-requests': 429,
	'headers-too-large': 431,
	internal: 500,
	unavailable: 503,
};

export function statusOf({ kind }: ProblemError): number {
	return STATUSES[kind];
}

/** Builds the response body in the caller's language; the message of an unexpected error is never shown. */
export function toProblem(
	error: ProblemError,
	request: { url: string; id: string },
	locale: Locale,
): Problem {
	const title = wordMessage(locale, { id: PROBLEM_TITLES[error.kind] });
	const detail = error.detail && error.kind !== 'internal' ? wordMessage(locale, error.detail) : title;
	return {
		type: error.kind,
		title,
		status: STATUSES[error.kind],
		...(detail !== title ? { detail } : {}),
		instance: request.url.split('?', 1)[0] ?? '/',
		requestId: request.id,
		...(error.errors ? { errors: wordErrors(locale, error.errors) } : {}),
		...(error.candidates && error.candidates.length > 0 ? { candidates: error.candidates } : {}),
		...(error.movedTo ? { movedTo: error.movedTo } : {}),
		...(error.current === undefined ? {} : { current: error.current }),
	};
}
