import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { deletePortalLinks } from './portal-link-queries.server.ts';
import { lockPortalPerson, updatePortalPassword } from './portal-person-queries.server.ts';
import { deletePortalSessions } from './portal-session-queries.server.ts';

/** Takes everything away that lets a person in: the password, sessions, and links that would set a password. */
export async function endPortalWaysIn(
	transaction: DatabaseLike,
	personId: string,
	now: string,
): Promise<void> {
	await updatePortalPassword(transaction, personId, null, now);
	await endPortalSignIns(transaction, personId);
}

/** Ends what a password, or a link to choose one, has opened. @param except the session that stays. */
export async function endPortalSignIns(
	transaction: DatabaseLike,
	personId: string,
	except?: string,
): Promise<void> {
	await deletePortalLinks(transaction, personId);
	await deletePortalSessions(transaction, { personId, except });
}

/**
 * Whether the person may still sign in with the password whose hash was checked, locked until the transaction ends.
 * Checking takes a tenth of a second, in which staff may have reset it or shut its owner out.
 */
export async function isPortalPasswordUnchanged(
	transaction: DatabaseLike,
	personId: string,
	checkedHash: string,
): Promise<boolean> {
	const now = await lockPortalPerson(transaction, personId);
	return now !== undefined && now.passwordHash === checkedHash && now.person.disabledAt === undefined;
}
