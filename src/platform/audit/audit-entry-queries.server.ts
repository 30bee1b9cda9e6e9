import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { DatabaseLike } from '../db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../db/keyset.server.ts';
import { parseStored } from '../db/stored-json.server.ts';
import type { AuditEntry, AuditSort } from './audit-entry.ts';

/** Who performed an action: a member of staff, or the command line. */
export type Actor = { id: string | null; name: string };

/** Who makes a change, when, and in which request. */
export type AuditedChange = { actor: Actor; requestId?: string; now: Date };

export type AuditEntryInput = {
	actor: Actor;
	/** The subject's kind and a past-tense verb: "company.updated". */
	action: string;
	subject: { kind: string; id: string; name: string };
	/** Values before and after, without secrets, limited to what a reader would compare. */
	before?: Record<string, unknown>;
	after?: Record<string, unknown>;
	requestId?: string;
};

/**
 * Records who did what. Pass the transaction that makes the change, so that both are committed together. Rows are
 * append-only.
 */
export async function recordAudit(
	transaction: DatabaseLike,
	entry: AuditEntryInput,
	now: Date = new Date(),
): Promise<void> {
	await transaction
		.insertInto('audit_entry')
		.values({
			id: makeEntryId(now),
			at: now.toISOString(),
			actor_id: entry.actor.id,
			actor_name: entry.actor.name,
			action: entry.action,
			subject_kind: entry.subject.kind,
			subject_id: entry.subject.id,
			subject_name: entry.subject.name,
			before_json: toJson(entry.before),
			after_json: toJson(entry.after),
			request_id: entry.requestId ?? null,
		})
		.execute();
}

let lastMs = 0;
let withinMs = 0;

/** Sorts by time, then by write order within this process: 12 hexadecimal digits of time, 4 of sequence, 8 random. */
function makeEntryId(now: Date): string {
	const ms = now.getTime();
	withinMs = ms === lastMs ? withinMs + 1 : 0;
	lastMs = ms;
	return `${timeKey(ms)}${withinMs.toString(16).padStart(4, '0')}${randomBytes(4).toString('hex')}`;
}

const timeKey = (ms: number) => ms.toString(16).padStart(12, '0');

export type AuditFilter = {
	actorId?: string;
	subjectKind?: string;
	subjectId?: string;
	/** ISO 8601: from the first instant on, before the second; empty if there is no limit. */
	since?: string;
	before?: string;
	/** The newest first by default. */
	sort?: AuditSort;
};

/**
 * The entries written since an instant, oldest first, and who made each. An entry may come into sight after a newer one,
 * because its transaction took longer.
 */
export async function listEntriesSince(
	db: DatabaseLike,
	since: Date,
	limit: number,
): Promise<{ id: string; actorId: string | null; actorName: string; kind: string; subjectId: string }[]> {
	return db
		.selectFrom('audit_entry')
		.select(['id', 'actor_id as actorId', 'actor_name as actorName'])
		.select(['subject_kind as kind', 'subject_id as subjectId'])
		.where('id', '>=', timeKey(since.getTime()))
		.orderBy('id')
		.limit(limit)
		.execute();
}

/** The instant of an entry, which its id begins with; undefined for text that is no id. */
export function readEntryTime(id: string): Date | undefined {
	return /^[0-9a-f]{24}$/.test(id) ? new Date(Number.parseInt(id.slice(0, 12), 16)) : undefined;
}

/** The newest entries of the log. */
export async function listAuditEntries(
	db: DatabaseLike,
	{ limit, ...filter }: AuditFilter & { limit: number },
): Promise<AuditEntry[]> {
	return (await pageAuditEntries(db, filter, { max: limit })).entries;
}

/** One page of the log. */
export async function pageAuditEntries(
	db: DatabaseLike,
	{ actorId, subjectKind, subjectId, since = '', before = '', sort = '-at' }: AuditFilter,
	page: PageQuery,
): Promise<PageCursors & { entries: AuditEntry[] }> {
	let query = db.selectFrom('audit_entry').selectAll();
	if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
	if (subjectKind !== undefined) query = query.where('subject_kind', '=', subjectKind);
	if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId);
	// An entry's id begins with its time.
	if (since !== '') query = query.where('id', '>=', timeKey(Date.parse(since)));
	if (before !== '') query = query.where('id', '<', timeKey(Date.parse(before)));
	const { rows, ...cursors } = await selectPage(query, { id: 'id', descending: sort === '-at' }, page);
	const entries = rows.map((row) => ({
		id: row.id,
		at: row.at,
		actorName: row.actor_name,
		action: row.action,
		subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
		before: fromJson(row.before_json),
		after: fromJson(row.after_json),
	}));
	return { entries, ...cursors };
}

/** The subject kinds that occur in the log. */
export async function listAuditKinds(db: DatabaseLike): Promise<string[]> {
	const rows = await db.selectFrom('audit_entry').select('subject_kind').distinct().execute();
	return rows.map((row) => row.subject_kind).sort();
}

const toJson = (value: Record<string, unknown> | undefined) => (value ? JSON.stringify(value) : null);

/** An entry with unreadable values still shows who did what, and when. */
function fromJson(text: string | null): Record<string, unknown> | undefined {
	if (text === null) return undefined;
	const read = parseStored(text, z.record(z.string(), z.unknown()));
	return read.ok ? read.value : undefined;
}
