import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { addCompany } from '../../admin/companies/test-companies.server.ts';
import { aJpeg, FORM_TYPE, writeUpload } from '../../admin/pictures/test-picture.ts';
import { specSheetPath } from '../../documents/sheets/spec-sheet-path.ts';
import { openDistributorBrowser } from '../../testing/distributor-browser.ts';
import { readPdfText } from '../../testing/pdf-text.ts';
import { StaffBrowser } from '../../testing/staff-browser.ts';
import { openStaffSite } from '../../testing/staff-site.ts';
import { writeCatalogue } from '../../testing/test-site.ts';
import { readZip } from '../../testing/zip-files.ts';
import { loadResources } from './portal-resources.server.ts';

async function openPortal() {
	const site = await openStaffSite();
	const company = await addCompany(site.staff, { operatingName: 'North Dock Supply' });
	const browser = await openDistributorBrowser(site, company.id);
	return { site, company, browser };
}

test('a pack contains the complete pictures of a glove, under sortable names', async () => {
	const { site, browser } = await openPortal();
	const answer = await browser.call({ url: '/distributor/pictures/xy300.zip' });
	expect(answer.statusCode, answer.body).toBe(200);
	expect(answer.headers['content-disposition']).toBe('attachment; filename="xy300-pictures.zip"');
	const product = await site.catalogue.findProduct('xy300');
	const files = readZip(answer.rawPayload);
	expect(files.map(({ name }) => name)).toEqual(
		product?.pictures.map((address, at) => `xy300-${at + 1}${extname(address)}`),
	);
	for (const { name, bytes } of files) {
		if (name.endsWith('.svg')) expect(bytes.toString()).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
		// A WebP contains its own length.
		else expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
	}
});

test('a category’s pack contains those of all its gloves', async () => {
	const { site, browser } = await openPortal();
	const name = site.catalogue.index.listCategoryNames('xy300')[0] ?? '';
	const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
	const answer = await browser.call({ url: `/distributor/category-pictures/${slug}.zip` });
	expect(answer.statusCode, answer.body).toBe(200);
	const names = readZip(answer.rawPayload).map((file) => file.name);
	expect(names).toContain('xy300-1.webp');
	expect(new Set(names.map((one) => one.replace(/-\d+\.\w+$/, ''))).size).toBeGreaterThan(1);
});

test.each(['nothing.zip', 'xy300', '..%2f..%2fetc%2fpasswd.zip', '%01.zip'])(
	'there is no pack called %s',
	async (file) => {
		const { browser } = await openPortal();
		expect((await browser.call({ url: `/distributor/pictures/${file}` })).statusCode).toBe(404);
		expect((await browser.call({ url: `/distributor/category-pictures/${file}` })).statusCode).toBe(404);
	},
);

