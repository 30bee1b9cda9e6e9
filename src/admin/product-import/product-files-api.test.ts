import { expect, test } from 'vitest';
import { deriveGloves } from '../../../bench/synthetic-catalogue.ts';
import { readDemonstrationCatalogue } from '../../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import { aGlove } from '../../domain/catalogue/test-glove.ts';
import { ImportBrowser } from '../../testing/import-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { moveImport } from './product-import-queries.server.ts';

const GLOVES = 2_250;

test('thousands of gloves are exported as a table and imported without a change', async () => {
	const products = [...deriveGloves(GLOVES - 1), aGlove({ partNumber: 'hard', name: `=cmd|' "A1"; é` })];
	const site = await openTestSite({ products, categories: [] });
	const browser = await ImportBrowser.open(site);
	const csv = await browser.export();
	expect(csv).toContain(`HARD,"'=cmd|' ""A1""; é"`);
	const version = site.catalogue.version;
	const checked = await browser.check(csv);
	expect(checked).toMatchObject({
		state: 'ready',
		error: '',
		unknownColumns: [],
		counts: { new: 0, changed: 0, unchanged: GLOVES, refused: 0, chosen: 0 },
	});
	expect((await browser.post(checked.id, 'apply')).statusCode).toBe(422);
	await site.catalogue.refresh();
	expect(site.catalogue.version).toBe(version);
	expect(await browser.export()).toBe(csv);
});

test('the demonstration range is exported as JSON and imported without a change', async () => {
	const site = await openTestSite();
	const browser = await ImportBrowser.open(site);
	const checked = await browser.check(await browser.export('json'), 'gloves.json');
	expect(checked.counts).toMatchObject({ unchanged: 60, new: 0, changed: 0, refused: 0 });
	const broken = JSON.stringify({ products: [{ partNumber: 'xy300', name: '', certifications: [] }, 5] });
	const refused = await browser.check(broken, 'x.json');
	expect(refused.counts).toMatchObject({ refused: 2 });
	const failed = JSON.parse(await browser.failedRows(refused.id)).products;
	expect(failed[0]).toEqual({
		partNumber: 'xy300',
		name: '',
		certifications: [],
		reasons: 'name: must not be empty',
	});
	const corrected = await browser.check(JSON.stringify([{ ...failed[0], name: 'Mended' }]), 'x.json');
	expect(corrected).toMatchObject({ counts: { changed: 1 }, unknownColumns: [] });
	const some = await browser.export('csv', '?category=Prep&sort=partNumber');
	const prep = site.catalogue.index.findCategory('Prep')?.partNumbers ?? [];
	expect(
		some
			.trim()
			.split('\r\n')
			.filter((line) => /^"?XY/.test(line)),
	).toHaveLength(prep.length);
});

test('edits are reported field by field, corrected and written; visitors see them', async () => {
	const site = await openTestSite();
	const browser = await ImportBrowser.open(site);
	const file = [
		'Part No.;Nom;Couleur;Caisse maîtresse;Normes;Weight',
		'XY300;Argon Édité;bleu;;;4',
		'XY301;;;35;EN388:9133X:2016;',
		'XY999;New Glove;noir;24;;',
		'XY999;Another;noir;24;;',
		'XY302;a;b;24;;;x',
		';No number;;;;',
	].join('\r\n');
	const checked = await browser.check(Buffer.from(file, 'latin1'));
	expect(checked).toMatchObject({
		state: 'ready',
		unknownColumns: ['Weight'],
		counts: { new: 1, changed: 1, refused: 4, chosen: 2 },
	});
	const [changed] = await browser.rows(checked.id, 'kind=changed');
	expect(changed).toMatchObject({ line: 2, partNumber: 'xy300', name: 'Argon Édité' });
	expect(changed?.report.differences).toContainEqual(
		expect.objectContaining({ column: 'color', after: 'bleu' }),
	);
	const refused = await browser.rows(checked.id, 'kind=refused');
	expect(
		refused.map(({ line, report }) => [line, report.errors.map(({ column, entry }) => [column, entry])]),
	).toEqual([
		[
			3,
			[
				['name', undefined],
				['masterCase', undefined],
				['certifications', 1],
			],
		],
		[5, [['partNumber', undefined]]],
		[6, [['column 7', undefined]]],
		[7, expect.arrayContaining([['partNumber', undefined]])],
	]);
	const failed = await browser.failedRows(checked.id);
	expect(failed).toMatch(
		/^\uFEFFPart No.,Nom,Couleur,Caisse maîtresse,Normes,Weight,reasons\r\nXY301,,,35,EN388:9133X:2016,,"name: must/,
	);

	const done = await browser.finish(checked.id, 'apply');
	expect(done).toMatchObject({ state: 'done', counts: { written: 2, skipped: 0 } });
	const seen = await site.app.inject('/api/products/xy300');
	expect(seen.json()).toMatchObject({ name: 'Argon Édité', color: 'bleu', packaging: { masterCase: null } });
	const { content } = (await browser.staff.call({ url: '/api/admin/products/xy300/versions' })).json();
	expect(content).toHaveLength(1);
	const now = (await browser.staff.call({ url: '/api/admin/products/xy300' })).json();
	expect(now.updatedBy).toBe('Maria Reyes (import)');

	const header = failed.split('\r\n', 1)[0];
	const corrected = `${header}\r\nXY301,Mended,,,EN388:3133X:2016,,"name: must not\r\nbe empty"\r\n`;
	const again = await browser.check(corrected, 'failed-rows.csv');
	expect(again.counts).toMatchObject({ changed: 1, refused: 0 });
	expect(again.unknownColumns).toEqual(['Weight']);

	const undone = await browser.finish(checked.id, 'undo');
	expect(undone).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 0 } });
	expect((await site.app.inject('/api/products/xy999')).statusCode).toBe(404);
	expect((await site.app.inject('/api/products/xy300')).json().name).not.toBe('Argon Édité');
	expect((await browser.post(checked.id, 'undo')).statusCode).toBe(422);
});

