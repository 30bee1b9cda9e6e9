import {
	deleteTwoFactor,
	lockCredential,
	updatePasswordHash,
} from '../../platform/accounts/staff-account-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { deleteInvitationsOf } from './sign-in/invitation-queries.server.ts';
import { deleteChallenges, deleteStaffSessions } from './sign-in/staff-session-queries.server.ts';

/**
 * Revokes everything that gives access to an account: the current password, the second factor, sessions,
 * sign-ins waiting for a code, and links that set a password.
 * @param password the hash of a generated replacement; without it, no password works until one is set by link.
 */
export async function revokeAllAccess(
	transaction: DatabaseLike,
	accountId: string,
	now: string,
	password?: { hash: string },
): Promise<void> {
	await lockCredential(transaction, accountId);
	const change = password ? { hash: password.hash, generated: true } : { hash: null, generated: false };
	await updatePasswordHash(transaction, accountId, change, now);
	await deleteTwoFactor(transaction, accountId, now);
	await endSignIns(transaction, accountId);
}

/**
 * Ends an account's sessions, its sign-ins waiting for a code, and its links that set a password. Returns the
 * number of sessions ended.
 * @param except the session to keep.
 */
export async function endSignIns(
	transaction: DatabaseLike,
	accountId: string,
	except?: string,
): Promise<number> {
	await deleteInvitationsOf(transaction, accountId);
	await deleteChallenges(transaction, accountId);
	return deleteStaffSessions(transaction, { accountId, except });
}

/**
 * Whether the account may still sign in with the password whose hash was checked. The check takes
 * a tenth of a second, during which the account may have been reset or disabled. In that case its
 * sessions and waiting sign-ins are ended.
 */
export async function isCredentialUnchanged(
	transaction: DatabaseLike,
	accountId: string,
	checkedHash: string | undefined,
): Promise<boolean> {
	const now = await lockCredential(transaction, accountId);
	if (now && checkedHash !== undefined && now.hash === checkedHash && now.disabledAt === undefined)
		return true;
	await deleteChallenges(transaction, accountId);
	await deleteStaffSessions(transaction, { accountId });
	return false;
}

/** The error for a user whose account was reset or disabled during the request. */
export function signedOutMeanwhile(): ProblemError {
	return new ProblemError('unauthorized', say('problems.requests.signIn'));
}
