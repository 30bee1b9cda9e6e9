import { expect, test } from 'vitest';
import type { PriceList } from '../../domain/pricing/price-list.ts';
import { findPriceList } from '../../domain/pricing/price-list-queries.server.ts';
import type { PriceSheetRow } from '../../domain/pricing/price-sheet.server.ts';
import { openDistributorBrowser } from '../../testing/distributor-browser.ts';
import {
	addCompany,
	addList,
	type Body,
	changeCompanyPrices,
	findPrice,
	LISTS,
} from '../../testing/pricing-site.ts';
import type { StaffBrowser } from '../../testing/staff-browser.ts';
import { errorPaths, openStaffSite } from '../../testing/staff-site.ts';

const MORE = { scope: 'all', sizes: '2xl, XXXL', more: '1.50' };

/** List prices with XY300 at 20.00, a template at 10% off, and a company that has it. */
async function openSizes(sizeRules: Body[] = [MORE]) {
	const site = await openStaffSite();
	const { staff } = site;
	const standard = await addList(staff, { name: 'List prices', sizeRules });
	const url = `${LISTS}/${standard.id}`;
	const lines = [{ partNumber: 'xy300', pair: '20.00', dozen: '18.00' }];
	await staff.call({ method: 'PUT', url: `${url}/lines`, body: { lines } }, { 'if-match': '"1"' });
	const off = { kind: 'percent', parentId: standard.id, off: { pair: '10' } };
	const template = await addList(staff, { name: 'Dealers', ...off });
	const company = await addCompany(staff, 'North Dock Supply');
	const body = { assignment: { listId: template.id, from: '2026-01-01' } };
	const given = await changeCompanyPrices(staff, company.id, 1, body);
	expect(given.statusCode, given.body).toBe(200);
	return { ...site, standard, template, company, url };
}

/** The rows of XY300 on the distributor's page. */
async function rowsOf(buyer: StaffBrowser): Promise<PriceSheetRow[]> {
	const { rows } = (await buyer.call({ url: '/api/distributor/prices?q=xy300' })).json();
	return rows.filter(({ partNumber }: PriceSheetRow) => partNumber === 'xy300');
}

test('an answer to staff is for the size in the question, and names the sizes that cost more', async () => {
	const { staff, company } = await openSizes();
	const ask = (glove: string, quantity = '1') => findPrice(staff, company.id, { glove, quantity });
	expect(await ask('xy300')).toMatchObject({
		cents: 1_800,
		sizePrices: [{ sizes: ['2XL'], cents: 1_935 }],
	});
	const large = await ask('xy300 2X Large', '12');
	expect(large).toMatchObject({ cents: 1_755, size: '2XL' });
	expect(large.steps).toMatchObject([{ kind: 'line' }, { kind: 'size', cents: 150 }, { kind: 'percent' }]);
	expect((await ask('xy300 L')).cents).toBe(1_800);
});

test('the distributor’s page, file and order have the price of the size', async () => {
	const site = await openSizes();
	const buyer = await openDistributorBrowser(site, site.company.id, { name: 'Nora North' });
	const rows = await rowsOf(buyer);
	expect(rows).toMatchObject([
		{ partNumber: 'xy300', sizes: [], pair: 1_800, dozen: 1_620 },
		{ partNumber: 'xy300', sizes: ['2XL'], pair: 1_935, dozen: 1_755 },
	]);
	const csv = (await buyer.call({ url: '/distributor/price-list.csv' })).body.split('\r\n');
	const ofGlove = csv.filter((line) => line.startsWith('XY300,')).map((line) => line.split(','));
	expect(ofGlove.map((cells) => [cells[4], cells.at(-1)])).toEqual([
		['18.00', ''],
		['19.35', '2XL'],
	]);
	const pdf = await buyer.call({ url: '/distributor/price-list.pdf' });
	expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
	const text = 'XY300 L 1\nXY300 2XL 1\nXY300 XXL 12';
	const read = await buyer.call({ method: 'POST', url: '/api/distributor/orders/read', body: { text } });
	expect(read.json().lines.map(({ line }: { line: { cents: number } }) => line.cents)).toEqual([
		1_800, 1_935, 1_755,
	]);
});

