import type { Selectable } from 'kysely';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locale.ts';
import { localeOfLanguage } from '../../platform/i18n/stored-language.ts';
import { showEmail } from '../../platform/mail/shown-email.server.ts';
import type { PortalPerson } from './portal-person.ts';

type PersonRow = Selectable<Schema['distributor_person']>;

function toPerson(row: PersonRow, invitationEnds: string | undefined): PortalPerson {
	return {
		id: row.id,
		companyId: row.company_id,
		email: showEmail(row.email),
		name: row.name,
		disabledAt: row.disabled_at ?? undefined,
		isInvited: row.password_hash === null && row.signed_in_at === null,
		isReset: row.password_hash === null && row.signed_in_at !== null,
		invitationEnds,
		signedInAt: row.signed_in_at ?? undefined,
		language: localeOfLanguage(row.language),
		createdAt: row.created_at,
	};
}

export type NewPortalPerson = {
	id: string;
	companyId: string;
	email: string;
	name: string;
	invitedBy: string;
	/** The default language if unset. */
	language?: Locale;
};

/** Adds a person without a password; false if the address already has access for any company. */
export async function insertPortalPerson(
	transaction: DatabaseLike,
	person: NewPortalPerson,
	now: string,
): Promise<boolean> {
	const added = await transaction
		.insertInto('distributor_person')
		.values({
			id: person.id,
			company_id: person.companyId,
			email: person.email,
			name: person.name,
			password_hash: null,
			disabled_at: null,
			signed_in_at: null,
			invited_by: person.invitedBy,
			language: person.language ?? DEFAULT_LOCALE,
			created_at: now,
			updated_at: now,
		})
		.onConflict((conflict) => conflict.column('email').doNothing())
		.returning('id')
		.executeTakeFirst();
	return added !== undefined;
}

/** The people of a company, under any of its ids, sorted by name. */
export async function listPortalPeople(
	db: DatabaseLike,
	companyIds: readonly string[],
): Promise<PortalPerson[]> {
	if (companyIds.length === 0) return [];
	const rows = await db
		.selectFrom('distributor_person')
		.selectAll()
		.select((eb) =>
			eb
				.selectFrom('distributor_link')
				.whereRef('distributor_link.person_id', '=', 'distributor_person.id')
				.select(({ fn }) => fn.max('distributor_link.expires_at').as('ends'))
				.as('link_ends'),
		)
		.where('company_id', 'in', companyIds)
		.execute();
	return rows
		.map(({ link_ends, ...row }) => toPerson(row, link_ends ?? undefined))
		.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}

/** A person with their password hash, which only the sign-in may use. */
export async function findPortalPerson(
	db: DatabaseLike,
	by: { id: string } | { email: string },
): Promise<{ person: PortalPerson; passwordHash: string | undefined } | undefined> {
	const row = await db
		.selectFrom('distributor_person')
		.selectAll()
		.where('id' in by ? 'id' : 'email', '=', 'id' in by ? by.id : by.email)
		.executeTakeFirst();
	return row && { person: toPerson(row, undefined), passwordHash: row.password_hash ?? undefined };
}

/**
 * Reads the current state of a person and locks them until the transaction ends. All code that changes or grants
 * access takes this lock first, so that no sign-in can succeed during a concurrent reset.
 */
export async function lockPortalPerson(
	transaction: DatabaseLike,
	id: string,
): Promise<{ person: PortalPerson; passwordHash: string | undefined } | undefined> {
	const row = await transaction
		.updateTable('distributor_person')
		.set((eb) => ({ updated_at: eb.ref('updated_at') }))
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirst();
	return row && { person: toPerson(row, undefined), passwordHash: row.password_hash ?? undefined };
}

/** @param passwordHash null means that no password works until a new one is set */
export async function updatePortalPassword(
	transaction: DatabaseLike,
	id: string,
	passwordHash: string | null,
	now: string,
): Promise<void> {
	await transaction
		.updateTable('distributor_person')
		.set({ password_hash: passwordHash, updated_at: now })
		.where('id', '=', id)
		.execute();
}

/** @param disabledAt null enables sign-in again */
export async function updatePortalDisabled(
	transaction: DatabaseLike,
	id: string,
	disabledAt: string | null,
	now: string,
): Promise<void> {
	await transaction
		.updateTable('distributor_person')
		.set({ disabled_at: disabledAt, updated_at: now })
		.where('id', '=', id)
		.execute();
}

export async function updatePortalSignedIn(
	transaction: DatabaseLike,
	id: string,
	now: string,
): Promise<void> {
	await transaction
		.updateTable('distributor_person')
		.set({ signed_in_at: now })
		.where('id', '=', id)
		.execute();
}

/** Deletes a person who never accepted the invitation; false if there is none. */
export async function deleteInvitedPerson(transaction: DatabaseLike, id: string): Promise<boolean> {
	const row = await transaction
		.deleteFrom('distributor_person')
		.where('id', '=', id)
		.where('password_hash', 'is', null)
		.where('signed_in_at', 'is', null)
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}
