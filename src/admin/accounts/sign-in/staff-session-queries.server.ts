import type { DatabaseLike } from '../../../platform/db/database.server.ts';

/** One session of an account, as shown to its owner. */
export type StaffSession = {
	id: string;
	createdAt: string;
	/** When it was last used, to the minute. */
	usedAt: string;
	address: string;
	browser: string;
};

export async function listStaffSessions(
	db: DatabaseLike,
	accountId: string,
	now: string,
): Promise<StaffSession[]> {
	const rows = await db
		.selectFrom('staff_session')
		.select(['id', 'created_at', 'updated_at', 'ip_address', 'user_agent'])
		.where('user_id', '=', accountId)
		.where('expires_at', '>', now)
		.orderBy('updated_at', 'desc')
		.execute();
	return rows.map((row) => ({
		id: row.id,
		createdAt: row.created_at,
		usedAt: row.updated_at,
		address: row.ip_address ?? '',
		browser: row.user_agent ?? '',
	}));
}

/** Ends one, all but one, or all sessions of an account. Returns the number ended. */
export async function deleteStaffSessions(
	db: DatabaseLike,
	which: { accountId: string; only?: string; except?: string },
): Promise<number> {
	let query = db.deleteFrom('staff_session').where('user_id', '=', which.accountId);
	if (which.only !== undefined) query = query.where('id', '=', which.only);
	if (which.except !== undefined) query = query.where('id', '!=', which.except);
	return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** Replaces a session's secret, stored as `tokenHash`; false if the session has ended. */
export async function updateSessionToken(db: DatabaseLike, id: string, tokenHash: string): Promise<boolean> {
	const row = await db
		.updateTable('staff_session')
		.set({ token: tokenHash })
		.where('id', '=', id)
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}

/** Ends an account's sign-ins that are waiting for their second step. */
export async function deleteChallenges(db: DatabaseLike, accountId: string): Promise<void> {
	await db.deleteFrom('staff_challenge').where('value', '=', accountId).execute();
}

/** Deletes expired sessions and unfinished sign-ins. */
export async function deleteExpiredSessions(db: DatabaseLike, now: string): Promise<void> {
	await db.deleteFrom('staff_session').where('expires_at', '<', now).execute();
	await db.deleteFrom('staff_challenge').where('expires_at', '<', now).execute();
	await db.deleteFrom('staff_invitation').where('expires_at', '<', now).execute();
}
