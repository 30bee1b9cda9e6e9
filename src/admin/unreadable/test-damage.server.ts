import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { createSite } from '../../app/site.server.ts';
import { fillListings } from '../../domain/catalogue/product-listing-queries.server.ts';
import { aCompany } from '../../domain/companies/test-company.ts';
import { fillDistributors } from '../../domain/distributors/first-distributors.server.ts';
import { insertIssue } from '../../domain/newsletter/issues/issue-queries.server.ts';
import { TEST_ISSUE } from '../../domain/newsletter/issues/test-issues.server.ts';
import { upsertReleaseItem } from '../../domain/releases/release-queries.server.ts';
import { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { Database } from '../../platform/db/database.server.ts';
import { createLog } from '../../platform/process/log.server.ts';
import { openFolderStorage } from '../../platform/storage/folder-storage.server.ts';
import { addLists } from '../../testing/pricing-site.ts';
import type { StaffBrowser } from '../../testing/staff-browser.ts';
import { makeTestFolder, type TestSite } from '../../testing/test-site.ts';
import { storeRequest } from '../sample-requests/test-inbox.server.ts';

/** Damage that an older build, a restore or a manual change may leave in a row. */
export const DAMAGED_TEXTS: Record<string, string> = {
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

/** Overwrites the documents in a table, or those of one row. */
export async function damage(
	{ db }: Database,
	table: string,
	column: string,
	text: string,
	where = sql`1 = 1`,
) {
	await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where ${where}`.execute(db);
}

/** A second site on the same database: a start without a new process. */
export async function startAgain(site: TestSite): Promise<TestSite> {
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

export const readReadiness = async (staff: StaffBrowser) => {
	const answer = await staff.call({ url: '/health/ready' });
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json();
};

export async function saveGlove(staff: StaffBrowser, partNumber: string, name: string) {
	const stored = (await staff.call({ url: `/api/admin/products/${partNumber}` })).json();
	const answer = await staff.call(
		{ method: 'PUT', url: `/api/admin/products/${partNumber}`, body: { ...stored, name } },
		{ 'if-match': `"${stored.version}"` },
	);
	expect(answer.statusCode, answer.body).toBe(200);
}

/** The tables of staff and visitor documents, with a row in each. */
export async function fillTables(site: TestSite, staff: StaffBrowser) {
	await fillDistributors(site.database.db);
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
		.insertInto('site_content')
		.values({ name: 'announcements', document: '{"announcements":[]}', version: 2, changed_in: 1 })
		.execute();
	await db
		.insertInto('site_content_version')
		.values({
			name: 'announcements',
			version: 2,
			document: '{"announcements":[]}',
			saved_at: '2026-01-01T00:00:00.000Z',
			saved_by: 'Maria Reyes',
		})
		.execute();
	await db
		.insertInto('deleted_record')
		.values({
			id: 'deleted-1',
			subject_kind: 'company',
			subject_id: 'co_222222222222',
			name: 'Gone Ltd.',
			document: '{"kept":{}}',
			deleted_by: 'Maria Reyes',
			deleted_at: new Date().toISOString(),
		})
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
	const release = await staff.call({ method: 'POST', url: '/api/admin/releases', body: { name: 'Spring' } });
	await upsertReleaseItem(db, release.json().id, {
		kind: 'content',
		id: 'home',
		name: 'Home page',
		version: 1,
		before: { film: true },
		after: { film: false },
	});
	await insertIssue(db, '0'.repeat(24), TEST_ISSUE, new Date().toISOString());
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
