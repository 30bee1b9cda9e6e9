import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findCompany } from '../../domain/companies/company-queries.server.ts';
import { ABSOLUTE_MS, IDLE_MS, portalCookieName } from '../../domain/portal-people/portal-cookie.ts';
import type { SignedInDistributor } from '../../domain/portal-people/portal-person.ts';
import { updatePortalSignedIn } from '../../domain/portal-people/portal-person-queries.server.ts';
import {
	deleteExpiredPortalSessions,
	findSessionPerson,
	insertPortalSession,
	updateSessionUsed,
} from '../../domain/portal-people/portal-session-queries.server.ts';
import { hashOfToken, makeToken } from '../../platform/accounts/secret-token.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { showEmail } from '../../platform/mail/shown-email.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import type { PortalServices } from '../frame/portal-services.server.ts';

/** Use moves the idle end at most once a minute, so that reading is not writing. */
const MOVE_EVERY_MS = 60_000;
const MAX_USER_AGENT_LENGTH = 300;

const textOf = (ms: number) => new Date(ms).toISOString();

/** What times a session is held against. */
export function sessionTimes(now: Date): { now: string; startedAfter: string } {
	return { now: now.toISOString(), startedAfter: textOf(now.getTime() - ABSOLUTE_MS) };
}

/** Starts a session and answers its secret, for the cookie. */
export async function startPortalSession(
	transaction: DatabaseLike,
	personId: string,
	userAgent: string,
	now: Date,
): Promise<string> {
	const token = makeToken();
	const session = {
		tokenHash: hashOfToken(token),
		id: randomUUID(),
		personId,
		userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
		expiresAt: textOf(now.getTime() + IDLE_MS),
	};
	await deleteExpiredPortalSessions(transaction, sessionTimes(now));
	await insertPortalSession(transaction, session, now.toISOString());
	await updatePortalSignedIn(transaction, personId, now.toISOString());
	return token;
}

/**
 * Who is signed in, asked of the database each time: an ended session, a disabled person and a company that is gone take
 * effect with the next call. The company is the one that stands now, after whatever merges.
 * @throws ProblemError unavailable, when the database does not answer.
 */
export async function findSignedInDistributor(
	services: PortalServices,
	request: FastifyRequest,
	now: Date = new Date(),
): Promise<SignedInDistributor | undefined> {
	const token = readCookie(request.headers.cookie, portalCookieName(services.publicUrl));
	if (token === undefined) return undefined;
	const { db } = services.database;
	try {
		const found = await findSessionPerson(db, hashOfToken(token), sessionTimes(now));
		const company = found && (await findCompany(db, found.companyId));
		if (!found || !company) return undefined;
		if (Date.parse(found.usedAt) + MOVE_EVERY_MS <= now.getTime()) {
			const moved = { now: now.toISOString(), expiresAt: textOf(now.getTime() + IDLE_MS) };
			await updateSessionUsed(db, found.sessionId, moved);
		}
		const { id, email, name, sessionId } = found;
		return {
			id,
			email: showEmail(email),
			name,
			sessionId,
			company: { id: company.id, name: company.operatingName },
		};
	} catch (error) {
		logFailure(services.log, { requestId: request.id, err: error }, 'portal session could not be read');
		throw new ProblemError('unavailable', say('problems.signIn.notChecked'));
	}
}

function readCookie(header: string | undefined, name: string): string | undefined {
	for (const pair of (header ?? '').split(/;\s*/)) {
		if (!pair.startsWith(`${name}=`)) continue;
		const value = pair.slice(name.length + 1);
		return /^[A-Za-z0-9_-]{43}$/.test(value) ? value : undefined;
	}
	return undefined;
}

/** The `Set-Cookie` line that begins a session in the browser; it ends with the browser, or when the database says so. */
export function portalCookie(publicUrl: string, token: string): string {
	const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
	return `${portalCookieName(publicUrl)}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** Takes the cookie away from the browser, and what it kept of our pages. */
export function expirePortalCookie(publicUrl: string, reply: FastifyReply): void {
	reply.header('set-cookie', `${portalCookie(publicUrl, '')}; Max-Age=0`);
	reply.header('clear-site-data', '"cache"');
}
