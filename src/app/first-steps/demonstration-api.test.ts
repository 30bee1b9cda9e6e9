import { expect, test } from 'vitest';
import { openDeleting } from '../../admin/deleting/test-deleting.server.ts';
import { DEMONSTRATION_ID } from '../../admin/demonstration/demonstration.ts';
import { countDemonstration } from '../../admin/demonstration/demonstration-range.server.ts';
import { isNewCatalogue } from '../../domain/catalogue/catalogue-queries.server.ts';
import { loadDemonstrationCatalogue } from '../../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import { TABLES_OF_COMPANIES } from '../../domain/companies/company-deleting-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { addDemonstrationDistributor } from '../../portal/account/demonstration-distributor.server.ts';

async function openDemonstration() {
	const site = await openDeleting();
	const { database, catalogue } = site;
	const distributor = await addDemonstrationDistributor(database.db, catalogue, 'America/Toronto');
	const removeAll = () => site.removed('demonstration', DEMONSTRATION_ID);
	return { ...site, distributor, removeAll };
}

/** Every row of the tables that a company may be in, but for the password of its people. */
async function rowsOfCompanies(db: DatabaseLike) {
	const rows: Record<string, unknown[]> = {};
	for (const table of [
		'company',
		'company_search',
		'company_word',
		'label_search',
		...TABLES_OF_COMPANIES,
	] as const)
		rows[table] = (await db.selectFrom(table).selectAll().execute())
			.map((row) => JSON.stringify({ ...row, password_hash: null }))
			.sort();
	return rows;
}

test('one press removes the range and its distributor, and one brings both back', async () => {
	const { app, database, catalogue, removeAll, restored, read } = await openDemonstration();
	const { db } = database;
	const range = await countDemonstration(db);
	expect(range).toEqual({
		gloves: catalogue.index.size,
		company: 'Demonstration Supply',
		isCompanyUsed: false,
	});
	const before = await rowsOfCompanies(db);
	const glove = (await read('/api/admin/products/xy300')).json();

	const deleted = await removeAll();
	expect(await countDemonstration(db)).toEqual({ gloves: 0, company: undefined, isCompanyUsed: false });
	expect(catalogue.index.size).toBe(0);
	expect((await app.inject('/api/products/xy300')).statusCode).toBe(404);
	expect(Object.values(await rowsOfCompanies(db)).flat()).toEqual([]);
	// The next start does not load it again.
	expect(await isNewCatalogue(db)).toBe(false);
	expect(await loadDemonstrationCatalogue(db)).toBe(0);

	await restored(deleted.id);
	expect(await countDemonstration(db)).toEqual(range);
	expect(await rowsOfCompanies(db)).toEqual(before);
	const { version: _, updatedAt: __, ...after } = (await read('/api/admin/products/xy300')).json();
	expect(glove).toMatchObject(after);
	// Brought back as it came: it can be removed once more.
	await removeAll();
	expect(catalogue.index.size).toBe(0);
});

test('what staff have changed is theirs, and stays', async () => {
	const { staff, database, catalogue, removeAll, remove } = await openDemonstration();
	await staff.call({ method: 'PUT', url: '/api/admin/products/xy300', body: { version: 1, color: 'red' } });
	await removeAll();
	expect(catalogue.index.listPartNumbers()).toEqual(['xy300']);
	expect(await countDemonstration(database.db)).toMatchObject({ gloves: 0, company: undefined });
	expect((await remove('demonstration', DEMONSTRATION_ID)).statusCode).toBe(404);
	expect((await remove('demonstration', 'everything')).statusCode).toBe(404);
});

test('a distributor that somebody has worked with stays with all it has', async () => {
	const { staff, database, removeAll } = await openDemonstration();
	const { db } = database;
	const { id } = await db.selectFrom('label').select('id').executeTakeFirstOrThrow();
	const printed = await staff.call({ method: 'POST', url: '/api/admin/labels/prints', body: { ids: [id] } });
	expect(printed.statusCode, printed.body).toBeLessThan(300);
	const before = await rowsOfCompanies(db);
	await removeAll();
	expect(await rowsOfCompanies(db)).toEqual(before);
	expect(await countDemonstration(db)).toEqual({
		gloves: 0,
		company: 'Demonstration Supply',
		isCompanyUsed: true,
	});
});

test('the range does not come back over gloves that have its numbers now', async () => {
	const { staff, removeAll, restore, read } = await openDemonstration();
	const { sizes } = (await read('/api/admin/products/xy300')).json();
	const deleted = await removeAll();
	const body = { partNumber: 'xy300', name: 'Ours', sizes, state: 'draft' };
	const made = await staff.call({ method: 'POST', url: '/api/admin/products', body });
	expect(made.statusCode, made.body).toBe(201);
	expect((await restore(deleted.id)).statusCode).toBe(400);
	expect((await read('/api/admin/products/xy300')).json().name).toBe('Ours');
});
