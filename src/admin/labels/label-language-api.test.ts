import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { insertLabel } from '../../domain/labels/label-queries.server.ts';
import { readPdfText } from '../../testing/pdf-text.ts';
import { addCompany } from '../companies/test-companies.server.ts';
import { firstSize, openLabels, openWithLabel, TEST_LABEL, TEST_LINE } from './test-labels.server.ts';

const QUEBEC = '640, rue Saint-Joseph Est, Québec, QC, G1K 3B9';

async function openStore() {
	const opened = await openLabels();
	const { staff, post } = opened;
	const size = await firstSize(staff);
	const content = [{ productPartNumber: 'xy300', size, quantity: 12 }];
	const store = async (change: object) => {
		const id = await post({ ...TEST_LABEL, content, ...change });
		return (await staff.call({ url: `/api/admin/labels/${id}` })).json();
	};
	const file = async (name: string, id: number, query = '') =>
		(await staff.call({ url: `/api/admin/labels/${name}?ids=${id}${query}` })).rawPayload;
	return { ...opened, content, store, file };
}

describe('a label’s language', () => {
	test('is French to Quebec, else the company’s, else English, unless the call names one', async () => {
		const { staff, store } = await openStore();
		expect((await store({})).language).toBe('en');
		expect((await store({ shippingAddress: QUEBEC })).language).toBe('fr');
		expect((await store({ shippingAddress: QUEBEC, language: 'both' })).language).toBe('both');
		expect((await store({ language: 'fr' })).language).toBe('fr');
		const french = await addCompany(staff, { operatingName: 'Soudure Sudbury', language: 'fr' });
		expect((await store({ companyId: french.id })).language).toBe('fr');
		expect((await store({ companyId: french.id, language: 'en' })).language).toBe('en');
		const body = { ...TEST_LABEL, language: 'de' };
		const refused = await staff.call({ method: 'POST', url: '/api/admin/labels', body });
		expect(refused.statusCode).toBe(400);
		expect(refused.json().errors).toContainEqual({ path: 'language', message: 'must be en, fr or both' });
	});

	test('is kept by a change that names none, changed by one that does, logged, and copied', async () => {
		const { put, read, site, id, staff } = await openWithLabel();
		expect((await read()).language).toBe('en');
		await put({ shippingAddress: QUEBEC }, 1);
		expect((await read()).language).toBe('en');
		await put({ language: 'both' }, 2);
		expect((await read()).language).toBe('both');
		const { after_json } = await site.database.db
			.selectFrom('audit_entry')
			.select('after_json')
			.where('action', '=', 'label.updated')
			.orderBy('id', 'desc')
			.executeTakeFirstOrThrow();
		expect(JSON.parse(after_json ?? '')).toMatchObject({ language: 'both' });
		const copy = await staff.call({ method: 'POST', url: `/api/admin/labels/${id}/duplicate` });
		const copied = await staff.call({ url: `/api/admin/labels/${copy.json().id}` });
		expect(copied.json().language).toBe('both');
	});

	test('lines keep the French of their descriptions as they were', async () => {
		const { site, store, staff } = await openStore();
		const glove = await site.catalogue.findProduct('xy300');
		const french = glove?.french?.[glove.label];
		expect(french).toBeTruthy();
		const label = await store({});
		expect(label.content[0]).toMatchObject({
			productDescription: glove?.label,
			productDescriptionFrench: french,
		});
		const [found] = (await staff.call({ url: '/api/admin/labels/products?q=xy300' })).json().content;
		expect(found.frenchLabel).toBe(french);
		// A description of the label's own has no French.
		const own = await store({ content: [{ ...TEST_LINE, size: label.content[0].size }] });
		expect(own.content[0].productDescriptionFrench).toBeUndefined();
	});
});

