import { expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { addCompany, addLists, CLIENTS } from '../../testing/pricing-site.ts';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';

const { products } = readDemonstrationCatalogue();
const first = (partNumber: string) =>
	products.find((product) => product.partNumber === partNumber) as Product;

/** The demonstration range, with a glove called Welder's Choice, two of one name, and one whose pack nobody wrote down. */
async function openAsker() {
	const add = (partNumber: string, name: string, change: Partial<Product> = {}): Product => ({
		...first('xy300'),
		id: `glv_${partNumber}`,
		partNumber,
		name,
		sizes: { M: `${partNumber}-M`, L: `${partNumber}-L` },
		...change,
	});
	const site = await openTestSite({
		products: [
			...products,
			add('xy950', 'Welder’s Choice', { packaging: { masterCase: 60, innerBag: 5, displayReady: false } }),
			add('xy951', 'Twin Forge'),
			add('xy952', 'Twin Forge', { packaging: { masterCase: null, innerBag: null, displayReady: false } }),
			add('zz951', 'Other Forge'),
		],
	});
	const staff = await openStaffBrowser(site);
	await addLists(staff);
	const { id } = await addCompany(staff);
	const tag = (await staff.call({ url: `${CLIENTS}/${id}` })).headers.etag as string;
	const body = {
		customerParts: [
			{ partNumber: 'xy300', number: 'SW-10 / L', name: 'Stick glove' },
			{ partNumber: 'xy301', number: 'xy950', name: '' },
		],
	};
	await staff.call({ method: 'PUT', url: `${CLIENTS}/${id}`, body }, { 'if-match': tag });
	const ask = async (glove: string, more: Record<string, string> = {}) => {
		const query = new URLSearchParams({ company: id, glove, ...more });
		const answer = await staff.call({ url: `/api/admin/pricing/effective?${query}` });
		return { status: answer.statusCode, ...answer.json() };
	};
	return { ask };
}

test('a glove is found in the notations people use', async () => {
	const { ask } = await openAsker();
	for (const [text, partNumber, size] of [
		['xy300', 'xy300'],
		['XY300', 'xy300'],
		['xy 300', 'xy300'],
		[' XY - 300 ', 'xy300'],
		['X Y 3 0 0', 'xy300'],
		['xy–300', 'xy300'],
		['300', 'xy300'],
		['xy2763', 'xy276-3'],
		['276-3', 'xy276-3'],
		['XY 276 3', 'xy276-3'],
		['XY300-L', 'xy300', 'L'],
		['xy 300 L', 'xy300', 'L'],
		['300 large', 'xy300', 'L'],
		['sw10/l', 'xy300'],
		['SW-10 / L', 'xy300'],
		['stick glove', 'xy300'],
		['welder’s choice', 'xy950'],
		["welder's choice", 'xy950'],
		["WELDER'S CHOICE m", 'xy950', 'M'],
		['zz951', 'zz951'],
	] as const) {
		const answer = await ask(text);
		expect(answer.status, `${text}: ${JSON.stringify(answer.errors)}`).toBe(200);
		expect([answer.glove.partNumber, answer.size], text).toEqual([partNumber, size]);
	}
});

test('an ambiguous text lists its gloves, and an unknown one says so', async () => {
	const { ask } = await openAsker();
	for (const [text, ids] of [
		['twin forge', ['xy951', 'xy952']],
		['951', ['xy951', 'zz951']],
		// Their number for one glove is our number for another.
		['xy950', ['xy950', 'xy301']],
	] as const) {
		const answer = await ask(text);
		expect(answer.status, text).toBe(400);
		expect(answer.candidates.map(({ id }: { id: string }) => id).sort(), text).toEqual([...ids].sort());
		const [error] = answer.errors;
		expect(error.path).toBe('glove');
		for (const id of ids) expect(error.message).toContain(id.toUpperCase());
	}
	expect((await ask('leather')).candidates.length).toBeGreaterThan(1);
	expect((await ask('xy999')).errors[0].message).toMatch(/^XY999 is not in the catalogue/);
	for (const text of ['', ' ', '—', 'qqqqzzzz', '%', '__proto__', 'x'.repeat(200)]) {
		expect((await ask(text)).errors[0].path, text).toBe('glove');
	}
});

test('the quantity is counted in pairs, dozens, inner bags or master cases', async () => {
	const { ask } = await openAsker();
	for (const [unit, pairs] of [
		['pair', 3],
		['dozen', 36],
		['bag', 15],
		['case', 180],
	] as const) {
		const answer = await ask('welders choice', { quantity: '3', unit });
		expect(answer.status, JSON.stringify(answer)).toBe(200);
		expect([answer.quantity, answer.asked.unit]).toEqual([pairs, unit]);
	}
	for (const unit of ['bag', 'case']) {
		expect((await ask('xy952', { unit })).errors).toMatchObject([
			{ path: 'quantity', message: expect.stringContaining('XY952') },
		]);
	}
	for (const quantity of ['0', '-1', '1.5', '1e3', '0x10', '', 'three', '1000000']) {
		expect((await ask('xy300', { quantity })).errors[0].path, quantity).toBe('quantity');
	}
	expect((await ask('welders choice', { quantity: '900000', unit: 'case' })).errors[0].path).toBe('quantity');
	expect((await ask('xy300', { unit: 'box' })).errors[0].path).toBe('unit');
});
