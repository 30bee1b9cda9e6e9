import { z } from 'zod';
import { textSchema } from '../../../domain/catalogue/catalogue-text-schema.ts';
import {
	confirmByToken,
	findByToken,
	reportByToken,
} from '../../../domain/distributors/confirmation/confirmation-commands.server.ts';
import type { Distributor } from '../../../domain/distributors/distributor.ts';
import { readToken } from '../../../domain/newsletter/subscription.ts';
import { say } from '../../../platform/i18n/message.ts';
import { clientKey } from '../../../platform/limits/client-address.ts';
import { requireWithinLimit } from '../../../platform/limits/rate-limit.server.ts';
import {
	answerForm,
	type FormServices,
	type SubmitForm,
} from '../../../platform/pages/form-services.server.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { MAX_CHANGE_TEXT } from './change-text.ts';

/** Tokens cannot be guessed; this limits the mail that one link, or one address, makes. */
const LIMIT = { name: 'distributor entry by address', limit: 30, perSeconds: 3600 };

const report = z.object({ text: textSchema({ max: MAX_CHANGE_TEXT, lines: true }) });

/** What the page of a distributor's yearly question does. */
export type EntryForms = {
	find: (token: string) => Promise<Distributor | undefined>;
	/** Fails with 404 if the link is not that of the last mail. */
	confirm: SubmitForm<string>;
	report: SubmitForm<{ token: string; text: string }>;
};

export function entryForms(services: FormServices): EntryForms {
	const { db, log } = services;
	const refuse = () => new ProblemError('not-found', say('problems.newsletter.link'));
	return {
		find: async (text) => {
			const token = readToken(text);
			return token === undefined ? undefined : findByToken(db, token);
		},
		confirm: (text, caller) =>
			answerForm(log, caller, async () => {
				await requireWithinLimit(db, { ...LIMIT, who: clientKey(caller.address) });
				const token = readToken(text);
				if (token === undefined || !(await confirmByToken(db, token))) throw refuse();
				return '';
			}),
		report: ({ token: sent, text }, caller) =>
			answerForm(log, caller, async () => {
				await requireWithinLimit(db, { ...LIMIT, who: clientKey(caller.address) });
				const written = report.parse({ text });
				const token = readToken(sent);
				if (token === undefined || !(await reportByToken(db, services, { token, text: written.text })))
					throw refuse();
				services.notifyMail();
				return '';
			}),
	};
}
