import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { openStaffBrowser } from '../../../testing/staff-browser.ts';
import { openTestSite } from '../../../testing/test-site.ts';
import { readZip } from '../../../testing/zip-files.ts';
import { storeApplication } from '../../applications/test-applications.server.ts';
import { addCompany } from '../../companies/test-companies.server.ts';
import { storeRequest } from '../../sample-requests/test-inbox.server.ts';

const LISTS = [
	'activity',
	'applications',
	'companies',
	'fit-checks',
	'labels',
	'labels?rows=lines',
	'newsletter',
	'orders',
	'orders?rows=lines',
	'pricing/matrix',
	'samples',
	'samples?rows=samples',
];

const fileOf = (list: string, format: string) => {
	const [name, query = ''] = list.split('?');
	return `/api/admin/${name}/export.${format}?${query}`;
};

async function openFilledSite() {
	const site = await openTestSite({ products: [] });
	const staff = await openStaffBrowser(site);
	await addCompany(staff, { operatingName: '=Forge & <Fils>' });
	await storeRequest(site, 'S-2026-0001', { companyName: '+1 Welding' });
	await storeApplication(site, 'D-2026-0001', { company: '-Nord' });
	return { site, staff };
}

test('every list comes as CSV and as a workbook with the same headings and as many rows', async () => {
	const { staff } = await openFilledSite();
	let filled = 0;
	for (const list of LISTS) {
		const read = async (format: string) => {
			const answer = await staff.call({ url: fileOf(list, format) });
			expect(answer.statusCode, `${list} ${format} ${answer.body}`).toBe(200);
			return answer;
		};
		const csv = await read('csv');
		expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
		const table: string[][] = parse(csv.body, { bom: true });
		const workbook = await read('xlsx');
		expect(workbook.headers['content-type']).toBe(
			'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
		);
		expect(workbook.headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.xlsx"$/);
		const sheet = readZip(workbook.rawPayload)
			.find(({ name }) => name === 'xl/worksheets/sheet1.xml')
			?.bytes.toString();
		const rows = [...(sheet ?? '').matchAll(/<row>(.*?)<\/row>/gs)].map(([, cells = '']) => cells);
		// Saving a file is an entry of the activity itself.
		if (list === 'activity') expect(rows.length).toBeGreaterThanOrEqual(table.length);
		else expect(rows, list).toHaveLength(table.length);
		for (const heading of table[0] ?? []) expect(rows[0], list).toContain(`>${heading}</t>`);
		if (table.length > 1) filled++;
	}
	expect(filled).toBeGreaterThanOrEqual(4);
});

test('times are numbers, and names are never formulas', async () => {
	const { staff } = await openFilledSite();
	const { rawPayload } = await staff.call({ url: fileOf('companies', 'xlsx') });
	const sheet = readZip(rawPayload)
		.find(({ name }) => name.endsWith('sheet1.xml'))
		?.bytes.toString();
	expect(sheet).toContain('>=Forge &amp; &lt;Fils&gt;</t>');
	expect(sheet).not.toContain('<f>');
	// At midnight the number is a whole one.
	const days = [...(sheet ?? '').matchAll(/<c s="2"><v>([\d.]+)<\/v><\/c>/g)].map(([, text]) => Number(text));
	const [, row]: string[][] = parse((await staff.call({ url: fileOf('companies', 'csv') })).body, {
		bom: true,
	});
	const times = (row ?? []).filter((cell) => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(cell));
	expect(times.length).toBeGreaterThan(0);
	const asTime = (day: number) => new Date(Math.round((day - 25_569) * 1440) * 60_000).toISOString();
	expect(days.map(asTime)).toEqual(times.map((time) => `${time.replace(' ', 'T')}:00.000Z`));
});

test('other kinds of files are refused, and strangers get none', async () => {
	const { site, staff } = await openFilledSite();
	for (const list of LISTS) {
		for (const format of ['pdf', 'XLSX', 'xlsx.', 'csv%00', '..%2fcsv']) {
			const { statusCode } = await staff.call({ url: fileOf(list, format) });
			expect([400, 404], `${list} ${format}`).toContain(statusCode);
		}
		for (const format of ['csv', 'xlsx']) {
			expect((await site.app.inject({ url: fileOf(list, format) })).statusCode).toBe(401);
		}
	}
});
