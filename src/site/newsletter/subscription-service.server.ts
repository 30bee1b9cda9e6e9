import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { WORDING_VERSION } from '../../domain/newsletter/subscription.ts';
import { composeConfirmMail, composeWelcomeMail } from '../../domain/newsletter/subscription-mail.ts';
import {
	deletePendingBefore,
	unsubscribeByToken,
	updateConfirmed,
	upsertPending,
} from '../../domain/newsletter/subscription-queries.server.ts';
import { hashOfToken, makeToken } from '../../platform/accounts/secret-token.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { localeOfLanguage } from '../../platform/i18n/stored-language.ts';
import { clientKey } from '../../platform/limits/client-address.ts';
import { type IdempotentAnswer, withIdempotency } from '../../platform/limits/idempotency.server.ts';
import { requireWithinLimit } from '../../platform/limits/rate-limit.server.ts';
import { emailKey } from '../../platform/mail/email-address.ts';
import { queueMail } from '../../platform/mail/mail-outbox.server.ts';
import type { FormCaller, FormServices } from '../../platform/pages/form-services.server.ts';

const HOUR = 3600;
const LIMITS = {
	address: { name: 'newsletter by address', limit: 10, perSeconds: HOUR },
	// A mail goes to this address, whoever typed it.
	email: { name: 'newsletter by email', limit: 3, perSeconds: 24 * HOUR },
	// Tokens cannot be guessed; this limits the cost of attempts.
	token: { name: 'newsletter link by address', limit: 60, perSeconds: HOUR },
};
const PENDING_RETENTION_DAYS = 14;
/** Within this many milliseconds, another request sends no further mail. */
const MAIL_IN_FLIGHT_MS = 5 * 60_000;

export type NewsletterAnswer = { state: 'asked' };

/**
 * Stores a subscription request with its proof, and queues the confirmation mail. The response is the same whether the
 * address is subscribed or not; a subscribed address gets no further mail.
 * @throws ProblemError too-many-requests, unprocessable (the key was used for another address).
 */
export async function requestNewsletter(
	services: FormServices,
	request: { email: string; page: string },
	submission: { key: string | undefined; caller: FormCaller },
): Promise<IdempotentAnswer<NewsletterAnswer>> {
	const now = new Date();
	const { locale } = submission.caller;
	const visitor = clientKey(submission.caller.address);
	const done = await withIdempotency(
		services.db,
		// Without a key each call is a new request: someone who has unsubscribed may subscribe again on the same day.
		{
			key: submission.key ?? randomUUID(),
			route: 'newsletter',
			actor: { visitor },
			body: emailKey(request.email),
		},
		async (transaction) => {
			await requireWithinLimit(transaction, { ...LIMITS.address, who: visitor });
			await requireWithinLimit(transaction, { ...LIMITS.email, who: emailKey(request.email) });
			const token = makeToken();
			const isPending = await upsertPending(
				transaction,
				{
					id: `${now.getTime().toString(16).padStart(12, '0')}${randomBytes(8).toString('hex')}`,
					email: request.email,
					language: locale,
					page: request.page,
					wordingVersion: WORDING_VERSION,
					wording: messagesFor(locale, 'newsletter')('form.consent', {
						name: services.sender.name,
						address: services.sender.mailingAddress,
					}),
					requestedAt: now.toISOString(),
					confirmHash: hashOfToken(token),
					leaveToken: makeToken(),
				},
				new Date(now.getTime() - MAIL_IN_FLIGHT_MS).toISOString(),
			);
			if (isPending)
				await queueMail(transaction, composeConfirmMail(services.sender, request.email, token, locale), now);
			return { status: 202, answer: { state: 'asked' as const } };
		},
		now,
	);
	services.notifyMail();
	return done;
}

/**
 * Confirms a subscription by its mail link. The first time, a welcome mail with the unsubscribe link is sent. Returns
 * whether the link is valid.
 */
export async function confirmNewsletter(
	services: FormServices,
	token: string,
	caller: Pick<FormCaller, 'address'>,
): Promise<boolean> {
	const now = new Date();
	await requireWithinLimit(services.db, { ...LIMITS.token, who: clientKey(caller.address) });
	const done = await services.db.transaction().execute(async (transaction) => {
		const confirmed = await updateConfirmed(transaction, hashOfToken(token), now.toISOString());
		if (confirmed?.isNew) {
			const { email, leaveToken, language } = confirmed.subscription;
			const mail = composeWelcomeMail(services.sender, email, leaveToken, localeOfLanguage(language));
			await queueMail(transaction, mail, now);
		}
		return confirmed;
	});
	services.notifyMail();
	return done !== undefined;
}

/**
 * Ends a subscription by its link; repeated calls are harmless. Returns whether the link is known. Not rate-limited,
 * because a mail provider's servers make these calls for all of its customers.
 */
export async function leaveNewsletter(
	services: FormServices,
	token: string,
	by: 'link' | 'one-click',
): Promise<boolean> {
	const at = new Date().toISOString();
	return services.db
		.transaction()
		.execute((transaction) => unsubscribeByToken(transaction, token, { by, at }));
}

/** Deletes requests that were not confirmed in time. */
export async function cleanUpUnconfirmed(db: Kysely<Schema>, now: Date = new Date()): Promise<void> {
	const expiresBefore = new Date(now.getTime() - PENDING_RETENTION_DAYS * 24 * HOUR * 1000);
	await deletePendingBefore(db, expiresBefore.toISOString());
}
