import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { PortalSession } from './portal-person.ts';

export async function insertPortalSession(
	transaction: DatabaseLike,
	session: { tokenHash: string; id: string; personId: string; userAgent: string; expiresAt: string },
	now: string,
): Promise<void> {
	await transaction
		.insertInto('distributor_session')
		.values({
			token_hash: session.tokenHash,
			id: session.id,
			person_id: session.personId,
			user_agent: session.userAgent,
			expires_at: session.expiresAt,
			used_at: now,
			created_at: now,
		})
		.execute();
}

/** The person for a session secret's hash, if the session is valid and the person may sign in. */
export async function findSessionPerson(
	db: DatabaseLike,
	tokenHash: string,
	at: { now: string; startedAfter: string },
) {
	return db
		.selectFrom('distributor_session as session')
		.innerJoin('distributor_person as person', 'person.id', 'session.person_id')
		.select([
			'session.id as sessionId',
			'session.used_at as usedAt',
			'person.id as id',
			'person.email as email',
			'person.name as name',
			'person.company_id as companyId',
		])
		.where('session.token_hash', '=', tokenHash)
		.where('session.expires_at', '>', at.now)
		.where('session.created_at', '>', at.startedAfter)
		.where('person.disabled_at', 'is', null)
		.executeTakeFirst();
}

/** Extends the idle timeout. */
export async function updateSessionUsed(
	db: DatabaseLike,
	id: string,
	{ now, expiresAt }: { now: string; expiresAt: string },
): Promise<void> {
	await db
		.updateTable('distributor_session')
		.set({ used_at: now, expires_at: expiresAt })
		.where('id', '=', id)
		.execute();
}

/** Replaces a session's secret; false if it has ended. */
export async function updatePortalSessionToken(
	transaction: DatabaseLike,
	id: string,
	tokenHash: string,
): Promise<boolean> {
	const row = await transaction
		.updateTable('distributor_session')
		.set({ token_hash: tokenHash })
		.where('id', '=', id)
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}

/** A person's valid sessions, most recently used first. */
export async function listPortalSessions(
	db: DatabaseLike,
	personId: string,
	at: { now: string; startedAfter: string },
): Promise<PortalSession[]> {
	const rows = await db
		.selectFrom('distributor_session')
		.select(['id', 'user_agent', 'used_at', 'created_at'])
		.where('person_id', '=', personId)
		.where('expires_at', '>', at.now)
		.where('created_at', '>', at.startedAfter)
		.orderBy('used_at', 'desc')
		.execute();
	return rows.map((row) => ({
		id: row.id,
		userAgent: row.user_agent,
		usedAt: row.used_at,
		createdAt: row.created_at,
	}));
}

/** Ends a person's sessions: one of them, all but one, or all. */
export async function deletePortalSessions(
	transaction: DatabaseLike,
	{ personId, only, except }: { personId: string; only?: string; except?: string },
): Promise<void> {
	let query = transaction.deleteFrom('distributor_session').where('person_id', '=', personId);
	if (only !== undefined) query = query.where('id', '=', only);
	if (except !== undefined) query = query.where('id', '!=', except);
	await query.execute();
}

export async function deleteExpiredPortalSessions(
	transaction: DatabaseLike,
	at: { now: string; startedAfter: string },
): Promise<void> {
	await transaction
		.deleteFrom('distributor_session')
		.where((eb) => eb.or([eb('expires_at', '<=', at.now), eb('created_at', '<=', at.startedAfter)]))
		.execute();
}
