import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { hashPassword } from '../../../platform/accounts/password-hash.server.ts';
import { clearTries, requireTry } from '../../../platform/accounts/sign-in-delay.server.ts';
import { codeSchema, signInSchema } from '../../../platform/accounts/sign-in-schema.ts';
import { normalizeStaffEmail } from '../../../platform/accounts/staff-account.ts';
import { findCredential, updateSignedInAt } from '../../../platform/accounts/staff-account-queries.server.ts';
import { recordAudit } from '../../../platform/audit/audit-entry-queries.server.ts';
import { say } from '../../../platform/i18n/message.ts';
import { clientKey } from '../../../platform/limits/client-address.ts';
import { requireWithinLimit } from '../../../platform/limits/rate-limit.server.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { logFailure } from '../../../platform/process/failure-log.server.ts';
import { STAFF_HEADERS, staffOf } from '../../frame/staff-guard.server.ts';
import type { StaffServices } from '../../frame/staff-services.server.ts';
import { isCredentialUnchanged } from '../staff-credential.server.ts';
import { cookieNames } from './staff-cookie.ts';
import { authHeaders, expireCookies, findSignedIn, sendCookies } from './staff-session.server.ts';
import { deleteExpiredSessions, deleteStaffSessions } from './staff-session-queries.server.ts';

/** The same response for an unknown account, a disabled one and a wrong password (ASVS 5.0 6.3.8). */
const REFUSED = say('problems.signIn.refused');

/** Limit of code attempts per address; each challenge and each account has its own, lower limit. */
const CODE_LIMIT = { name: 'sign-in code', limit: 30, perSeconds: 15 * 60 };

/**
 * Routes to sign in, sign out and read the current user. No other route checks the password or code
 * of a signed-out user.
 */
export function addSignInRoutes(plain: FastifyInstance, services: StaffServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const open = { access: 'visitor' } as const;

	app.post(
		'/api/user/login',
		{ config: open, schema: { hide: true, body: signInSchema } },
		async (request, reply) => {
			reply.headers(STAFF_HEADERS);
			const email = normalizeStaffEmail(request.body.email);
			const counted = await requireTry(services.database.db, { email, address: request.ip });
			const before = await findSignedIn(services, request);
			const checked = await findCredential(services.database.db, { email });
			const { headers, response } = await signIn(services, request, email);
			await clearTries(services.database.db, counted);
			if ('twoFactorRedirect' in response) {
				await requireUnchanged(services, checked);
				sendCookies(services, headers, reply);
				return { status: 'code-needed' as const };
			}
			await finishSignIn(services, request, { ...response.user, before, checked });
			sendCookies(services, headers, reply);
			return { status: 'signed-in' as const };
		},
	);

	app.post(
		'/api/user/login/code',
		{ config: open, schema: { hide: true, body: codeSchema } },
		async (request, reply) => {
			reply.headers(STAFF_HEADERS);
			const { db } = services.database;
			await requireWithinLimit(db, { ...CODE_LIMIT, who: clientKey(request.ip) });
			const before = await findSignedIn(services, request);
			const { headers, response, checked } = await checkCode(services, request, request.body.code);
			await finishSignIn(services, request, { ...response.user, before, checked });
			sendCookies(services, headers, reply);
			return { status: 'signed-in' as const };
		},
	);

	app.get(
		'/api/admin/auth-check',
		{ config: { access: 'staff' }, schema: { hide: true } },
		(request, reply) => {
			const { name, email } = staffOf(request);
			return reply.send({ name, email });
		},
	);

	// Open to everybody: signing out twice, or after the session ended, succeeds.
	app.post('/api/user/logout', { config: open, schema: { hide: true } }, async (request, reply) => {
		const staff = await findSignedIn(services, request);
		if (staff) {
			await services.database.db.transaction().execute(async (transaction) => {
				await deleteStaffSessions(transaction, { accountId: staff.id, only: staff.sessionId });
				await recordAudit(transaction, {
					actor: staff,
					action: 'session.ended',
					subject: { kind: 'staff', id: staff.id, name: staff.name },
					requestId: request.id,
				});
			});
		}
		expireCookies(services, reply);
		// Clears back-office pages; the visitor's sample box stays.
		return reply
			.headers({ ...STAFF_HEADERS, 'clear-site-data': '"cache"' })
			.code(204)
			.send();
	});
}

