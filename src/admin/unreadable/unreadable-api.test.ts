import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { damage, fillTables, readReadiness, saveGlove } from './test-damage.server.ts';

test('staff see it on Today, repair it by an earlier version or by hand, and may delete only copies', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const { labelId } = await fillTables(site, staff);
	const { db } = site.database;
	const [before] = await db.selectFrom('product_version').select('document').execute();
	await damage(site.database, 'product', 'document', '{"name": "Bul', sql`part_number = 'xy300'`);
	await damage(site.database, 'label', 'document', 'null');
	await damage(site.database, 'product_version', 'document', '');
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
	await expect.poll(() => readReadiness(staff)).toEqual({ status: 'ready' });
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
