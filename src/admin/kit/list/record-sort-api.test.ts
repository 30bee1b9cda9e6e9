import { expect, test } from 'vitest';
import { fillCompanySorts } from '../../../domain/companies/company-sort-queries.server.ts';
import { ORDER_STATES } from '../../../domain/orders/portal-order.ts';
import { REQUEST_STATES } from '../../../domain/sample-requests/request-state.ts';
import type { Database } from '../../../platform/db/database.server.ts';
import { type SortKey, selectPage } from '../../../platform/db/keyset.server.ts';
import { openStaffBrowser } from '../../../testing/staff-browser.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { openTestSite } from '../../../testing/test-site.ts';
import { APPLICATION_STATES } from '../../applications/application-state.ts';
import { storeApplication } from '../../applications/test-applications.server.ts';
import { storeRequest } from '../../sample-requests/test-inbox.server.ts';
import { RECORD_SORTS } from './record-sort.ts';
import { recordKey } from './record-sort-queries.server.ts';

/** Company, day and state of the records 1 to 4: two share a company, and two a day. */
const RECORDS = [
	['Soudure Crée', '2026-04-03', 'new'],
	['acier du Nord', '2026-04-01', 'declined'],
	['Acier du nord', '2026-04-02', 'new'],
	['Boreal', '2026-04-02', 'approved'],
] as const;

const LISTS = [
	{ path: '/api/admin/samples', letter: 'S', table: 'sample_request' },
	{ path: '/api/admin/applications', letter: 'D', table: 'distributor_application' },
] as const;

async function openList({ path, letter, table }: (typeof LISTS)[number]) {
	const site = await openTestSite({ products: [] });
	const staff = await openStaffBrowser(site);
	const { db } = site.database;
	const add = async (at: number, company: string, day: string, state: 'new' | 'declined' | 'approved') => {
		const number = `${letter}-2026-000${at}`;
		const time = `${day}T15:00:00.000Z`;
		if (letter === 'S') await storeRequest(site, number, { companyName: company }, time);
		else await storeApplication(site, number, { company }, time);
		await db.updateTable(table).set({ state }).where('number', '=', number).execute();
	};
	for (const [at, [company, day, state]] of RECORDS.entries()) await add(at + 1, company, day, state);
	const list = async (query: string) => {
		const answer = (await staff.call({ url: `${path}?${query}` })).json();
		return {
			...answer,
			numbers: answer.content.map(({ number }: { number: string }) => number.slice(-1)).join(''),
		};
	};
	const exported = async (query: string) =>
		(await staff.call({ url: `${path}/export.csv?${query}` })).body
			.slice(1)
			.trimEnd()
			.split(/\r\n(?=[SD]-2026)/)
			.slice(1)
			.map((row) => row[10])
			.join('');
	return { db, staff, add, list, exported };
}

const ORDERS: Record<(typeof RECORD_SORTS)[number], string> = {
	received: '2341',
	'-received': '1432',
	company: '2341',
	'-company': '1432',
	state: '3142',
	'-state': '2413',
};

test.each(LISTS)('$path: sorted and paged, each record once, and a file in the same order', async (one) => {
	const { list, exported, add, staff } = await openList(one);
	for (const sort of RECORD_SORTS) {
		const query = `sort=${sort}`;
		expect((await list(query)).numbers, sort).toBe(ORDERS[sort]);
		expect(await exported(query), sort).toBe(ORDERS[sort]);
		const pages = [await list(`${query}&size=1`)];
		for (let from = pages[0]?.after; from; from = pages.at(-1)?.after)
			pages.push(await list(`${query}&size=1&from=${from}`));
		expect(pages.map(({ numbers }) => numbers).join(''), sort).toBe(ORDERS[sort]);
		expect((await list(`${query}&size=1&from=${pages[2]?.before}`)).numbers, sort).toBe(ORDERS[sort][1]);
	}
	// One state is sorted by time instead of by state; narrowed, the order stays.
	expect((await list('state=new&sort=state')).numbers).toBe('31');
	expect((await list('state=new&sort=-company')).numbers).toBe('13');
	expect((await list('q=nord&sort=-company')).numbers).toBe('32');
	expect((await list('dateFrom=2026-04-02&sort=company')).numbers).toBe('341');
	expect(await exported('dateFrom=2026-04-02&sort=company')).toBe('341');
	// One that is added between pages moves no other.
	for (const sort of ['company', 'state'] as const) {
		const first = await list(`sort=${sort}&size=3`);
		await add(sort === 'company' ? 5 : 6, 'A Co', '2026-03-01', 'new');
		const second = await list(`sort=${sort}&size=3&from=${first.after}`);
		expect((first.numbers + second.numbers).replace('5', ''), sort).toBe(ORDERS[sort]);
	}
	for (const query of ['sort=pairs', 'sort=--company', `from=after.${one.letter}-2026-0001.zz`])
		expect((await staff.call({ url: `${one.path}?${query}` })).statusCode, query).toBe(400);
});

test.each(LISTS)('$path: records stored before this order get their place at the next start', async (one) => {
	const { db, list } = await openList(one);
	await db.updateTable(one.table).set({ company_sort: '' }).execute();
	expect((await list('sort=company')).numbers).toBe('1234');
	await fillCompanySorts(db);
	expect((await list('sort=company')).numbers).toBe('2341');
});

test('every order is read from an index, from its place on', async () => {
	const database = await openTestDatabase();
	// Only SQLite plans alike however few rows there are.
	if (database.engine !== 'sqlite') return;
	const lists = [
		['sample_request', REQUEST_STATES],
		['distributor_application', APPLICATION_STATES],
		['distributor_order', ORDER_STATES],
	] as const;
	for (const [table, states] of lists) {
		for (const sort of RECORD_SORTS) {
			for (const state of [undefined, 'new'] as const) {
				const plan = await planOf(
					database,
					table,
					recordKey(sort, { states, state, time: 'created_at' }),
					state,
				);
				expect(plan, `${table} ${sort} ${state}`).toMatch(/SEARCH \w+ USING INDEX/);
				expect(plan, `${table} ${sort} ${state}`).not.toContain('TEMP B-TREE');
			}
		}
	}
});

/** How a page in the middle of a list is read. */
async function planOf(
	{ db, file }: Extract<Database, { engine: 'sqlite' }>,
	table: 'sample_request' | 'distributor_application' | 'distributor_order',
	key: SortKey,
	state: 'new' | undefined,
): Promise<string> {
	let asked = '';
	const read = db.withPlugin({
		transformQuery: ({ node, queryId }) => {
			asked = db.getExecutor().compileQuery(node, queryId).sql;
			return node;
		},
		transformResult: async ({ result }) => result,
	});
	const all = read.selectFrom(table).selectAll();
	const cursor = { direction: 'after', id: 'S-2026-0001', value: '1' } as const;
	await selectPage(state ? all.where('state', '=', state) : all, key, { cursor, max: 25 });
	return file
		.prepare(`explain query plan ${asked}`)
		.all()
		.map(({ detail }) => detail)
		.join('\n');
}
