import type { Subscription, SubscriptionState } from '../../../domain/newsletter/subscription.ts';
import {
	listSubscriptionsById,
	restoreSubscription,
	unsubscribe,
} from '../../../domain/newsletter/subscription-queries.server.ts';
import { leaveReason } from '../../../domain/newsletter/subscription-schema.ts';
import { type AuditedChange, recordAudit } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { readIssue } from '../../../platform/i18n/message.ts';
import type { BulkSubject } from '../../kit/bulk/bulk-commands.server.ts';
import { digestVersion } from '../../kit/bulk/digest-version.server.ts';

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
		await unsubscribe(transaction, id, { by: 'staff', at: by.now.toISOString(), reason });
		await record(transaction, { id, action: 'newsletter.unsubscribed', after: { reason } }, by);
		const [left] = await listSubscriptionsById(transaction, [id]);
		return { version: left ? versionOf(left) : 1 };
	},
	restore: async (transaction, { id }, { value }, by) => {
		const state = value === 'pending' ? 'pending' : 'confirmed';
		await restoreSubscription(transaction, id, state);
		await record(transaction, { id, action: 'newsletter.restored', after: { state } }, by);
	},
};

/** Every change of a subscription sets one of its times, or who ended it. */
function versionOf({ state, requestedAt, confirmedAt, leftAt, leftBy }: Subscription): number {
	return digestVersion([state, requestedAt, confirmedAt ?? '', leftAt ?? '', leftBy]);
}

/** By number: an address erased later must not remain in the log. */
async function record(
	transaction: DatabaseLike,
	{ id, action, after }: { id: string; action: string; after: Record<string, unknown> },
	{ actor, requestId, now }: AuditedChange,
): Promise<void> {
	const subject = { kind: 'newsletter', id, name: id };
	await recordAudit(transaction, { actor, action, subject, after, ...(requestId ? { requestId } : {}) }, now);
}
