import type { Selectable } from 'kysely';
import { countRows } from '../db/common-queries.server.ts';
import type { DatabaseLike } from '../db/database.server.ts';
import type { Schema } from '../db/schema.ts';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locale.ts';
import { localeOfLanguage } from '../i18n/stored-language.ts';
import { showEmail } from '../mail/shown-email.server.ts';
import type { ColorScheme, StaffAccount } from './staff-account.ts';

export type NewStaffAccount = {
	id: string;
	email: string;
	name: string;
	/** A PHC string; undefined for an invitation that has not been accepted yet. */
	passwordHash: string | undefined;
	passwordGenerated: boolean;
	/** The default language if unset. */
	language?: Locale;
};

type AccountRow = Selectable<Schema['staff_account']> & { password: string | null };

/** Adds an account with its credential; false if the address is taken. */
export async function insertStaffAccount(
	db: DatabaseLike,
	account: NewStaffAccount,
	now: string,
): Promise<boolean> {
	const added = await db
		.insertInto('staff_account')
		.values({
			id: account.id,
			email: account.email,
			name: account.name,
			email_verified: 1,
			image: null,
			two_factor_enabled: 0,
			disabled_at: null,
			password_generated: account.passwordGenerated ? 1 : 0,
			signed_in_at: null,
			language: account.language ?? DEFAULT_LOCALE,
			created_at: now,
			updated_at: now,
		})
		.onConflict((conflict) => conflict.column('email').doNothing())
		.returning('id')
		.executeTakeFirst();
	if (!added) return false;
	await insertCredential(db, account, now);
	return true;
}

/** Adds the credential of an account. Without a hash, nobody can sign in until its owner chooses a password. */
export async function insertCredential(
	db: DatabaseLike,
	account: Pick<NewStaffAccount, 'id' | 'passwordHash'>,
	now: string,
): Promise<void> {
	await db
		.insertInto('staff_credential')
		.values({
			id: account.id,
			user_id: account.id,
			provider_id: 'credential',
			account_id: account.id,
			password: account.passwordHash ?? null,
			created_at: now,
			updated_at: now,
		})
		.execute();
}

function selectAccounts(db: DatabaseLike) {
	return db
		.selectFrom('staff_account')
		.innerJoin('staff_credential', 'staff_credential.user_id', 'staff_account.id')
		.selectAll('staff_account')
		.select('staff_credential.password');
}

export async function listStaffAccounts(db: DatabaseLike): Promise<StaffAccount[]> {
	const rows = await selectAccounts(db).execute();
	return rows
		.map(toStaffAccount)
		.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1));
}

export async function findStaffAccount(
	db: DatabaseLike,
	by: { id: string } | { email: string },
): Promise<StaffAccount | undefined> {
	const query = selectAccounts(db);
	const row = await ('id' in by
		? query.where('staff_account.id', '=', by.id)
		: query.where('staff_account.email', '=', by.email)
	).executeTakeFirst();
	return row && toStaffAccount(row);
}

function toStaffAccount(row: AccountRow): StaffAccount {
	return {
		id: row.id,
		email: showEmail(row.email),
		name: row.name,
		hasTwoFactor: row.two_factor_enabled === 1,
		disabledAt: row.disabled_at ?? undefined,
		isInvited: row.password === null,
		signedInAt: row.signed_in_at ?? undefined,
		language: localeOfLanguage(row.language),
		createdAt: row.created_at,
	};
}

