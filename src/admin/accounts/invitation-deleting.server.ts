import { z } from 'zod';
import {
	findStaffAccount,
	lockAllCredentials,
} from '../../platform/accounts/staff-account-queries.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import type { Deletable } from '../deleting/deletable.server.ts';
import { hasTasks, putBackInvited, takeInvited } from './sign-in/invitation-queries.server.ts';
import { requireStaffAccount } from './staff-accounts.server.ts';

const nullable = z.string().nullable();
const keptSchema = z.object({
	account: z.object({
		id: z.string(),
		email: z.string(),
		name: z.string(),
		email_verified: z.number(),
		image: nullable,
		two_factor_enabled: z.number(),
		disabled_at: nullable,
		password_generated: z.number(),
		signed_in_at: nullable,
		language: z.string(),
		color_scheme: z.string(),
		created_at: z.string(),
		updated_at: z.string(),
	}),
});

/**
 * An account that was invited and never used. One that was used is disabled, so that the log still says whose it was.
 * Accounts have no versions: that nobody has used it is what must not have changed. The mailed link is not kept, as
 * nothing that lets somebody in is in a backup: brought back, the person is invited again.
 */
export const deletableInvitation: Deletable = {
	kind: 'staff',
	take: async (transaction, { id }) => {
		await lockAllCredentials(transaction);
		const { name, isInvited, signedInAt } = await requireStaffAccount(transaction, id);
		if (!isInvited || signedInAt || (await hasTasks(transaction, id)))
			throw new ProblemError('conflict', say('deleting.accountStays', { name }));
		return { subjectId: id, name, kept: { account: await takeInvited(transaction, id) } };
	},
	putBack: async (transaction, kept) => {
		const { account } = keptSchema.parse(kept);
		if (await findStaffAccount(transaction, { email: account.email }))
			throw new ProblemError('conflict', say('staff.accounts.taken'));
		await putBackInvited(transaction, account);
		return { href: '/admin/people' };
	},
};
