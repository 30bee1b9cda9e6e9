import { Worker } from 'node:worker_threads';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { StoredKind } from './stored-kind.server.ts';
import { UnreadableDocuments } from './unreadable-documents.server.ts';

const SLOW_MS = 700;

const GLOVES: StoredKind = {
	name: 'Glove',
	table: 'product',
	column: 'document',
	keys: ['part_number'],
	read: (_, text) => text,
};

/** Delays each answer, at no processor time of this process. */
function delayAnswers(delayMs: number, onAnswer = () => {}): KyselyPlugin {
	return {
		transformQuery: ({ node }) => node,
		transformResult: async ({ result }) => {
			await new Promise((resolve) => setTimeout(resolve, delayMs));
			onAnswer();
			return result;
		},
	};
}

test('a scan that waits for a slow database does not delay the next one by ten times its length', async () => {
	const { db } = await openTestDatabase();
	let scans = 0;
	// A table without rows is one query for each scan.
	const slow = delayAnswers(SLOW_MS, () => {
		scans += 1;
	});
	const log = { warn: () => {}, info: () => {} };
	const documents = new UnreadableDocuments({ db: db.withPlugin(slow), kinds: [GLOVES], log });
	await documents.scan();
	expect(scans).toBe(1);
	documents.scheduleScan();
	await expect.poll(() => scans, { timeout: SLOW_MS * 7 }).toBe(2);
	documents.close();
});

test('a change during a scan, after its table was read, is found by another scan', async () => {
	const { db } = await openTestDatabase();
	const log = { warn: () => {}, info: () => {} };
	let scans = 0;
	const kind: StoredKind = { ...GLOVES, table: 'catalogue_state', column: 'version', keys: ['id'] };
	const documents: UnreadableDocuments = new UnreadableDocuments({
		db: db.withPlugin(delayAnswers(100)),
		log,
		kinds: [
			{ ...kind, read: () => scans++ },
			{ ...kind, read: () => (scans === 1 ? documents.scheduleScan() : undefined) },
			kind,
		],
	});
	await documents.scan();
	expect(scans).toBe(1);
	await expect.poll(() => scans, { timeout: 20_000 }).toBe(2);
	documents.close();
});

test('a scan under way at the end of the process schedules no other', async () => {
	const { db } = await openTestDatabase();
	let scans = 0;
	const kind: StoredKind = { ...GLOVES, table: 'catalogue_state', column: 'version', keys: ['id'] };
	const documents: UnreadableDocuments = new UnreadableDocuments({
		db,
		log: { warn: () => {}, info: () => {} },
		kinds: [
			{
				...kind,
				read: () => {
					scans += 1;
					documents.scheduleScan();
					documents.close();
				},
			},
		],
	});
	await documents.scan();
	await new Promise((resolve) => setTimeout(resolve, 1_500));
	expect(scans).toBe(1);
});

test('after a repair the result is that of a scan which began after it', async () => {
	const { db } = await openTestDatabase();
	let scans = 0;
	const kind: StoredKind = { ...GLOVES, table: 'catalogue_state', column: 'version', keys: ['id'] };
	const documents = new UnreadableDocuments({
		db: db.withPlugin(delayAnswers(100)),
		log: { warn: () => {}, info: () => {} },
		kinds: [{ ...kind, read: () => scans++ }, kind],
	});
	const running = documents.scan();
	await expect.poll(() => scans).toBe(1);
	await documents.scanAfterWrite();
	expect(scans).toBe(2);
	await running;
	documents.close();
});

/** Uses this much of the processor's time, which takes longer where others want it too. */
function work(ms: number): void {
	const began = process.threadCpuUsage();
	for (let used = 0; used < ms * 1000; ) {
		const { user, system } = process.threadCpuUsage(began);
		used = user + system;
	}
}

test('a long scan is not waited for by those who ask for what is known, and a short one is', async () => {
	const { db } = await openTestDatabase();
	const kind: StoredKind = { ...GLOVES, table: 'catalogue_state', column: 'version', keys: ['id'] };
	const open = (workMs: number) => {
		const state = { scans: 0 };
		const read = () => {
			state.scans += 1;
			work(workMs);
		};
		const log = { warn: () => {}, info: () => {} };
		return { state, documents: new UnreadableDocuments({ db, kinds: [{ ...kind, read }], log }) };
	};
	const long = open(400);
	await long.documents.scan();
	long.documents.scheduleScan();
	await long.documents.listKnown();
	expect(long.state.scans).toBe(1);
	// The list itself is asked for the present state.
	await long.documents.list();
	expect(long.state.scans).toBe(2);
	long.documents.close();

	const short = open(0);
	await short.documents.scan();
	short.documents.scheduleScan();
	await short.documents.listKnown();
	expect(short.state.scans).toBe(2);
	short.documents.close();
});

test('what the process does for others during a scan does not postpone the next one', async () => {
	const { db } = await openTestDatabase();
	let scans = 0;
	const kind: StoredKind = { ...GLOVES, table: 'catalogue_state', column: 'version', keys: ['id'] };
	// Between two steps of the scan, others have the processor for as long as they like.
	const others = { ...kind, read: () => void setImmediate(() => work(600)) };
	const documents = new UnreadableDocuments({
		db,
		kinds: [others, { ...kind, read: () => scans++ }],
		log: { warn: () => {}, info: () => {} },
	});
	await documents.scan();
	documents.scheduleScan();
	// Ten times the work of the others would be six seconds.
	await expect.poll(() => scans, { timeout: 4_000 }).toBe(2);
	documents.close();
});

test('what another thread does during a scan does not make it a long one', async () => {
	const { db } = await openTestDatabase();
	let scans = 0;
	const kind: StoredKind = { ...GLOVES, table: 'catalogue_state', column: 'version', keys: ['id'] };
	const documents = new UnreadableDocuments({
		db: db.withPlugin(delayAnswers(1_000)),
		kinds: [{ ...kind, read: () => scans++ }],
		log: { warn: () => {}, info: () => {} },
	});
	const busy = new Worker('for (const end = Date.now() + 4000; Date.now() < end; );', { eval: true });
	await documents.scan();
	documents.scheduleScan();
	await documents.listKnown();
	expect(scans).toBe(2);
	documents.close();
	await busy.terminate();
});
