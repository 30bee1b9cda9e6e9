import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { restoreBackup } from '../../app/backup/restore-backup.server.ts';
import { writeBackup } from '../../app/backup/write-backup.server.ts';
import { exportCatalogue } from '../../app/import/catalogue-export.server.ts';
import { STORED_KINDS } from '../../app/site-stored.server.ts';
import { fieldOf, isProductKey } from '../../domain/catalogue/product-fields.ts';
import { aCompany } from '../../domain/companies/test-company.ts';
import type { Database } from '../../platform/db/database.server.ts';
import { addCompany, addLists, changeCompanyPrices, findPrice } from '../../testing/pricing-site.ts';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import {
	type DatabaseLocation,
	makeDatabaseLocation,
	openTestDatabase,
} from '../../testing/test-database.ts';
import { makeTestFolder, openTestSite } from '../../testing/test-site.ts';
import {
	DAMAGED_TEXTS,
	damage,
	fillTables,
	readReadiness,
	saveGlove,
	startAgain,
} from './test-damage.server.ts';

/** One invalid value at a time, in an otherwise valid document. */
function* damageFields(document: Record<string, unknown>): Generator<string> {
	for (const field of Object.keys(document)) {
		const { [field]: _, ...rest } = document;
		const isOptional = isProductKey(field) && fieldOf(field).optional;
		if (!isOptional) yield JSON.stringify(rest);
		yield JSON.stringify({ ...document, [field]: null });
		yield JSON.stringify({ ...document, [field]: 7.5 });
		yield JSON.stringify({ ...document, [field]: { a: [1] } });
	}
}

test('a damaged glove is skipped and reported; starts, saves, searches and exports work', async () => {
	const first = await openTestSite();
	const ready = await openStaffBrowser(first);
	await saveGlove(ready, 'xy300', 'Bulwark Once');
	for (const [name, text] of Object.entries(DAMAGED_TEXTS)) {
		// PostgreSQL accepts no NUL in a text; SQLite does.
		await damage(first.database, 'product', 'document', text, sql`part_number = 'xy300'`);
		await sql`delete from product_listing where part_number = 'xy300'`.execute(first.database.db);
		const site = await startAgain(first);
		const staff = await openStaffBrowser(site);
		expect(site.catalogue.index.hasProduct('xy300'), name).toBe(false);
		await saveGlove(staff, 'xy301', `Saved beside ${name}`);
		expect((await site.app.inject({ url: '/api/products/xy301' })).json().name).toBe(`Saved beside ${name}`);
		const found = await site.app.inject({ url: '/api/products/search?q=xy300' });
		expect(found.statusCode, found.body).toBe(200);
		expect(found.body).not.toContain('"xy300"');
		expect((await site.app.inject({ url: '/api/products/xy300' })).statusCode).toBe(404);
		expect((await staff.call({ url: '/api/admin/products' })).statusCode).toBe(200);
		expect((await staff.call({ url: '/api/admin/products/xy300' })).statusCode, name).toBe(409);
		const file = join(makeTestFolder(), 'export.json');
		expect(await exportCatalogue(first.database.db, file)).toMatchObject({
			products: 59,
			unreadable: ['xy300'],
		});
		await expect
			.poll(() => readReadiness(staff))
			.toEqual({ status: 'ready', details: { unreadableDocuments: { product: 1 } } });
		const named = () => site.logLines().filter(({ table, id }) => table === 'product' && id === 'xy300');
		expect(named(), name).toHaveLength(1);
		expect(named()[0]).toMatchObject({
			title: 'Glove XY300',
			column: 'document',
			reason: expect.any(String),
		});
	}
});

test('a missing or invalid field of a glove skips this glove alone', async () => {
	const site = await openTestSite();
	const { document } = await site.database.db
		.selectFrom('product')
		.select('document')
		.where('part_number', '=', 'xy300')
		.executeTakeFirstOrThrow();
	const rating = JSON.parse(document);
	rating.certifications = [{ type: 'EN388', value: '9999Z', edition: '2016' }];
	const damaged = [JSON.stringify(rating), ...damageFields(JSON.parse(document))];
	let count = 0;
	for (const text of damaged) {
		await damage(site.database, 'product', 'document', text, sql`part_number = 'xy300'`);
		await sql`update product set changed_in = (select version + 1 from catalogue_state)`.execute(
			site.database.db,
		);
		await sql`update catalogue_state set version = version + 1`.execute(site.database.db);
		await site.catalogue.refresh();
		expect(site.catalogue.index.size, text.slice(0, 200)).toBe(59);
		count += 1;
	}
	expect(count).toBeGreaterThan(80);
});

