import { expect, test } from 'vitest';
import { addDays, todayIn } from '../../../../domain/calendar-date/calendar-date.ts';
import {
	addCompany,
	addLists,
	type Body,
	changeCompanyPrices,
	findPrice,
	LISTS,
} from '../../../../testing/pricing-site.ts';
import { errorPaths, openStaffSite } from '../../../../testing/staff-site.ts';

const TODAY = todayIn('America/Toronto', new Date());
const SOON = addDays(TODAY, 30);
const LATER = addDays(TODAY, 90);
const RISE = { direction: 'up', percent: '4', roundedTo: '0.05', from: SOON };

async function openPrices() {
	const site = await openStaffSite();
	const { staff } = site;
	const { standard, template } = await addLists(staff);
	const company = await addCompany(staff);
	const url = `${LISTS}/${standard.id}`;
	const version = async () => (await staff.call({ url })).json().version;
	const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: Body) =>
		staff.call({ method, url: `${url}${path}`, body }, { 'if-match': `"${await version()}"` });
	const plan = async (change: Body = {}) => {
		const answer = await send('POST', '/plans', { ...RISE, ...change });
		expect(answer.statusCode, answer.body).toBe(201);
		const rows = await site.database.db
			.selectFrom('price_plan')
			.select('id')
			.where('from_day', '=', String(change.from ?? SOON))
			.execute();
		return rows[0]!.id;
	};
	const priceOn = async (date: string, query: Record<string, string> = {}) =>
		(await findPrice(staff, company.id, { date, ...query })).cents;
	return { ...site, standard, template, company, send, plan, priceOn, version };
}

test('a rise comes into force on its day, for lists below it too, and last year’s price is still told', async () => {
	const { staff, company, template, send, plan, priceOn } = await openPrices();
	const preview = await send('POST', '/plans/preview', RISE);
	expect(preview.json()).toEqual({
		gloves: 2,
		belowCost: 0,
		rows: [
			{
				partNumber: 'xy300',
				name: 'Argon Bulwark',
				before: { pair: 24_90, dozen: 23_00 },
				after: { pair: 25_90, dozen: 23_95 },
				isBelowCost: false,
			},
			expect.objectContaining({ partNumber: 'xy301', before: { pair: 38_20 }, after: { pair: 39_75 } }),
		],
	});
	expect(await priceOn(SOON)).toBe(24_90);
	await plan();
	expect(await priceOn('2020-01-01')).toBe(24_90);
	expect(await priceOn(addDays(SOON, -1))).toBe(24_90);
	expect(await priceOn(SOON)).toBe(25_90);
	expect(await priceOn(SOON, { quantity: '12' })).toBe(23_95);
	expect(await priceOn(LATER, { glove: 'xy301' })).toBe(39_75);
	const body = { assignment: { listId: template.id, from: TODAY } };
	expect((await changeCompanyPrices(staff, company.id, 1, body)).statusCode).toBe(200);
	expect(await priceOn(addDays(SOON, -1))).toBe(16_19);
	expect(await priceOn(SOON)).toBe(16_84);
});

test('a price changed before the day is raised from what it is then, and a glove taken off or added as well', async () => {
	const { send, plan, priceOn } = await openPrices();
	await plan();
	const lines = [
		{ partNumber: 'xy300', pair: '30.00' },
		{ partNumber: 'xy301' },
		{ partNumber: 'xy302', pair: '10.00' },
	];
	expect((await send('PUT', '/lines', { lines })).statusCode).toBe(200);
	expect([await priceOn(TODAY), await priceOn(SOON)]).toEqual([30_00, 31_20]);
	expect([await priceOn(TODAY, { glove: 'xy302' }), await priceOn(SOON, { glove: 'xy302' })]).toEqual([
		10_00, 10_40,
	]);
	expect(await priceOn(SOON, { glove: 'xy301' })).toBeUndefined();
	// What was paid before today stays on record.
	expect([await priceOn(addDays(TODAY, -1)), await priceOn(addDays(TODAY, -1), { glove: 'xy301' })]).toEqual([
		24_90, 38_20,
	]);
});

test('two changes follow one another in the order of their days, whichever was planned first', async () => {
	const { send, plan, priceOn } = await openPrices();
	const second = await plan({ from: LATER, percent: '10', roundedTo: '1.00' });
	expect(await priceOn(LATER)).toBe(28_00);
	const first = await plan({ percent: '20' });
	expect([await priceOn(SOON), await priceOn(LATER)]).toEqual([29_90, 33_00]);
	// The later one was made from the first.
	expect((await send('DELETE', `/plans/${first}`)).statusCode).toBe(409);
	expect((await send('DELETE', `/plans/${second}`)).statusCode).toBe(200);
	expect([await priceOn(SOON), await priceOn(LATER)]).toEqual([29_90, 29_90]);
	expect((await send('DELETE', `/plans/${first}`)).statusCode).toBe(200);
	expect([await priceOn(SOON), await priceOn(LATER)]).toEqual([24_90, 24_90]);
	expect((await send('DELETE', `/plans/${first}`)).statusCode).toBe(404);
});

test('a change taken back leaves every price as it was, and the log says both', async () => {
	const { database, staff, send, plan } = await openPrices();
	const read = () => database.db.selectFrom('price_line').selectAll().orderBy('part_number').execute();
	const before = await read();
	const id = await plan();
	expect((await read()).length).toBe(before.length * 2);
	expect((await send('DELETE', `/plans/${id}`)).statusCode).toBe(200);
	expect(await read()).toEqual(before);
	const activity = await staff.call({ url: '/api/admin/activity/export.csv?kind=priceList' });
	expect(activity.body).toContain('priceList.planned');
	expect(activity.body).toContain('priceList.planTakenBack');
});

test('what cannot be planned is refused by field, and a stale page is told', async () => {
	const { staff, standard, template, send, plan } = await openPrices();
	for (const [body, paths] of [
		[{ from: TODAY }, ['from']],
		[{ from: addDays(TODAY, -1) }, ['from']],
		[{ percent: '' }, ['percent']],
		[
			{ percent: '80', roundedTo: '2', from: 'soon', direction: '' },
			['direction', 'percent', 'roundedTo', 'from'],
		],
	] as const) {
		for (const path of ['/plans', '/plans/preview']) {
			const answer = await send('POST', path, { ...RISE, ...body });
			expect(answer.statusCode, answer.body).toBe(400);
			expect(errorPaths(answer)).toEqual(paths);
		}
	}
	await plan();
	expect(errorPaths(await send('POST', '/plans', RISE))).toEqual(['from']);
	const call = (url: string, tag: string) =>
		staff.call({ method: 'POST', url: `${url}/plans`, body: { ...RISE, from: LATER } }, { 'if-match': tag });
	expect((await call(`${LISTS}/${standard.id}`, '"1"')).statusCode).toBe(412);
	expect(errorPaths(await call(`${LISTS}/${template.id}`, '"1"'))).toEqual(['percent']);
	expect((await call(`${LISTS}/pl_nowhere`, '"1"')).statusCode).toBe(404);
});

test('a file has the prices of today, and read again it changes nothing', async () => {
	const { staff, standard, send, plan, priceOn } = await openPrices();
	await plan();
	const { body: csv } = await staff.call({ url: `${LISTS}/${standard.id}/prices.csv` });
	expect(csv).toContain('24.90');
	expect(csv).not.toContain('25.90');
	const read = await send('POST', '/import', { csv, isDryRun: false });
	expect(read.statusCode, read.body).toBe(200);
	expect(read.json().changes).toEqual([]);
	expect(await priceOn(SOON)).toBe(25_90);
});
