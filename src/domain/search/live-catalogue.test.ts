import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { writeCatalogue } from '../../testing/test-site.ts';
import { raiseCatalogueVersion } from '../catalogue/catalogue-queries.server.ts';
import { removeProducts, upsertProducts } from '../catalogue/product-row-queries.server.ts';
import { aGlove } from '../catalogue/test-glove.ts';
import { upsertSiteContent } from '../site-content/site-content-queries.server.ts';
import { LiveCatalogue } from './live-catalogue.server.ts';

async function openCatalogue() {
	const database = await openTestDatabase();
	await writeCatalogue(database, [
		aGlove({ partNumber: 'xy1', id: 'glv_1', name: 'First' }),
		aGlove({ partNumber: 'xy2', id: 'glv_2', name: 'Second' }),
	]);
	const catalogue = await LiveCatalogue.open(database.db);
	onTestFinished(() => catalogue.close());
	return { database, catalogue };
}

test('the whole catalogue is loaded at the start', async () => {
	const { catalogue } = await openCatalogue();
	expect(catalogue.index.listPartNumbers()).toEqual(['xy1', 'xy2']);
	expect(catalogue.version).toBe(1);
	expect((await catalogue.findProduct('xy2'))?.name).toBe('Second');
	expect(await catalogue.findProduct('xy3')).toBeUndefined();
});

test('a refresh applies changed, new and removed gloves, and notifies its listeners once', async () => {
	const { database, catalogue } = await openCatalogue();
	const versions: number[] = [];
	catalogue.onChange((version) => versions.push(version));
	await writeCatalogue(database, [
		aGlove({ partNumber: 'xy2', id: 'glv_2', name: 'Changed' }),
		aGlove({ partNumber: 'xy3', id: 'glv_3', name: 'New' }),
	]);
	await database.db.transaction().execute(async (transaction) => {
		await removeProducts(transaction, ['xy1'], await raiseCatalogueVersion(transaction));
	});
	await Promise.all([catalogue.refresh(), catalogue.refresh()]);
	expect(catalogue.index.listPartNumbers()).toEqual(['xy2', 'xy3']);
	expect((await catalogue.findProduct('xy2'))?.name).toBe('Changed');
	expect(await catalogue.findDocument('xy1')).toBeUndefined();
	expect(versions).toEqual([3]);
	await catalogue.refresh();
	expect(versions).toEqual([3]);
});

test('what is committed together is seen together, however the reads and the writes meet', async () => {
	const { database, catalogue } = await openCatalogue();
	const seen: [string | undefined, string | undefined][] = [];
	catalogue.onChange(() => seen.push([catalogue.index.findCard('xy1')?.name, catalogue.findContent('home')]));
	const write = (name: string) =>
		database.db.transaction().execute(async (transaction) => {
			const version = await raiseCatalogueVersion(transaction);
			await upsertProducts(transaction, [aGlove({ partNumber: 'xy1', id: 'glv_1', name })], version);
			await upsertSiteContent(transaction, 'home', { document: name, version }, version);
		});
	for (let round = 0; round < 60; round++) {
		const writing = write(`Round ${round}`);
		for (let ticks = round % 12; ticks > 0; ticks--) await Promise.resolve();
		await Promise.all([writing, catalogue.refresh(), write(`Round ${round}, later`)]);
		await catalogue.refresh();
	}
	expect(seen.length).toBeGreaterThanOrEqual(60);
	expect(seen.filter(([name, home]) => name !== home)).toEqual([]);
});

test('a fork shows what a transaction wrote, and is none the wiser once it is rolled back', async () => {
	const { database, catalogue } = await openCatalogue();
	let fork: LiveCatalogue | undefined;
	const rolledBack = database.db.transaction().execute(async (transaction) => {
		const version = await raiseCatalogueVersion(transaction);
		await upsertProducts(transaction, [aGlove({ partNumber: 'xy2', id: 'glv_2', name: 'Soon' })], version);
		await removeProducts(transaction, ['xy1'], version);
		fork = await catalogue.fork(transaction);
		throw new Error('rolled back');
	});
	await expect(rolledBack).rejects.toThrow('rolled back');
	expect(fork?.index.listPartNumbers()).toEqual(['xy2']);
	expect((await fork?.findProduct('xy2'))?.name).toBe('Soon');
	await catalogue.refresh();
	expect(catalogue.index.listPartNumbers()).toEqual(['xy1', 'xy2']);
	expect((await catalogue.findProduct('xy2'))?.name).toBe('Second');
	await writeCatalogue(database, [aGlove({ partNumber: 'xy2', id: 'glv_2', name: 'Now' })]);
	await catalogue.refresh();
	expect((await fork?.findProduct('xy2'))?.name).toBe('Soon');
});

test('another process’s write is found within a second', async () => {
	const { database, catalogue } = await openCatalogue();
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	catalogue.follow(() => {});
	await writeCatalogue(database, [aGlove({ partNumber: 'xy9', id: 'glv_9', name: 'Late' })]);
	await vi.advanceTimersByTimeAsync(900);
	// A poll that has not started by now never will.
	vi.useRealTimers();
	await expect.poll(() => catalogue.index.hasProduct('xy9')).toBe(true);
});

test('while the database is unavailable the catalogue keeps working, and reports it', async () => {
	const { database, catalogue } = await openCatalogue();
	const errors: unknown[] = [];
	catalogue.follow((error) => error && errors.push(error));
	await database.close();
	await expect.poll(() => errors.length).toBeGreaterThan(0);
	expect(catalogue.index.search('first', 5).hits[0]?.partNumber).toBe('xy1');
	expect((await catalogue.findProduct('xy1'))?.name).toBe('First');
});
