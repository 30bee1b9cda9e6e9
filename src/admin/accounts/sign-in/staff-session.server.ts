import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseColorScheme, type SignedInStaff } from '../../../platform/accounts/staff-account.ts';
import { say } from '../../../platform/i18n/message.ts';
import { localeOfLanguage } from '../../../platform/i18n/stored-language.ts';
import { showEmail } from '../../../platform/mail/shown-email.server.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { logFailure } from '../../../platform/process/failure-log.server.ts';
import type { StaffServices } from '../../frame/staff-services.server.ts';
import { ABSOLUTE_SECONDS, cookieNames } from './staff-cookie.ts';
import { deleteStaffSessions } from './staff-session-queries.server.ts';

/**
 * The parts of a request that better-auth receives: our cookie, the browser's name and the trusted
 * client address.
 */
export function authHeaders(request: FastifyRequest): Headers {
	return new Headers({
		cookie: request.headers.cookie ?? '',
		'user-agent': (request.headers['user-agent'] ?? '').slice(0, 300),
		'x-forwarded-for': request.ip,
	});
}

/**
 * The signed-in user, read from the database each time: when a session is ended or expires, or an
 * account is disabled, it takes effect with the next request. Activity extends the idle timeout, and what a page asks
 * by itself (`isBackground`) does not.
 * @throws ProblemError unavailable if the database does not respond.
 */
export async function findSignedIn(
	services: StaffServices,
	request: FastifyRequest,
	now: Date = new Date(),
): Promise<SignedInStaff | undefined> {
	if (!request.headers.cookie?.includes(`${cookieNames(services.publicUrl).session}=`)) return undefined;
	const found = await services
		.auth()
		.then(({ api }) =>
			api.getSession({
				headers: authHeaders(request),
				query: { disableRefresh: request.routeOptions.config.isBackground === true },
			}),
		)
		.catch((error: unknown) => {
			logFailure(services.log, { requestId: request.id, err: error }, 'session could not be read');
			throw new ProblemError('unavailable', say('problems.signIn.notChecked'));
		});
	if (!found || found.user.disabledAt) return undefined;
	const { session, user } = found;
	// A session dated in the future was created while the clock was wrong, and would outlive its max age.
	if (Math.abs(now.getTime() - new Date(session.createdAt).getTime()) >= ABSOLUTE_SECONDS * 1000) {
		await deleteStaffSessions(services.database.db, { accountId: user.id, only: session.id });
		return undefined;
	}
	return {
		id: user.id,
		email: showEmail(user.email),
		name: user.name,
		hasTwoFactor: user.twoFactorEnabled === true,
		hasGeneratedPassword: user.passwordGenerated === true,
		language: localeOfLanguage(user.language ?? ''),
		colorScheme: parseColorScheme(user.colorScheme),
		sessionId: session.id,
	};
}

/**
 * Forwards our cookies from better-auth without their max age: they last until the browser closes,
 * or until the session in the database ends.
 */
export function sendCookies(services: StaffServices, from: Headers, reply: FastifyReply): void {
	const names = Object.values(cookieNames(services.publicUrl));
	for (const cookie of from.getSetCookie()) {
		const name = cookie.split('=', 1)[0] as string;
		if (!names.includes(name)) continue;
		const ends = /;\s*max-age=0\b/i.test(cookie);
		reply.header('set-cookie', ends ? cookie : cookie.replace(/;\s*(?:max-age|expires)=[^;]*/gi, ''));
	}
}

/** Deletes our cookies from the browser. */
export function expireCookies(services: StaffServices, reply: FastifyReply): void {
	const secure = services.publicUrl.startsWith('https:') ? '; Secure' : '';
	for (const name of Object.values(cookieNames(services.publicUrl))) {
		reply.header('set-cookie', `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`);
	}
}
