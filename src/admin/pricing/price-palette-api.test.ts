import { expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import { addCompany, addLists, CLIENTS } from '../../testing/pricing-site.ts';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';
import type { PaletteEntry } from '../frame/menu/palette-entry.ts';

const { products } = readDemonstrationCatalogue();
const masterCase = products.find(({ partNumber }) => partNumber === 'xy300')?.packaging.masterCase ?? 0;

async function openPalette() {
	const site = await openTestSite({ products });
	const staff = await openStaffBrowser(site);
	const { template } = await addLists(staff);
	const { id } = await addCompany(staff, 'Steeltown Welding Supply');
	const other = await addCompany(staff, 'Acmé Tools 300');
	const tag = (await staff.call({ url: `${CLIENTS}/${id}` })).headers.etag as string;
	const body = {
		assignment: { listId: template.id, from: '2026-01-01' },
		customerParts: [{ partNumber: 'xy301', number: 'SW-77', name: 'Shop elk' }],
	};
	const saved = await staff.call({ method: 'PUT', url: `${CLIENTS}/${id}`, body }, { 'if-match': tag });
	expect(saved.statusCode, saved.body).toBe(200);
	const ask = async (text: string): Promise<PaletteEntry[]> =>
		(await staff.call({ url: `/api/admin/jump?q=${encodeURIComponent(text)}` })).json().content;
	return { ask, staff, id, otherId: other.id };
}

test('a company, a glove and a pack answer the price first', async () => {
	const { ask, id } = await openPalette();
	for (const text of [
		'steeltown xy300 case',
		'Steeltown Welding XY 300 case',
		'case xy300 steeltown',
		'price of xy300 for steeltown, 1 case',
	]) {
		const [first] = await ask(text);
		expect(first, text).toMatchObject({
			kind: 'price',
			href: `/admin/pricing/${id}?glove=XY300`,
			exact: true,
		});
		expect(first?.title, text).toMatch(/^XY300: \$\d+\.\d\d a pair$/);
		expect(first?.detail, text).toContain(`Steeltown Welding Supply · 1 case, ${masterCase} pairs, $`);
	}
});

test('the total is the price of each pair times the pairs', async () => {
	const { ask } = await openPalette();
	const [one] = await ask('steeltown xy300 5 dozen');
	const cents = (text = '') => Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')) * 100;
	expect(one?.detail).toContain('5 dozen, 60 pairs');
	expect(Math.round(cents(one?.detail))).toBe(Math.round(cents(one?.title)) * 60);
});

test('sizes, the company’s own numbers, and names with digits are understood', async () => {
	const { ask, id, otherId } = await openPalette();
	expect((await ask('steeltown xy300 large'))[0]?.title).toMatch(/^XY300 L: /);
	expect((await ask('steeltown SW-77'))[0]).toMatchObject({
		kind: 'price',
		href: `/admin/pricing/${id}?glove=XY301`,
	});
	expect((await ask('acme tools 300 xy301'))[0]).toMatchObject({
		kind: 'price',
		href: `/admin/pricing/${otherId}?glove=XY301`,
	});
	expect((await ask('price steeltown argon bulwark'))[0]).toMatchObject({ kind: 'price' });
});

test('a glove without a price says so, and what is no question finds records as before', async () => {
	const { ask } = await openPalette();
	expect((await ask('steeltown xy302'))[0]).toMatchObject({ kind: 'price', title: 'XY302: no price' });
	for (const text of [
		'steeltown',
		'xy300',
		'steeltown welding',
		'nobody xy300 case',
		'steeltown xy999 case',
	]) {
		expect(
			(await ask(text)).some(({ kind }) => kind === 'price'),
			text,
		).toBe(false);
	}
	expect((await ask('steeltown'))[0]).toMatchObject({ kind: 'company' });
});

test('French staff ask and are answered in French', async () => {
	const { ask, staff } = await openPalette();
	await staff.call({ method: 'PATCH', url: '/api/admin/account', body: { language: 'fr' } });
	const [first] = await ask('prix de xy300 pour steeltown 2 caisses');
	expect(first?.title).toMatch(/^XY300\u00a0: \d+,\d\d\u00a0\$ la paire$/);
	expect(first?.detail).toContain(`2 caisses, ${masterCase * 2} paires`);
});
