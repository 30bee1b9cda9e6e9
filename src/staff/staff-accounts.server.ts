import { createHash, randomBytes, randomUUID } from 'node:crypto';
import brand from '../../content/brand.json' with { type: 'json' };
import type { DatabaseLike } from '../db/database.server.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { queueMail } from '../mail/mail-outbox.server.ts';
import { ProblemError } from '../server/problem.server.ts';
import { wordsOf } from '../server/server-words.ts';
import { type Actor, recordAudit } from './audit-entry-queries.server.ts';
import {
	deleteInvitation,
	deleteInvitationsOf,
	findInvitedAccount,
	replaceInvitation,
} from './invitation-queries.server.ts';
import { requireGoodPassword } from './new-password.server.ts';
import { hashPassword } from './password-hash.server.ts';
import type { StaffAccount } from './staff-account.ts';
import {
	countOtherActiveAccounts,
	deleteTwoFactor,
	findStaffAccount,
	insertStaffAccount,
	updateDisabledAt,
	updatePasswordHash,
} from './staff-account-queries.server.ts';
import type { StaffServices } from './staff-services.server.ts';
import { deleteStaffSessions } from './staff-session-queries.server.ts';

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
	if (!account) throw new ProblemError('not-found', 'There is no such account.');
	return account;
}

/** Adds an account and mails its owner a link to choose a password. @throws ProblemError conflict. */
export async function inviteStaff(
	services: StaffServices,
	person: { name: string; email: string },
	change: Change,
): Promise<StaffAccount> {
	const now = new Date();
	const account = { id: randomUUID(), ...person, passwordHash: undefined, passwordGenerated: false };
	await services.database.db.transaction().execute(async (transaction) => {
		if (!(await insertStaffAccount(transaction, account, now.toISOString()))) {
			throw new ProblemError('conflict', undefined, [
				{ path: 'email', message: wordsOf('staff')('accounts.taken') },
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
	services.wakeMail();
	return requireStaffAccount(services.database.db, account.id);
}

/**
 * Lets somebody who is locked out choose a new password by mail. The old one, the second factor and all sessions end
 * at once: who asks may have lost them to somebody else.
 */
export async function resetStaff(services: StaffServices, id: string, change: Change): Promise<void> {
	const now = new Date();
	await services.database.db.transaction().execute(async (transaction) => {
		const account = await requireStaffAccount(transaction, id);
		await deleteStaffSessions(transaction, { accountId: id });
		await deleteTwoFactor(transaction, id, now.toISOString());
		await sendInvitation(transaction, services, account, now);
		await recordAudit(transaction, { ...change, action: 'staff.reset', subject: subjectOf(account) });
	});
	services.wakeMail();
}

async function sendInvitation(
	transaction: DatabaseLike,
	services: StaffServices,
	account: { id: string; name: string; email: string },
	now: Date,
): Promise<void> {
	const token = randomBytes(32).toString('base64url');
	const expiresAt = new Date(now.getTime() + INVITATION_HOURS * 3_600_000).toISOString();
	await replaceInvitation(
		transaction,
		{ tokenHash: hashOf(token), accountId: account.id, expiresAt },
		now.toISOString(),
	);
	const t = wordsOf('staff');
	// After the #: browsers send that part to nobody, and no log holds it.
	const link = `${services.publicUrl}/admin/login/invitation#${token}`;
	await queueMail(
		transaction,
		composeMail(
			{
				name: brand.name,
				email: brand.email,
				phone: brand.phone.shown,
				publicUrl: services.publicUrl,
			},
			{
				to: account.email,
				subject: t('mail.invitation.subject'),
				heading: t('mail.invitation.heading'),
				paragraphs: [t('mail.invitation.line', { hours: INVITATION_HOURS }), link],
				reason: t('mail.invitation.reason'),
			},
		),
		now,
	);
}

/** Takes an invitation up: its owner's password is set, once. @throws ProblemError invalid or unprocessable. */
export async function takeUpInvitation(
	services: StaffServices,
	taken: { token: string; password: string },
	requestId: string,
): Promise<void> {
	const { db } = services.database;
	const now = new Date().toISOString();
	const tokenHash = hashOf(taken.token);
	const over = () => new ProblemError('unprocessable', wordsOf('staff')('invitation.over'));
	const id = await findInvitedAccount(db, tokenHash, now);
	const account = id && (await findStaffAccount(db, { id }));
	if (!account || account.disabledAt) throw over();
	requireGoodPassword(taken.password, account, 'password');
	const hash = await hashPassword(taken.password);
	await db.transaction().execute(async (transaction) => {
		if (!(await deleteInvitation(transaction, tokenHash))) throw over();
		await updatePasswordHash(transaction, account.id, { hash, generated: false }, now);
		await deleteStaffSessions(transaction, { accountId: account.id });
		await recordAudit(transaction, {
			actor: account,
			action: 'password.chosen',
			subject: subjectOf(account),
			requestId,
		});
	});
}

/** Disables an account, which ends its sessions at once, or lets it in again. @throws ProblemError conflict. */
export async function setStaffDisabled(
	db: DatabaseLike,
	account: StaffAccount,
	disabled: boolean,
	change: Change,
): Promise<void> {
	const now = new Date().toISOString();
	if (disabled === (account.disabledAt !== undefined)) return;
	if (disabled && (await countOtherActiveAccounts(db, account.id)) === 0) {
		throw new ProblemError('conflict', wordsOf('staff')('accounts.lastOne'));
	}
	await updateDisabledAt(db, account.id, disabled ? now : null, now);
	if (disabled) {
		await deleteStaffSessions(db, { accountId: account.id });
		await deleteInvitationsOf(db, account.id);
	}
	await recordAudit(db, {
		...change,
		action: disabled ? 'staff.disabled' : 'staff.enabled',
		subject: subjectOf(account),
	});
}
