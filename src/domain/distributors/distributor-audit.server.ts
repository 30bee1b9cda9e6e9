import { type AuditedChange, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Distributor } from './distributor.ts';

/** Writes an entry of the activity log about a distributor. */
export function recordDistributor(
	transaction: DatabaseLike,
	{ actor, requestId, now }: AuditedChange,
	action: 'created' | 'updated' | 'deleted' | 'asked' | 'confirmed' | 'changeAsked',
	{ id, name }: Pick<Distributor, 'id' | 'name'>,
	values: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> {
	const subject = { kind: 'distributor', id, name };
	const entry = { actor, requestId, action: `distributor.${action}`, subject, ...values };
	return recordAudit(transaction, entry, now);
}
