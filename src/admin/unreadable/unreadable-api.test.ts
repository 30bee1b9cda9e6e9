import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { restoreBackup } from '../../app/backup/restore-backup.server.ts';
import { writeBackup } from '../../app/backup/write-backup.server.ts';
import { exportCatalogue } from '../../app/import/catalogue-export.server.ts';
import { createSite } from '../../app/site.server.ts';
import { STORED_KINDS } from '../../app/site-stored.server.ts';
import { fieldOf, isProductKey } from '../../domain/catalogue/product-fields.ts';
import { fillListings } from '../../domain/catalogue/product-listing-queries.server.ts';
import { aCompany } from '../../domain/companies/test-company.ts';
import { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { Database } from '../../platform/db/database.server.ts';
import { createLog } from '../../platform/process/log.server.ts';
import { openFolderStorage } from '../../platform/storage/folder-storage.server.ts';
import { addLists } from '../../testing/pricing-site.ts';
import { openStaffBrowser, type StaffBrowser } from '../../testing/staff-browser.ts';
import {
	type DatabaseLocation,
	makeDatabaseLocation,
	openTestDatabase,
} from '../../testing/test-database.ts';
import { makeTestFolder, openTestSite, type TestSite } from '../../testing/test-site.ts';
import { storeRequest } from '../sample-requests/test-inbox.server.ts';

/** Damage that an older build, a restore or a manual change may leave in a row. */
const SPOILS: Record<string, string> = {
	empty: '',
	blank: ' \n\t',
	null: 'null',
	number: '42',
	text: '"xy300"',
	true: 'true',
	list: '[null]',
	object: '{}',
	cut: '{"id":"glv_xy300","partNumber":"xy3',
	html: '<html><body>502 Bad Gateway</body></html>',
	nested: '['.repeat(50_000),
	prototype: '{"__proto__":{"name":"x"},"constructor":1}',
	huge: `{"name":"${'x'.repeat(5_000_000)}"}`,
	odd: '\u2028\u0001\ud83e\udde4 \\u0000',
};

/** One invalid value at a time, in an otherwise valid document. */
function* spoilFields(document: Record<string, unknown>): Generator<string> {
	for (const field of Object.keys(document)) {
		const { [field]: _, ...rest } = document;
		const isOptional = isProductKey(field) && fieldOf(field).optional;
		if (!isOptional) yield JSON.stringify(rest);
		yield JSON.stringify({ ...document, [field]: null });
		yield JSON.stringify({ ...document, [field]: 7.5 });
		yield JSON.stringify({ ...document, [field]: { a: [1] } });
	}
}

async function spoil({ db }: Database, table: string, column: string, text: string, where = sql`1 = 1`) {
	await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where ${where}`.execute(db);
}

/** A second site on the same database: a start without a new process. */
async function startAgain(site: TestSite): Promise<TestSite> {
	await fillListings(site.database.db);
	const catalogue = await LiveCatalogue.open(site.database.db);
	const lines: string[] = [];
	const log = createLog('info', { write: (line: string) => lines.push(...line.trim().split('\n')) } as never);
	const pictures = openFolderStorage(makeTestFolder());
	const app = await createSite({
		log,
		database: site.database,
		catalogue,
		pictures,
		publicUrl: 'http://localhost',
	});
	onTestFinished(async () => {
		await app.close();
		catalogue.close();
	});
	return { app, database: site.database, catalogue, logLines: () => lines.map((line) => JSON.parse(line)) };
}

const listNamed = async (staff: StaffBrowser) => {
	const answer = await staff.call({ url: '/health/ready' });
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json();
};

async function saveGlove(staff: StaffBrowser, partNumber: string, name: string) {
	const stored = (await staff.call({ url: `/api/admin/products/${partNumber}` })).json();
	const answer = await staff.call(
		{ method: 'PUT', url: `/api/admin/products/${partNumber}`, body: { ...stored, name } },
		{ 'if-match': `"${stored.version}"` },
	);
	expect(answer.statusCode, answer.body).toBe(200);
}

test('a damaged glove is skipped and reported; starts, saves, searches and exports work', async () => {
	const first = await openTestSite();
	const ready = await openStaffBrowser(first);
	await saveGlove(ready, 'xy300', 'Bulwark Once');
	for (const [name, text] of Object.entries(SPOILS)) {
		// PostgreSQL accepts no NUL in a text; SQLite does.
		await spoil(first.database, 'product', 'document', text, sql`part_number = 'xy300'`);
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
			.poll(() => listNamed(staff))
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
	const spoilt = [JSON.stringify(rating), ...spoilFields(JSON.parse(document))];
	let count = 0;
	for (const text of spoilt) {
		await spoil(site.database, 'product', 'document', text, sql`part_number = 'xy300'`);
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

/** The tables of staff and visitor documents, with a row in each. */
async function fillTables(site: TestSite, staff: StaffBrowser) {
	const company = (
		await staff.call({ method: 'POST', url: '/api/admin/companies', body: aCompany() })
	).json();
	const line = {
		productName: 'Bulwark',
		productPartNumber: 'xy300',
		productDescription: '',
		size: 'L',
		quantity: 2,
	};
	const label = await staff.call({
		method: 'POST',
		url: '/api/admin/labels',
		body: { operatingName: 'Steeltown', shippingAddress: '1 Mill St, Oakville, ON', content: [line] },
	});
	expect(label.statusCode, label.body).toBe(201);
	await storeRequest(site, 'S-2026-0001');
	const { template } = await addLists(staff);
	const { db } = site.database;
	await db
		.insertInto('site_list')
		.values({ name: 'bestSellers', part_numbers: '["xy300"]', version: 2, changed_in: 1 })
		.execute();
	await db
		.insertInto('product_bulk')
		.values({
			id: 'bulk-1',
			document: JSON.stringify({ action: { kind: 'state', state: 'draft' }, gloves: [], members: [] }),
			done_by: 'M',
			done_at: '2026-01-01T00:00:00.000Z',
			undone_at: null,
		})
		.execute();
	await db
		.insertInto('fit_check')
		.values({
			id: 'check-1',
			asked_at: '2026-01-01T00:00:00.000Z',
			part_number: 'xy300',
			glove_version: 1,
			task: 'overhead',
			task_key: 'overhead',
			verdict: 'Limited',
			sentence: 'It may do.',
			worded_by: 'rules',
			answer: JSON.stringify({ reasons: [], unread: [], better: [] }),
			marked_at: null,
		})
		.execute();
	await db
		.insertInto('distributor_order')
		.values({
			number: 'Q-2026-0001',
			company_id: company.id,
			person_id: 'p',
			state: 'new',
			document: JSON.stringify({
				lines: [{ partNumber: 'xy300', name: 'Bulwark', size: 'L', stockCode: '', pairs: 2 }],
				currency: 'CAD',
				purchaseOrder: '',
				note: '',
				companyName: 'Steeltown',
				person: { id: 'p', name: 'P', email: 'p@example.com' },
			}),
			version: 1,
			created_at: '2026-01-01T00:00:00.000Z',
			answered_at: null,
			answered_by: '',
		})
		.execute();
	await saveGlove(staff, 'xy300', 'Bulwark Two');
	return {
		companyId: company.id as string,
		labelId: label.json().id as number,
		listId: template.id as string,
	};
}

const LISTS_OF_STAFF = [
	'/api/admin/products',
	'/api/admin/companies',
	'/api/admin/companies/search?q=steel',
	'/api/admin/labels',
	'/api/admin/samples',
	'/api/admin/pricing/templates',
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
			await spoil(database, table, column, SPOILS[name] as string);
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
			.poll(() => listNamed(staff))
			.toMatchObject({ details: { unreadableDocuments: { label: 1, price_list: 2, category: 10 } } })
			.then(() => listNamed(staff));
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

test('staff see it on Today, repair it by an earlier version or by hand, and may delete only copies', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const { labelId } = await fillTables(site, staff);
	const { db } = site.database;
	const [before] = await db.selectFrom('product_version').select('document').execute();
	await spoil(site.database, 'product', 'document', '{"name": "Bul', sql`part_number = 'xy300'`);
	await spoil(site.database, 'label', 'document', 'null');
	await spoil(site.database, 'product_version', 'document', '');
	const documents = (await site.app.inject('/health/ready')).json();
	expect(documents.status).toBe('ready');
	const was = async (table: string, column: string, id: string) => {
		const { createHash } = await import('node:crypto');
		const [row] = (
			await sql<{ t: string }>`select ${sql.ref(column)} as t from ${sql.table(table)} limit 100`.execute(db)
		).rows.filter(({ t }) => !t.startsWith('{"id"'));
		return {
			table,
			column,
			id,
			was: createHash('sha256')
				.update(row?.t ?? '')
				.digest('base64url')
				.slice(0, 22),
		};
	};
	const glove = await was('product', 'document', 'xy300');
	const put = (body: unknown) => staff.call({ method: 'PUT', url: '/api/admin/unreadable', body });
	const refused = await put({ ...glove, document: '{"name": 3}' });
	expect(refused.statusCode).toBe(400);
	expect(refused.json().errors[0].path).toBe('document');
	expect((await put({ ...glove, was: 'somebody else', document: before?.document })).statusCode).toBe(409);
	expect(
		(await site.app.inject({ method: 'PUT', url: '/api/admin/unreadable', payload: glove })).statusCode,
	).toBe(401);
	expect((await put({ ...glove, document: before?.document })).statusCode).toBe(204);
	expect((await site.app.inject('/api/products/xy300')).json().partNumber).toBe('xy300');
	expect((await put({ ...glove, document: before?.document })).statusCode).toBe(409);
	await saveGlove(staff, 'xy300', 'Bulwark Mended');

	const label = await was('label', 'document', String(labelId));
	const remove = (body: unknown) => staff.call({ method: 'DELETE', url: '/api/admin/unreadable', body });
	expect((await remove(label)).statusCode).toBe(422);
	const document = JSON.stringify({
		operatingName: 'Mended Ltd',
		shippingAddress: '1 Mill St',
		attention: '',
		date: '2026-11-20',
		invoiceNumber: '',
		purchaseOrderNumber: '',
		content: [],
		companyId: '',
	});
	expect((await put({ ...label, document })).statusCode).toBe(204);
	expect((await staff.call({ url: `/api/admin/labels/${labelId}` })).json().operatingName).toBe('Mended Ltd');
	expect((await staff.call({ url: '/api/admin/labels?q=mended' })).json().content).toHaveLength(1);

	const [version] = await db.selectFrom('product_version').select(['product_id', 'version']).execute();
	const copy = await was('product_version', 'document', `${version?.product_id}/${version?.version}`);
	expect((await remove(copy)).statusCode).toBe(204);
	await expect.poll(() => listNamed(staff)).toEqual({ status: 'ready' });
	for (const bad of [{ table: 'staff_user' }, { column: 'operating_name' }, { id: "1' or '1'='1" }]) {
		expect((await put({ ...label, ...bad, document })).statusCode).toBe(404);
	}
	const actions = await db
		.selectFrom('audit_entry')
		.select('action')
		.where('subject_kind', '=', 'document')
		.execute();
	expect(actions.map(({ action }) => action).sort()).toEqual([
		'document.mended',
		'document.mended',
		'document.removed',
	]);
});

test('an import rejects the row of an unreadable glove, and accepts the others', async () => {
	const site = await openTestSite();
	await spoil(site.database, 'product', 'document', '{}', sql`part_number = 'xy300'`);
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
	const {
		addCompany,
		findPrice: ask,
		changeCompanyPrices: changeClient,
	} = await import('../../testing/pricing-site.ts');
	const { template } = await addLists(staff);
	const company = await addCompany(staff);
	const given = await changeClient(staff, company.id, 1, {
		assignment: { listId: template.id, from: '2026-01-01' },
	});
	expect(given.statusCode, given.body).toBe(200);
	expect((await ask(staff, company.id)).cents).toBe(1619);
	await spoil(site.database, 'price_list', 'document', 'null', sql`id = ${template.id}`);
	const asked = await ask(staff, company.id);
	expect(asked.cents ?? null).toBe(null);
	expect(asked.passed.at(-1)).toMatchObject({ source: 'template', why: 'unreadable' });
});
