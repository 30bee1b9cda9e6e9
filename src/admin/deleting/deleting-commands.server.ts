import { type AuditedChange, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import type { Deletable } from './deletable.server.ts';
import type { DeletedAnswer, DeletedKind, PutBackAnswer } from './deleted-record.ts';
import { insertDeleted, readKept, takeDeleted } from './deleted-record-queries.server.ts';

/**
 * Deletes a record, and keeps for a time what brings it back.
 * @throws ProblemError not-found; stale; conflict if it must stay.
 */
export async function deleteRecord(
	transaction: DatabaseLike,
	deletables: readonly Deletable[],
	record: { kind: DeletedKind; id: string; version: number },
	change: AuditedChange,
): Promise<DeletedAnswer> {
	const { kind, id: recordId, version } = record;
	const deletable = requireDeletable(deletables, kind);
	const { subjectId, name, kept } = await deletable.take(transaction, { id: recordId, version }, change);
	const { actor, requestId, now } = change;
	const id = await insertDeleted(transaction, {
		kind,
		subjectId,
		name,
		kept,
		by: actor.name,
		at: now.toISOString(),
	});
	const subject = { kind, id: subjectId, name };
	await recordAudit(transaction, { actor, requestId, action: `${kind}.deleted`, subject }, now);
	return { id, name };
}

/**
 * Brings back a record that was deleted since a time.
 * @throws ProblemError not-found if it is back already or gone; invalid or conflict if its name or number is taken.
 */
export async function putBackRecord(
	transaction: DatabaseLike,
	deletables: readonly Deletable[],
	{ id, since }: { id: string; since: Date },
	change: AuditedChange,
): Promise<PutBackAnswer> {
	const row = await takeDeleted(transaction, id, since);
	if (!row) throw new ProblemError('not-found', say('deleting.gone'));
	const deletable = requireDeletable(deletables, row.subject_kind);
	const { href } = await deletable.putBack(transaction, readKept(row), change);
	const { actor, requestId, now } = change;
	const subject = { kind: row.subject_kind, id: row.subject_id, name: row.name };
	const action = `${row.subject_kind}.putBack`;
	await recordAudit(transaction, { actor, requestId, action, subject }, now);
	return { name: row.name, href };
}

function requireDeletable(deletables: readonly Deletable[], kind: string): Deletable {
	const deletable = deletables.find((one) => one.kind === kind);
	if (!deletable) throw new Error(`No feature deletes records of the kind ${kind}.`);
	return deletable;
}
