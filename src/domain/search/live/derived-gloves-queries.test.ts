import { existsSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../platform/db/database.server.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { makeTestFolder, writeCatalogue } from '../../../testing/test-site.ts';
import { raiseCatalogueVersion } from '../../catalogue/catalogue-queries.server.ts';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { removeProducts, upsertProducts } from '../../catalogue/product-row-queries.server.ts';
import { aGlove } from '../../catalogue/test-glove.ts';
import { parseListing } from '../listing.ts';
import { LiveCatalogue } from '../live-catalogue.server.ts';
import type { DerivedFile } from './derived-gloves.server.ts';

const { products } = readDemonstrationCatalogue();
const still = new AbortController().signal;

const TEXTS = [
	'tig',
	'goatskin',
	'weldng gauntlet',
	'xy300',
	'winter',
	'chèvre',
	'zzzz',
	'split cow',
	'xy276 3',
];

async function openStored(): Promise<{ database: Database; file: DerivedFile }> {
	const database = await openTestDatabase();
	await writeCatalogue(database, products);
	const file = { path: join(makeTestFolder(), 'derived'), program: 'one' };
	const first = await open(database, file);
	expect(await first.storeDerived(file, still)).toBe(true);
	return { database, file };
}

async function open(database: Database, file?: DerivedFile): Promise<LiveCatalogue> {
	const catalogue = await LiveCatalogue.open(database.db, file);
	onTestFinished(() => catalogue.close());
	return catalogue;
}

/** Everything visitors and programs can ask. */
function describe(catalogue: LiveCatalogue) {
	const { index } = catalogue;
	const numbers = index.listPartNumbers();
	return {
		numbers,
		found: TEXTS.map((text) => index.search(text, 30)),
		near: index.nearestPartNumbers('xy3000', 5),
		listed: ['', 'size=xl', 'q=goat&size=m', 'sort=partNumber', 'sort=newest'].map((query) =>
			index.listGloves({ listing: parseListing(new URLSearchParams(query)), scope: { kind: 'all' } }),
		),
		each: numbers.map((partNumber) => [
			index.findCard(partNumber),
			index.listVariants(partNumber),
			catalogue.findCachedDocument(partNumber),
		]),
	};
}

test('gloves from the file answer as those derived anew, also after later changes', async () => {
	const { database, file } = await openStored();
	const [second, anew] = [await open(database, file), await open(database)];
	expect(describe(second)).toEqual(describe(anew));
	expect(await second.storeDerived(file, still)).toBe(false);
	await writeCatalogue(database, [
		{
			...(products[3] as (typeof products)[0]),
			description: 'A walrus split for frobnicating',
			name: 'Walrus',
		},
		aGlove({ partNumber: 'xy999', id: 'glv_new', name: 'Narwhal' }),
	]);
	await second.refresh();
	const fresh = await open(database);
	for (const text of ['walrus', 'frobnicating', 'narwhal', 'goatskin'])
		expect(second.index.search(text, 30)).toEqual(fresh.index.search(text, 30));
	const withFile = await open(database, file);
	expect(withFile.index.listPartNumbers()).toEqual(fresh.index.listPartNumbers());
	expect(withFile.index.search('walrus', 30)).toEqual(fresh.index.search('walrus', 30));
	expect(withFile.findCachedDocument('xy999')).toEqual(fresh.findCachedDocument('xy999'));
});

test('a rating that was changed without the program is the one of the row, and a removed glove is gone', async () => {
	const { database, file } = await openStored();
	const glove = products.find(({ certifications }) => certifications.some(({ type }) => type === 'ANSI_CUT'));
	if (!glove) throw new Error('The demonstration range has no cut rating.');
	const [other] = products.filter(({ partNumber }) => partNumber !== glove.partNumber);
	const lower = glove.certifications.map((one) => (one.type === 'ANSI_CUT' ? { ...one, value: 'A1' } : one));
	// A row that another program wrote, with an older version number, as a restored backup has.
	await database.db
		.updateTable('product')
		.set({ document: JSON.stringify({ ...glove, certifications: lower }) })
		.where('part_number', '=', glove.partNumber)
		.execute();
	await database.db.transaction().execute(async (transaction) => {
		await removeProducts(transaction, [other?.partNumber ?? ''], await raiseCatalogueVersion(transaction));
	});
	const catalogue = await open(database, file);
	expect(catalogue.index.findCard(glove.partNumber)?.ratings.cut).toBe('A1');
	expect(catalogue.findCachedDocument(glove.partNumber)?.json.toString()).toContain('"A1"');
	expect(catalogue.index.hasProduct(other?.partNumber ?? '')).toBe(false);
});

test('when a glove was first saved is that of its row, not of the file', async () => {
	const { database, file } = await openStored();
	const newest = products.at(-1)?.partNumber ?? '';
	await database.db
		.updateTable('product')
		.set({ updated_at: new Date(Date.now() + 60_000).toISOString() })
		.where('part_number', '=', newest)
		.execute();
	const { index } = await open(database, file);
	const listing = parseListing(new URLSearchParams('sort=newest'));
	expect(index.listGloves({ listing, scope: { kind: 'all' } }).cards[0]?.partNumber).toBe(newest);
});

test('a damaged row is skipped, although the file has its glove', async () => {
	const { database, file } = await openStored();
	const damaged = products[0]?.partNumber ?? '';
	await database.db
		.updateTable('product')
		.set({ document: '{"partNumber":' })
		.where('part_number', '=', damaged)
		.execute();
	const catalogue = await open(database, file);
	expect(catalogue.index.hasProduct(damaged)).toBe(false);
	expect(catalogue.index.size).toBe(products.length - 1);
});

test('a file of another program, of another database, cut off, changed or no file at all is passed over', async () => {
	const { database, file } = await openStored();
	const whole = readFileSync(file.path);
	const expected = describe(await open(database));
	const other = { ...file, program: 'two' };
	const catalogue = await open(database, other);
	expect(describe(catalogue)).toEqual(expected);
	// It derived them all, so it has something to store.
	expect(await catalogue.storeDerived({ ...other, path: `${file.path}-two` }, still)).toBe(true);
	for (const length of [0, 1, 3, 4, 100, whole.length >> 1, whole.length - 1]) {
		writeFileSync(file.path, whole);
		truncateSync(file.path, length);
		expect(describe(await open(database, file))).toEqual(expected);
	}
	for (let at = 5; at < whole.length; at += Math.ceil(whole.length / 12)) {
		const changed = Buffer.from(whole);
		changed[at] = (changed[at] ?? 0) ^ 0x55;
		writeFileSync(file.path, changed);
		expect(describe(await open(database, file))).toEqual(expected);
	}
	writeFileSync(file.path, whole);
	const foreign = await openTestDatabase();
	await writeCatalogue(foreign, [aGlove({ partNumber: 'xy300', id: 'glv_1', name: 'Not the same' })]);
	const opened = await open(foreign, file);
	expect(opened.index.listPartNumbers()).toEqual(['xy300']);
	expect(opened.index.findCard('xy300')?.name).toBe('Not the same');
});

test('nothing is written while the catalogue changes or after a stop, and nothing is left behind', async () => {
	const database = await openTestDatabase();
	await writeCatalogue(database, products);
	const file = { path: join(makeTestFolder(), 'derived'), program: 'one' };
	const catalogue = await open(database, file);
	expect(await catalogue.storeDerived(file, AbortSignal.abort())).toBe(false);
	await database.db.transaction().execute(async (transaction) => {
		const version = await raiseCatalogueVersion(transaction);
		await upsertProducts(transaction, [aGlove({ partNumber: 'xy999', id: 'glv_new', name: 'New' })], version);
	});
	expect(await catalogue.storeDerived(file, still)).toBe(false);
	expect(readdirSync(join(file.path, '..'))).toEqual([]);
	await catalogue.refresh();
	expect(await catalogue.storeDerived(file, still)).toBe(true);
	expect(existsSync(file.path)).toBe(true);
	expect(readdirSync(join(file.path, '..'))).toEqual(['derived']);
});

test('two processes do not write it at once, and a file left half written is taken over later', async () => {
	const { database, file } = await openStored();
	const half = `${file.path}.new`;
	writeFileSync(half, 'half of it');
	const other = { ...file, program: 'two' };
	const catalogue = await open(database, other);
	expect(await catalogue.storeDerived(other, still)).toBe(false);
	expect(readFileSync(half, 'utf8')).toBe('half of it');
	const before = new Date(Date.now() - 10 * 60_000);
	utimesSync(half, before, before);
	expect(await catalogue.storeDerived(other, still)).toBe(true);
	expect(existsSync(half)).toBe(false);
	expect(await (await open(database, other)).storeDerived(other, still)).toBe(false);
	const both = await Promise.all([open(database), open(database)]);
	expect(await Promise.all(both.map((one) => one.storeDerived(file, still)))).toContain(true);
	expect(existsSync(half)).toBe(false);
	// What both left is whole.
	expect(await (await open(database, file)).storeDerived(file, still)).toBe(false);
});
