import { createHash } from 'node:crypto';
import { z } from 'zod';
import { findSize } from '../../domain/catalogue/sizes/glove-size.ts';
import { contactEmail, type SampleRequestInput } from '../../domain/sample-requests/sample-request.ts';
import { describeRequestError } from '../../domain/sample-requests/sample-request-messages.ts';
import { insertSampleRequest } from '../../domain/sample-requests/sample-request-queries.server.ts';
import { findUnmadeSamples } from '../../domain/sample-requests/sample-request-rules.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import { parseStored } from '../../platform/db/stored-json.server.ts';
import { takeYearlyNumber } from '../../platform/db/yearly-number.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { clientKey } from '../../platform/limits/client-address.ts';
import { type IdempotentAnswer, withIdempotency } from '../../platform/limits/idempotency.server.ts';
import { claimRequest, findAnswer, updateAnswer } from '../../platform/limits/idempotency-queries.server.ts';
import { requireWithinLimit } from '../../platform/limits/rate-limit.server.ts';
import { queueMail } from '../../platform/mail/mail-outbox.server.ts';
import type { FormCaller, FormServices } from '../../platform/pages/form-services.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { composeRequestMail, composeStaffNotice } from './sample-request-mail.ts';

/** The services needed to store a request. */
export type SampleRequestServices = FormServices & { catalogue: LiveCatalogue };

const HOUR = 3600;
/** Limits count new requests, not attempts: resending the same one does not count. */
const LIMITS = {
	address: { name: 'sample request by address', limit: 10, perSeconds: HOUR },
	// A mail goes to this address, whoever typed it.
	email: { name: 'sample request by email', limit: 5, perSeconds: 24 * HOUR },
};

/** Raise this whenever the text of `sampleRequest.shipping.privacy` changes. */
const NOTICE_VERSION = '2026-11';

/** Requests for the same samples, person and place within this time count as one, in milliseconds. */
const TWIN_MS = 15 * 60_000;

/**
 * Stores a request and queues its two mails in one transaction, once per `key`. Without a key, or with a different one,
 * the same samples for the same person and place within a quarter of an hour count as the same request.
 * @param request as parsed by `sampleRequestSchema`
 * @throws ProblemError unprocessable (a glove or size that is not made, by name; or the key was used for another
 * request), too-many-requests.
 */
export async function createSampleRequest(
	services: SampleRequestServices,
	request: SampleRequestInput,
	submission: { key: string | undefined; caller: FormCaller },
): Promise<IdempotentAnswer<{ number: string }>> {
	const now = new Date();
	const made = withOwnSizes(services.catalogue, request);
	const { locale } = submission.caller;
	const visitor = clientKey(submission.caller.address);
	const done = await withIdempotency(
		services.db,
		{ key: submission.key, route: 'sample request', actor: { visitor }, body: made },
		async (transaction) => {
			const twin = { route: 'sample request by content', actor: 'anyone', key: fingerprintOf(made) };
			const expiredBefore = new Date(now.getTime() - TWIN_MS).toISOString();
			if (!(await claimRequest(transaction, twin, { bodyHash: '', now: now.toISOString(), expiredBefore }))) {
				const first = await findAnswer(transaction, twin);
				if (!first) throw new ProblemError('conflict', say('problems.sampleRequests.underWay'));
				const answer = parseStored(first.answer, z.object({ number: z.string() }));
				if (!answer.ok) throw new ProblemError('conflict', say('problems.sampleRequests.sentBefore'));
				return { status: first.status, answer: answer.value };
			}
			await requireWithinLimit(transaction, { ...LIMITS.address, who: visitor });
			await requireWithinLimit(transaction, { ...LIMITS.email, who: contactEmail(made) });
			const number = await takeYearlyNumber(transaction, 'S', now);
			await insertSampleRequest(transaction, {
				number,
				request: made,
				notice: { version: NOTICE_VERSION, language: locale },
				createdAt: now.toISOString(),
			});
			const { sender, staffAddress } = services;
			await queueMail(transaction, composeStaffNotice(sender, staffAddress, number, made), now);
			await queueMail(transaction, composeRequestMail(sender, staffAddress, number, made, locale), now);
			const answer = { number };
			await updateAnswer(transaction, twin, { status: 201, answer: JSON.stringify(answer) });
			return { status: 201, answer };
		},
		now,
	);
	services.notifyMail();
	return done;
}

/** Replaces each size with the glove's own label; gloves and sizes that are not made are rejected by name. */
function withOwnSizes(catalogue: LiveCatalogue, request: SampleRequestInput): SampleRequestInput {
	const { index } = catalogue;
	const sizesOf = (partNumber: string) => index.findCard(partNumber)?.sizes;
	const unmade = findUnmadeSamples(request.samples, sizesOf);
	if (unmade.length > 0) {
		const errors = unmade.map((error) => {
			const { partNumber, size } = request.samples[Number(error.path.split('.')[1])] ?? {
				partNumber: '',
				size: '',
			};
			const message = describeRequestError(error, { partNumber: partNumber.toUpperCase(), size });
			return { path: error.path, message };
		});
		throw new ProblemError('unprocessable', undefined, errors);
	}
	const samples = request.samples.map(({ partNumber, size }) => ({
		partNumber,
		size: findSize(sizesOf(partNumber) ?? [], size) ?? size,
	}));
	return { ...request, samples };
}

/** Identifies requester, address and samples, to detect accidental duplicates. */
function fingerprintOf(request: SampleRequestInput): string {
	const { companyName, streetAddress, city, postalCode, samples } = request;
	const place = [companyName, streetAddress, city, postalCode].map((text) => text.toLowerCase());
	const gloves = samples.map(({ partNumber, size }) => `${partNumber} ${size}`).sort();
	return createHash('sha256')
		.update(JSON.stringify([contactEmail(request), place, gloves]))
		.digest('base64url');
}
