import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SeededRandom } from '../bench/seeded-random.ts';
import type { Database } from '../src/platform/db/database.server.ts';
import { listPictureFiles } from '../src/platform/storage/uploaded-picture.ts';
import { ENGINES, IS_LONG, makeLocation, openLocation, SEED, SOON } from './engines.ts';
import { openStaff, type StaffCaller, sendSampleRequest } from './site-callers.ts';
import { isReady, startSite } from './site-process.ts';
import { type Acknowledged, sendAgain, startWriters } from './writers.ts';

const ROUNDS = IS_LONG ? 30 : 4;
/** Delay between the first acknowledged writes and the kill, in milliseconds. */
const LATEST_MS = 900;

test.each(ENGINES)('%s: a process killed during writes loses nothing it had acknowledged', async (engine) => {
	console.info(`seed ${SEED}`);
	const random = new SeededRandom(SEED);
	const location = await makeLocation(engine);
	const database = await openAfterStart();
	const all: Acknowledged[] = [];
	let staff: StaffCaller | undefined;
	for (let round = 0; round < ROUNDS; round++) {
		const site = await startSite(location);
		expect(await isReady(site)).toBe(true);
		// The session survives the process.
		staff ??= await openStaff(site.address);
		const writers = startWriters(site.address, staff, random);
		await expect.poll(() => writers.acknowledged.length, SOON).toBeGreaterThan(4);
		// One write of each kind first; the others are killed at any point.
		const kinds = () => new Set(writers.acknowledged.map(({ kind }) => kind)).size;
		if (round === 0) await expect.poll(kinds, SOON).toBe(4);
		await new Promise((resolve) => setTimeout(resolve, random.between(0, LATEST_MS)));
		await site.kill();
		await writers.ended;
		all.push(...writers.acknowledged);
		const again = await startSite(location);
		expect(await isReady(again)).toBe(true);
		await sendAgain(again.address, writers);
		await expectWhole(database, again.address, staff, [...writers.acknowledged]);
		await again.kill();
	}
	const last = await startSite(location);
	await expectWhole(database, last.address, staff as StaffCaller, all);
	await expectFiles(database, join(location.dataDir, 'uploads'));
	await expectMailGoesOn(database, location.dataDir);

	async function openAfterStart() {
		const first = await startSite(location);
		await first.kill();
		return openLocation(location);
	}
});

/** Checks that everything acknowledged is stored as sent. */
async function expectWhole(
	{ db }: Database,
	address: string,
	staff: StaffCaller,
	acknowledged: readonly Acknowledged[],
): Promise<void> {
	const requests = await db.selectFrom('sample_request').select(['number', 'email']).execute();
	const numbers = new Map(requests.map(({ number, email }) => [email, number]));
	// One row per person: nothing was stored twice.
	expect(numbers.size).toBe(requests.length);
	for (const { kind, answer, sent } of acknowledged) {
		if (kind === 'sample') expect(numbers.get(sent.body.companyEmail)).toBe(answer.number);
	}
	const sample = acknowledged.findLast(({ kind }) => kind === 'sample');
	if (sample?.kind === 'sample') {
		const repeated = await sendSampleRequest(address, sample.sent);
		expect([repeated.status, repeated.json()]).toEqual([201, sample.answer]);
	}
	// Two mails per request, otherwise it would be incomplete.
	const mails = await db.selectFrom('outbox_mail').select('id').execute();
	expect(mails).toHaveLength(2 * requests.length);
	for (const one of acknowledged) {
		if (one.kind === 'label') {
			const { text } = await staff.call(`${address}/api/admin/labels/${one.answer.id}`);
			expect(JSON.parse(text)).toMatchObject({ purchaseOrderNumber: one.sent.purchaseOrderNumber });
			expect(JSON.parse(text).content).toHaveLength(one.sent.content.length);
		}
		if (one.kind === 'picture') {
			const { status } = await staff.call(`${address}${one.answer.picture}`);
			expect(status).toBe(200);
		}
	}
	const saved = acknowledged.findLast(({ kind }) => kind === 'product');
	if (saved?.kind !== 'product') return;
	const glove = (await staff.call(`${address}/api/admin/products/xy300`)).json();
	// The last save may be stored without an acknowledgement; none before it may be missing.
	expect(glove.version).toBeGreaterThanOrEqual(saved.answer.version);
	if (glove.version === saved.answer.version) expect(glove.name).toBe(saved.sent.name);
	const shown = (await staff.call(`${address}/api/products/xy300`)).json();
	expect(shown.name).toBe(glove.name);
}

/** Checks that no picture row lacks its files. */
async function expectFiles({ db }: Database, folder: string): Promise<void> {
	const rows = await db.selectFrom('picture').select(['hash', 'width', 'height', 'colour']).execute();
	const there = new Set(readdirSync(folder));
	expect(rows.length).toBeGreaterThan(0);
	for (const row of rows) {
		for (const { name } of listPictureFiles(row)) expect(there).toContain(name);
	}
}

/** Expires the claims of a killed process, which otherwise expire later. */
async function expectMailGoesOn({ db }: Database, dataDir: string): Promise<void> {
	await db.updateTable('outbox_mail').set({ claimed_until: null }).where('state', '=', 'waiting').execute();
	const countWaiting = async () =>
		(await db.selectFrom('outbox_mail').select('id').where('state', '=', 'waiting').execute()).length;
	await expect.poll(countWaiting, SOON).toBe(0);
	const mails = await db.selectFrom('outbox_mail').select('id').execute();
	const files = readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
	// A mail written but not recorded as sent is written again under the same name.
	expect(files).toHaveLength(mails.length);
}
