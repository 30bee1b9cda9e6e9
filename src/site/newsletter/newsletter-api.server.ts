import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readToken } from '../../domain/newsletter/subscription.ts';
import { subscriptionAnswer, subscriptionBody } from '../../domain/newsletter/subscription-schema.ts';
import { problemSchema } from '../../platform/http/problem.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { readIdempotencyKey } from '../../platform/limits/idempotency.server.ts';
import { NEWSLETTER_CONFIRMATION, type SentProofs } from '../../platform/limits/sent-proof.server.ts';
import { answerForm, type FormServices, type SubmitForm } from '../../platform/pages/form-services.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { confirmNewsletter, leaveNewsletter, requestNewsletter } from './subscription-service.server.ts';

/** In bytes. */
const BODY_LIMIT = 8 * 1024;

/** `POST /api/newsletter-subscriptions`, and the one-click unsubscribe endpoint. */
export function addNewsletterRoutes(
	plain: FastifyInstance,
	services: FormServices,
	proofs: SentProofs,
): void {
	plain.withTypeProvider<ZodTypeProvider>().post(
		'/api/newsletter-subscriptions',
		{
			config: { access: 'visitor' },
			bodyLimit: BODY_LIMIT,
			schema: {
				tags: ['Newsletter'],
				summary: 'Ask for the newsletter',
				description:
					'Sends a mail that asks for confirmation; nothing else goes to the address before its reader has confirmed. The answer is the same whether the address is known or not.',
				headers: z.object({
					'idempotency-key': z
						.string()
						.optional()
						.meta({ description: 'Made by the caller for each call, such as a UUID' }),
				}),
				body: subscriptionBody,
				response: {
					202: subscriptionAnswer,
					400: problemSchema,
					403: problemSchema,
					422: problemSchema,
					429: problemSchema,
				},
			},
		},
		async (request, reply) => {
			const done = await requestNewsletter(services, request.body, {
				key: readIdempotencyKey(request.headers['idempotency-key']),
				caller: { address: request.ip, requestId: request.id, locale: request.locale },
			});
			return reply
				.code(202)
				.header('cache-control', 'no-store')
				.header('set-cookie', proofs.cookieFor('newsletter', NEWSLETTER_CONFIRMATION))
				.send(done.answer);
		},
	);
	plain.register(async (scope) => addOneClick(scope, services));
}

/**
 * The endpoint named in a newsletter's headers (RFC 8058). Mail clients post here from any origin and with any content;
 * only the token in the URL counts. A person who opens the URL is redirected to the page with the button.
 */
function addOneClick(scope: FastifyInstance, services: FormServices): void {
	const address = '/api/newsletter-subscriptions/unsubscribe';
	scope.removeAllContentTypeParsers();
	scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, _body, done) =>
		done(null, undefined),
	);
	const app = scope.withTypeProvider<ZodTypeProvider>();
	const querystring = z.object({
		token: z.string().max(100).default('').meta({ description: 'Of the mail’s own link' }),
	});
	app.post(
		address,
		{
			config: { access: 'visitor', fromAnywhere: true },
			bodyLimit: BODY_LIMIT,
			schema: {
				tags: ['Newsletter'],
				summary: 'Unsubscribe with one click, as mail programs do (RFC 8058)',
				querystring,
				response: { 200: z.object({ state: z.literal('left') }), 400: problemSchema, 404: problemSchema },
			},
		},
		async (request, reply) => {
			const token = readToken(request.query.token);
			if (token === undefined || !(await leaveNewsletter(services, token, 'one-click')))
				throw new ProblemError('not-found', say('problems.newsletter.link'));
			return reply.header('cache-control', 'no-store').send({ state: 'left' });
		},
	);
	app.get(
		address,
		{
			config: { access: 'visitor' },
			schema: {
				tags: ['Newsletter'],
				summary: 'The page with the button, for people who open that address; nothing changes',
				querystring,
				response: { 400: problemSchema },
			},
		},
		async (request, reply) =>
			reply
				.header('cache-control', 'no-store')
				.redirect(`/newsletter/unsubscribe?token=${readToken(request.query.token) ?? ''}`, 303),
	);
}

/** Handles the forms of the newsletter's pages. */
export type NewsletterForms = {
	ask: SubmitForm<{ email: string; page: string; leaveEmpty: string }>;
	/** Fails with 404 if the link is unknown. */
	confirm: SubmitForm<string>;
	leave: SubmitForm<string>;
};

/** The same for the pages' forms when posted without scripts. */
export function newsletterForms(services: FormServices): NewsletterForms {
	const byToken =
		(
			act: (token: string, caller: { address: string; requestId: string }) => Promise<boolean>,
		): SubmitForm<string> =>
		(text, caller) =>
			answerForm(services.log, caller, async () => {
				const token = readToken(text);
				if (token === undefined || !(await act(token, caller)))
					throw new ProblemError('not-found', say('problems.newsletter.link'));
				return '';
			});
	return {
		ask: (form, caller) =>
			answerForm(services.log, caller, async () => {
				await requestNewsletter(services, subscriptionBody.parse(form), { key: undefined, caller });
				return '';
			}),
		confirm: byToken((token, caller) => confirmNewsletter(services, token, caller)),
		leave: byToken((token) => leaveNewsletter(services, token, 'link')),
	};
}
