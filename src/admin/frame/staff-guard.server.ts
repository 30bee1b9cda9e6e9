import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInStaff } from '../../platform/accounts/staff-account.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { signInPath } from '../accounts/sign-in/next-path.ts';
import { findSignedIn } from '../accounts/sign-in/staff-session.server.ts';
import { isStaffPath } from './staff-path.ts';
import type { StaffServices } from './staff-services.server.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** Set by the guard on every route with `access: 'staff'`; read it with `staffOf`. */
		staff: SignedInStaff | undefined;
	}
}

/** Headers of every response to staff, and of the sign-in: not cached, not indexed. */
export const STAFF_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } as const;

/**
 * The only check for staff access: it rejects unauthorized requests to every route with
 * `access: 'staff'`, API or page, before the body is read or the handler runs. It reads only the
 * staff cookie: a distributor's session gives no access.
 */
export function addStaffGuard(app: FastifyInstance, services: StaffServices): void {
	app.decorateRequest('staff', undefined);
	app.guardedAccess = [...(app.guardedAccess ?? []), 'staff'];
	app.addHook('onRequest', async (request, reply) => {
		if (request.routeOptions.config.access !== 'staff') return;
		reply.headers(STAFF_HEADERS);
		const staff = await findSignedIn(services, request);
		if (staff) {
			request.staff = staff;
			request.accountLocale = staff.language;
			return;
		}
		services.log.warn({ requestId: request.id, path: request.url, ip: request.ip }, 'refused: not signed in');
		if (!isPage(request)) throw new ProblemError('unauthorized', say('problems.requests.signIn'));
		return sendToSignIn(request, reply);
	});
}

/** The signed-in user, in the handler of a guarded route. */
export function staffOf(request: FastifyRequest): SignedInStaff {
	if (!request.staff) throw new ProblemError('unauthorized', say('problems.requests.signIn'));
	return request.staff;
}

function isPage(request: FastifyRequest): boolean {
	return isStaffPath(request.url.split('?', 1)[0] as string);
}

function sendToSignIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const [path = '/admin', query] = request.url.split('?', 2);
	// Client-side navigation requests a page's data; the browser must then load the sign-in page with
	// a full page load.
	if (path.endsWith('.data')) {
		const address = signInPath(path.slice(0, -'.data'.length));
		return reply
			.code(204)
			.headers({ 'x-remix-redirect': address, 'x-remix-status': '303', 'x-remix-reload-document': 'true' })
			.send();
	}
	return reply.redirect(signInPath(query === undefined ? path : `${path}?${query}`), 303);
}
