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

/** What a visitor's form needs to store and to mail; its call and its page share it. */
export type FormServices = {
	db: Kysely<Schema>;
	log: Log;
	/** Who mail comes from. */
	sender: MailSender;
	/** Where mail to staff goes. */
	staffAddress: string;
	/** Call it once the transaction that queued a mail has committed. */
	notifyMail: () => void;
};

/** Who sent a form. */
export type FormCaller = {
	/** Network address, as far as proxies may be believed. */
	address: string;
	requestId: string;
	/** The language of the page that it was sent from. */
	locale: Locale;
	/** Path of the page of ours that a form was posted from, where the browser says. */
	page?: string;
};

/** How a form posted without scripts went: stored under a number, or refused, with what the page says then. */
export type FormOutcome =
	| { kind: 'stored'; number: string }
	| {
			kind: 'refused';
			status: number;
			/** Why, where it is no field's error. */
			message: string | undefined;
			errors: readonly WordedError[];
	  };

/** Takes a form's fields as they were typed. Never throws: what went wrong is for the page to say. */
export type SubmitForm<Form> = (form: Form, caller: FormCaller) => Promise<FormOutcome>;

/** Runs what a form asks for, and turns what it throws into an outcome: wrong fields, refusals, errors of ours. */
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