async function signIn(services: StaffServices, request: FastifyRequest, email: string) {
	const { password } = request.body as { password: string };
	try {
		const { api } = await services.auth();
		return await api.signInEmail({
			body: { email, password },
			headers: withoutCookies(authHeaders(request)),
			returnHeaders: true,
		});
	} catch (error) {
		if (error instanceof ProblemError) throw error;
		const { statusCode } = error as { statusCode?: number };
		// An invalid address takes as long as a valid one without an account.
		if (statusCode === 400) await hashPassword(password);
		if (statusCode !== 400 && statusCode !== 401) {
			logFailure(services.log, { requestId: request.id, err: error }, 'sign-in failed');
			throw new ProblemError('unavailable', say('problems.signIn.unavailable'));
		}
		services.log.warn(
			{ requestId: request.id, ip: request.ip, account: shortHash(email) },
			'sign-in refused',
		);
		throw new ProblemError('unauthorized', REFUSED);
	}
}

async function checkCode(services: StaffServices, request: FastifyRequest, code: string) {
	const { api } = await services.auth();
	// With the session cookie, the signed-in user's code would be checked instead of the challenge's.
	const headers = onlyCookie(authHeaders(request), cookieNames(services.publicUrl).challenge);
	try {
		const accountId = await api.findChallengedAccount({ headers });
		const checked = accountId ? await findCredential(services.database.db, { id: accountId }) : undefined;
		const done = code.includes('-')
			? await api.verifyBackupCode({ body: { code }, headers, returnHeaders: true })
			: await api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
		return { ...done, checked };
	} catch (error) {
		const { statusCode, body } = error as { statusCode?: number; body?: { code?: string } };
		services.log.warn({ requestId: request.id, ip: request.ip, reason: body?.code }, 'sign-in code refused');
		if (statusCode === undefined || statusCode >= 500) {
			throw new ProblemError('unavailable', say('problems.signIn.unavailable'));
		}
		const over = body?.code === 'INVALID_TWO_FACTOR_COOKIE' || body?.code?.startsWith('TOO_MANY');
		throw statusCode === 429 || over
			? new ProblemError('forbidden', say('problems.signIn.over'))
			: new ProblemError('unauthorized', say('problems.signIn.code'));
	}
}

/** The account whose password matched, with the matching hash. */
type Checked = Awaited<ReturnType<typeof findCredential>>;
type Signed = {
	id: string;
	name: string;
	before: Awaited<ReturnType<typeof findSignedIn>>;
	checked: Checked;
};

/** @throws ProblemError unauthorized if the account was reset or disabled while its password was checked. */
async function requireUnchanged(services: StaffServices, checked: Checked): Promise<void> {
	const unchanged = await services.database.db
		.transaction()
		.execute((transaction) => isCredentialUnchanged(transaction, checked?.id ?? '', checked?.hash));
	if (!unchanged) throw new ProblemError('unauthorized', REFUSED);
}

/** Always creates a new session and ends the browser's previous one (ASVS 7.2.4). */
async function finishSignIn(services: StaffServices, request: FastifyRequest, signed: Signed): Promise<void> {
	const now = new Date();
	const { before, checked } = signed;
	const isIn = await services.database.db.transaction().execute(async (transaction) => {
		if (!(await isCredentialUnchanged(transaction, signed.id, checked?.hash))) return false;
		if (before) await deleteStaffSessions(transaction, { accountId: before.id, only: before.sessionId });
		await deleteExpiredSessions(transaction, now.toISOString());
		await updateSignedInAt(transaction, signed.id, now.toISOString());
		await recordAudit(transaction, {
			actor: { id: signed.id, name: signed.name },
			action: 'session.started',
			subject: { kind: 'staff', id: signed.id, name: signed.name },
			requestId: request.id,
		});
		return true;
	});
	if (!isIn) throw new ProblemError('unauthorized', REFUSED);
	services.log.info({ requestId: request.id, staff: signed.id, ip: request.ip }, 'signed in');
}

function withoutCookies(headers: Headers): Headers {
	headers.delete('cookie');
	return headers;
}

function onlyCookie(headers: Headers, name: string): Headers {
	const cookies = (headers.get('cookie') ?? '').split(/;\s*/);
	headers.set('cookie', cookies.filter((cookie) => cookie.startsWith(`${name}=`)).join('; '));
	return headers;
}

/** Identifies an account in the log without its address. */
const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10);
