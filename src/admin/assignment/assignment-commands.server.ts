import { type AuditedChange, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import type { Colleague } from '../kit/colleagues/colleague.ts';
import { listColleagues } from '../kit/colleagues/colleague-queries.server.ts';
import type { AssignedRecord } from './assigned-record.ts';
import { findAssignee, isStored, writeAssignee } from './assignment-queries.server.ts';

type Handover = {
	/** The account that had the record when the page was read; undefined for nobody. */
	from: string | undefined;
	to: string | undefined;
};

/**
 * Gives a record to a colleague, or to nobody.
 * @throws ProblemError not-found; invalid if there is no such colleague; conflict if somebody else was faster.
 */
export async function assignRecord(
	transaction: DatabaseLike,
	record: AssignedRecord,
	{ from, to }: Handover,
	{ actor, requestId, now }: AuditedChange,
): Promise<Colleague | undefined> {
	if (!(await isStored(transaction, record))) throw new ProblemError('not-found');
	const colleagues = await listColleagues(transaction);
	const next = colleagues.find(({ id }) => id === to);
	if (to !== undefined && !next) {
		const message = say('assignment.unknown');
		throw new ProblemError('invalid', undefined, [{ path: 'to', message }]);
	}
	const before = await findAssignee(transaction, record);
	// Sent twice, the same change is done once.
	if (before?.id === to) return next;
	if (!(await writeAssignee(transaction, record, { from, to, now }))) {
		const holder = await findAssignee(transaction, record);
		throw new ProblemError(
			'conflict',
			holder ? say('assignment.taken', { name: holder.name }) : say('assignment.released'),
		);
	}
	await recordAudit(
		transaction,
		{
			actor,
			requestId,
			action: `${record.kind}.assigned`,
			subject: { kind: record.kind, id: record.id, name: record.id },
			before: { assignee: before?.name ?? '' },
			after: { assignee: next?.name ?? '' },
		},
		now,
	);
	return next;
}
