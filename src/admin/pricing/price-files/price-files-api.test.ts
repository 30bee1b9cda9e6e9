import { expect, test } from 'vitest';
import { aGlove } from '../../../domain/catalogue/test-glove.ts';
import { aCompany } from '../../../domain/companies/test-company.ts';
import { PRICE_LIMITS } from '../../../domain/pricing/price-list.ts';
import { openStaffBrowser, type StaffBrowser } from '../../../testing/staff-browser.ts';
import { openTestSite } from '../../../testing/test-site.ts';

const PRICING = '/api/admin/pricing';
const GLOVES = PRICE_LIMITS.lines;

async function post(staff: StaffBrowser, url: string, body: object, version?: number) {
	const headers: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
	return staff.call({ method: 'POST', url, body }, headers);
}

test('5,000 gloves are written, exported and imported again without a change; then only what the file changed', async () => {
	const numbers = Array.from({ length: GLOVES }, (_, at) => `g${String(at).padStart(5, '0')}`);
	const products = numbers.map((partNumber) => aGlove({ id: partNumber, partNumber, name: partNumber }));
	const site = await openTestSite({ products, categories: [] });
	const staff = await openStaffBrowser(site);
	const made = await post(staff, `${PRICING}/templates`, { name: 'List', kind: 'standard', currency: 'CAD' });
	const url = `${PRICING}/templates/${made.json().id}`;
	const lines = numbers.map((partNumber, at) => ({
		partNumber,
		pair: String(10 + (at % 90)),
		...(at % 3 === 0 ? { dozen: '9.50' } : {}),
	}));
	const written = await staff.call(
		{ method: 'PUT', url: `${url}/lines`, body: { lines } },
		{ 'if-match': '"1"' },
	);
	expect(written.statusCode, written.body.slice(0, 300)).toBe(200);

	const exported = await staff.call({ url: `${url}/prices.csv` });
	expect(exported.headers['content-disposition']).toBe('attachment; filename="prices-list.csv"');
	const csv = exported.body;
	expect(csv.trim().split('\r\n')).toHaveLength(1 + GLOVES + Math.ceil(GLOVES / 3));
	const dry = await post(staff, `${url}/import`, { csv });
	expect(dry.json()).toMatchObject({ version: 2, set: 0, removed: 0, unchanged: GLOVES, errors: [] });
	const same = await post(staff, `${url}/import`, { csv, dryRun: false }, 2);
	expect(same.json()).toMatchObject({ version: 2, set: 0 });

	const edited = csv
		.replace('G00007,g00007,CAD,pair,17.00', 'G00007,g00007,CAD,pair,"16,55"')
		.replace('G00003,g00003,CAD,dozen,9.50', 'G00003,g00003,CAD,dozen,')
		.replace('G00004,g00004,CAD,pair,14.00', 'NOTHING,g00004,CAD,pair,14.00');
	expect((await post(staff, `${url}/import`, { csv: edited, dryRun: false })).statusCode).toBe(428);
	expect((await post(staff, `${url}/import`, { csv: edited, dryRun: false }, 1)).statusCode).toBe(412);
	const done = await post(staff, `${url}/import`, { csv: edited, dryRun: false }, 2);
	expect(done.json()).toMatchObject({
		version: 3,
		set: 2,
		removed: 0,
		errorCount: 1,
		errors: [{ column: 'part_number', value: 'NOTHING' }],
		changes: [
			{ partNumber: 'g00003', before: '13.00, dozen 9.50', after: '13.00' },
			{ partNumber: 'g00007', before: '17.00', after: '16.55' },
		],
	});

	await staff.call({ method: 'PATCH', url: '/api/admin/account', body: { language: 'fr' } });
	const french = await post(staff, `${url}/import`, { csv });
	expect(french.json().changes).toContainEqual({
		partNumber: 'g00003',
		before: '13,00',
		after: '13,00 · douzaine 9,50',
	});
	await staff.call({ method: 'PATCH', url: '/api/admin/account', body: { language: 'en' } });
	const stored = await staff.call({ url: `${url}/lines?glove=G00004` });
	expect(stored.json().content).toEqual([{ partNumber: 'g00004', prices: { pair: 1400 } }]);
});

test('a company’s manual prices are exported and imported; invalid bodies are rejected, nothing is guessed', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const company = (
		await post(staff, '/api/admin/companies', aCompany({ operatingName: '=Côté & Fils "A"' }))
	).json();
	const url = `${PRICING}/clients/${company.id}`;
	const csv = 'part_number,break,price,reason\nXY300,pair,18.50,=Bid\nXY300,case,17,=Bid\nXY9999,pair,1,x\n';
	const dry = await post(staff, `${url}/import`, { csv });
	expect(dry.json()).toMatchObject({ version: 1, set: 1, errorCount: 1 });
	expect((await staff.call({ url })).json().overrides).toEqual([]);
	const done = await post(staff, `${url}/import`, { csv, dryRun: false }, 1);
	expect(done.json()).toMatchObject({ version: 2, set: 1 });
	expect((await staff.call({ url })).json().overrides).toMatchObject([
		{ partNumber: 'xy300', prices: { pair: 1850, case: 1700 }, reason: '=Bid' },
	]);
	const exported = await staff.call({ url: `${url}/prices.csv` });
	expect(exported.headers['content-disposition']).toBe('attachment; filename="prices-cote-and-fils-a.csv"');
	expect(exported.body).toContain("CAD,pair,18.50,18.50,'=Bid,,\r\n");
	expect((await post(staff, `${url}/import`, { csv: exported.body })).json()).toMatchObject({
		set: 0,
		removed: 0,
		unchanged: site.catalogue.index.size,
		errors: [],
	});
	for (const body of [{}, { csv: 5 }, { csv: 'a', dryRun: 'yes' }, []]) {
		expect((await post(staff, `${url}/import`, body)).statusCode).toBe(400);
	}
	const large = await post(staff, `${url}/import`, { csv: 'x'.repeat(6 * 1024 * 1024) });
	expect(large.statusCode).toBe(413);
});
