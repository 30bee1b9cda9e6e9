import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { aGlove } from '../../../domain/catalogue/test-glove.ts';
import { addCompany, addList, changeCompanyPrices, putLines } from '../../../testing/pricing-site.ts';
import { openStaffBrowser, StaffBrowser } from '../../../testing/staff-browser.ts';
import { openStaffSite } from '../../../testing/staff-site.ts';
import { openTestSite } from '../../../testing/test-site.ts';

const FILE = '/api/admin/pricing/matrix/export.csv';

type Row = Record<string, string>;

/** Two companies of which one has a price by hand, with a list whose 2XL costs 1.50 more, and costs. */
async function openMatrix() {
	const { app, staff } = await openStaffSite();
	const sizeRules = [{ scope: 'all', target: '', sizes: ['2XL'], more: '1.50' }];
	const standard = await addList(staff, { sizeRules });
	await putLines(staff, standard, [{ partNumber: 'xy300', pair: '24.90', dozen: '22' }]);
	const costs = await addList(staff, { name: 'Costs', kind: 'cost' });
	await putLines(staff, costs, [{ partNumber: 'xy300', pair: '21.00' }]);
	const ample = await addCompany(staff, 'Ample Steel');
	const bare = await addCompany(staff, 'Bare Bolts');
	const read = async (query = ''): Promise<Row[]> => {
		const answer = await staff.call({ url: `${FILE}?glove=xy300&${query}` });
		expect(answer.statusCode, answer.body).toBe(200);
		return parse(answer.body, { bom: true, columns: true });
	};
	return { app, staff, ample, bare, read };
}

const told = (rows: Row[]) =>
	rows.map((row) => [
		row.company,
		row.part_number,
		row.sizes,
		row.price,
		row.list_price,
		row.cost,
		row.below_cost_at,
	]);

test('each company has a row for a glove, and one for its sizes that cost more', async () => {
	const { read } = await openMatrix();
	expect(told(await read())).toEqual([
		['Ample Steel', 'XY300', '', '24.90', '24.90', '21.00', ''],
		['Ample Steel', 'XY300', '2XL', '26.40', '26.40', '21.00', ''],
		['Ample Steel', 'XY300-BLACK', '', '', '', '', ''],
		['Bare Bolts', 'XY300', '', '24.90', '24.90', '21.00', ''],
		['Bare Bolts', 'XY300', '2XL', '26.40', '26.40', '21.00', ''],
		['Bare Bolts', 'XY300-BLACK', '', '', '', '', ''],
	]);
	expect(told(await read('company=bare&quantity=12')).map(([, , sizes, price]) => [sizes, price])).toEqual([
		['', '22.00'],
		['2XL', '23.50'],
		['', ''],
	]);
});

test('only what is below cost, with the pairs at which it is', async () => {
	const { staff, ample, read } = await openMatrix();
	expect(await read('below=1')).toEqual([]);
	const override = { partNumber: 'xy300', pair: '22.00', dozen: '19.00', reason: 'Anniversary' };
	const changed = await changeCompanyPrices(staff, ample.id, ample.version ?? 1, { overrides: [override] });
	expect(changed.statusCode, changed.body).toBe(200);
	expect(told(await read('below=1'))).toEqual([
		['Ample Steel', 'XY300', '', '22.00', '24.90', '21.00', '12'],
	]);
	expect((await read('below=1'))[0]?.price_from).toBe('override');
});

test('nonsense in the query narrows nothing, and strangers get no file', async () => {
	const { app, read } = await openMatrix();
	expect(await read('quantity=-3&date=2026-02-31&below=yes')).toHaveLength(6);
	expect((await new StaffBrowser(app).call({ url: FILE })).statusCode).toBe(401);
});

test('the file has every glove of a range of more than it holds at once', async () => {
	const gloves = Array.from({ length: 1_003 }, (_, at) => {
		const partNumber = `zz${String(at).padStart(4, '0')}`;
		return aGlove({ partNumber, id: `glv_${partNumber}`, name: `Walrus ${at}` });
	});
	const site = await openTestSite({ products: gloves, categories: [] });
	const staff = await openStaffBrowser(site);
	for (const name of ['Ample Steel', 'Bare Bolts']) await addCompany(staff, name);
	const { body } = await staff.call({ url: FILE });
	const rows: Row[] = parse(body, { bom: true, columns: true });
	for (const name of ['Ample Steel', 'Bare Bolts']) {
		const numbers = rows.filter(({ company }) => company === name).map((row) => row.part_number);
		expect(numbers).toEqual(gloves.map(({ partNumber }) => partNumber.toUpperCase()));
	}
});
