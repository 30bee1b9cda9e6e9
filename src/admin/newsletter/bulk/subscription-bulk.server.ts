import type { Subscription, SubscriptionState } from '../../../domain/newsletter/subscription.ts';
import {
	listSubscriptionsById,
	restoreSubscription,
} from '../../../domain/newsletter/subscription-queries.server.ts';
import { leaveReason } from '../../../domain/newsletter/subscription-schema.ts';
import { readIssue, say } from '../../../platform/i18n/message.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import type { BulkSubject } from '../../kit/bulk/bulk-commands.server.ts';
import { digestVersion } from '../../kit/bulk/digest-version.server.ts';
import { recordReaderChange, unsubscribeByStaff } from '../subscription-changes.server.ts';

/** The one change for many readers: they leave, and the value is why. */
export const SUBSCRIPTION_BULK_FIELDS = ['leave'] as const;

type Reader = Subscription & { version: number };

const AFTER: SubscriptionState = 'left';

/** Readers who are unsubscribed together, for a reason, and put back by an undo unless they left themselves since. */
export const subscriptionBulk: BulkSubject<Reader, (typeof SUBSCRIPTION_BULK_FIELDS)[number]> = {
	kind: 'newsletter',
	list: async (db, ids) => {
		const subscriptions = await listSubscriptionsById(db, ids);
		return new Map(subscriptions.map((one) => [one.id, { ...one, version: versionOf(one) }]));
	},
	titleOf: ({ email }) => email,
	read: ({ state }) => state,
	plan: async (_, { value }) => {
		const { error } = leaveReason.safeParse(value);
		return error ? { error: readIssue(error.issues[0]?.message ?? '') } : { after: AFTER };
	},
	write: async (transaction, { id }, { value }, by) => {
		const reason = leaveReason.parse(value);
		await unsubscribeByStaff(transaction, { id, reason }, by);
		const [left] = await listSubscriptionsById(transaction, [id]);
		return { version: left ? versionOf(left) : 1 };
	},
	restore: async (transaction, { id }, { value }, by) => {
		const state = value === 'pending' ? 'pending' : 'confirmed';
		if (!(await restoreSubscription(transaction, id, state)))
			throw new ProblemError('conflict', say('problems.newsletter.leftSince'));
		await recordReaderChange(transaction, { id, verb: 'restored', after: { state } }, by);
	},
};

/** Every change of a subscription sets one of its times, or who ended it. */
function versionOf({ state, requestedAt, confirmedAt, leftAt, leftBy }: Subscription): number {
	return digestVersion([state, requestedAt, confirmedAt ?? '', leftAt ?? '', leftBy]);
}
