import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { deletePortalLinks } from './portal-link-queries.server.ts';
import { lockPortalPerson, updatePortalPassword } from './portal-person-queries.server.ts';
import { deletePortalSessions } from './portal-session-queries.server.ts';

/** Revokes all of a person's access: the password, sessions, and links for setting a password. */
export async function endPortalAccess(
	transaction: DatabaseLike,
	personId: string,
	now: string,
): Promise<void> {
	await updatePortalPassword(transaction, personId, null, now);
	await endPortalSignIns(transaction, personId);
}

/**
 * Ends a person's sessions and links for setting a password.
 * @param except a session to keep
 */
export async function endPortalSignIns(
	transaction: DatabaseLike,
	personId: string,
	except?: string,
): Promise<void> {
	await deletePortalLinks(transaction, personId);
	await deletePortalSessions(transaction, { personId, except });
}

/**
 * Whether the person may still sign in with the password hash that was checked; locks the person until the
 * transaction ends. Checking takes a tenth of a second, during which staff may have reset the password or disabled
 * the person.
 */
export async function isPortalPasswordUnchanged(
	transaction: DatabaseLike,
	personId: string,
	checkedHash: string,
): Promise<boolean> {
	const now = await lockPortalPerson(transaction, personId);
	return now !== undefined && now.passwordHash === checkedHash && now.person.disabledAt === undefined;
}
