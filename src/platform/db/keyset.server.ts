import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { issueOf } from '../i18n/message.ts';
import { type Cursor, type CursorShape, formatCursor, parseCursor } from '../text/cursor.ts';
import type { Schema } from './schema.ts';

/** Which page of a list is wanted; the first without a cursor. */
export type PageQuery = { cursor?: Cursor | undefined; max: number };

/** The cursors of the neighbouring pages; unset at the ends. */
export type PageCursors = { before: Cursor | undefined; after: Cursor | undefined };

type Key = {
	/** Unique column. */
	id: string;
	/** Column that comes first in the order; without it the list is sorted by id. */
	value?: string;
	descending: boolean;
};

/**
 * One page of the rows of a query, by key: the time does not grow with how far one has paged. The cursors are those of
 * the rows, so a caller may leave out rows that it cannot read.
 */
export async function selectPage<Table extends keyof Schema, Row>(
	query: SelectQueryBuilder<Schema, Table, Row>,
	{ id, value, descending }: Key,
	{ cursor, max }: PageQuery,
): Promise<PageCursors & { rows: Row[] }> {
	const isBackwards = cursor?.direction === 'before';
	const isDescending = descending !== isBackwards;
	const order = isDescending ? 'desc' : 'asc';
	let keyed = query.select(sql<string>`${sql.ref(id)}`.as('cursor_id'));
	if (value)
		keyed = keyed.select(sql<string>`${sql.ref(value)}`.as('cursor_value')).orderBy(sql.ref(value), order);
	if (cursor) {
		const sign = isDescending ? sql`<` : sql`>`;
		keyed = keyed.where(
			value
				? sql<SqlBool>`(${sql.ref(value)}, ${sql.ref(id)}) ${sign} (${cursor.value}, ${cursor.id})`
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

/** The cursors as an answer names them. */
export function formatCursors({ before, after }: PageCursors): { before?: string; after?: string } {
	return { before: before && formatCursor(before), after: after && formatCursor(after) };
}

/** The query parameters of a paged list; a cursor that no answer named is refused. */
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

/** Rows read at once while a file is written. */
const EXPORT_STEP = 500;

/** Every page of a list, some hundred rows at a time: memory does not grow with the list, and it ends when nobody reads on. */
export async function* eachPage<Page extends { after: Cursor | undefined }>(
	load: (page: PageQuery) => Promise<Page>,
): AsyncGenerator<Page> {
	let cursor: Cursor | undefined;
	do {
		const page = await load({ cursor, max: EXPORT_STEP });
		yield page;
		cursor = page.after;
	} while (cursor);
}
