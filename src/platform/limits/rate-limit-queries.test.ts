import { expect, test } from 'vitest';
import { makeDatabaseLocation, openTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from '../db/database.server.ts';
import { ProblemError } from '../problems/problem.server.ts';
import { cleanUp } from '../process/cleanup.server.ts';
import { requireWithinLimit } from './rate-limit.server.ts';

const LIMIT = { name: 'test', who: '203.0.113.9', limit: 3, perSeconds: 60 };
const START = Date.parse('2026-03-01T12:00:00Z');
const refused = (use: Promise<void>) =>
	use.then(
		() => undefined,
		(error: ProblemError) => error,
	);

test('as many as allowed, then 429 with the time to wait', async () => {
	const { db } = await openTestDatabase();
	for (let i = 0; i < 3; i++) await requireWithinLimit(db, LIMIT, START);
	const error = await refused(requireWithinLimit(db, LIMIT, START + 1000));
	expect(error).toBeInstanceOf(ProblemError);
	expect(error).toMatchObject({ kind: 'too-many-requests' });
	const seconds = Number(error?.headers['retry-after']);
	expect(seconds).toBeGreaterThan(0);
	expect(await refused(requireWithinLimit(db, LIMIT, START + 1000 + seconds * 1000))).toBeUndefined();
});

test('the window slides: its boundary does not allow twice as many', async () => {
	const { db } = await openTestDatabase();
	const end = START + 59_000;
	for (let i = 0; i < 3; i++) await requireWithinLimit(db, LIMIT, end);
	expect(await refused(requireWithinLimit(db, LIMIT, end + 2000))).toBeDefined();
	expect(await refused(requireWithinLimit(db, LIMIT, end + 121_000))).toBeUndefined();
});

test('a request that read the clock before the window began does not reset its count', async () => {
	const { db } = await openTestDatabase();
	const start = START + 60_000;
	for (let i = 0; i < 3; i++) await requireWithinLimit(db, LIMIT, start + 30_000);
	expect(await refused(requireWithinLimit(db, LIMIT, start - 1))).toBeDefined();
	expect(await refused(requireWithinLimit(db, LIMIT, start + 30_000))).toBeDefined();
});

test('a count from a clock that was days ahead has no effect', async () => {
	const { db } = await openTestDatabase();
	for (let i = 0; i < 4; i++) await refused(requireWithinLimit(db, LIMIT, START + 5 * 86_400_000));
	expect(await refused(requireWithinLimit(db, LIMIT, START))).toBeUndefined();
});

test('other keys, and other limits, are not affected', async () => {
	const { db } = await openTestDatabase();
	for (let i = 0; i < 3; i++) await requireWithinLimit(db, LIMIT, START);
	await requireWithinLimit(db, { ...LIMIT, who: '203.0.113.10' }, START);
	await requireWithinLimit(db, { ...LIMIT, name: 'another' }, START);
});

test('two processes share a count: of twenty concurrent requests three pass', async () => {
	const location = await makeDatabaseLocation();
	const first = await openTestDatabase(location);
	const second = await openDatabase(location);
	const uses = Array.from({ length: 20 }, (_, i) =>
		refused(requireWithinLimit([first, second][i % 2]!.db, LIMIT, START)),
	);
	const passed = (await Promise.all(uses)).filter((error) => error === undefined);
	await second.close();
	expect(passed).toHaveLength(3);
});

test('a use inside a transaction that fails is not counted', async () => {
	const { db } = await openTestDatabase();
	for (let i = 0; i < 5; i++) {
		const failing = db.transaction().execute(async (transaction) => {
			await requireWithinLimit(transaction, LIMIT, START);
			throw new Error('not today');
		});
		await expect(failing).rejects.toThrow('not today');
	}
	await requireWithinLimit(db, LIMIT, START);
});

test('no address is stored, and expired counts are deleted', async () => {
	const { db } = await openTestDatabase();
	await requireWithinLimit(db, LIMIT, START);
	const rows = await db.selectFrom('rate_limit').selectAll().execute();
	expect(JSON.stringify(rows)).not.toContain(LIMIT.who);
	await cleanUp(db, new Date(START + 60_000));
	expect(await db.selectFrom('rate_limit').selectAll().execute()).toHaveLength(1);
	await cleanUp(db, new Date(START + 121_000));
	expect(await db.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
});