describe('printed in it', () => {
	test('a French label, as PDF and for thermal printers', async () => {
		const { store, file } = await openStore();
		const { id } = await store({ shippingAddress: QUEBEC, date: '2026-11-01' });
		const pdf = await file('sheet.pdf', id, '&cartons=3');
		expect(pdf.toString('latin1')).toContain('/Lang (fr-CA)');
		const words = readPdfText(pdf).replaceAll('\n', '');
		for (const word of [
			'Nᵒ de facture',
			'Bon de commande',
			'Destinataire\u00A0:',
			'Nᵒ de pièce',
			'Taille',
			'Qté',
			'Colis 1 de 3',
			'1ᵉʳ\u00A0novembre\u00A02026',
			'12\u00A0pr',
			'refendu',
		]) {
			expect(words).toContain(word);
		}
		expect(words).not.toMatch(/INV#|PO#|To:|Part No|Amount|Carton|Prs|split/);

		const zpl = (await file('sheet.zpl', id)).toString('utf8');
		expect(zpl).toContain('^CI28');
		for (const word of ['Bon de commande', 'Destinataire :', 'Qté', '12 pr']) {
			expect(zpl).toContain(`^FD${word}^FS`);
		}
		expect(zpl).not.toMatch(/[\u00A0?]|Nᵒ|Nº|No de/);
		// The code, and three texts with raised letters: two numbers and the date.
		expect(zpl.match(/\^GFA/g)).toHaveLength(4);
	});

	test('a bilingual label has both, French first to Quebec, and a date in numbers', async () => {
		const { store, file } = await openStore();
		const { id } = await store({ shippingAddress: QUEBEC, language: 'both' });
		const lines = readPdfText(await file('sheet.pdf', id, '&cartons=3')).split('\n');
		const words = lines.join('');
		for (const [first, second] of [
			['Nᵒ de facture', 'INV#'],
			['Bon de commande', 'PO#'],
			['Nᵒ de pièce', 'Part No.'],
			['Taille', 'Size'],
			['Qté', 'Amount'],
		] as const) {
			expect(words).toContain(`${first}${second}`);
		}
		const once = ['Destinataire / To', 'Colis / Carton 1/3', '2026-11-20', 'Date', 'Description'];
		expect([...new Set(lines)].filter((line) => once.includes(line)).sort()).toEqual(once.sort());
	});

	test('packing lists: in the label’s language alone, or in both', async () => {
		const { store, file, content } = await openStore();
		const many = { content: Array(60).fill(content[0]) };
		const listOf = async (change: object) => {
			const pdf = await file('packing-list.pdf', (await store({ ...many, ...change })).id);
			return readPdfText(pdf).replaceAll('\n', '');
		};
		const french = await listOf({ language: 'fr' });
		for (const word of [
			'Bordereau d’expédition',
			'Nᵒ de facture',
			'Nᵒ de pièce',
			'Page 1 sur ',
			'905\u00A0555-0142',
		]) {
			expect(french).toContain(word);
		}
		expect(french).not.toMatch(/Packing|Invoice|Ship to|Page 1 (?:of|de)|No de/);
		const english = await listOf({ language: 'en' });
		expect(english).toContain('Packing slip');
		expect(english).not.toMatch(/Bordereau|Nᵒ|sur/);
		const both = await listOf({ language: 'both', shippingAddress: QUEBEC });
		expect(both).toContain('Bordereau d’expéditionPacking slip');
		expect(both).toMatch(/Page 1 sur (\d+) \/ Page 1 of \1/);
	});

	test('a batch prints each label in its own language', async () => {
		const { store, staff } = await openStore();
		const ids = [(await store({})).id, (await store({ language: 'fr' })).id];
		const body = { ids };
		const answer = await staff.call({ method: 'POST', url: '/api/admin/labels/prints', body });
		expect(answer.json().sheets.map(({ locales }: { locales: string[] }) => locales)).toEqual([
			['en'],
			['fr'],
		]);
		const pdf = await staff.call({ url: `/api/admin/labels/sheet.pdf?ids=${ids.join()}` });
		const words = readPdfText(pdf.rawPayload);
		expect(words).toContain('INV#');
		expect(words).toContain('Bon de commande');
	});
});

test('a label stored before labels had a language prints as it did then', async () => {
	const { site, file, staff } = await openStore();
	const line = { ...TEST_LINE, productPartNumber: 'xy300', size: 'Large (left hand only)' };
	const old = { ...TEST_LABEL, shippingAddress: QUEBEC, companyId: '', content: [line] };
	const store = (label: typeof old) =>
		insertLabel(site.database.db, label, {
			state: 'ready',
			by: 'Maria Reyes',
			now: '2026-01-05T12:00:00.000Z',
		});
	const { id } = await store(old);
	expect(id).toBe(1001);
	expect((await staff.call({ url: `/api/admin/labels/${id}` })).json().language).toBeUndefined();
	// The commands that this label was printed with before labels had a language.
	const hashOf = (zpl: Buffer) => createHash('sha256').update(zpl).digest('hex');
	expect([
		hashOf(await file('sheet.zpl', id, '&cartons=2')),
		hashOf(await file('sheet.zpl', id, '&density=12&paper=4x4')),
	]).toEqual(PRINTED_BEFORE);
	const words = readPdfText(await file('sheet.pdf', id));
	for (const word of ['INV#', 'To:', 'Nov 20, 2026', '12 Prs', 'Large', 'Amount'])
		expect(words).toContain(word);
	const list = readPdfText(await file('packing-list.pdf', id)).replaceAll('\n', '');
	expect(list).toContain('Packing slipBordereau d’expédition');
	expect(list).toContain('Nov 20, 2026');
	expect(list).toContain('Nᵒ de facture');
});

/** SHA-256 of the commands, from the version before. */
const PRINTED_BEFORE = [
	'04fd315a6f99359445c041081422aaa7c298f25285255766661ae3164a1239d6',
	'34b7dc7272fd9f7ede90e0aef55b95b9177567ea685857dcf6a8e2f43aa02810',
];
