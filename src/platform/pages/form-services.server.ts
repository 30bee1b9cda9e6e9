import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../db/schema.ts';
import { statusOf } from '../http/problem.server.ts';
import type { Locale } from '../i18n/locale.ts';
import type { MailSender } from '../mail/compose-mail.ts';
import {
	ProblemError,
	type WordedError,
	wordErrors,
	wordIssues,
	wordProblem,
} from '../problems/problem.server.ts';
import { logFailure } from '../process/failure-log.server.ts';
import type { Log } from '../process/log.server.ts';

/** What a visitor's form needs to be stored and mailed; shared by its API call and its page. */
export type FormServices = {
	db: Kysely<Schema>;
	log: Log;
	/** The sender of mail. */
	sender: MailSender;
	/** The recipient of mail to staff. */
	staffAddress: string;
	/** Call once the transaction that queued a mail has committed. */
	notifyMail: () => void;
};

/** The sender of a form. */
export type FormCaller = {
	/** Network address, as far as proxies are trusted. */
	address: string;
	requestId: string;
	/** The language of the page with the form. */
	locale: Locale;
	/** Path of the page that the form was posted from, if the browser sends it. */
	page?: string;
};

/** The result of a form posted without scripts: stored under a number, or refused, with what the page shows. */
export type FormOutcome =
	| { kind: 'stored'; number: string }
	| {
			kind: 'refused';
			status: number;
			/** The reason, unless it is a field error. */
			message: string | undefined;
			errors: readonly WordedError[];
	  };

/** Submits a form's fields as typed. Never throws: the page shows what went wrong. */
export type SubmitForm<Form> = (form: Form, caller: FormCaller) => Promise<FormOutcome>;

/** Submits a form and converts what it throws to an outcome: field errors, refusals, internal errors. */
export async function answerForm(
	log: Log,
	caller: FormCaller,
	store: () => Promise<string>,
): Promise<FormOutcome> {
	try {
		return { kind: 'stored', number: await store() };
	} catch (error) {
		if (error instanceof z.ZodError) {
			const errors = wordIssues(caller.locale, error);
			return { kind: 'refused', status: 422, message: undefined, errors };
		}
		if (error instanceof ProblemError) {
			const message = wordProblem(caller.locale, error);
			const errors = wordErrors(caller.locale, error.errors ?? []);
			return { kind: 'refused', status: statusOf(error), message, errors };
		}
		logFailure(log, { requestId: caller.requestId, err: error }, 'a form could not be stored');
		return { kind: 'refused', status: 503, message: undefined, errors: [] };
	}
}
