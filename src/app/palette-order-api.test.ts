import { expect, test } from 'vitest';
import { addCompany } from '../admin/companies/test-companies.server.ts';
import type { PaletteEntry } from '../admin/frame/menu/palette-entry.ts';
import { firstSize, openLabels, TEST_LABEL, TEST_LINE } from '../admin/labels/test-labels.server.ts';
import { aGlove } from '../domain/catalogue/test-glove.ts';
import { insertIssue } from '../domain/newsletter/issues/issue-queries.server.ts';
import { TEST_ISSUE } from '../domain/newsletter/issues/test-issues.server.ts';
import { addList } from '../testing/pricing-site.ts';
import { writeCatalogue } from '../testing/test-site.ts';

/** The command palette: across all sources, exact matches come before partial ones. */
async function openPalette() {
	const { site, staff, post } = await openLabels();
	const size = await firstSize(staff);
	const label = (change: object) => post({ ...TEST_LABEL, content: [{ ...TEST_LINE, size }], ...change });
	const search = async (text: string): Promise<PaletteEntry[]> =>
		(await staff.call({ url: `/api/admin/jump?q=${encodeURIComponent(text)}` })).json().content;
	return { site, staff, label, search };
}

test('a glove’s number ranks it above labels that contain it, in any spelling', async () => {
	const { label, search } = await openPalette();
	for (let i = 0; i < 6; i++) await label({ purchaseOrderNumber: `xy300 ${i}`, attention: 'XY 300' });
	for (const text of ['xy300', 'XY300', 'xy 300', 'XY-300', 'Argon Bulwark']) {
		const kinds = (await search(text)).map(({ kind, exact }) => [kind, exact]);
		expect(kinds.slice(0, 2), text).toEqual([
			['product', true],
			['glove', true],
		]);
		expect(
			kinds.slice(2).some(([, exact]) => exact),
			text,
		).toBe(false);
	}
});

test('a glove is found by its number, however many others contain it', async () => {
	const { site, search } = await openPalette();
	await writeCatalogue(
		site.database,
		['a', 'b', 'c', 'd', 'e', 'f'].map((letter) =>
			aGlove({
				id: `glv_${letter}`,
				partNumber: `${letter}-xy300`,
				name: `Copy ${letter}`,
				relatedProducts: [],
			}),
		),
	);
	await site.catalogue.refresh();
	expect((await search('xy300'))[0]).toMatchObject({ kind: 'product', title: 'XY300' });
});

test('a company’s full name ranks it above companies and labels that contain it', async () => {
	const { staff, label, search } = await openPalette();
	await label({ operatingName: 'Boreal' });
	await addCompany(staff, { operatingName: 'Boreal Arc Academy' });
	const { id } = await addCompany(staff, { operatingName: 'Boreal', legalName: 'Boréal inc.' });
	for (const text of ['boreal', 'BOREAL', 'Boreal Inc'])
		expect((await search(text))[0], text).toMatchObject({ kind: 'company', href: `/admin/companies/${id}` });
});

test('a label’s number ranks it above everything that contains the digits', async () => {
	const { label, search } = await openPalette();
	const first = await label({});
	for (let i = 0; i < 6; i++) await label({ invoiceNumber: `${first}` });
	expect((await search(`${first}`))[0]).toMatchObject({
		kind: 'label',
		href: `/admin/labels/${first}`,
		exact: true,
	});
	expect((await search(`#${first}`))[0]).toMatchObject({ kind: 'label', href: `/admin/labels/${first}` });
});

test('“label for” a company offers a new label for it first, in both languages', async () => {
	const { staff, search } = await openPalette();
	const { id } = await addCompany(staff, { operatingName: 'Acme Welding' });
	for (const text of ['label for acme', 'Label For Acme Welding', 'étiquette pour acme'])
		expect((await search(text))[0], text).toMatchObject({
			kind: 'newLabel',
			title: 'New label for Acme Welding',
			href: `/admin/labels/create?company=${id}`,
		});
	expect((await search('acme')).some(({ kind }) => kind === 'newLabel')).toBe(false);
});

test('price lists, releases and newsletter issues are found by a part of their names, the whole name first', async () => {
	const { site, staff, search } = await openPalette();
	const list = await addList(staff, { name: 'Québec dealers 2027', kind: 'prices' });
	const release = await staff.call({ method: 'POST', url: '/api/admin/releases', body: { name: 'Dealers' } });
	expect(release.statusCode, release.body).toBe(201);
	const subject = 'Dealers, new cut-level gloves';
	const texts = { ...TEST_ISSUE, english: { ...TEST_ISSUE.english, subject } };
	await insertIssue(site.database.db, 'issue-one', texts, '2026-11-01T12:00:00.000Z');
	const found = await search('dealers');
	expect(found[0]).toMatchObject({ kind: 'release', exact: true });
	expect(found.map(({ kind, title }) => [kind, title])).toEqual(
		expect.arrayContaining([
			['priceList', 'Québec dealers 2027'],
			['issue', subject],
		]),
	);
	expect((await search('quebec dealers'))[0]).toMatchObject({
		href: `/admin/pricing/templates/${list.id}`,
	});
	for (const text of ['%', '...', '_']) {
		const kinds = (await search(text)).map(({ kind }) => kind);
		expect(kinds.filter((kind) => ['priceList', 'release', 'issue'].includes(kind))).toEqual([]);
	}
});
