import { type SqlBool, sql } from 'kysely';
import { contains } from './common-queries.server.ts';
import type { DatabaseLike } from './database.server.ts';

/** A narrow table with the folded search text of each row of a wide one, under the same key. */
type SearchTable = 'label_search' | 'sample_request_search' | 'distributor_order_search';

const KEYS: Readonly<Record<SearchTable, string>> = {
	label_search: 'label_id',
	sample_request_search: 'number',
	distributor_order_search: 'number',
};

/** Max hits to collect up front; words with more are looked for row by row, in the list's order. */
const COMMON = 2000;

/**
 * Whether a row of the wide table contains every word, for its list in any order; undefined without words.
 * @param id the wide table's key, such as "label.id"
 */
export async function containsWords(
	db: DatabaseLike,
	table: SearchTable,
	id: string,
	words: readonly string[],
) {
	if (words.length === 0) return undefined;
	const key = sql.ref<string | number>(`${table}.${KEYS[table]}`);
	const every = sql.join(
		words.map((word) => contains(`${table}.search_text`, word)),
		sql` and `,
	);
	const { rows } = await sql<{ key: string | number }>`
		select ${key} as key from ${sql.table(table)} where ${every} limit ${COMMON + 1}`.execute(db);
	if (rows.length === 0) return sql<SqlBool>`1 = 0`;
	if (rows.length <= COMMON) return sql<SqlBool>`${sql.ref(id)} in (${sql.join(rows.map((row) => row.key))})`;
	return sql<SqlBool>`exists (select 1 from ${sql.table(table)} where ${key} = ${sql.ref(id)} and ${every})`;
}

/** The number of rows in each state that contain every word: one scan of the narrow table, which has the state too. */
export async function countWordsByState<State extends string>(
	db: DatabaseLike,
	table: 'sample_request_search' | 'distributor_order_search',
	words: readonly string[],
): Promise<{ state: State; count: number }[]> {
	let query = db
		.selectFrom(table)
		.select((eb) => ['state', eb.fn.countAll<number>().as('count')])
		.groupBy('state');
	for (const word of words) query = query.where(contains('search_text', word));
	return (await query.execute()) as { state: State; count: number }[];
}
