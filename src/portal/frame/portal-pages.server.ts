import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deletePortalSessions } from '../../domain/portal-people/portal-session-queries.server.ts';
import { listPaths, localizedPath } from '../../platform/i18n/localized-path.ts';
import { sendPrivatePage } from '../../platform/pages/private-page.server.ts';
import { expirePortalCookie, findSignedInDistributor } from '../sign-in/portal-session.server.ts';
import { callerOf, endSessionOf } from './portal-api.server.ts';
import { distributorOf, PORTAL_HEADERS } from './portal-guard.server.ts';
import type { PortalPage } from './portal-page-context.ts';
import { SIGN_IN_PATH } from './portal-path.ts';
import type { PortalServices } from './portal-services.server.ts';

const FORM_CONTENT = 'application/x-www-form-urlencoded';
/** Max. size of a form in bytes: a list of 200 lines, with every character percent-encoded. */
const FORM_LIMIT = 128 * 1024;

export type PortalPagesOptions = {
	services: PortalServices;
	render: (request: Request, page: PortalPage) => Promise<Response>;
	/** False in development, where Vite inserts style elements and opens a socket. */
	withPolicy: boolean;
};

/** The portal's pages and forms, and its sign-in pages: rendered for each request, never cached. */
export function addPortalPages(app: FastifyInstance, options: PortalPagesOptions): void {
	const { services } = options;
	const { publicUrl } = services;

	async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const form =
			request.method === 'POST'
				? { method: 'POST', headers: { 'content-type': FORM_CONTENT }, body: request.body as string }
				: {};
		const response = await options.render(new Request(`${publicUrl}${request.url}`, form), {
			services,
			distributor: request.distributor ?? (await findSignedInDistributor(services, request)),
			caller: callerOf(request),
		});
		return sendPrivatePage(reply, response, { headers: PORTAL_HEADERS, withPolicy: options.withPolicy });
	}

	const open = { config: { access: 'visitor' }, schema: { hide: true } } as const;
	const guarded = { config: { access: 'distributor' }, schema: { hide: true } } as const;
	const doors = [SIGN_IN_PATH, `${SIGN_IN_PATH}/forgotten`, `${SIGN_IN_PATH}/password`];
	for (const path of doors.flatMap(listPaths)) app.get(path, open, answer);
	for (const path of ['/distributor', '/distributor/*'].flatMap(listPaths)) app.get(path, guarded, answer);
	app.register(async (scope) => {
		// Only here may a body be a form.
		scope.removeAllContentTypeParsers();
		const parser = { parseAs: 'string', bodyLimit: FORM_LIMIT } as const;
		scope.addContentTypeParser(FORM_CONTENT, parser, (_request, body, done) => done(null, body));
		for (const path of doors.flatMap(listPaths)) scope.post(path, open, answer);
		for (const path of ['/distributor/order', '/distributor/account'].flatMap(listPaths))
			scope.post(path, guarded, answer);
		// Open to everyone: signing out twice, or after the session has ended, also succeeds.
		const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
			await endSessionOf(services, request);
			expirePortalCookie(publicUrl, reply);
			return reply
				.headers(PORTAL_HEADERS)
				.redirect(localizedPath(`${SIGN_IN_PATH}?done=1`, request.locale), 303);
		};
		const signOutEverywhere = async (request: FastifyRequest, reply: FastifyReply) => {
			await deletePortalSessions(services.database.db, { personId: distributorOf(request).id });
			expirePortalCookie(publicUrl, reply);
			return reply.redirect(localizedPath(`${SIGN_IN_PATH}?done=1`, request.locale), 303);
		};
		for (const path of listPaths('/distributor/sign-out')) scope.post(path, open, signOut);
		for (const path of listPaths('/distributor/account/sessions'))
			scope.post(path, guarded, signOutEverywhere);
	});
}
