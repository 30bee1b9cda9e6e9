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

/** The idle expiry is extended at most once a minute, so that most reads cause no write. */
const MOVE_EVERY_MS = 60_000;
const MAX_USER_AGENT_LENGTH = 300;

const textOf = (ms: number) => new Date(ms).toISOString();

/** The times that a session is checked against. */
export function sessionTimes(now: Date): { now: string; startedAfter: string } {
	return { now: now.toISOString(), startedAfter: textOf(now.getTime() - ABSOLUTE_MS) };
}

/** Starts a session and returns its secret, for the cookie. */
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
 * The signed-in user, read from the database each time: an ended session, a disabled person and a removed company take
 * effect with the next call. The company is the current one, after any merges.
 * @throws ProblemError unavailable, if the database does not respond.
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

/** The `Set-Cookie` value that starts a session in the browser; it ends with the browser session, or on the server. */
export function portalCookie(publicUrl: string, token: string): string {
	const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
	return `${portalCookieName(publicUrl)}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** Deletes the browser's cookie, and its cache of our pages. */
export function expirePortalCookie(publicUrl: string, reply: FastifyReply): void {
	reply.header('set-cookie', `${portalCookie(publicUrl, '')}; Max-Age=0`);
	reply.header('clear-site-data', '"cache"');
}
