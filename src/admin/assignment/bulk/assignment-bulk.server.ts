import { say } from '../../../platform/i18n/message.ts';
import type { BulkSubject } from '../../kit/bulk/bulk-commands.server.ts';
import { digestVersion } from '../../kit/bulk/digest-version.server.ts';
import { listColleagues } from '../../kit/colleagues/colleague-queries.server.ts';
import type { AssignedKind } from '../assigned-record.ts';
import { assignRecord } from '../assignment-commands.server.ts';
import { type Holding, listHoldings } from '../assignment-queries.server.ts';

/** The one field that many records of a kind share: the account of whoever looks after them; empty for nobody. */
export const ASSIGNED_FIELDS = ['assignee'] as const;
type AssignedField = (typeof ASSIGNED_FIELDS)[number];

/** `team` is everybody who can have it, the same set for all records of a list. */
type HeldRecord = { number: string; assigneeId: string; version: number; team: ReadonlySet<string> };

/** Records of a kind, given to a colleague or to nobody. */
export function assignmentBulk(kind: AssignedKind): BulkSubject<HeldRecord, AssignedField> {
	return {
		kind,
		list: async (db, ids) => {
			const [holdings, colleagues] = await Promise.all([listHoldings(db, kind, ids), listColleagues(db)]);
			const team = new Set(colleagues.map(({ id }) => id));
			return new Map(
				holdings.map((one) => [
					one.number,
					{ number: one.number, assigneeId: one.accountId, version: versionOf(one), team },
				]),
			);
		},
		titleOf: ({ number }) => number,
		read: ({ assigneeId }) => assigneeId,
		plan: async ({ team }, { value }) =>
			value === '' || team.has(value) ? { after: value } : { error: say('assignment.unknown') },
		write: async (transaction, { number, assigneeId }, { value }, by) => {
			const handover = { from: assigneeId || undefined, to: value || undefined };
			await assignRecord(transaction, { kind, id: number }, handover, by);
			const [holding] = await listHoldings(transaction, kind, [number]);
			return { version: holding ? versionOf(holding) : 1 };
		},
		restore: async (transaction, { number, assigneeId, team }, { value }, by) => {
			// Whoever had it may have left since.
			const handover = { from: assigneeId || undefined, to: team.has(value) ? value : undefined };
			await assignRecord(transaction, { kind, id: number }, handover, by);
		},
	};
}

const versionOf = ({ accountId, assignedAt }: Holding) =>
	accountId === '' ? 1 : digestVersion([accountId, assignedAt]);
