import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { parseLabelNumber } from '../../../domain/labels/label.ts';
import type { AuditEntry } from '../../../platform/audit/audit-entry.ts';
import { pageAuditEntries } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Cursor } from '../../../platform/text/cursor.ts';
import { TIMELINE_KINDS, type TimelineKind } from './company-timeline.ts';

/** A row of the timeline as stored; `entry` is set for changes. */
export type TimelineRow = {
	source: TimelineKind;
	id: string;
	at: string;
	state: string;
	number: string;
	note: string;
	mail: string;
	by: string;
	/** The size of a file. */
	bytes: number;
	entry: AuditEntry | undefined;
};

/** Where a page begins: with the first row that is older, or as old and of an earlier kind or id. */
type Start = { at: string; rank: number; id: string };

/**
 * The rows after a cursor, newest first. Each kind is read from an index of its own, for each of the company's ids
 * alone, and at most a page of it: a page takes no longer, however long the timeline is.
 */
export async function pageTimeline(
	db: DatabaseLike,
	companyIds: readonly string[],
	{ cursor, max }: { cursor: Cursor | undefined; max: number },
): Promise<{ rows: TimelineRow[]; after: Cursor | undefined }> {
	const start = cursor && readStart(cursor);
	const lists = await Promise.all(
		companyIds.flatMap((companyId) => [
			listRecords(db, 'application', companyId, start, max + 1),
			listRecords(db, 'sampleRequest', companyId, start, max + 1),
			listRecords(db, 'order', companyId, start, max + 1),
			listRecords(db, 'label', companyId, start, max + 1),
			listEvents(db, companyId, start, max + 1),
			listFiles(db, companyId, start, max + 1),
			listChanges(db, 'company', companyId, start, max + 1),
			listChanges(db, 'clientPrices', companyId, start, max + 1),
		]),
	);
	const sorted = lists.flat().sort(compareNewest);
	const rows = sorted.slice(0, max);
	const last = rows.at(-1);
	const hasMore = sorted.length > max && last !== undefined;
	return {
		rows,
		after: hasMore
			? { direction: 'after', id: `${rankOf(last.source)}-${last.id}`, value: last.at }
			: undefined,
	};
}

function readStart({ id, value }: Cursor): Start {
	return { at: value, rank: Number(id.slice(0, 1)), id: id.slice(2) };
}

const rankOf = (source: TimelineKind) => TIMELINE_KINDS.indexOf(source);

function compareNewest(a: TimelineRow, b: TimelineRow): number {
	if (a.at !== b.at) return a.at < b.at ? 1 : -1;
	if (a.source !== b.source) return rankOf(b.source) - rankOf(a.source);
	if (a.source === 'label') return Number(b.id) - Number(a.id);
	return a.id < b.id ? 1 : -1;
}

const TABLES = {
	application: 'distributor_application',
	sampleRequest: 'sample_request',
	order: 'distributor_order',
	label: 'label',
} as const;

async function listRecords(
	db: DatabaseLike,
	source: keyof typeof TABLES,
	companyId: string,
	start: Start | undefined,
	limit: number,
): Promise<TimelineRow[]> {
	const key = source === 'label' ? 'id' : 'number';
	const table = TABLES[source] as 'sample_request';
	let query = db
		.selectFrom(table)
		.select(['created_at', 'state', sql<string | number>`${sql.ref(key)}`.as('key')])
		.where('company_id', '=', companyId);
	if (start) query = query.where(isOlder(source, key, start));
	const rows = await query.orderBy('created_at', 'desc').orderBy(sql.ref(key), 'desc').limit(limit).execute();
	return rows.map((row) => ({
		...EMPTY,
		source,
		id: String(row.key),
		number: String(row.key),
		at: row.created_at,
		state: row.state,
	}));
}

const EMPTY = { state: '', number: '', note: '', mail: '', by: '', bytes: 0, entry: undefined };

function isOlder(source: TimelineKind, key: string, { at, rank, id }: Start) {
	const own = rankOf(source);
	if (own < rank) return sql<SqlBool>`created_at <= ${at}`;
	if (own > rank) return sql<SqlBool>`created_at < ${at}`;
	// A cursor that nobody made must not become a number that no column holds.
	const value = source === 'label' ? (parseLabelNumber(id) ?? 0) : id;
	return sql<SqlBool>`(created_at, ${sql.ref(key)}) < (${at}, ${value})`;
}

/** Notes and mails of requests: their ids begin with their time. */
async function listEvents(
	db: DatabaseLike,
	companyId: string,
	start: Start | undefined,
	limit: number,
): Promise<TimelineRow[]> {
	const query: SelectQueryBuilder<Schema, 'sample_request_event', object> = db
		.selectFrom('sample_request_event')
		.where('company_id', '=', companyId)
		.where((eb) => eb.or([eb('kind', '=', 'note'), eb('mail_subject', '<>', '')]));
	const rows = await (start ? query.where('id', '<', idBefore('event', start)) : query)
		.select(['id', 'at', 'number', 'body', 'mail_subject', 'actor_name'])
		.orderBy('id', 'desc')
		.limit(limit)
		.execute();
	return rows.map((row) => ({
		...EMPTY,
		source: 'event',
		id: row.id,
		at: row.at,
		number: row.number,
		note: row.body,
		mail: row.mail_subject,
		by: row.actor_name,
	}));
}

/** Files of the company: their ids begin with their time. */
async function listFiles(
	db: DatabaseLike,
	companyId: string,
	start: Start | undefined,
	limit: number,
): Promise<TimelineRow[]> {
	const query = db.selectFrom('company_file').selectAll().where('company_id', '=', companyId);
	const rows = await (start ? query.where(isOlder('file', 'id', start)) : query)
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(limit)
		.execute();
	return rows.map((row) => ({
		...EMPTY,
		source: 'file',
		id: row.id,
		at: row.created_at,
		note: row.name,
		bytes: row.bytes,
		by: row.added_by,
	}));
}

/** Changes of the company or of its prices: the ids of the log begin with their time. */
async function listChanges(
	db: DatabaseLike,
	subjectKind: 'company' | 'clientPrices',
	subjectId: string,
	start: Start | undefined,
	limit: number,
): Promise<TimelineRow[]> {
	const cursor = start && { direction: 'after' as const, id: idBefore('change', start), value: '' };
	const { entries } = await pageAuditEntries(db, { subjectKind, subjectId }, { cursor, max: limit });
	return entries.map((entry) => ({ ...EMPTY, source: 'change', id: entry.id, at: entry.at, entry }));
}

/** The id that older rows are below, in a table whose ids begin with twelve hexadecimal digits of time. */
function idBefore(source: TimelineKind, { at, rank, id }: Start): string {
	const own = rankOf(source);
	if (own === rank) return id;
	return ((Date.parse(at) || 0) + (own < rank ? 1 : 0)).toString(16).padStart(12, '0');
}
