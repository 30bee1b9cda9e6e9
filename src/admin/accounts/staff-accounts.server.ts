import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mailBrand } from '../../domain/mail-texts/mail-brand.server.ts';
import { requireGoodPassword } from '../../platform/accounts/new-password.server.ts';
import { hashPassword } from '../../platform/accounts/password-hash.server.ts';
import type { StaffAccount } from '../../platform/accounts/staff-account.ts';
import {
	countOtherActiveAccounts,
	findStaffAccount,
	insertStaffAccount,
	lockAllCredentials,
	lockCredential,
	updateDisabledAt,
	updatePasswordHash,
} from '../../platform/accounts/staff-account-queries.server.ts';
import { type Actor, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { say } from '../../platform/i18n/message.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { queueMail } from '../../platform/mail/mail-outbox.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import {
	deleteInvitation,
	findInvitedAccount,
	replaceInvitation,
} from './sign-in/invitation-queries.server.ts';
import { endSignIns, revokeAllAccess } from './staff-credential.server.ts';

const INVITATION_HOURS = 48;

/** Who changes an account, and in which request. */
export type Change = { actor: Actor; requestId?: string };

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const subjectOf = (account: Pick<StaffAccount, 'id' | 'name'>) => ({
	kind: 'staff',
	id: account.id,
	name: account.name,
});

/** An account by id. @throws ProblemError not-found. */
export async function requireStaffAccount(db: DatabaseLike, id: string): Promise<StaffAccount> {
	const account = await findStaffAccount(db, { id });
	if (!account) throw new ProblemError('not-found', say('problems.signIn.noAccount'));
	return account;
}

/** Adds an account and mails its owner a link to choose a password. @throws ProblemError conflict. */
export async function inviteStaff(
	services: StaffServices,
	person: { name: string; email: string; language: Locale },
	change: Change,
): Promise<StaffAccount> {
	const now = new Date();
	const account = { id: randomUUID(), ...person, passwordHash: undefined, passwordGenerated: false };
	await services.database.db.transaction().execute(async (transaction) => {
		if (!(await insertStaffAccount(transaction, account, now.toISOString()))) {
			throw new ProblemError('conflict', undefined, [
				{ path: 'email', message: say('staff.accounts.taken') },
			]);
		}
		await sendInvitation(transaction, services, account, now);
		await recordAudit(transaction, {
			...change,
			action: 'staff.invited',
			subject: subjectOf(account),
			after: { name: person.name, email: person.email },
		});
	});
	services.notifyMail();
	return requireStaffAccount(services.database.db, account.id);
}

/**
 * Mails a locked-out user a link to choose a new password. The old password, the second factor and
 * all sessions end at once, because somebody else may have them. An invited user gets a new link,
 * and the old one stops working.
 * @throws ProblemError not-found; conflict for a disabled account or the last one that can sign in.
 */
export async function resetStaff(services: StaffServices, id: string, change: Change): Promise<void> {
	const now = new Date();
	await services.database.db.transaction().execute(async (transaction) => {
		await lockAllCredentials(transaction);
		const account = await requireStaffAccount(transaction, id);
		if (account.disabledAt) throw new ProblemError('conflict', say('staff.accounts.isDisabled'));
		await requireAnotherActive(transaction, id);
		await revokeAllAccess(transaction, id, now.toISOString());
		await sendInvitation(transaction, services, account, now);
		await recordAudit(transaction, { ...change, action: 'staff.reset', subject: subjectOf(account) });
	});
	services.notifyMail();
}

async function sendInvitation(
	transaction: DatabaseLike,
	services: StaffServices,
	account: { id: string; name: string; email: string; language: Locale },
	now: Date,
): Promise<void> {
	const token = randomBytes(32).toString('base64url');
	const expiresAt = new Date(now.getTime() + INVITATION_HOURS * 3_600_000).toISOString();
	await replaceInvitation(
		transaction,
		{ tokenHash: hashOf(token), accountId: account.id, expiresAt },
		now.toISOString(),
	);
	const t = messagesFor(account.language, 'staff');
	// In the fragment, which browsers do not send, so no log contains it.
	const link = `${services.publicUrl}/admin/login/invitation#${token}`;
	await queueMail(
		transaction,
		composeMail(mailBrand(services.publicUrl, services.catalogue), {
			to: account.email,
			locale: account.language,
			subject: t('mail.invitation.subject'),
			heading: t('mail.invitation.heading'),
			paragraphs: [t('mail.invitation.line', { hours: INVITATION_HOURS }), link],
			reason: t('mail.invitation.reason'),
		}),
		now,
	);
}

/**
 * Accepts an invitation: sets its owner's password, once.
 * @throws ProblemError invalid or unprocessable.
 */
export async function acceptInvitation(
	services: StaffServices,
	accepted: { token: string; password: string },
	requestId: string,
): Promise<void> {
	const { db } = services.database;
	const now = new Date().toISOString();
	const tokenHash = hashOf(accepted.token);
	const over = () => new ProblemError('unprocessable', say('staff.invitation.over'));
	const id = await findInvitedAccount(db, tokenHash, now);
	const account = id && (await findStaffAccount(db, { id }));
	if (!account || account.disabledAt) throw over();
	requireGoodPassword(accepted.password, account, 'password');
	const hash = await hashPassword(accepted.password);
	await db.transaction().execute(async (transaction) => {
		const before = await lockCredential(transaction, account.id);
		if (before?.disabledAt || !(await deleteInvitation(transaction, tokenHash))) throw over();
		await updatePasswordHash(transaction, account.id, { hash, generated: false }, now);
		await endSignIns(transaction, account.id);
		await recordAudit(transaction, {
			actor: account,
			action: 'password.chosen',
			subject: subjectOf(account),
			requestId,
		});
	});
}

/**
 * Ensures that at least one other account can sign in. Checked while all accounts are locked, so
 * that two users cannot disable each other.
 */
async function requireAnotherActive(transaction: DatabaseLike, id: string): Promise<void> {
	if ((await countOtherActiveAccounts(transaction, id)) > 0) return;
	throw new ProblemError('conflict', say('staff.accounts.lastOne'));
}

/**
 * Disables an account and ends its sessions and links at once, or enables it again with its
 * previous password.
 * @throws ProblemError not-found; conflict for the last account that can sign in.
 */
export async function setStaffDisabled(
	transaction: DatabaseLike,
	id: string,
	disabled: boolean,
	change: Change,
): Promise<void> {
	const now = new Date().toISOString();
	await lockAllCredentials(transaction);
	const account = await requireStaffAccount(transaction, id);
	if (disabled === (account.disabledAt !== undefined)) return;
	if (disabled) await requireAnotherActive(transaction, id);
	await updateDisabledAt(transaction, id, disabled ? now : null, now);
	if (disabled) await endSignIns(transaction, id);
	await recordAudit(transaction, {
		...change,
		action: disabled ? 'staff.disabled' : 'staff.enabled',
		subject: subjectOf(account),
	});
}
