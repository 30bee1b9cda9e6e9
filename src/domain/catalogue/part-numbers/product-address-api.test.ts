import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runImport } from '../../../app/import/import-run.server.ts';
import { readSource } from '../../../app/import/import-source.server.ts';
import { ImportBrowser } from '../../../testing/import-browser.ts';
import { openTestSite } from '../../../testing/test-site.ts';
import { aGlove } from '../test-glove.ts';

const PRODUCTS = '/api/admin/products';
const CATEGORIES = '/api/admin/categories';

async function openSite() {
	const gloves = ['xy300', 'xy301', 'xy302'].map((partNumber) =>
		aGlove({ partNumber, id: `glv_${partNumber}` }),
	);
	const site = await openTestSite({ products: gloves, categories: [] });
	const browser = await ImportBrowser.open(site);
	const { staff } = browser;
	const put = (url: string, tag: string, body: object) =>
		staff.call({ method: 'PUT', url, body }, { 'if-match': tag });
	const makeCategory = (body: object) => staff.call({ method: 'POST', url: '/api/categories', body });
	const rename = async (from: string, to: string) => {
		const { product, etag } = await readGlove(from);
		return put(`${PRODUCTS}/${from}`, etag, { ...product, partNumber: to });
	};
	const readGlove = async (partNumber: string) => {
		const answer = await staff.call({ url: `${PRODUCTS}/${partNumber}` });
		const { id: _, ...product } = aGlove({ partNumber });
		return { product, etag: String(answer.headers.etag) };
	};
	/** The command-line import. */
	const importFile = async (records: unknown) => {
		const folder = mkdtempSync(join(tmpdir(), 'emberhide-address-'));
		onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
		const file = join(folder, 'records.json');
		writeFileSync(file, JSON.stringify(records));
		const { plan } = await runImport(site.database.db, readSource(file), { dryRun: false, skipBad: true });
		await site.catalogue.refresh();
		return plan;
	};
	const listNumbers = async () =>
		(await site.database.db.selectFrom('product').select('part_number').where('removed', '=', 0).execute())
			.map((row) => row.part_number)
			.sort();
	return { ...site, browser, staff, put, makeCategory, rename, importFile, listNumbers };
}

test('neither form, API nor import gives a glove the address of a category’s page', async () => {
	const site = await openSite();
	const { staff, browser, makeCategory, rename, importFile, listNumbers } = site;
	const made = await makeCategory({ name: 'Foundry 7', slug: 'fd-700', partNumbers: ['xy300'] });
	expect(made.statusCode, made.body).toBe(201);
	for (const written of ['fd-700', ' FD-700', 'Fd - 700', 'fd–700']) {
		const { id: _, ...body } = aGlove({ partNumber: written });
		const created = await staff.call({ method: 'POST', url: PRODUCTS, body });
		expect(created.statusCode, written).toBe(400);
		const error = { path: 'partNumber', message: expect.stringContaining('category “Foundry 7”') };
		expect(created.json().errors).toEqual([expect.objectContaining(error)]);
		const renamed = await rename('xy301', written);
		expect(renamed.json().errors, written).toEqual([expect.objectContaining(error)]);
		const plan = await importFile([{ ...body, partNumber: written }]);
		expect(plan.errors, written).toEqual([
			expect.objectContaining({
				field: 'partNumber',
				reason: expect.stringContaining('category “Foundry 7”'),
			}),
		]);
	}
	const { id } = await browser.check('partNumber,name\nFD-700,Kiln\nxy309,Ladle\n');
	const rows = await browser.rows(id);
	expect(JSON.stringify(rows)).toContain('category “Foundry 7”');
	await browser.finish(id, 'apply');
	expect(await listNumbers()).toEqual(['xy300', 'xy301', 'xy302', 'xy309']);
	// A category created between the check and the write is also detected.
	const late = await browser.check('partNumber,name\nfd-800,Kiln\n');
	await makeCategory({ name: 'Foundry 8', slug: 'fd-800', partNumbers: ['xy300'] });
	await browser.finish(late.id, 'apply');
	expect(await listNumbers()).not.toContain('fd-800');
});

