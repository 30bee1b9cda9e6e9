import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The number of rows that a query without selected columns finds. */
export async function countRows<Table extends keyof Schema>(
	query: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> {
	const { count } = await query
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Whether a query without selected columns finds anything. */
export async function hasRow<Table extends keyof Schema>(
	query: SelectQueryBuilder<Schema, Table, object>,
): Promise<boolean> {
	const row = await query.select(sql<number>`1`.as('one')).limit(1).executeTakeFirst();
	return row !== undefined;
}

/** Counts by state from grouped rows; a state without rows is 0. */
export function toCounts<State extends string>(
	states: readonly State[],
	rows: readonly { state: State; count: number | string | bigint }[],
): Record<State, number> {
	const counts = Object.fromEntries(states.map((state) => [state, 0])) as Record<State, number>;
	for (const { state, count } of rows) counts[state] = Number(count);
	return counts;
}

/** Matches a text anywhere in a column; `%`, `_` and the escape character are literal. */
export function contains(column: string, text: string) {
	return isLike(column, `%${escapeLike(text)}%`);
}

/** Matches a text at the start of a column. */
export function startsWith(column: string, text: string) {
	return isLike(column, `${escapeLike(text)}%`);
}

/** Matches a text at the end of a column. */
export function endsWith(column: string, text: string) {
	return isLike(column, `%${escapeLike(text)}`);
}

function isLike(column: string, pattern: string) {
	return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

function escapeLike(text: string): string {
	return text.replaceAll(/[\\%_]/g, '\\$&');
}
