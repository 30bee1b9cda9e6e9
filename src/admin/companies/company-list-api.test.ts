import { CompiledQuery, createQueryId, type Kysely, type RootOperationNode, sql } from 'kysely';
import { expect, test } from 'vitest';
import { COMPANY_SORTS } from '../../domain/companies/company-list.ts';
import { listCompanies, searchCompanies } from '../../domain/companies/company-list-queries.server.ts';
import type { Database } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { insertManyCompanies } from '../../testing/many-companies.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

/** The statements that `run` sends, each with the engine's query plan. */
async function explain(
	{ db, engine }: Database,
	run: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<string[]> {
	const nodes: RootOperationNode[] = [];
	const watched = db.withPlugin({
		transformQuery: ({ node }) => {
			nodes.push(node);
			return node;
		},
		transformResult: async ({ result }) => result,
	});
	await run(watched);
	const plans: string[] = [];
	for (const node of nodes) {
		const query = db.getExecutor().compileQuery(node, createQueryId());
		const how = engine === 'sqlite' ? 'explain query plan' : 'explain';
		const { rows } = await db.executeQuery(CompiledQuery.raw(`${how} ${query.sql}`, [...query.parameters]));
		plans.push(JSON.stringify(rows));
	}
	return plans;
}

test('with two thousand companies any page is read from an index', async () => {
	const database = await openTestDatabase();
	await database.db.transaction().execute((transaction) => insertManyCompanies(transaction, 2_000));
	await sql`analyze`.execute(database.db);
	const first = await listCompanies(database.db, { text: '', sort: 'name' }, { max: 25 });
	expect(first.companies).toHaveLength(25);
	const id = first.companies[12]?.id ?? '';
	for (const sort of COMPANY_SORTS) {
		const value = sort.endsWith('updated') ? '2026-06-01T00:00:00.000Z' : '6d';
		for (const direction of [undefined, 'after', 'before'] as const) {
			const cursor = direction && { direction, value, id };
			const plans = await explain(database, (db) =>
				listCompanies(db, { text: '', sort }, { cursor, max: 25 }),
			);
			// The page's keys and its rows; the third statement counts all rows.
			expect(plans).toHaveLength(3);
			for (const plan of plans.slice(0, 2)) {
				expect(plan).toMatch(
					/company_search_name|company_search_updated|company_pkey|sqlite_autoindex_company_1/,
				);
				expect(plan).not.toMatch(/Seq Scan|SCAN \w+"|"Sort|TEMP B-TREE/);
			}
		}
	}
	const [begin] = await explain(database, (db) => searchCompanies(db, 'northern', 10));
	expect(begin).toMatch(/company_search_name/);
	expect(begin).not.toMatch(/Seq Scan|SCAN \w+"/);
});