test('no category takes the address of a glove in any state, nor one that redirects to a glove', async () => {
	const { staff, makeCategory, put, rename, browser } = await openSite();
	const { id: _, ...draft } = aGlove({ partNumber: 'xy400' });
	await staff.call({ method: 'POST', url: PRODUCTS, body: { ...draft, state: 'draft' } });
	expect((await rename('xy302', 'xy402')).statusCode).toBe(200);
	await makeCategory({ name: 'Kilns', partNumbers: ['xy300'] });
	for (const slug of ['xy300', 'xy400', 'xy402', 'xy302']) {
		for (const answer of [
			await makeCategory({ name: `Category ${slug}`, slug, partNumbers: ['xy300'] }),
			// The address is derived from the name if none is given.
			await makeCategory({ name: slug.toUpperCase(), partNumbers: ['xy300'] }),
			await put(`${CATEGORIES}/kilns`, '"category:kilns:1"', { name: 'Kilns', slug, partNumbers: ['xy300'] }),
		]) {
			expect(answer.statusCode, `${slug}: ${answer.body}`).toBe(400);
			expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'slug' })]);
		}
	}
	// Once the category has another address, its old one is free.
	const body = { name: 'Kilns', slug: 'kilns-2', partNumbers: ['xy300'] };
	expect((await put(`${CATEGORIES}/kilns`, '"category:kilns:1"', body)).statusCode).toBe(200);
	const { id } = await browser.check('partNumber,name\nkilns,Kiln\n');
	expect((await browser.finish(id, 'apply')).counts.written).toBe(1);
});

test('a category imported under a former category’s address continues its version count', async () => {
	const { staff, makeCategory, put, importFile, database } = await openSite();
	await makeCategory({ name: 'Pipe fitters', partNumbers: ['xy300'] });
	const at = `${CATEGORIES}/pipe-fitters`;
	const tags: string[] = [];
	const readTag = async () => String((await staff.call({ url: at })).headers.etag);
	for (const partNumbers of [['xy301'], ['xy302'], ['xy300']]) {
		tags.push(await readTag());
		await put(at, await readTag(), { name: 'Pipe fitters', partNumbers });
	}
	tags.push(await readTag());
	const changed = await put(at, await readTag(), { name: 'Fitters of pipe', partNumbers: ['xy300'] });
	expect(changed.statusCode, changed.body).toBe(200);
	for (const name of ['Pipe-Fitters', 'PIPE-fitters']) {
		for (const partNumbers of [['xy301'], ['xy302', 'xy301'], ['xy300']]) {
			const plan = await importFile([{ name, partNumbers }]);
			expect(plan.errors).toEqual([]);
			const tag = await readTag();
			expect(tags).not.toContain(tag);
			tags.push(tag);
		}
	}
	for (const tag of tags.slice(0, -1)) {
		const answer = await put(at, tag, { name: 'Pipe-Fitters', partNumbers: ['xy302'] });
		expect(answer.statusCode, tag).toBe(412);
	}
	// One address, one category: a second spelling of it is rejected, as in the form.
	const plan = await importFile([{ name: 'Pipe / Fitters', partNumbers: ['xy302'] }]);
	expect(plan.errors).toEqual([expect.objectContaining({ field: 'name', value: 'Pipe / Fitters' })]);
	const both = await importFile([
		{ name: 'New one', partNumbers: ['xy302'] },
		{ name: 'New-One', partNumbers: ['xy301'] },
	]);
	expect(both.errors).toEqual([expect.objectContaining({ field: 'name', value: 'New-One' })]);
	const rows = await database.db.selectFrom('category').select('name').where('removed', '=', 0).execute();
	expect(rows.map(({ name }) => name).sort()).toEqual(['Fitters of pipe', 'New one', 'PIPE-fitters']);
});