test('only the edited cells of an old export are applied; conflicts with later changes are reported', async () => {
	const site = await openTestSite();
	const browser = await ImportBrowser.open(site);
	const csv = await browser.export('csv', '?q=xy300&sort=partNumber');
	const put = (version: number, body: object) =>
		browser.staff.call({ method: 'PUT', url: '/api/admin/products/xy300', body: { version, ...body } });
	await put(1, { label: 'their label', color: 'their colour' });
	const same = await browser.check(csv);
	expect(same.counts).toMatchObject({ changed: 0, refused: 0 });
	const edited = await browser.check('partNumber,color,exportedVersion\nXY300,my colour,1\n');
	const [changed] = await browser.rows(edited.id, 'kind=changed');
	expect(changed?.report.differences).toEqual([
		{ column: 'color', before: 'their colour', after: 'my colour' },
	]);
	expect(changed?.report.warnings).toContainEqual({ path: 'color', code: 'savedSince', detail: 'color' });
});

test('a French column is checked against its English, written, and shown in French', async () => {
	const site = await openTestSite();
	const browser = await ImportBrowser.open(site);
	const glove = readDemonstrationCatalogue().products.find(({ partNumber }) => partNumber === 'xy300');
	const details = glove?.productDetails.map((_, at) => `Détail ${at + 1}`) ?? [];
	const file = (lines: string[]) => `partNumber,productDetails (FR)\nXY300,"${lines.join('\n')}"\n`;
	const refused = await browser.check(file(details.slice(1)));
	expect(refused).toMatchObject({ counts: { refused: 1, changed: 0 }, unknownColumns: [] });
	const [row] = await browser.rows(refused.id, 'kind=refused');
	expect(row?.report.errors).toMatchObject([
		{ column: 'productDetails_fr', reason: expect.stringContaining(`the English has ${details.length}`) },
	]);
	const checked = await browser.check(file(details));
	expect(checked.counts).toMatchObject({ changed: 1, refused: 0 });
	await browser.finish(checked.id, 'apply');
	await site.catalogue.refresh();
	const read = await site.app.inject({ url: '/api/products/xy300?lang=fr' });
	expect(read.json().productDetails).toEqual(details);
});