export async function hasStaffAccount(db: DatabaseLike): Promise<boolean> {
	return (await db.selectFrom('staff_account').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function findPasswordHash(db: DatabaseLike, id: string): Promise<string | undefined> {
	const row = await db
		.selectFrom('staff_credential')
		.select('password')
		.where('user_id', '=', id)
		.executeTakeFirst();
	return row?.password ?? undefined;
}

/** An account's id and password hash, used only for signing in. */
export async function findCredential(
	db: DatabaseLike,
	by: { id: string } | { email: string },
): Promise<{ id: string; hash: string | undefined } | undefined> {
	const row = await selectAccounts(db)
		.where('id' in by ? 'staff_account.id' : 'staff_account.email', '=', 'id' in by ? by.id : by.email)
		.executeTakeFirst();
	return row && { id: row.id, hash: row.password ?? undefined };
}

/**
 * The current hash of an account that may sign in, locking its row until the transaction ends. Everything that changes
 * credentials or creates a session takes this lock first: of a concurrent reset and sign-in, either the reset finds the
 * session and ends it, or the sign-in finds that the password has changed.
 */
export async function lockCredential(
	transaction: DatabaseLike,
	id: string,
): Promise<{ hash: string | undefined; disabledAt: string | undefined } | undefined> {
	const row = await transaction
		.updateTable('staff_credential')
		.set((eb) => ({ updated_at: eb.ref('updated_at') }))
		.where('user_id', '=', id)
		.returning('password')
		.executeTakeFirst();
	// Read after the lock is acquired: its previous holder may have disabled the account.
	const account = await transaction
		.selectFrom('staff_account')
		.select('disabled_at')
		.where('id', '=', id)
		.executeTakeFirst();
	if (!row || !account) return undefined;
	return { hash: row.password ?? undefined, disabledAt: account.disabled_at ?? undefined };
}

/** Locks every account, always in the same order, for changes that must leave at least one able to sign in. */
export async function lockAllCredentials(transaction: DatabaseLike): Promise<void> {
	const rows = await transaction
		.selectFrom('staff_credential')
		.select('user_id')
		.orderBy('user_id')
		.execute();
	for (const { user_id } of rows) await lockCredential(transaction, user_id);
}

/** @param change with a null `hash`, no password works until a new one is chosen. */
export async function updatePasswordHash(
	db: DatabaseLike,
	id: string,
	change: { hash: string | null; generated: boolean },
	now: string,
): Promise<void> {
	await db
		.updateTable('staff_credential')
		.set({ password: change.hash, updated_at: now })
		.where('user_id', '=', id)
		.execute();
	await db
		.updateTable('staff_account')
		.set({ password_generated: change.generated ? 1 : 0, updated_at: now })
		.where('id', '=', id)
		.execute();
}

export async function updateColorScheme(
	db: DatabaseLike,
	id: string,
	colorScheme: ColorScheme,
	now: string,
): Promise<void> {
	await db
		.updateTable('staff_account')
		.set({ color_scheme: colorScheme, updated_at: now })
		.where('id', '=', id)
		.execute();
}

/** Changes what people set themselves: their name, their language, or both. */
export async function updateStaffSettings(
	db: DatabaseLike,
	id: string,
	settings: { name?: string; language?: Locale },
	now: string,
): Promise<void> {
	await db
		.updateTable('staff_account')
		.set({ ...settings, updated_at: now })
		.where('id', '=', id)
		.execute();
}

/** @param disabledAt null enables sign-in again. */
export async function updateDisabledAt(
	db: DatabaseLike,
	id: string,
	disabledAt: string | null,
	now: string,
): Promise<void> {
	await db
		.updateTable('staff_account')
		.set({ disabled_at: disabledAt, updated_at: now })
		.where('id', '=', id)
		.execute();
}

export async function updateSignedInAt(db: DatabaseLike, id: string, now: string): Promise<void> {
	await db.updateTable('staff_account').set({ signed_in_at: now }).where('id', '=', id).execute();
}

/** Removes the second factor, for someone who lost theirs. */
export async function deleteTwoFactor(db: DatabaseLike, id: string, now: string): Promise<void> {
	await db.deleteFrom('staff_two_factor').where('user_id', '=', id).execute();
	await db
		.updateTable('staff_account')
		.set({ two_factor_enabled: 0, updated_at: now })
		.where('id', '=', id)
		.execute();
}

/** How many other accounts can sign in. */
export async function countOtherActiveAccounts(db: DatabaseLike, id: string): Promise<number> {
	return countRows(
		db
			.selectFrom('staff_account')
			.innerJoin('staff_credential', 'staff_credential.user_id', 'staff_account.id')
			.where('staff_account.id', '!=', id)
			.where('staff_account.disabled_at', 'is', null)
			.where('staff_credential.password', 'is not', null),
	);
}
