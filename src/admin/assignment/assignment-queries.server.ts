import { type SqlBool, sql } from 'kysely';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Colleague } from '../kit/colleagues/colleague.ts';
import type { Assigned, AssignedFilter, AssignedKind, AssignedRecord } from './assigned-record.ts';

/** Where the records of each kind are stored. */
const TABLES = {
	sampleRequest: 'sample_request',
	application: 'distributor_application',
	distributorOrder: 'distributor_order',
} as const satisfies Record<AssignedKind, string>;

export async function isStored(db: DatabaseLike, { kind, id }: AssignedRecord): Promise<boolean> {
	const row = await db.selectFrom(TABLES[kind]).select('number').where('number', '=', id).executeTakeFirst();
	return row !== undefined;
}

/** Assignments of accounts that are not disabled. */
function selectAssignments(db: DatabaseLike, kind: AssignedKind) {
	return db
		.selectFrom('assignment')
		.innerJoin('staff_account', 'staff_account.id', 'assignment.account_id')
		.where('assignment.subject_kind', '=', kind)
		.where('staff_account.disabled_at', 'is', null);
}

/** Who looks after a record; undefined if nobody does. */
export async function findAssignee(
	db: DatabaseLike,
	{ kind, id }: AssignedRecord,
): Promise<Colleague | undefined> {
	return selectAssignments(db, kind)
		.where('assignment.subject_id', '=', id)
		.select(['staff_account.id', 'staff_account.name'])
		.executeTakeFirst();
}

/** A record with whoever looks after it; both are empty if nobody does. `assignedAt` is ISO 8601. */
export type Holding = { number: string; accountId: string; assignedAt: string };

/** The records with these numbers and who looks after them; missing ones are left out. */
export async function listHoldings(
	db: DatabaseLike,
	kind: AssignedKind,
	numbers: readonly string[],
): Promise<Holding[]> {
	if (numbers.length === 0) return [];
	const [stored, holders] = await Promise.all([
		db.selectFrom(TABLES[kind]).select('number').where('number', 'in', numbers).execute(),
		findHolders(db, kind, numbers),
	]);
	return stored.map(({ number }) => {
		const held = holders.get(number);
		return { number, accountId: held?.id ?? '', assignedAt: held?.assigned_at ?? '' };
	});
}

/** The same records, each with who looks after it. */
export async function withAssignees<Row extends { number: string }>(
	db: DatabaseLike,
	kind: AssignedKind,
	records: readonly Row[],
): Promise<(Row & Assigned)[]> {
	if (records.length === 0) return [];
	const numbers = records.map(({ number }) => number);
	const holders = await findHolders(db, kind, numbers);
	return records.map((record) => {
		const held = holders.get(record.number);
		return { ...record, assignee: held && { id: held.id, name: held.name } };
	});
}

/** Who looks after records, by number, and since when. */
async function findHolders(db: DatabaseLike, kind: AssignedKind, numbers: readonly string[]) {
	const rows = await selectAssignments(db, kind)
		.where('assignment.subject_id', 'in', numbers)
		.select(['assignment.subject_id', 'assignment.assigned_at', 'staff_account.id', 'staff_account.name'])
		.execute();
	return new Map(rows.map((row) => [row.subject_id, row]));
}

/**
 * The condition of a list that shows one person's records, or nobody's.
 * @param number the column of the record's number, such as "sample_request.number".
 */
export function isAssigned(
	db: DatabaseLike,
	kind: AssignedKind,
	number: `${(typeof TABLES)[AssignedKind]}.number`,
	assigned: Exclude<AssignedFilter, ''>,
) {
	const ids = selectAssignments(db, kind).select('assignment.subject_id');
	return assigned === 'nobody'
		? sql<SqlBool>`${sql.ref(number)} not in (${ids})`
		: sql<SqlBool>`${sql.ref(number)} in (${ids.where('assignment.account_id', '=', assigned)})`;
}

/**
 * Gives a record to somebody, or to nobody, if it is still with `from`. One statement decides, so that of two people
 * who take the same record one alone gets it. Returns whether it was written.
 */
export async function writeAssignee(
	transaction: DatabaseLike,
	{ kind, id }: AssignedRecord,
	{ from, to, now }: { from: string | undefined; to: string | undefined; now: Date },
): Promise<boolean> {
	if (from === to) return (await findAssignee(transaction, { kind, id }))?.id === to;
	const row = { subject_kind: kind, subject_id: id, account_id: to ?? '', assigned_at: now.toISOString() };
	const { account_id, assigned_at } = row;
	const stored = { account_id, assigned_at };
	if (from === undefined) {
		const disabled = transaction
			.selectFrom('staff_account')
			.select('staff_account.id')
			.where('disabled_at', 'is not', null);
		const added = await transaction
			.insertInto('assignment')
			.values(row)
			.onConflict((conflict) =>
				conflict
					.columns(['subject_kind', 'subject_id'])
					.doUpdateSet(stored)
					.where('assignment.account_id', 'in', disabled),
			)
			.returning('subject_id')
			.executeTakeFirst();
		return added !== undefined;
	}
	const isHeld = { subject_kind: kind, subject_id: id, account_id: from };
	const changed =
		to === undefined
			? await transaction
					.deleteFrom('assignment')
					.where((eb) => eb.and(isHeld))
					.returning('subject_id')
					.executeTakeFirst()
			: await transaction
					.updateTable('assignment')
					.set(stored)
					.where((eb) => eb.and(isHeld))
					.returning('subject_id')
					.executeTakeFirst();
	return changed !== undefined;
}
