import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openTestBucket } from '../../testing/s3-server.ts';
import { makeTestFolder } from '../../testing/test-site.ts';
import { openBucketStorage } from './bucket-storage.server.ts';
import { openPictureStorage, type PictureStorage } from './picture-storage.server.ts';

const nameOf = (number: number) => `${String(number).padStart(32, '0')}-90x60-c8c4be-90.webp`;
const NAME = nameOf(1);

const openFolder = () => openPictureStorage({ dataDir: makeTestFolder(), bucket: undefined });
const openBucket = async () => openPictureStorage({ dataDir: '/nowhere', bucket: await openTestBucket() });

async function readAll(storage: PictureStorage, name: string): Promise<string | undefined> {
	const file = await storage.read(name);
	if (!file) return undefined;
	const bytes = await buffer(file.body as Readable);
	expect(bytes.length).toBe(file.bytes);
	return bytes.toString();
}

async function listAll(storage: PictureStorage, time: Date): Promise<string[]> {
	const names: string[] = [];
	for await (const name of storage.listOlderThan(time)) names.push(name);
	return names.sort();
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

test.each([
	['a folder', openFolder],
	['a bucket', openBucket],
])('%s stores, reads, lists and deletes', async (_what, open) => {
	const storage = await open();
	expect(await storage.has(NAME)).toBe(false);
	expect(await storage.read(NAME)).toBeUndefined();
	expect(await listAll(storage, inAnHour())).toEqual([]);
	await storage.put(NAME, Buffer.from('one'));
	expect([await storage.has(NAME), await readAll(storage, NAME)]).toEqual([true, 'one']);
	// A name identifies its bytes, so an existing file stays.
	await storage.put(NAME, Buffer.from('two'));
	expect(await readAll(storage, NAME)).toBe('one');
	await Promise.all(Array.from({ length: 5 }, () => storage.put(nameOf(2), Buffer.from('same'))));
	expect(await listAll(storage, inAnHour())).toEqual([NAME, nameOf(2)]);
	expect(await listAll(storage, new Date(Date.now() - 3_600_000))).toEqual([]);
	await storage.delete(NAME);
	await storage.delete(NAME);
	expect([await storage.has(NAME), await listAll(storage, inAnHour())]).toEqual([false, [nameOf(2)]]);
	for (const name of ['../secret', '', 'a/b', `${NAME}?x`, `${NAME}/..`]) {
		await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow(/No picture/);
	}
});

test('a folder keeps files that are not ours and removes unfinished ones', async () => {
	const dataDir = makeTestFolder();
	const folder = join(dataDir, 'uploads');
	const storage = await openPictureStorage({ dataDir, bucket: undefined });
	await storage.put(NAME, Buffer.from('one'));
	const old = new Date(Date.now() - 2 * 86_400_000);
	const unfinished = join(folder, `.${'0'.repeat(16)}.part`);
	for (const path of [unfinished, join(folder, 'notes.txt'), join(dataDir, 'secret')]) {
		writeFileSync(path, 'x');
		utimesSync(path, old, old);
	}
	symlinkSync(join(dataDir, 'secret'), join(folder, nameOf(3)));
	mkdirSync(join(folder, nameOf(4)));
	expect(await listAll(storage, new Date(Date.now() - 86_400_000))).toEqual([]);
	expect(readdirSync(folder).sort()).toEqual([NAME, nameOf(3), nameOf(4), 'notes.txt']);
	for (const number of [3, 4]) {
		expect([await storage.has(nameOf(number)), await storage.read(nameOf(number))]).toEqual([
			false,
			undefined,
		]);
	}
	await storage.delete(nameOf(3));
	expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('x');
});

test('a bucket lists more than one response holds', async () => {
	const storage = openBucketStorage(await openTestBucket(), 3);
	const names = Array.from({ length: 10 }, (_, i) => nameOf(i));
	for (const name of names) await storage.put(name, Buffer.from('x'));
	expect(await listAll(storage, inAnHour())).toEqual(names);
});

test('a missing or inaccessible bucket is an error, not a missing picture', async () => {
	const bucket = await openTestBucket();
	const dataDir = '/nowhere';
	const wrongKey = await openPictureStorage({ dataDir, bucket: { ...bucket, accessKeyId: 'wrong' } });
	await expect(wrongKey.put(NAME, Buffer.from('x'))).rejects.toThrow(/answered 403/);
	const noBucket = await openPictureStorage({ dataDir, bucket: { ...bucket, bucket: 'other' } });
	await expect(noBucket.put(NAME, Buffer.from('x'))).rejects.toThrow(/no bucket other/);
});
