import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInDistributor } from '../../domain/portal-people/portal-person.ts';
import { englishPath, localizedPath } from '../../platform/i18n/localized-path.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { findSignedInDistributor } from '../sign-in/portal-session.server.ts';
import { isPortalPath, PORTAL_HOME, SIGN_IN_PATH } from './portal-path.ts';
import type { PortalServices } from './portal-services.server.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** Set by the guard on every route with `access: 'distributor'`; read it with `distributorOf`. */
		distributor: SignedInDistributor | undefined;
	}
}

/** Headers of every response to a distributor: not cached, not indexed, and no referrer sent. */
export const PORTAL_HEADERS = {
	'cache-control': 'no-store',
	'x-robots-tag': 'noindex, nofollow',
	'referrer-policy': 'no-referrer',
} as const;

/**
 * The only place that admits distributors: every route with `access: 'distributor'` is checked here before its body is
 * read or its handler runs. Only the portal's own cookie counts, so a staff session gives no access.
 */
export function addPortalGuard(app: FastifyInstance, services: PortalServices): void {
	app.decorateRequest('distributor', undefined);
	app.guardedAccess = [...(app.guardedAccess ?? []), 'distributor'];
	app.addHook('onRequest', async (request, reply) => {
		if (request.routeOptions.config.access !== 'distributor') return;
		reply.headers(PORTAL_HEADERS);
		request.distributor = await findSignedInDistributor(services, request);
		if (request.distributor) return;
		services.log.warn(
			{ requestId: request.id, path: request.url, ip: request.ip },
			'refused: no distributor',
		);
		const [path = ''] = request.url.split('?', 1);
		if (!isPortalPath(path)) throw new ProblemError('unauthorized', say('problems.requests.signIn'));
		return sendToSignIn(request, reply, path);
	});
}

/** The signed-in user, in the handler of a guarded call. */
export function distributorOf(request: FastifyRequest): SignedInDistributor {
	if (!request.distributor) throw new ProblemError('unauthorized', say('problems.requests.signIn'));
	return request.distributor;
}

function sendToSignIn(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
	// The posted data is lost, so continue at the form's page.
	const next = englishPath(request.method === 'GET' ? request.url : path);
	const query = next === PORTAL_HOME ? '' : `?next=${encodeURIComponent(next)}`;
	return reply.redirect(localizedPath(`${SIGN_IN_PATH}${query}`, request.locale), 303);
}
