import { CompiledQuery, createQueryId, type Kysely, type RootOperationNode, sql } from 'kysely';
import { expect, test } from 'vitest';
import { COMPANY_SORTS } from '../../domain/companies/company-list.ts';
import { listCompanies, searchCompanies } from '../../domain/companies/company-list-queries.server.ts';
import { aCompany } from '../../domain/companies/test-company.ts';
import type { Database } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { insertManyCompanies } from '../../testing/many-companies.ts';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openTestSite } from '../../testing/test-site.ts';

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

test('the list is filtered by the language of a company, also after it is changed, and beside a search', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const url = '/api/admin/companies';
	const namesOf = async (query: string) => {
		const { content, total } = (await staff.call({ url: `${url}?${query}` })).json();
		return { names: content.map((one: { operatingName: string }) => one.operatingName), total };
	};
	const add = async (operatingName: string, language: Locale) => {
		const body = aCompany({ operatingName, language });
		return (await staff.call({ method: 'POST', url, body })).json();
	};
	await add('Acier "language":"fr" Ltd', 'en');
	await add('Soudure Beauce', 'fr');
	const later = await add('Soudure Lévis', 'en');
	expect(await namesOf('language=fr')).toEqual({ names: ['Soudure Beauce'], total: 1 });
	const { id, version } = later;
	const body = { ...aCompany({ operatingName: 'Soudure Lévis', language: 'fr' }), id, version };
	expect((await staff.call({ method: 'PUT', url: `${url}/${id}`, body })).statusCode).toBe(200);
	expect((await namesOf('language=fr')).names).toEqual(['Soudure Beauce', 'Soudure Lévis']);
	expect((await namesOf('language=fr&q=levis')).names).toEqual(['Soudure Lévis']);
	expect((await namesOf('language=en&q=soudure')).names).toEqual([]);
	expect((await staff.call({ url: `${url}?language=de` })).statusCode).toBe(400);
});

test('the file has the companies of the list, in its order, with everything stored of them', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const url = '/api/admin/companies';
	for (const operatingName of ['Soudure Beauce', '=Formula Steel', 'Acier Nord'])
		await staff.call({ method: 'POST', url, body: aCompany({ operatingName, gstNumber: '' }) });
	const namesOf = async (query: string) => {
		const { body } = await staff.call({ url: `${url}/export.csv?${query}` });
		const [head, ...rows] = body.slice(1).trimEnd().split('\r\n');
		expect(head).toMatch(/^id,operating_name,.*,added,changed$/);
		expect(rows.every((row) => /,\d{4}-\d\d-\d\d \d\d:\d\d,\d{4}-\d\d-\d\d \d\d:\d\d$/.test(row))).toBe(true);
		return rows.map((row) => row.split(',')[1]);
	};
	expect(await namesOf('')).toEqual(['Acier Nord', "'=Formula Steel", 'Soudure Beauce']);
	expect(await namesOf('sort=-name&q=o')).toEqual(['Soudure Beauce', "'=Formula Steel", 'Acier Nord']);
	expect((await staff.call({ url: `${url}/export.csv?sort=size` })).statusCode).toBe(400);
});
