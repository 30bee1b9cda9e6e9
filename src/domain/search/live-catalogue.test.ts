import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { writeCatalogue } from '../../testing/test-site.ts';
import { raiseCatalogueVersion, removeProducts } from '../catalogue/catalogue-queries.server.ts';
import { aGlove } from '../catalogue/test-glove.ts';
import { documentIn, GloveDocuments } from './glove-documents.server.ts';
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
	const heard: number[] = [];
	catalogue.onChange((version) => heard.push(version));
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
	expect(heard).toEqual([3]);
	await catalogue.refresh();
	expect(heard).toEqual([3]);
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

const GLOVES = [
	aGlove({ partNumber: 'xy1', id: 'glv_1', name: 'First' }),
	aGlove({
		partNumber: 'xy2',
		id: 'glv_2',
		name: 'Second',
		description: 'Goat glove',
		french: { 'Goat glove': 'Gant de chèvre' },
	}),
];

/** The documents of `GLOVES` with room for so many bytes. */
async function openDocuments(mostBytes: number) {
	const database = await openTestDatabase();
	await writeCatalogue(database, GLOVES);
	const documents = new GloveDocuments(database.db, mostBytes);
	for (const glove of GLOVES) documents.note(glove);
	return { database, documents };
}

/** Replaces a row's text without a new catalogue version, as a tool other than ours would. */
async function overwrite({ db }: Awaited<ReturnType<typeof openTestDatabase>>, text: string) {
	await db.updateTable('product').set({ document: text }).where('part_number', '=', 'xy2').execute();
}

test('a document from the database is the one that would be held, in both languages', async () => {
	const held = await (await openDocuments(1_000_000)).documents.findAll(['xy2', 'xy9', 'xy1']);
	const { documents } = await openDocuments(0);
	expect(documents.findHeld('xy1')).toBeUndefined();
	const read = await documents.findAll(['xy2', 'xy9', 'xy1']);
	expect(read).toEqual(held);
	expect(read.map((document) => document && JSON.parse(document.json.toString()).partNumber)).toEqual([
		'xy2',
		undefined,
		'xy1',
	]);
	expect(JSON.parse(documentIn(read[0]!, 'fr').json.toString()).description).toBe('Gant de chèvre');
	expect(documents.findOutline('xy1')).toEqual({ etag: held[2]?.etag, summary: held[2]?.summary });
});

test('a text that was changed since is checked: an untidy one is tidied, an unreadable one left out', async () => {
	const { database, documents } = await openDocuments(0);
	await overwrite(database, JSON.stringify({ ...GLOVES[1], name: ' Other ' }));
	const [document] = await documents.findAll(['xy2']);
	expect(JSON.parse(document!.json.toString()).name).toBe('Other');
	await overwrite(database, '{"french":');
	expect(await documents.findAll(['xy2'])).toEqual([undefined]);
});

test('the documents asked for last are held within the room there is', async () => {
	const { database, documents } = await openDocuments(1_000_000);
	const sizes = ['xy1', 'xy2'].map((partNumber) => {
		const { json, french } = documents.findHeld(partNumber)!;
		return json.length + (french?.length ?? 0);
	});
	const small = new GloveDocuments(database.db, Math.max(...sizes));
	for (const glove of GLOVES) small.note(glove);
	expect(small.findHeld('xy1')).toBeDefined();
	await small.findAll(['xy2']);
	expect(small.findHeld('xy1')).toBeUndefined();
	expect(small.findHeld('xy2')).toBeDefined();
	small.forget('xy2');
	expect(await small.findAll(['xy2'])).toEqual([undefined]);
});
