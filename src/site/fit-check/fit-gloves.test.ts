import { expect, onTestFinished, test, vi } from 'vitest';
import { raiseCatalogueVersion } from '../../domain/catalogue/catalogue-queries.server.ts';
import { removeProducts } from '../../domain/catalogue/product-row-queries.server.ts';
import { aGlove } from '../../domain/catalogue/test-glove.ts';
import { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { writeCatalogue } from '../../testing/test-site.ts';
import { FitGloves } from './fit-gloves.server.ts';

async function openGloves() {
	const database = await openTestDatabase();
	await writeCatalogue(database, [
		aGlove({ partNumber: 'xy1', id: 'glv_1', name: 'First' }),
		aGlove({ partNumber: 'xy2', id: 'glv_2', name: 'Second' }),
	]);
	const catalogue = await LiveCatalogue.open(database.db);
	onTestFinished(() => catalogue.close());
	return { database, catalogue, gloves: new FitGloves(catalogue) };
}

test('every sheet is read once, even by concurrent requests', async () => {
	const { gloves } = await openGloves();
	const [first, second] = await Promise.all([gloves.list(), gloves.list()]);
	expect(first.gloves.map(({ partNumber, name }) => [partNumber, name])).toEqual([
		['xy1', 'First'],
		['xy2', 'Second'],
	]);
	expect(second).toBe(first);
	expect(await gloves.list()).toBe(first);
	expect(await gloves.find('xy2')).toBe(first.gloves[1]);
	expect(first).toMatchObject({ version: 1, left: 0 });
});

test('a change re-reads only the changed glove', async () => {
	const { database, catalogue, gloves } = await openGloves();
	const before = await gloves.list();
	await writeCatalogue(database, [aGlove({ partNumber: 'xy2', id: 'glv_2', name: 'Second, changed' })]);
	await catalogue.refresh();
	const after = await gloves.list();
	expect(after.version).toBe(2);
	expect(after.gloves[0]).toBe(before.gloves[0]);
	expect(after.gloves[1]).toMatchObject({ partNumber: 'xy2', name: 'Second, changed' });
	await database.db.transaction().execute(async (transaction) => {
		await removeProducts(transaction, ['xy1'], await raiseCatalogueVersion(transaction));
	});
	await catalogue.refresh();
	expect((await gloves.list()).gloves.map(({ partNumber }) => partNumber)).toEqual(['xy2']);
	expect(await gloves.find('xy1')).toBeUndefined();
});

test('a list requested after a change is never older than it', async () => {
	const { database, catalogue, gloves } = await openGloves();
	const early = gloves.list();
	await writeCatalogue(database, [aGlove({ partNumber: 'xy3', id: 'glv_3', name: 'New' })]);
	await catalogue.refresh();
	const late = await gloves.list();
	expect(late.version).toBe(2);
	expect(late.gloves.map(({ partNumber }) => partNumber)).toContain('xy3');
	expect((await early).version).toBeGreaterThanOrEqual(1);
});

test('sheets are read before the first question, and again after a change', async () => {
	const { database, catalogue, gloves } = await openGloves();
	const list = vi.spyOn(gloves, 'list');
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	onTestFinished(() => {
		vi.useRealTimers();
	});
	gloves.follow((error) => expect.fail(String(error)));
	expect(list).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1_000);
	expect(list).toHaveBeenCalledTimes(1);
	await writeCatalogue(database, [aGlove({ partNumber: 'xy2', id: 'glv_2', name: 'Second, changed' })]);
	await catalogue.refresh();
	vi.advanceTimersByTime(1_000);
	expect(list).toHaveBeenCalledTimes(2);
	expect(await list.mock.results[1]?.value).toMatchObject({ version: 2 });
});

test('a failed reading is retried', async () => {
	const { catalogue, gloves } = await openGloves();
	vi.spyOn(catalogue, 'findCachedDocument').mockReturnValueOnce(undefined);
	vi.spyOn(catalogue, 'findDocument').mockRejectedValueOnce(new Error('away'));
	await expect(gloves.list()).rejects.toThrow('away');
	expect((await gloves.list()).gloves).toHaveLength(2);
});
