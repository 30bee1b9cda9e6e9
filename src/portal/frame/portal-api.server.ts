import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { formatSeenOrder, parseSeenOrder } from '../../domain/orders/order-change.ts';
import { deletePortalSessions } from '../../domain/portal-people/portal-session-queries.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { readIdempotencyKey } from '../../platform/limits/idempotency.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { findOwnOrder, readOrderFor, sendOrder } from '../orders/order-service.server.ts';
import { loadPortalPrices } from '../prices/portal-prices.server.ts';
import {
	listPortalOrders,
	listPortalRequests,
	listPortalShipments,
	loadPortalHome,
} from '../records/portal-records.server.ts';
import {
	expirePortalCookie,
	findSignedInDistributor,
	portalCookie,
} from '../sign-in/portal-session.server.ts';
import {
	acceptLink,
	changePortalPassword,
	type PortalCaller,
	requestPasswordLink,
	signInDistributor,
} from '../sign-in/portal-sign-in.server.ts';
import { distributorOf, PORTAL_HEADERS } from './portal-guard.server.ts';
import {
	forgottenSchema,
	orderRequestSchema,
	orderTextSchema,
	portalChangeSchema,
	portalPasswordSchema,
	portalSignInSchema,
	priceQuerySchema,
} from './portal-schema.ts';
import type { PortalServices } from './portal-services.server.ts';

/** The sender of a request, as counted and stored by sign-in. */
export function callerOf(request: FastifyRequest): PortalCaller {
	return {
		address: request.ip,
		userAgent: request.headers['user-agent'] ?? '',
		requestId: request.id,
		locale: request.locale,
	};
}

/** The portal's API. The session alone determines the company: no call takes a company id. */
export function addPortalRoutes(plain: FastifyInstance, services: PortalServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	addPublicRoutes(app, services);
	const config = { access: 'distributor' } as const;
	const hide = { hide: true } as const;
	const api = '/api/distributor';

	app.get(`${api}/me`, { config, schema: hide }, (request, reply) => {
		const { name, email, company } = distributorOf(request);
		return reply.send({ name, email, company: company.name });
	});
	app.get(`${api}/home`, { config, schema: hide }, (request) =>
		loadPortalHome(services, distributorOf(request)),
	);
	app.get(`${api}/prices`, { config, schema: { ...hide, querystring: priceQuerySchema } }, (request) =>
		loadPortalPrices(services, distributorOf(request), {
			q: request.query.q,
			cursor: request.query.place,
		}),
	);
	app.get(`${api}/requests`, { config, schema: hide }, async (request) => ({
		content: await listPortalRequests(services, distributorOf(request)),
	}));
	app.get(`${api}/shipments`, { config, schema: hide }, async (request) => ({
		content: await listPortalShipments(services, distributorOf(request)),
	}));
	app.get(`${api}/orders`, { config, schema: hide }, async (request) => ({
		content: await listPortalOrders(services, distributorOf(request)),
	}));
	app.get(
		`${api}/orders/:number`,
		{ config, schema: { ...hide, params: z.object({ number: z.string().max(40) }) } },
		async (request) => {
			const order = await findOwnOrder(services, distributorOf(request), request.params.number);
			if (!order) throw new ProblemError('not-found', say('distributorPortal.order.noOrder'));
			const { person, ...rest } = order;
			return { ...rest, person: person.name };
		},
	);
	app.post(`${api}/orders/read`, { config, schema: { ...hide, body: orderTextSchema } }, async (request) => {
		const read = await readOrderFor(services, distributorOf(request), request.body.text);
		return { ...read, seen: formatSeenOrder(read) };
	});
	app.post(
		`${api}/orders`,
		{ config, schema: { ...hide, body: orderRequestSchema } },
		async (request, reply) => {
			const key = readIdempotencyKey(request.headers['idempotency-key']);
			const { seen: sent, ...input } = request.body;
			const seen = sent === undefined ? undefined : parseSeenOrder(sent);
			if (sent !== undefined && !seen) {
				const message = say('problems.orders.seen');
				throw new ProblemError('invalid', undefined, [{ path: 'seen', message }]);
			}
			const number = await sendOrder(services, distributorOf(request), input, {
				key,
				seen,
				locale: request.locale,
			});
			return reply.code(201).header('location', `${api}/orders/${number}`).send({ number });
		},
	);
	app.post(
		`${api}/password`,
		{ config, schema: { ...hide, body: portalChangeSchema } },
		async (request, reply) => {
			const token = await changePortalPassword(services, distributorOf(request), request.body, request.id);
			return reply.header('set-cookie', portalCookie(services.publicUrl, token)).code(204).send();
		},
	);
	app.delete(`${api}/sessions`, { config, schema: hide }, async (request, reply) => {
		await deletePortalSessions(services.database.db, { personId: distributorOf(request).id });
		expirePortalCookie(services.publicUrl, reply);
		return reply.code(204).send();
	});
}

/** Calls that need no session. */
function addPublicRoutes(plain: FastifyInstance, services: PortalServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'visitor' } as const;
	const api = '/api/distributor';
	const { publicUrl } = services;

	app.post(
		`${api}/sign-in`,
		{ config, schema: { hide: true, body: portalSignInSchema } },
		async (request, reply) => {
			reply.headers(PORTAL_HEADERS);
			const token = await signInDistributor(services, request.body, callerOf(request));
			// Each sign-in starts a new session; the browser's previous one ends.
			await endSessionOf(services, request);
			return reply.header('set-cookie', portalCookie(publicUrl, token)).send({ status: 'signed-in' });
		},
	);
	app.post(
		`${api}/forgotten`,
		{ config, schema: { hide: true, body: forgottenSchema } },
		async (request, reply) => {
			reply.headers(PORTAL_HEADERS);
			await requestPasswordLink(services, request.body.email, callerOf(request));
			return reply.code(204).send();
		},
	);
	app.post(
		`${api}/chosen-password`,
		{ config, schema: { hide: true, body: portalPasswordSchema } },
		async (request, reply) => {
			reply.headers(PORTAL_HEADERS);
			const token = await acceptLink(services, request.body, callerOf(request));
			return reply.header('set-cookie', portalCookie(publicUrl, token)).send({ status: 'signed-in' });
		},
	);
	// Open to everyone: signing out twice, or after the session has ended, also succeeds.
	app.post(`${api}/sign-out`, { config, schema: { hide: true } }, async (request, reply) => {
		await endSessionOf(services, request);
		expirePortalCookie(publicUrl, reply);
		return reply.headers(PORTAL_HEADERS).code(204).send();
	});
}

/** Ends the browser's current session, if any. */
export async function endSessionOf(services: PortalServices, request: FastifyRequest): Promise<void> {
	const before = await findSignedInDistributor(services, request);
	if (!before) return;
	await deletePortalSessions(services.database.db, { personId: before.id, only: before.sessionId });
}
