import { type RawBuilder, sql } from 'kysely';
import type { DatabaseLike } from './database.server.ts';
import type { Schema } from './schema.ts';
import { isUnreadable } from './stored-json.server.ts';

/** What a document was before a save: who saved that version, when (ISO 8601), and its text. */
export type EarlierDocument = { version: number; at: string; by: string; text: string };

/** A column that holds JSON, and how its rows are read and mended. */
export type StoredKind = {
	/** What staff call it, such as "Glove", and how they write its id where they write it otherwise. */
	name: string;
	showId?: (id: string) => string;
	table: keyof Schema;
	column: string;
	/** The columns of the row's key; their values make the id, joined by "/". */
	keys: readonly string[];
	/** A column that is 1 where a row was taken out and nobody reads it. */
	removed?: string;
	/** Reads the text as everybody else does. @throws UnreadableDocumentError */
	read: (id: string, text: unknown) => unknown;
	/** Writes a value that `read` has passed in place of one that cannot be read, with all that hangs on it. */
	mend?: (transaction: DatabaseLike, id: string, text: string) => Promise<void>;
	/** What was there at earlier saves and can be read, the latest first. */
	listEarlier?: (db: DatabaseLike, id: string) => Promise<EarlierDocument[]>;
	/** True where the row may go altogether: a copy of what was. */
	isCopy?: boolean;
};

/** A row whose document cannot be read. */
export type UnreadableRow = { title: string; table: string; column: string; id: string; reason: string };

/** "Glove XY300" */
export function titleOf({ name, showId = (id) => id }: StoredKind, id: string): string {
	return `${name} ${showId(id)}`;
}

const ROWS_AT_ONCE = 300;

/** Reads every row of a kind, a page at a time, and answers those that cannot be read. */
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

/** Why a text cannot be read; undefined when it can. */
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
	// Compared as text, so that an id that is no number finds nothing instead of failing.
	return sql.join(
		keys.map((key, at) => sql`cast(${sql.ref(key)} as text) = ${parts[at]}`),
		sql` and `,
	);
}

/** The text of a row as it is stored, whatever it is; undefined when there is no such row. */
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

/** Writes the text of a row over; nothing else of it. */
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
