import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { issueOf } from '../i18n/message.ts';
import { type Cursor, type CursorShape, formatCursor, parseCursor } from '../text/cursor.ts';
import type { Schema } from './schema.ts';

/** The requested page of a list; the first page without a cursor. */
export type PageQuery = { cursor?: Cursor | undefined; max: number };

/** The cursors of the adjacent pages; unset at the ends. */
export type PageCursors = { before: Cursor | undefined; after: Cursor | undefined };

export type SortKey = {
	/** Unique column. */
	id: string;
	/** Primary sort column, or an expression that an index has; without it the list is sorted by id. */
	value?: string | RawBuilder<string>;
	descending: boolean;
};

/**
 * One page of a query's rows by keyset pagination, so later pages take no longer. The cursors come from the rows, so a
 * caller may drop rows that it cannot read.
 */
export async function selectPage<Table extends keyof Schema, Row>(
	query: SelectQueryBuilder<Schema, Table, Row>,
	{ id, value, descending }: SortKey,
	{ cursor, max }: PageQuery,
): Promise<PageCursors & { rows: Row[] }> {
	const isBackwards = cursor?.direction === 'before';
	const isDescending = descending !== isBackwards;
	const order = isDescending ? 'desc' : 'asc';
	const sorted = typeof value === 'string' ? sql.ref<string>(value) : value;
	let keyed = query.select(sql<string>`${sql.ref(id)}`.as('cursor_id'));
	if (sorted) keyed = keyed.select(sql<string>`${sorted}`.as('cursor_value')).orderBy(sorted, order);
	if (cursor) {
		const sign = isDescending ? sql`<` : sql`>`;
		// SQLite begins at a pair in an index of columns, but not in one of an expression: there, at its first part.
		if (sorted && sorted === value) keyed = keyed.where(sql<SqlBool>`${sorted} ${sign}= ${cursor.value}`);
		keyed = keyed.where(
			sorted
				? sql<SqlBool>`(${sorted}, ${sql.ref(id)}) ${sign} (${cursor.value}, ${cursor.id})`
				: sql<SqlBool>`${sql.ref(id)} ${sign} ${cursor.id}`,
		);
	}
	const found = await keyed
		.orderBy(sql.ref(id), order)
		.limit(max + 1)
		.execute();
	const hasMore = found.length > max;
	const rows = found.slice(0, max) as (Row & { cursor_id: unknown; cursor_value?: unknown })[];
	if (isBackwards) rows.reverse();
	const cursorAt = (direction: Cursor['direction'], row: (typeof rows)[number] | undefined) =>
		row && { direction, id: String(row.cursor_id), value: String(row.cursor_value ?? '') };
	return {
		rows,
		before: (isBackwards ? hasMore : cursor) ? cursorAt('before', rows[0]) : undefined,
		after: isBackwards || hasMore ? cursorAt('after', rows.at(-1)) : undefined,
	};
}

/** The cursors as formatted in a response. */
export function formatCursors({ before, after }: PageCursors): { before?: string; after?: string } {
	return { before: before && formatCursor(before), after: after && formatCursor(after) };
}

/** The query parameters of a paginated list; an invalid cursor is refused. */
export function pageFields(shape: CursorShape, size: number) {
	return {
		from: z
			.string()
			.optional()
			.transform((text, context) => {
				const cursor = text === undefined ? undefined : parseCursor(text, shape);
				if (text !== undefined && !cursor) context.addIssue(issueOf('validation.cursor'));
				return cursor;
			}),
		size: z.coerce.number().int().min(1).max(100).default(size),
	};
}

/** Rows read at a time during an export. */
const EXPORT_STEP = 500;

/**
 * Every page of a list, a few hundred rows at a time: memory does not grow with the list, and loading stops when the
 * consumer does. Other requests are handled between two pages; SQLite answers at once, so a promise alone lets nothing in.
 */
export async function* eachPage<Page extends { after: Cursor | undefined }>(
	load: (page: PageQuery) => Promise<Page>,
): AsyncGenerator<Page> {
	let cursor: Cursor | undefined;
	do {
		const page = await load({ cursor, max: EXPORT_STEP });
		yield page;
		cursor = page.after;
		await setImmediate();
	} while (cursor);
}
