import { expect, test } from 'vitest';
import { ImportBrowser } from '../../../testing/import-browser.ts';
import { openTestSite } from '../../../testing/test-site.ts';

const PALM = '/pictures/drawn/gauntlet-palm.svg';
const BACK = '/pictures/own/a:b.jpg';

test('a picture’s own text is stored, shown, exported and imported, and removed with its picture', async () => {
	const site = await openTestSite();
	const browser = await ImportBrowser.open(site);
	const url = '/api/admin/products/xy300';
	const put = (version: number, body: object) =>
		browser.staff.call({ method: 'PUT', url, body: { version, ...body } });

	const long = await put(1, { pictures: [PALM, BACK], pictureTexts: { [BACK]: 'x'.repeat(201) } });
	expect(long.statusCode).toBe(400);
	expect(long.json().errors).toEqual([
		{ path: `pictureTexts.${BACK}`, message: 'must have at most 200 characters; it has 201' },
	]);
	const texts = { [BACK]: ' The back: “split” cow ', [PALM]: '', '/pictures/gone.svg': 'Gone' };
	const saved = await put(1, { pictures: [PALM, BACK], pictureTexts: texts });
	expect(saved.json()).toMatchObject({ version: 2, pictureTexts: { [BACK]: 'The back: “split” cow' } });
	const seen = (await site.app.inject('/api/products/xy300')).json();
	expect(seen).toMatchObject({ pictures: [PALM, BACK], pictureTexts: { [BACK]: 'The back: “split” cow' } });
	expect(await put(2, { pictureTexts: { ...texts, [BACK]: 'The back: “split” cow' } })).toMatchObject({
		statusCode: 200,
	});
	expect((await browser.staff.call({ url })).json().version).toBe(2);

	const csv = await browser.export('csv', '?q=xy300&sort=partNumber');
	expect((await browser.check(csv)).counts).toMatchObject({ changed: 0, refused: 0 });
	const other = await browser.check(csv.replace('“split” cow', 'grain cow'));
	const [row] = await browser.rows(other.id, 'kind=changed');
	expect(row?.report.differences).toEqual([
		expect.objectContaining({
			column: 'pictureTexts',
			after: expect.stringContaining('The back: grain cow'),
		}),
	]);
	await browser.finish(other.id, 'apply');
	await put(3, { pictures: [PALM] });
	expect((await site.app.inject('/api/products/xy300')).json()).not.toHaveProperty('pictureTexts');
	const pictureTexts = { [PALM]: 'A palm' };
	const body = {
		partNumber: 'xy1',
		name: 'x',
		pictures: [PALM],
		pictureTexts,
		french: { 'A palm': 'Une paume' },
	};
	const preview = async (query: string) => {
		const url = `/api/admin/products/preview${query}`;
		return browser.staff.call({ method: 'POST', url, body });
	};
	const textOf = async (query: string) => (await preview(query)).json().colours[0].pictures[0].text;
	expect(await textOf('')).toBe('A palm');
	expect(await textOf('?lang=fr')).toBe('Une paume');
	expect((await preview('?lang=de')).statusCode).toBe(400);
});
