import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endDeadSubscription } from '../../domain/newsletter/subscription-queries.server.ts';
import { bearerGuard } from '../../platform/http/bearer-token.server.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { EMAIL_MAX, parseEmailAddress } from '../../platform/mail/email-address.ts';
import type { FormServices } from '../../platform/pages/form-services.server.ts';
import { typedText } from '../../platform/text/typed-text.ts';

/** In bytes. */
const BODY_LIMIT = 256 * 1024;
const MAX_AT_ONCE = 500;

const bouncesBody = z.strictObject({
	bounces: z
		.array(
			z.strictObject({
				email: z
					.string()
					.max(EMAIL_MAX)
					.refine((text) => parseEmailAddress(text) !== undefined, issueOf('newsletter.errors.malformed')),
				reason: typedText({ max: 200 }).default(''),
			}),
		)
		.max(MAX_AT_ONCE, issueOf('validation.manyEntries', { most: MAX_AT_ONCE })),
});

/**
 * `POST /api/newsletter-bounces`: where the program that receives bounces and complaints, such as a mail service, names
 * the addresses that must get nothing more. Without a token in the settings there is no such address.
 */
export function addBounceRoute(
	plain: FastifyInstance,
	{ db }: Pick<FormServices, 'db'>,
	token: string | undefined,
): void {
	if (token === undefined) return;
	const requireToken = bearerGuard(token);
	plain.withTypeProvider<ZodTypeProvider>().post(
		'/api/newsletter-bounces',
		{
			config: { access: 'visitor' },
			bodyLimit: BODY_LIMIT,
			schema: { hide: true, body: bouncesBody },
			preValidation: async (request) => requireToken(request),
		},
		async (request, reply) => {
			const at = new Date().toISOString();
			const ended = await db.transaction().execute(async (transaction) => {
				let count = 0;
				for (const { email, reason } of request.body.bounces)
					if (await endDeadSubscription(transaction, email, { at, reason })) count++;
				return count;
			});
			return reply.header('cache-control', 'no-store').send({ ended });
		},
	);
}
