import { insertApplication } from '../../domain/applications/application-queries.server.ts';
import type { DistributorApplication } from '../../domain/applications/distributor-application.ts';
import { takeYearlyNumber } from '../../platform/db/yearly-number.server.ts';
import { clientKey } from '../../platform/limits/client-address.ts';
import { type IdempotentAnswer, withIdempotency } from '../../platform/limits/idempotency.server.ts';
import { requireWithinLimit } from '../../platform/limits/rate-limit.server.ts';
import { emailKey } from '../../platform/mail/email-address.ts';
import { queueMail } from '../../platform/mail/mail-outbox.server.ts';
import type { FormCaller, FormServices } from '../../platform/pages/form-services.server.ts';
import { composeApplicantMail, composeStaffMail } from './application-mail.ts';

const HOUR = 3600;
/** Limits count new applications, not attempts: resending the same one does not count. */
const LIMITS = {
	address: { name: 'distributor application by address', limit: 10, perSeconds: HOUR },
	// A mail goes to this address, whoever typed it.
	email: { name: 'distributor application by email', limit: 3, perSeconds: 24 * HOUR },
};

/** Raise this whenever the text of `distributorApplication.form.notice` changes. */
const NOTICE_VERSION = '2026-11';

/**
 * Stores an application and queues its two mails in one transaction, once per `key`; without a key each call is a new
 * application. Used by both the API and the page's form.
 * @throws ProblemError too-many-requests, unprocessable (the key was used for another application).
 */
export async function createDistributorApplication(
	services: FormServices,
	application: DistributorApplication,
	submission: { key: string | undefined; caller: FormCaller },
): Promise<IdempotentAnswer<{ number: string }>> {
	const now = new Date();
	const { locale } = submission.caller;
	const visitor = clientKey(submission.caller.address);
	const done = await withIdempotency(
		services.db,
		{ key: submission.key, route: 'distributor application', actor: { visitor }, body: application },
		async (transaction) => {
			await requireWithinLimit(transaction, { ...LIMITS.address, who: visitor });
			await requireWithinLimit(transaction, { ...LIMITS.email, who: emailKey(application.email) });
			const number = await takeYearlyNumber(transaction, 'D', now);
			const createdAt = now.toISOString();
			await insertApplication(transaction, {
				number,
				application,
				notice: { version: NOTICE_VERSION, language: locale },
				createdAt,
			});
			const { sender, staffAddress } = services;
			await queueMail(transaction, composeStaffMail(sender, staffAddress, number, application), now);
			await queueMail(
				transaction,
				composeApplicantMail(sender, application.email, staffAddress, number, locale),
				now,
			);
			return { status: 201, answer: { number } };
		},
		now,
	);
	services.notifyMail();
	return done;
}
