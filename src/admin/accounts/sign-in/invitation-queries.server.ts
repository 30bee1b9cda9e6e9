import type { Selectable } from 'kysely';
import { insertCredential } from '../../../platform/accounts/staff-account-queries.server.ts';
import { hasRow } from '../../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Schema } from '../../../platform/db/schema.ts';

type AccountRow = Selectable<Schema['staff_account']>;

/** Replaces the invitation of an account: an older link no longer works. */
export async function replaceInvitation(
	db: DatabaseLike,
	invitation: { tokenHash: string; accountId: string; expiresAt: string },
	now: string,
): Promise<void> {
	await db.deleteFrom('staff_invitation').where('account_id', '=', invitation.accountId).execute();
	await db
		.insertInto('staff_invitation')
		.values({
			token_hash: invitation.tokenHash,
			account_id: invitation.accountId,
			expires_at: invitation.expiresAt,
			created_at: now,
		})
		.execute();
}

/** The account of an invitation while it is valid. */
export async function findInvitedAccount(
	db: DatabaseLike,
	tokenHash: string,
	now: string,
): Promise<string | undefined> {
	const row = await db
		.selectFrom('staff_invitation')
		.select('account_id')
		.where('token_hash', '=', tokenHash)
		.where('expires_at', '>', now)
		.executeTakeFirst();
	return row?.account_id;
}

/** Marks an invitation as used; false if somebody else just did. */
export async function deleteInvitation(db: DatabaseLike, tokenHash: string): Promise<boolean> {
	const row = await db
		.deleteFrom('staff_invitation')
		.where('token_hash', '=', tokenHash)
		.returning('account_id')
		.executeTakeFirst();
	return row !== undefined;
}

export async function deleteInvitationsOf(db: DatabaseLike, accountId: string): Promise<void> {
	await db.deleteFrom('staff_invitation').where('account_id', '=', accountId).execute();
}

/** Whether somebody assigned a record to the account, or names it in a note. */
export async function hasTasks(db: DatabaseLike, accountId: string): Promise<boolean> {
	return (
		(await hasRow(db.selectFrom('assignment').where('account_id', '=', accountId))) ||
		(await hasRow(db.selectFrom('mention').where('account_id', '=', accountId)))
	);
}

/** Deletes an account with its invitation, and returns its row. */
export async function takeInvited(transaction: DatabaseLike, accountId: string): Promise<AccountRow> {
	await deleteInvitationsOf(transaction, accountId);
	return transaction
		.deleteFrom('staff_account')
		.where('id', '=', accountId)
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** Stores a deleted account again, without a password. */
export async function putBackInvited(transaction: DatabaseLike, account: AccountRow): Promise<void> {
	await transaction.insertInto('staff_account').values(account).execute();
	await insertCredential(transaction, { id: account.id, passwordHash: undefined }, account.updated_at);
}