test('the printed price list is private to its company and not cached; staff can print it for any day', async () => {
	const { site, company, browser } = await openPortal();
	const own = await browser.call({ url: '/distributor/price-list.pdf' });
	expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
	expect(own.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
	// A non-Latin title is written in UTF-16; this one is Latin.
	expect(own.rawPayload.toString('latin1')).toContain('Prices for North Dock Supply');
	const url = `/api/admin/pricing/clients/${company.id}/price-sheet.pdf`;
	const staffs = await site.staff.call({ url: `${url}?date=2026-11-20` });
	expect(staffs.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
	expect((await site.staff.call({ url: `${url}?date=never` })).statusCode).toBe(400);
	expect((await browser.call({ url })).statusCode).toBe(401);
});

test('the French portal’s files are French: names, headings, price sheet', async () => {
	const { site, company, browser } = await openPortal();
	const at = '/fr/distributeur';
	const nameOf = ({ headers }: { headers: Record<string, unknown> }) => headers['content-disposition'];
	const pdf = await browser.call({ url: `${at}/liste-de-prix.pdf` });
	expect(pdf.statusCode, pdf.body).toBe(200);
	expect(nameOf(pdf)).toMatch(/^inline; filename="liste-de-prix-\d{4}-\d\d-\d\d\.pdf"$/);
	expect(pdf.rawPayload.toString('latin1')).toContain('/Lang (fr-CA)');
	const text = readPdfText(pdf.rawPayload);
	for (const word of ['Feuille de prix', 'Prix pour North Dock Supply', 'Douzaine', '1 sur ']) {
		expect(text).toContain(word);
	}
	const csv = await browser.call({ url: `${at}/liste-de-prix.csv` });
	expect(nameOf(csv)).toMatch(/^attachment; filename="liste-de-prix-[\d-]+\.csv"$/);
	const [heading, ...rows] = csv.body.split('\r\n');
	expect(heading).toMatch(/^\uFEFFnuméro_de_pièce,votre_numéro,nom,devise,/);
	const english = (await browser.call({ url: '/distributor/price-list.csv' })).body.split('\r\n');
	expect(english[0]).toMatch(/^\uFEFFpart_number,your_number,name,currency,/);
	expect(rows).toEqual(english.slice(1));
	const pack = await browser.call({ url: `${at}/photos/xy300.zip` });
	expect(nameOf(pack)).toBe('attachment; filename="photos-xy300.zip"');
	const category = await browser.call({ url: `${at}/photos-de-categorie/work-gloves.zip` });
	expect(nameOf(category)).toBe('attachment; filename="photos-gants-de-travail.zip"');
	const resources = await loadResources(site.catalogue, { q: '', cursor: '', locale: 'fr' });
	expect(resources.categories.map(({ name }) => name)).toContain('Gants de travail');

	// Without a session, to sign in first, in French.
	const visitor = new StaffBrowser(site.app);
	const refused = await visitor.call({ url: `${at}/liste-de-prix.pdf` });
	expect([refused.statusCode, refused.headers.location]).toEqual([
		303,
		`/fr/connexion-distributeur?next=${encodeURIComponent('/distributor/price-list.pdf')}`,
	]);

	// Staff print it in the company's language, not in their own.
	const staffs = async () =>
		readPdfText(
			(await site.staff.call({ url: `/api/admin/pricing/clients/${company.id}/price-sheet.pdf` })).rawPayload,
		);
	expect(await staffs()).toContain('Price sheet');
	const stored = (await site.staff.call({ url: `/api/admin/companies/${company.id}` })).json();
	const { id: _i, version, createdAt: _c, updatedAt: _u, ...fields } = stored;
	const saved = await site.staff.call(
		{ method: 'PUT', url: `/api/admin/companies/${company.id}`, body: { ...fields, language: 'fr' } },
		{ 'if-match': `"${version}"` },
	);
	expect(saved.statusCode, saved.body).toBe(200);
	expect(await staffs()).toContain('Feuille de prix');
});

test('a spec sheet is public, and a repeated request gets a 304', async () => {
	const { site } = await openPortal();
	const visitor = new StaffBrowser(site.app);
	const url = '/products/xy300/spec-sheet.pdf';
	const first = await visitor.call({ url });
	expect(first.statusCode, first.body).toBe(200);
	expect(first.rawPayload.toString('latin1')).toContain('XY300');
	const again = await visitor.call({ url }, { 'if-none-match': String(first.headers.etag) });
	expect([again.statusCode, again.body]).toEqual([304, '']);
	expect((await visitor.call({ url: '/products/xy99999/spec-sheet.pdf' })).statusCode).toBe(404);
	for (const partNumber of site.catalogue.index.listPartNumbers().slice(0, 12)) {
		const sheet = await visitor.call({ url: `/products/${partNumber}/spec-sheet.pdf` });
		expect(sheet.rawPayload.subarray(0, 5).toString(), partNumber).toBe('%PDF-');
	}
});

test('each language has its own sheet, address and file name, and neither is served for the other', async () => {
	const { site } = await openPortal();
	const visitor = new StaffBrowser(site.app);
	const french = specSheetPath('xy300', 'fr');
	expect(french).toBe('/fr/produits/xy300/fiche-technique.pdf');
	for (const round of ['made', 'kept']) {
		const fr = await visitor.call({ url: french });
		const en = await visitor.call({ url: '/products/xy300/spec-sheet.pdf' }, { 'accept-language': 'fr-CA' });
		expect([fr.statusCode, en.statusCode], round).toEqual([200, 200]);
		expect(fr.headers['content-disposition']).toBe('inline; filename="fiche-technique-xy300.pdf"');
		expect(en.headers['content-disposition']).toBe('inline; filename="xy300-spec-sheet.pdf"');
		expect([fr.headers['content-language'], en.headers['content-language']]).toEqual(['fr-CA', 'en-CA']);
		expect(fr.headers.etag).not.toBe(en.headers.etag);
		expect(readPdfText(fr.rawPayload)).toContain('http://localhost/fr/produits/xy300');
		expect(readPdfText(en.rawPayload)).toContain('http://localhost/products/xy300');
	}
	expect((await visitor.call({ url: '/fr/produits/xy99999/fiche-technique.pdf' })).statusCode).toBe(404);
});

test('a photo uploaded by staff is on the spec sheet and, unchanged, in the pack', async () => {
	const { site, browser } = await openPortal();
	const sent = await aJpeg({ width: 700, height: 500 });
	const upload = { method: 'POST', url: '/api/upload', body: writeUpload(sent) } as const;
	const uploaded = await site.staff.call(upload, { 'content-type': FORM_TYPE });
	expect(uploaded.statusCode, uploaded.body).toBe(201);
	const { picture } = uploaded.json();
	const product = await site.catalogue.findProduct('xy300');
	if (!product) throw new Error('The demonstration range has no xy300.');
	const elsewhere = 'https://elsewhere.example/photo.jpg';
	await writeCatalogue(site.database, [{ ...product, pictures: [picture, elsewhere] }]);
	await site.catalogue.refresh();

	const pack = await browser.call({ url: '/distributor/pictures/xy300.zip' });
	const [file, ...others] = readZip(pack.rawPayload);
	expect(others).toEqual([]);
	expect(file?.name).toBe('xy300-1.webp');
	expect(file?.bytes).toEqual((await browser.call({ url: picture })).rawPayload);
	const sheet = await browser.call({ url: '/products/xy300/spec-sheet.pdf' });
	expect(sheet.rawPayload.toString('latin1')).toContain('/DCTDecode');
});
