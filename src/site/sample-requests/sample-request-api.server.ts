import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sampleRequestSchema } from '../../domain/sample-requests/sample-request-schema.ts';
import { problemSchema } from '../../platform/http/problem.server.ts';
import { readIdempotencyKey } from '../../platform/limits/idempotency.server.ts';
import type { SentProofs } from '../../platform/limits/sent-proof.server.ts';
import { answerForm, type SubmitForm } from '../../platform/pages/form-services.server.ts';
import { createSampleRequest, type SampleRequestServices } from './sample-request-service.server.ts';

/** In bytes. */
const BODY_LIMIT = 64 * 1024;

const sampleRequestAnswer = z
	.object({ number: z.string().meta({ description: 'Names the request, such as S-2026-0001' }) })
	.meta({ id: 'SampleRequestStored' });

/** `POST /api/sample-requests`. */
export function addSampleRequestRoutes(
	plain: FastifyInstance,
	services: SampleRequestServices,
	proofs: SentProofs,
): void {
	plain.withTypeProvider<ZodTypeProvider>().post(
		'/api/sample-requests',
		{
			config: { access: 'visitor' },
			bodyLimit: BODY_LIMIT,
			schema: {
				tags: ['Samples'],
				summary: 'Ask for free samples',
				description:
					'Stores the request and sends two mails: to staff, and a confirmation to whoever asks. With an Idempotency-Key, sending again within a day answers the same number and stores nothing; the same samples for the same person and place within a quarter of an hour do so without one.',
				headers: z.object({
					'idempotency-key': z
						.string()
						.optional()
						.meta({ description: 'Made by the caller for each request, such as a UUID' }),
				}),
				body: sampleRequestSchema,
				response: {
					201: sampleRequestAnswer,
					400: problemSchema,
					403: problemSchema,
					422: problemSchema,
					429: problemSchema,
				},
			},
		},
		async (request, reply) => {
			const done = await createSampleRequest(services, request.body, {
				key: readIdempotencyKey(request.headers['idempotency-key']),
				caller: { address: request.ip, requestId: request.id, locale: request.locale },
			});
			return reply
				.code(201)
				.header('cache-control', 'no-store')
				.header('set-cookie', proofs.cookieFor('sampleRequest', done.answer.number))
				.send(done.answer);
		},
	);
}

/** Handles the page's form when it is posted without scripts; `body` has the same format as in the API. */
export function submitSampleRequestForm(services: SampleRequestServices): SubmitForm<unknown> {
	return (body, caller) =>
		answerForm(services.log, caller, async () => {
			const request = sampleRequestSchema.parse(body);
			const done = await createSampleRequest(services, request, { key: undefined, caller });
			return done.answer.number;
		});
}
