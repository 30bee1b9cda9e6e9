import { unsubscribe } from '../../domain/newsletter/subscription-queries.server.ts';
import { type AuditedChange, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';

type ReaderChange = {
	id: string;
	verb: 'unsubscribed' | 'restored' | 'erased';
	after?: Record<string, unknown>;
};

/** Records what staff did to a reader: by number, since an address erased later must not remain in the log. */
export async function recordReaderChange(
	transaction: DatabaseLike,
	{ id, verb, ...values }: ReaderChange,
	{ now, ...by }: AuditedChange,
): Promise<void> {
	const subject = { kind: 'newsletter', id, name: id };
	await recordAudit(transaction, { ...by, ...values, action: `newsletter.${verb}`, subject }, now);
}

/** Unsubscribes a reader for a reason. @throws ProblemError not-found if there is none, or they have left. */
export async function unsubscribeByStaff(
	transaction: DatabaseLike,
	{ id, reason }: { id: string; reason: string },
	by: AuditedChange,
): Promise<void> {
	const change = { by: 'staff', at: by.now.toISOString(), reason } as const;
	if ((await unsubscribe(transaction, id, change)) === undefined)
		throw new ProblemError('not-found', say('problems.newsletter.nobody'));
	await recordReaderChange(transaction, { id, verb: 'unsubscribed', after: { reason } }, by);
}