const LISTS_OF_STAFF = [
	'/api/admin/products',
	'/api/admin/companies',
	'/api/admin/companies/search?q=steel',
	'/api/admin/labels',
	'/api/admin/samples',
	'/api/admin/pricing/templates',
	'/api/admin/distributors',
	'/api/admin/distributors/export.csv',
	'/api/distributors',
	'/api/admin/fit-checks/export.csv',
	'/api/admin/samples/export.csv',

	'/api/admin/products/xy300/versions',
	'/api/products',
	'/api/products/search?q=tig',
	'/health/ready',
];

test('whichever table is damaged, every list works, others are saved, and the backup keeps the rows unchanged', async () => {
	const place: DatabaseLocation = await makeDatabaseLocation();
	const database = await openTestDatabase(place);
	const first = await openTestSite({ database });
	const filler = await openStaffBrowser(first);
	const { companyId, labelId } = await fillTables(first, filler);
	for (const name of ['null', 'cut', 'object', 'number', 'empty']) {
		for (const { table, column } of STORED_KINDS)
			await damage(database, table, column, DAMAGED_TEXTS[name] as string);
		await sql`update catalogue_state set version = version + 1`.execute(database.db);
		const site = await startAgain(first);
		const staff = await openStaffBrowser(site);
		for (const url of LISTS_OF_STAFF) {
			const answer = await staff.call({ url });
			expect([url, answer.statusCode], answer.body).toEqual([url, url.includes('versions') ? 409 : 200]);
		}
		for (const url of [`/api/admin/labels/${labelId}`, `/api/admin/companies/${companyId}`]) {
			expect([url, (await staff.call({ url })).statusCode]).toEqual([url, 409]);
		}
		const made = await staff.call({
			method: 'POST',
			url: '/api/admin/companies',
			body: aCompany({ operatingName: `Beside ${name}` }),
		});
		expect(made.statusCode, made.body).toBe(201);
		const { details } = await expect
			.poll(() => readReadiness(staff))
			.toMatchObject({ details: { unreadableDocuments: { label: 1, price_list: 2, category: 10 } } })
			.then(() => readReadiness(staff));
		expect(Object.keys(details.unreadableDocuments).sort()).toEqual(
			STORED_KINDS.map(({ table }) => table as string)
				.filter((table) => !['company_merge', 'product_import'].includes(table))
				.sort(),
		);
	}
	const target = await makeDatabaseLocation();
	const folder = join(makeTestFolder(), 'backup');
	const at = ({ dataDir, databaseUrl }: DatabaseLocation) => ({
		dataDir,
		databaseUrl,
		bucket: undefined,
		sessionSecret: undefined,
	});
	await writeBackup(at(place), folder, () => {});
	await restoreBackup(at(target), folder, () => {});
	const restored = await openTestDatabase(target);
	const texts = async ({ db }: Database) =>
		(await db.selectFrom('label').select('document').execute()).map(({ document }) => document);
	expect(await texts(restored)).toEqual(await texts(database));
});

test('an import rejects the row of an unreadable glove, and accepts the others', async () => {
	const site = await openTestSite();
	await damage(site.database, 'product', 'document', '{}', sql`part_number = 'xy300'`);
	const { runImport } = await import('../../app/import/import-run.server.ts');
	async function* rows() {
		for (const partNumber of ['xy300', 'xy301']) {
			const location = { file: 'a.json', unit: 'record' as const, row: 1 };
			yield { location, record: { partNumber, name: `Imported ${partNumber}` }, exact: false } as never;
		}
	}
	const { plan } = await runImport(site.database.db, rows(), { dryRun: false, skipBad: true });
	expect(plan.errors).toMatchObject([{ field: 'partNumber', value: 'xy300' }]);
	await site.catalogue.refresh();
	expect((await site.app.inject('/api/products/xy301')).json().name).toBe('Imported xy301');
});

test('a company on an unreadable template gets no price instead of a wrong one', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const { template } = await addLists(staff);
	const company = await addCompany(staff);
	const given = await changeCompanyPrices(staff, company.id, 1, {
		assignment: { listId: template.id, from: '2026-01-01' },
	});
	expect(given.statusCode, given.body).toBe(200);
	expect((await findPrice(staff, company.id)).cents).toBe(1619);
	await damage(site.database, 'price_list', 'document', 'null', sql`id = ${template.id}`);
	const price = await findPrice(staff, company.id);
	expect(price.cents ?? null).toBe(null);
	expect(price.passed.at(-1)).toMatchObject({ source: 'template', why: 'unreadable' });
});