test('a price by hand is for all sizes, and the page has one row', async () => {
	const site = await openSizes();
	const byHand = { overrides: [{ partNumber: 'xy300', pair: '15', reason: 'Bid' }] };
	await changeCompanyPrices(site.staff, site.company.id, 2, byHand);
	const buyer = await openDistributorBrowser(site, site.company.id, { name: 'Nora North' });
	expect((await rowsOf(buyer)).map(({ sizes, pair }) => [sizes, pair])).toEqual([[[], 1_500]]);
});

test('rules are stored as they are meant, refused at their fields, and logged', async () => {
	const { staff, url, database, standard } = await openSizes();
	const stored = (await findPriceList(database.db, standard.id)) as PriceList;
	expect(stored.sizeRules).toEqual([{ scope: 'all', target: '', sizes: ['2xl', 'XXXL'], more: 150 }]);
	const save = async (sizeRules: unknown, change: Body = {}) => {
		const { version } = (await findPriceList(database.db, standard.id)) as PriceList;
		const body = { name: 'List prices', kind: 'standard', currency: 'CAD', sizeRules, ...change };
		return staff.call({ method: 'PUT', url, body }, { 'if-match': `"${version}"` });
	};
	for (const [rule, paths] of [
		[{ ...MORE, sizes: '' }, ['sizeRules.0.sizes']],
		[{ ...MORE, sizes: ' , ;' }, ['sizeRules.0.sizes']],
		[{ ...MORE, sizes: Array.from({ length: 13 }, (_, at) => `S${at}`) }, ['sizeRules.0.sizes']],
		[{ ...MORE, sizes: ['x'.repeat(41)] }, ['sizeRules.0.sizes.0']],
		[{ ...MORE, sizes: ['a\u0007'] }, ['sizeRules.0.sizes.0']],
		[{ ...MORE, more: '' }, ['sizeRules.0.more']],
		[{ ...MORE, more: '0' }, ['sizeRules.0.more']],
		[{ ...MORE, more: '-1' }, ['sizeRules.0.more']],
		[{ ...MORE, more: 'US$1' }, ['sizeRules.0.more']],
		[{ ...MORE, scope: 'brand' }, ['sizeRules.0.scope']],
		[{ ...MORE, scope: 'category' }, ['sizeRules.0.target']],
		[{ ...MORE, scope: 'glove', target: 'xy9999' }, ['sizeRules.0.target']],
		[{ ...MORE, price: '1' }, ['sizeRules.0.price']],
	] as const)
		expect([JSON.stringify(rule), errorPaths(await save([rule]))]).toEqual([JSON.stringify(rule), paths]);
	expect(errorPaths(await save(Array.from({ length: 21 }, () => MORE)))).toEqual(['sizeRules']);
	const saved = await save([{ ...MORE, scope: 'glove', target: 'XY300' }]);
	expect(saved.statusCode, saved.body).toBe(200);
	expect(saved.json().sizeRules).toMatchObject([{ scope: 'glove', target: 'xy300' }]);
});

test('a list from before prices by size is read, and a list of percentages keeps none', async () => {
	const { staff, database, standard, template, company } = await openSizes([]);
	const { db } = database;
	const row = await db
		.selectFrom('price_list')
		.select('document')
		.where('id', '=', standard.id)
		.executeTakeFirstOrThrow();
	const { sizeRules: _, ...old } = JSON.parse(row.document);
	await db
		.updateTable('price_list')
		.set({ document: JSON.stringify(old) })
		.where('id', '=', standard.id)
		.execute();
	expect((await findPrice(staff, company.id, { glove: 'xy300 2XL' })).cents).toBe(1_800);
	const body = {
		name: 'Dealers',
		kind: 'percent',
		currency: 'CAD',
		parentId: standard.id,
		off: { pair: '10' },
	};
	const saved = await staff.call(
		{ method: 'PUT', url: `${LISTS}/${template.id}`, body: { ...body, sizeRules: [MORE] } },
		{ 'if-match': '"1"' },
	);
	expect(saved.json().sizeRules).toEqual([]);
});
