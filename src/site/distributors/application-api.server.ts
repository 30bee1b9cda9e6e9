import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
	type ApplicationForm,
	toApplicationBody,
} from '../../domain/applications/application-form-fields.ts';
import { problemSchema } from '../../platform/http/problem.server.ts';
import { formRequestKey, isFormKey, readIdempotencyKey } from '../../platform/limits/idempotency.server.ts';
import type { SentProofs } from '../../platform/limits/sent-proof.server.ts';
import { answerForm, type FormServices, type SubmitForm } from '../../platform/pages/form-services.server.ts';
import { applicationAnswer, applicationBody, toApplication } from './application-schema.ts';
import { createDistributorApplication } from './application-service.server.ts';

/** In bytes. */
const BODY_LIMIT = 64 * 1024;

/** `POST /api/distributor-applications`. */
export function addApplicationRoutes(
	plain: FastifyInstance,
	services: FormServices,
	proofs: SentProofs,
): void {
	plain.withTypeProvider<ZodTypeProvider>().post(
		'/api/distributor-applications',
		{
			config: { access: 'visitor' },
			bodyLimit: BODY_LIMIT,
			schema: {
				tags: ['Distributors'],
				summary: 'Apply to become a distributor',
				description:
					'Stores the application and sends two mails: to staff, and a confirmation to its address. With an Idempotency-Key, sending again within a day answers the same number and stores nothing.',
				headers: z.object({
					'idempotency-key': z
						.string()
						.optional()
						.meta({ description: 'Made by the caller for each application, such as a UUID' }),
				}),
				body: applicationBody,
				response: {
					201: applicationAnswer,
					400: problemSchema,
					403: problemSchema,
					422: problemSchema,
					429: problemSchema,
				},
			},
		},
		async (request, reply) => {
			const done = await createDistributorApplication(services, toApplication(request.body), {
				key: readIdempotencyKey(request.headers['idempotency-key']),
				caller: { address: request.ip, requestId: request.id, locale: request.locale },
			});
			return reply
				.code(201)
				.header('cache-control', 'no-store')
				.header('set-cookie', proofs.cookieFor('distributorApplication', done.answer.number))
				.send(done.answer);
		},
	);
}

/**
 * Handles the page's form when it is posted without scripts. `key` is created with the page: pressing the button twice
 * sends one application, while different text posted from the same page is a new application.
 */
export function submitApplicationForm(
	services: FormServices,
): SubmitForm<{ form: ApplicationForm; key: string }> {
	return ({ form, key }, caller) =>
		answerForm(services.log, caller, async () => {
			const checked = applicationBody.parse(toApplicationBody(form));
			const submission = { key: isFormKey(key) ? formRequestKey(key, checked) : undefined, caller };
			return (await createDistributorApplication(services, toApplication(checked), submission)).answer.number;
		});
}
