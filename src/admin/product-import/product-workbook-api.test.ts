import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { PRODUCT_COLUMNS } from '../../domain/catalogue/product-columns.ts';
import { openStaffBrowser, StaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { readZip } from '../../testing/zip-files.ts';

const urlOf = (format: string, query = '') => `/api/admin/product-exports/gloves.${format}${query}`;

function readRows(file: Buffer): string[][] {
	const sheet = readZip(file)
		.find(({ name }) => name === 'xl/worksheets/sheet1.xml')
		?.bytes.toString();
	return [...(sheet ?? '').matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
		[...row.matchAll(/<c\b[^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, cell = '']) => cell),
	);
}

test('the range comes as a workbook with the cells of its CSV, and a formula in none of them', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const change = { version: 1, color: '=HYPERLINK("http://x")', description: 'Fils & <cuir>' };
	const saved = await staff.call({ method: 'PUT', url: '/api/admin/products/xy300', body: change });
	expect(saved.statusCode, saved.body).toBe(200);
	const csv: string[][] = parse((await staff.call({ url: urlOf('csv') })).body, { bom: true });
	const workbook = await staff.call({ url: urlOf('xlsx') });
	expect(workbook.headers['content-disposition']).toBe('attachment; filename="gloves.xlsx"');
	const rows = readRows(workbook.rawPayload);
	expect(rows).toHaveLength(csv.length);
	PRODUCT_COLUMNS.forEach((title, at) => {
		expect(rows[0]?.[at]).toContain(`>${title}</t>`);
	});
	const row = rows[csv.findIndex(([partNumber]) => partNumber?.toLowerCase() === 'xy300')];
	expect(row?.join('')).toMatch(/>=HYPERLINK\((?:"|&quot;)http:\/\/x/);
	expect(row?.join('')).toContain('Fils &amp; &lt;cuir&gt;');
	expect(rows.flat().join('')).not.toContain('<f>');
});

test('the workbook holds what the list shows, and strangers get none', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const narrowed = readRows((await staff.call({ url: urlOf('xlsx', '?q=xy300') })).rawPayload);
	const csv: string[][] = parse((await staff.call({ url: urlOf('csv', '?q=xy300') })).body, { bom: true });
	expect(narrowed).toHaveLength(csv.length);
	expect(csv.length).toBeLessThan(20);
	expect((await new StaffBrowser(site.app).call({ url: urlOf('xlsx') })).statusCode).toBe(401);
});
