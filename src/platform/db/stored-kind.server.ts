import { type RawBuilder, sql } from 'kysely';
import type { DatabaseLike } from './database.server.ts';
import type { Schema } from './schema.ts';
import { isUnreadable } from './stored-json.server.ts';

/** A document's text before a save: its version, and who saved that version when (ISO 8601). */
export type EarlierDocument = { version: number; at: string; by: string; text: string };

/** A JSON column, and how its rows are read and repaired. */
export type StoredKind = {
	/** The staff-facing name, such as "Glove", and how its id is shown if not as stored. */
	name: string;
	showId?: (id: string) => string;
	table: keyof Schema;
	column: string;
	/** The row's key columns; the id is their values, joined by "/". */
	keys: readonly string[];
	/** A column that is 1 for removed rows, which are never read. */
	removed?: string;
	/** Parses the text as all other readers do. @throws UnreadableDocumentError */
	read: (id: string, text: unknown) => unknown;
	/** Replaces an unreadable value by one that `read` has accepted, and updates everything derived from it. */
	repair?: (transaction: DatabaseLike, id: string, text: string) => Promise<void>;
	/** Readable earlier versions, newest first. */
	listEarlier?: (db: DatabaseLike, id: string) => Promise<EarlierDocument[]>;
	/** True if the row may be deleted: it is a copy of an earlier state. */
	isCopy?: boolean;
};

/** A row with an unreadable document. */
export type UnreadableRow = { title: string; table: string; column: string; id: string; reason: string };

/** "Glove XY300" */
export function titleOf({ name, showId = (id) => id }: StoredKind, id: string): string {
	return `${name} ${showId(id)}`;
}

const ROWS_AT_ONCE = 300;

/** Reads every row of a kind, a page at a time, and yields the unreadable ones. */
export async function* listUnreadableRows(
	db: DatabaseLike,
	kind: StoredKind,
): AsyncGenerator<UnreadableRow[]> {
	const { table, column, keys } = kind;
	const names = sql.join(keys.map((key) => sql.ref(key)));
	let last: unknown[] | undefined;
	for (;;) {
		const conditions: RawBuilder<unknown>[] = [sql`1 = 1`];
		if (kind.removed) conditions.push(sql`${sql.ref(kind.removed)} = 0`);
		if (last) conditions.push(sql`(${names}) > (${sql.join(last)})`);
		const { rows } = await sql<Record<string, unknown>>`
			select ${names}, ${sql.ref(column)} as stored_text from ${sql.table(table)}
			where ${sql.join(conditions, sql` and `)} order by ${names} limit ${sql.lit(ROWS_AT_ONCE)}
		`.execute(db);
		const found: UnreadableRow[] = [];
		for (const row of rows) {
			const id = keys.map((key) => String(row[key])).join('/');
			const reason = findReason(kind, id, row.stored_text);
			if (reason !== undefined) found.push({ title: titleOf(kind, id), table, column, id, reason });
		}
		yield found;
		const end = rows.at(-1);
		if (!end || rows.length < ROWS_AT_ONCE) return;
		last = keys.map((key) => end[key]);
	}
}

/** Why a text cannot be read; undefined if it can. */
export function findReason(kind: StoredKind, id: string, text: unknown): string | undefined {
	try {
		kind.read(id, text);
		return undefined;
	} catch (error) {
		if (isUnreadable(error)) return error.reason;
		throw error;
	}
}

function matchesId({ keys }: StoredKind, id: string): RawBuilder<unknown> | undefined {
	const parts = keys.length === 1 ? [id] : id.split('/');
	if (parts.length !== keys.length) return undefined;
	// Compared as text, so that a non-numeric id finds nothing instead of failing.
	return sql.join(
		keys.map((key, at) => sql`cast(${sql.ref(key)} as text) = ${parts[at]}`),
		sql` and `,
	);
}

/** A row's stored text, readable or not; undefined if there is no such row. */
export async function findStoredText(
	db: DatabaseLike,
	kind: StoredKind,
	id: string,
): Promise<{ text: string } | undefined> {
	const match = matchesId(kind, id);
	if (!match) return undefined;
	const { rows } = await sql<{ stored_text: unknown }>`
		select ${sql.ref(kind.column)} as stored_text from ${sql.table(kind.table)} where ${match}
	`.execute(db);
	const [row] = rows;
	return row && { text: asText(row.stored_text) };
}

function asText(value: unknown): string {
	if (typeof value === 'string') return value;
	return value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value ?? '');
}

/** Overwrites a row's text and nothing else. */
export async function updateStoredText(
	transaction: DatabaseLike,
	kind: StoredKind,
	id: string,
	text: string,
): Promise<void> {
	const match = matchesId(kind, id);
	if (!match) return;
	await sql`
		update ${sql.table(kind.table)} set ${sql.ref(kind.column)} = ${text} where ${match}
	`.execute(transaction);
}

export async function deleteStoredRow(
	transaction: DatabaseLike,
	kind: StoredKind,
	id: string,
): Promise<void> {
	const match = matchesId(kind, id);
	if (match) await sql`delete from ${sql.table(kind.table)} where ${match}`.execute(transaction);
}
