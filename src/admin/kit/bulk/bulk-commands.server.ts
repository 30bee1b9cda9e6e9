import type { AuditedChange } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../platform/i18n/locale.ts';
import { type Message, say } from '../../../platform/i18n/message.ts';
import { wordMessage } from '../../../platform/i18n/word-message.server.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import type { BulkChange, BulkDone, BulkPreview, BulkRow } from './bulk-change.ts';
import { insertBulkChange, takeBulkChange } from './bulk-queries.server.ts';

/** A kind of record whose fields can be set for many at once. Every save keeps the rules of the record's own form. */
export type BulkSubject<Stored extends { version: number }, Field extends string> = {
	/** As the audit log names it. */
	kind: string;
	/** The records with these ids, by id; missing ones are left out. */
	list: (db: DatabaseLike, ids: readonly string[]) => Promise<Map<string, Stored>>;
	titleOf: (record: Stored) => string;
	/** The field as in the form. */
	read: (record: Stored, field: Field) => string;
	/** Why a record cannot be changed so; otherwise the value as it would be stored. */
	plan: (
		record: Stored,
		change: BulkChange<Field>,
	) => Promise<{ after: string } | { error: Message | string }>;
	/** @throws ProblemError if the record was saved meanwhile, or does not allow it. */
	write: (
		transaction: DatabaseLike,
		record: Stored,
		change: BulkChange<Field>,
		by: AuditedChange,
	) => Promise<{ version: number }>;
	/** Sets the value from before a change, which need not follow from the present one. */
	restore: (
		transaction: DatabaseLike,
		record: Stored,
		change: BulkChange<Field>,
		by: AuditedChange,
	) => Promise<unknown>;
};

type PlannedRow<Stored> = { record: Stored; row: BulkRow };

/** What a change does to each record that it changes, with its errors worded in `locale`. */
async function planRows<Stored extends { version: number }, Field extends string>(
	db: DatabaseLike,
	subject: BulkSubject<Stored, Field>,
	change: BulkChange<Field>,
	ids: readonly string[],
	locale: Locale,
): Promise<{ planned: PlannedRow<Stored>[]; unchanged: number }> {
	const records = await subject.list(db, ids);
	const planned: PlannedRow<Stored>[] = [];
	for (const id of ids) {
		const record = records.get(id);
		if (!record) continue;
		const plan = await subject.plan(record, change);
		const row = {
			id,
			title: subject.titleOf(record),
			version: record.version,
			before: subject.read(record, change.field),
			...('after' in plan
				? { after: plan.after }
				: { after: change.value, error: wordMessage(locale, plan.error) }),
		};
		planned.push({ record, row });
	}
	const changed = planned.filter(({ row }) => row.before !== row.after);
	return { planned: changed, unchanged: planned.length - changed.length };
}

/** What a change does to each record; those that it does not change are only counted. */
export async function previewBulkChange<Stored extends { version: number }, Field extends string>(
	db: DatabaseLike,
	subject: BulkSubject<Stored, Field>,
	change: BulkChange<Field>,
	ids: readonly string[],
	locale: Locale,
): Promise<BulkPreview> {
	const { planned, unchanged } = await planRows(db, subject, change, ids, locale);
	return { rows: planned.map(({ row }) => row), unchanged };
}

/** Changes the picked records in one transaction. Those saved since the preview are left alone and named. */
export async function applyBulkChange<Stored extends { version: number }, Field extends string>(
	transaction: DatabaseLike,
	subject: BulkSubject<Stored, Field>,
	change: BulkChange<Field>,
	picked: readonly { id: string; version: number }[],
	by: AuditedChange,
): Promise<BulkDone> {
	const versions = new Map(picked.map(({ id, version }) => [id, version]));
	// Always in the same order, so that two changes of the same records wait for each other instead of deadlocking.
	const ids = picked.map(({ id }) => id).sort();
	const { planned } = await planRows(transaction, subject, change, ids, DEFAULT_LOCALE);
	const changed: { id: string; before: string; version: number }[] = [];
	const skipped: string[] = [];
	for (const { record, row } of planned) {
		if (row.error !== undefined || versions.get(row.id) !== row.version) {
			skipped.push(row.title);
			continue;
		}
		const { version } = await subject.write(transaction, record, change, by);
		changed.push({ id: row.id, before: row.before, version });
	}
	if (changed.length === 0) return { id: '', changed: 0, skipped };
	const id = await insertBulkChange(transaction, {
		kind: subject.kind,
		field: change.field,
		accountId: by.actor.id ?? '',
		now: by.now,
		records: changed,
	});
	return { id, changed: changed.length, skipped };
}

/**
 * Undoes a change. Records saved since then are left alone and named.
 * @throws ProblemError conflict if it was undone before, or more than a day has passed.
 */
export async function undoBulkChange<Stored extends { version: number }, Field extends string>(
	transaction: DatabaseLike,
	subject: BulkSubject<Stored, Field>,
	id: string,
	by: AuditedChange,
): Promise<BulkDone> {
	const taken = await takeBulkChange(transaction, { id, kind: subject.kind, now: by.now });
	if (!taken) throw new ProblemError('conflict', say('staff.bulk.tooLate'));
	const records = await subject.list(
		transaction,
		taken.records.map((one) => one.id),
	);
	const skipped: string[] = [];
	for (const { id: recordId, before, version } of taken.records) {
		const record = records.get(recordId);
		if (record?.version !== version) {
			skipped.push(record ? subject.titleOf(record) : recordId);
			continue;
		}
		await subject.restore(transaction, record, { field: taken.field as Field, value: before }, by);
	}
	return { id: '', changed: taken.records.length - skipped.length, skipped };
}
