import { expect, test } from 'vitest';
import { ImportBrowser } from '../../testing/import-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';

test('invalid files are rejected in one sentence, and nothing is stored', async () => {
	const site = await openTestSite();
	const browser = await ImportBrowser.open(site);
	const version = site.catalogue.version;
	for (const [file, reason] of [
		[Buffer.from([0x50, 0x4b, 3, 4, 5]), /is a workbook/],
		[Buffer.from('part\0Number'), /holds NUL/],
		[Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x20, 0x00]), /is damaged/],
	] as const) {
		const answer = await browser.send(file);
		expect(answer.statusCode).toBe(400);
		expect(answer.json().detail).toMatch(reason);
	}
	for (const [file, reason] of [
		[`a,b${','.repeat(10_000_000)}`, /line 1: more than 300 cells/],
		[`partNumber\n"${'x'.repeat(200_000)}`, /line 2: a cell has more than 100,000 characters/],
		['partNumber,Part No.\nxy300,xy300', /has the column partNumber twice, as “partNumber” and “Part No.”/],
		['name,color\na,b', /has no column partNumber in its first row; its columns are: name, color/],
		['partNumber,name\n', /has no rows/],
	] as const) {
		const checked = await browser.check(file);
		expect(checked.state).toBe('unreadable');
		expect(checked.error).toMatch(reason);
	}
	const json = await browser.check('{"products": [{"partNumber": "xy300"}', 'x.json');
	expect(json).toMatchObject({ state: 'unreadable', error: expect.stringMatching(/not valid JSON/) });
	expect((await browser.send(Buffer.alloc(65 * 1024 * 1024, 'x'))).statusCode).toBe(413);
	await site.catalogue.refresh();
	expect(site.catalogue.version).toBe(version);
});

test('staff who read French are told in French what is wrong with a file and its rows', async () => {
	const site = await openTestSite();
	const browser = await ImportBrowser.open(site);
	const { id } = await browser.check('partNumber,color\nXY300,#REF!\nXY301,"blue\n');
	await browser.staff.call({ method: 'PATCH', url: '/api/admin/account', body: { language: 'fr' } });
	const read = async (path: string) =>
		(await browser.staff.call({ url: `/api/admin/product-imports/${path}` })).json();
	expect((await read(id)).error).toBe(
		'est illisible à la ligne 3 : un texte entre guillemets s’ouvre et ne se ferme jamais, dans la colonne 2',
	);
	const rows = await browser.check(Buffer.from('partNumber,color\nXY300,#REF!\n\xe9,x\n', 'latin1'));
	expect((await read(rows.id)).notes).toEqual([expect.stringContaining('lu en Windows-1252')]);
	const [first] = (await read(`${rows.id}/rows?kind=refused`)).content;
	expect(first.report.errors[0].reason).toBe('est une erreur du tableur : la valeur est perdue');
});

test('UTF-8 with and without byte order mark, UTF-16 and Windows-1252 give the same result', async () => {
	const site = await openTestSite();
	const browser = await ImportBrowser.open(site);
	const text = 'partNumber;name\r\nXY300;Gant é œ…';
	const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
	const windows = Buffer.from(text.replace('œ', '\x9c').replace('…', '\x85'), 'latin1');
	for (const file of [
		Buffer.from(text),
		Buffer.from(`\uFEFF${text}`),
		utf16,
		Buffer.from(utf16).swap16(),
		windows,
	]) {
		const [row] = await browser.rows((await browser.check(file)).id, 'kind=changed');
		expect(row?.report.differences[0]).toMatchObject({ column: 'name', after: 'Gant é œ…' });
	}
});
