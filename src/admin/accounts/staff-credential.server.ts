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
 * Takes everything away that lets somebody into an account: the password that stands, the second factor, sessions,
 * sign-ins that wait for a code, and links that would set a password.
 * @param password the hash of one that was made up in its place; left out, none fits until a link is taken up.
 */
export async function endEveryWayIn(
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
 * Ends everything that a password, or a link to choose one, has opened.
 * @param except the session that stays.
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
 * a tenth of a second, during which the account may have been reset or disabled: then everything
 * opened meanwhile is closed again.
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

/** @throws ProblemError unauthorized, for somebody whose account was reset or disabled during the request. */
export function signedOutMeanwhile(): ProblemError {
	return new ProblemError('unauthorized', say('problems.requests.signIn'));
}
