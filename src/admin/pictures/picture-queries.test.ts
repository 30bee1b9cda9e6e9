import { execFile } from 'node:child_process';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { aGlove } from '../../domain/catalogue/test-glove.ts';
import { createRelease } from '../../domain/releases/release-commands.server.ts';
import type { Database } from '../../platform/db/database.server.ts';
import { openFolderStorage } from '../../platform/storage/folder-storage.server.ts';
import { makeDatabaseLocation, openTestDatabase } from '../../testing/test-database.ts';
import { makeTestFolder, writeCatalogue } from '../../testing/test-site.ts';
import { cleanUpPictures } from './picture-cleanup.server.ts';
import { upsertPicture } from './picture-queries.server.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 20);
const after = (days: number) => new Date(START + days * DAY);

const pictureOf = (digit: string) => ({ hash: digit.repeat(32), width: 90, height: 60, colour: 'c8c4be' });
const nameOf = (digit: string) => `${digit.repeat(32)}-90x60-c8c4be-90.webp`;
const addressOf = (digit: string) => `/pictures/${nameOf(digit)}`;

async function openStored() {
	const database = await openTestDatabase();
	const folder = makeTestFolder();
	const storage = openFolderStorage(folder);
	/** Stores a picture's file and row, as an upload at that time would; without a glove the row is omitted. */
	const store = async (digit: string, partNumber?: string, at = after(0)) => {
		await storage.put(nameOf(digit), Buffer.from('x'));
		utimesSync(join(folder, nameOf(digit)), at, at);
		if (partNumber === undefined) return;
		const row = { picture: pictureOf(digit), partNumber, index: 0, bytes: 1 };
		await upsertPicture(database.db, row, { by: 'x', at: at.toISOString() });
	};
	return {
		database,
		store,
		cleanUp: (days: number) => cleanUpPictures(database.db, storage, after(days)),
		files: () => readdirSync(folder).map((name) => name[0]),
		rows: () => listRows(database),
	};
}

async function listRows({ db }: Database): Promise<string[]> {
	const rows = await db.selectFrom('picture').select(['hash', 'part_number']).execute();
	return rows.map(({ hash, part_number }) => `${hash[0]} ${part_number}`).sort();
}

test('unused pictures are deleted after a day, and so are files without a row', async () => {
	const { database, store, cleanUp, files, rows } = await openStored();
	await store('a', 'xy300');
	await store('b', 'xy300');
	await store('c');
	const glove = aGlove({ partNumber: 'xy300', pictures: [addressOf('a')] });
	await writeCatalogue(database, [glove]);
	await cleanUp(0.9);
	expect([await rows(), files().sort()]).toEqual([
		['a xy300', 'b xy300'],
		['a', 'b', 'c'],
	]);
	await cleanUp(1.1);
	expect([await rows(), files()]).toEqual([['a xy300'], ['a']]);
	// Removed from the glove, it is still used by its history and returns with that version.
	await writeCatalogue(database, [{ ...glove, pictures: [] }]);
	await cleanUp(30);
	await cleanUp(90);
	expect([await rows(), files()]).toEqual([['a xy300'], ['a']]);
	// A day after the cleanup noticed that the history no longer uses it.
	await database.db.deleteFrom('product_version').execute();
	await cleanUp(100);
	await cleanUp(100.9);
	expect(files()).toEqual(['a']);
	await cleanUp(101.1);
	expect([await rows(), files()]).toEqual([[], []]);
});

test('a picture of a page, of an earlier save or of a release stays', async () => {
	const { database, store, cleanUp, rows } = await openStored();
	for (const digit of ['a', 'b', 'c', 'd']) await store(digit, '');
	const shows = (digit: string) =>
		JSON.stringify({ pictures: [{ place: 'tig', picture: addressOf(digit) }] });
	const { db } = database;
	const content = { name: 'pictures', version: 2, changed_in: 1 };
	await db
		.insertInto('site_content')
		.values({ ...content, document: shows('a') })
		.execute();
	const save = { name: 'pictures', version: 1, saved_at: '', saved_by: '' };
	await db
		.insertInto('site_content_version')
		.values({ ...save, document: shows('b') })
		.execute();
	const change = { actor: { id: 'x', name: 'x' }, requestId: 'x', now: after(0) };
	const release = await createRelease(db, 'Spring', change);
	await db
		.insertInto('site_release_item')
		.values({
			release_id: release.id,
			kind: 'content',
			record_id: 'pictures',
			document: shows('c'),
			version: 1,
		})
		.execute();
	await cleanUp(9);
	expect(await rows()).toEqual(['a ', 'b ', 'c ']);
	await db.deleteFrom('site_release_item').execute();
	await cleanUp(19);
	await cleanUp(29);
	expect(await rows()).toEqual(['a ', 'b ']);
});

test('a picture used by another glove stays, and so does one just added to a glove', async () => {
	const { database, store, cleanUp, files, rows } = await openStored();
	await store('a', 'xy300');
	await store('a', 'xy301');
	await writeCatalogue(database, [aGlove({ partNumber: 'xy999', pictures: [addressOf('a')] })]);
	await cleanUp(9);
	expect([await rows(), files()]).toEqual([['a xy300', 'a xy301'], ['a']]);
	await store('b', 'xy300', after(9));
	await cleanUp(9.5);
	// A second upload of the same picture restarts its day.
	await store('b', 'xy300', after(9.9));
	await cleanUp(10.5);
	expect(files().sort()).toEqual(['a', 'b']);
	await cleanUp(11);
	expect(files()).toEqual(['a']);
});

test('a process killed between files and row leaves no row, and its files are cleaned up', async () => {
	const place = await makeDatabaseLocation();
	const database = await openTestDatabase(place);
	const folder = makeTestFolder();
	const file = (path: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, path)).href);
	// The real upload up to the last file, after which the process stops.
	const program = `
		const { openDatabase } = await import(${file('../../platform/db/database.server.ts')});
		const { openFolderStorage } = await import(${file('../../platform/storage/folder-storage.server.ts')});
		const { storePicture } = await import(${file('picture-storing.server.ts')});
		const { gloveOwner } = await import(${file('picture-owner.ts')});
		const { PictureQueue } = await import(${file('picture-queue.server.ts')});
		const { aJpeg } = await import(${file('test-picture.ts')});
		const storage = openFolderStorage(${JSON.stringify(folder)});
		const put = async (name, bytes) => {
			await storage.put(name, bytes);
			if (name.endsWith('.webp')) process.kill(process.pid, 'SIGKILL');
		};
		const database = await openDatabase(${JSON.stringify(place)});
		const upload = { bytes: await aJpeg(), owner: gloveOwner('xy300', 0), staff: { id: 'x', name: 'x' }, requestId: 'x' };
		await storePicture({ database, storage: { ...storage, put } }, new PictureQueue(1), upload);
	`;
	const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
	await expect(run).rejects.toMatchObject({ signal: 'SIGKILL' });
	expect(await listRows(database)).toEqual([]);
	expect(readdirSync(folder)).toHaveLength(2);
	const storage = openFolderStorage(folder);
	await cleanUpPictures(database.db, storage);
	expect(readdirSync(folder)).toHaveLength(2);
	await cleanUpPictures(database.db, storage, new Date(Date.now() + 1.1 * DAY));
	expect(readdirSync(folder)).toEqual([]);
});