test('a glove saved after the check is skipped and listed, and an undo skips gloves saved since', async () => {
	const site = await openTestSite();
	const browser = await ImportBrowser.open(site);
	const put = (version: number) =>
		browser.staff.call({
			method: 'PUT',
			url: '/api/admin/products/xy300',
			body: { version, label: `v${version}` },
		});
	const file = 'partNumber,color\nXY300,one\nXY301,two\nXY302,three\n';
	const checked = await browser.check(file);
	await put(1);
	const excluded = await browser.post(checked.id, 'excluded', { row: 3, isExcluded: true });
	expect(excluded.json().counts).toMatchObject({ chosen: 2, excluded: 1 });
	const done = await browser.finish(checked.id, 'apply');
	expect(done.counts).toMatchObject({ written: 1, skipped: 1, excluded: 1 });
	expect(await browser.failedRows(checked.id)).toContain(
		'XY300,one,"partNumber: was saved by Maria Reyes after',
	);
	const second = await browser.check('partNumber,color\nXY300,one\nXY301,two\n');
	await browser.finish(second.id, 'apply');
	await put(3);
	const undone = await browser.finish(second.id, 'undo');
	expect(undone.counts).toMatchObject({ undone: 1, kept: 1 });
	expect((await browser.post(checked.id, 'excluded', { row: 1, isExcluded: true })).statusCode).toBe(409);
});

test('an import is cancelled before it writes, and in the middle: finished rows stay and are reported', async () => {
	const products = [...deriveGloves(600)];
	const site = await openTestSite({ products, categories: [] });
	const browser = await ImportBrowser.open(site);
	const file = `partNumber,color\n${products.map(({ partNumber }) => `${partNumber},ash`).join('\n')}`;
	const sent = (await browser.send(file)).json();
	const cancelled = await browser.finish(sent.id, 'cancel');
	expect(cancelled).toMatchObject({ state: 'cancelled', counts: { changed: 0 } });
	const checked = await browser.check(file);
	expect(checked.counts).toMatchObject({ changed: 600 });
	await browser.post(checked.id, 'apply');
	await expect
		.poll(async () => (await browser.find(checked.id)).counts.written, { interval: 20 })
		.toBeGreaterThan(20);
	const stopped = await browser.finish(checked.id, 'cancel');
	expect(stopped.state).toBe('stopped');
	const { written } = stopped.counts;
	expect(written).toBeLessThan(600);
	const ashen = [...site.catalogue.index.listPartNumbers()].map((number) =>
		site.catalogue.findProduct(number),
	);
	expect((await Promise.all(ashen)).filter((glove) => glove?.color === 'ash')).toHaveLength(written);
	expect((await browser.finish(checked.id, 'undo')).counts).toMatchObject({ undone: written });
});

test('an import whose process ends in the middle is continued by another one, each glove written once', async () => {
	const products = [...deriveGloves(400)];
	const site = await openTestSite({ products, categories: [] });
	const browser = await ImportBrowser.open(site);
	const file = `partNumber,color\n${products.map(({ partNumber }) => `${partNumber},ash`).join('\n')}`;
	const checked = await browser.check(file);
	await browser.post(checked.id, 'apply');
	await expect
		.poll(async () => (await browser.find(checked.id)).counts.written, { interval: 20 })
		.toBeGreaterThan(20);
	await site.app.close();
	// The state left by a killed process: its claim is still valid for a while.
	const claimedUntil = new Date(Date.now() + 1_000).toISOString();
	const claim = { claimed_by: 'killed', claimed_until: claimedUntil };
	expect(await moveImport(site.database.db, checked.id, ['applying'], claim)).toBe(true);
	const other = await openTestSite({ database: site.database, products: [], categories: [] });
	const again = await ImportBrowser.open(other);
	const done = await again.settle(checked.id);
	expect(done).toMatchObject({ state: 'done', counts: { written: 400, skipped: 0 } });
	const { rows } = await countVersions(site.database.db);
	expect(rows).toBe(400);
});

async function countVersions(db: Awaited<ReturnType<typeof openTestSite>>['database']['db']) {
	const row = await db
		.selectFrom('product_version')
		.select(db.fn.countAll<number>().as('rows'))
		.executeTakeFirstOrThrow();
	return { rows: Number(row.rows) };
}

test('requires staff, our own origin, and an existing id', async () => {
	const site = await openTestSite();
	const browser = await ImportBrowser.open(site);
	for (const url of ['/api/admin/product-imports/x', '/api/admin/product-exports/gloves.csv']) {
		expect((await site.app.inject(url)).statusCode).toBe(401);
	}
	const foreign = await browser.staff.call(
		{ method: 'POST', url: '/api/admin/product-imports?name=a.csv', body: Buffer.from('partNumber\nx') },
		{ 'content-type': 'application/octet-stream', 'sec-fetch-site': 'cross-site' },
	);
	expect(foreign.statusCode).toBe(403);
	for (const action of ['apply', 'cancel', 'undo']) {
		expect((await browser.post('nothing', action)).statusCode).toBe(404);
	}
});
