import type { z } from 'zod';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locale.ts';
import type { Message, MessageId } from '../i18n/message.ts';
import { wordMessage } from '../i18n/word-message.server.ts';

/**
 * An error of one field: `path` names it as sent by the caller, such as "samples.1.size". A string is already worded,
 * by a schema or a library.
 */
export type FieldError = { path: string; message: Message | string };

/** A field error in words. */
export type WordedError = { path: string; message: string };

/** The kinds of problems, with their titles. */
export const PROBLEM_TITLES = {
	invalid: 'problems.titles.invalid',
	'bad-request': 'problems.titles.badRequest',
	unauthorized: 'problems.titles.unauthorized',
	forbidden: 'problems.titles.forbidden',
	'not-found': 'problems.titles.notFound',
	'method-not-allowed': 'problems.titles.methodNotAllowed',
	'not-acceptable': 'problems.titles.notAcceptable',
	conflict: 'problems.titles.conflict',
	'precondition-failed': 'problems.titles.preconditionFailed',
	stale: 'problems.titles.stale',
	timeout: 'problems.titles.timeout',
	merged: 'problems.titles.merged',
	'too-large': 'problems.titles.tooLarge',
	'unsupported-media-type': 'problems.titles.unsupportedMediaType',
	'range-not-satisfiable': 'problems.titles.rangeNotSatisfiable',
	unprocessable: 'problems.titles.unprocessable',
	'version-missing': 'problems.titles.versionMissing',
	'too-many-requests': 'problems.titles.tooManyRequests',
	'headers-too-large': 'problems.titles.headersTooLarge',
	internal: 'problems.titles.internal',
	unavailable: 'problems.titles.unavailable',
} as const satisfies Record<string, MessageId>;

export type ProblemKind = keyof typeof PROBLEM_TITLES;

/**
 * An expected failure. It holds messages that are worded when it is answered. Its `message` is only for the log, which
 * is in one language.
 */
export class ProblemError extends Error {
	override readonly name = 'ProblemError';
	readonly kind: ProblemKind;
	/** The reason, unless the title says it all. */
	readonly detail: Message | undefined;
	readonly errors: FieldError[] | undefined;
	/** Response headers, such as Retry-After or Allow. */
	headers: Readonly<Record<string, string>> = {};
	/** The stored state, for a change made from an older version. */
	current: unknown;
	/** The possible meanings of an ambiguous value. */
	candidates: { id: string; name: string }[] | undefined;
	/** The record that the requested one was merged into. */
	movedTo: { id: string; name: string; link: string } | undefined;

	constructor(kind: ProblemKind, detail?: Message, errors?: FieldError[]) {
		super(wordMessage(DEFAULT_LOCALE, detail ?? { id: PROBLEM_TITLES[kind] }));
		this.kind = kind;
		this.detail = detail;
		this.errors = errors;
	}
}

export function wordErrors(locale: Locale, errors: readonly FieldError[]): WordedError[] {
	return errors.map(({ path, message }) => ({ path, message: wordMessage(locale, message) }));
}

/** A schema's errors in words. */
export function wordIssues(locale: Locale, { issues }: z.ZodError): WordedError[] {
	return wordErrors(
		locale,
		issues.map(({ path, message }) => ({ path: path.join('.'), message })),
	);
}

/** A problem as shown on a page: its detail, or its title. */
export function wordProblem(locale: Locale, { kind, detail }: ProblemError): string {
	return wordMessage(locale, detail ?? { id: PROBLEM_TITLES[kind] });
}
