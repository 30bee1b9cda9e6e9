import { expect, test } from 'vitest';
import { makeDatabaseLocation, openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/database.server.ts';
import { takeNextNumber } from '../db/number-series-queries.server.ts';
import {
	cleanUpIdempotency,
	type IdempotentRequest,
	readIdempotencyKey,
	withIdempotency,
} from './idempotency.server.ts';

const REQUEST: IdempotentRequest = {
	key: 'a1b2c3d4e5f60718',
	route: 'POST /test',
	actor: { visitor: '203.0.113.9' },
	body: { company: 'Weld Co' },
};
const NOW = new Date('2026-03-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

/** An effect that can be counted: it takes the next number. */
const run = ({ db }: Database, request: IdempotentRequest, now = NOW) =>
	withIdempotency(
		db,
		request,
		async (transaction) => ({ status: 201, answer: { number: await takeNextNumber(transaction, 'T') } }),
		now,
	);

test('a repeated request gets the same response and has no effect', async () => {
	const database = await openTestDatabase();
	const first = await run(database, REQUEST);
	expect(first).toEqual({ status: 201, answer: { number: 1 } });
	expect(await run(database, REQUEST)).toEqual(first);
	expect(await run(database, { ...REQUEST, actor: { visitor: '198.51.100.1' } })).toEqual(first);
});

test('fifty concurrent requests, over two connection pools where the engine has them, run once', async () => {
	const location = await makeDatabaseLocation();
	const first = await openTestDatabase(location);
	// One process never opens SQLite twice: its second connection would block what the first one waits for.
	const second = first.engine === 'sqlite' ? first : await openTestDatabase(location);
	const runs = Array.from({ length: 50 }, (_, i) => run(i % 2 === 0 ? first : second, REQUEST));
	const numbers = (await Promise.all(runs)).map(({ answer }) => answer.number);
	expect(new Set(numbers)).toEqual(new Set([1]));
	expect(await first.db.transaction().execute((transaction) => takeNextNumber(transaction, 'T'))).toBe(2);
});

test('the same key with another body is rejected, without effect', async () => {
	const database = await openTestDatabase();
	await run(database, REQUEST);
	await expect(run(database, { ...REQUEST, body: { company: 'Other Co' } })).rejects.toMatchObject({
		kind: 'unprocessable',
	});
});

test('another key, route or staff member is another request', async () => {
	const database = await openTestDatabase();
	const requests: IdempotentRequest[] = [
		REQUEST,
		{ ...REQUEST, key: 'another-key-0000' },
		{ ...REQUEST, route: 'POST /other' },
		{ ...REQUEST, actor: { staff: 'one' } },
		{ ...REQUEST, actor: { staff: 'two' } },
	];
	for (const [at, request] of requests.entries()) {
		expect((await run(database, request)).answer.number).toBe(at + 1);
	}
});

test('without a key each request is separate, even if identical', async () => {
	const database = await openTestDatabase();
	const bare = { ...REQUEST, key: undefined };
	expect((await run(database, bare)).answer.number).toBe(1);
	expect((await run(database, bare)).answer.number).toBe(2);
	expect((await run(database, REQUEST)).answer.number).toBe(3);
	expect((await run(database, bare)).answer.number).toBe(4);
	expect(await database.db.selectFrom('idempotency_key').selectAll().execute()).toHaveLength(1);
});

test('an effect that fails leaves nothing, and the request may be retried', async () => {
	const database = await openTestDatabase();
	const failing = withIdempotency(database.db, REQUEST, async (transaction) => {
		await takeNextNumber(transaction, 'T');
		throw new Error('not today');
	});
	await expect(failing).rejects.toThrow('not today');
	expect((await run(database, REQUEST)).answer.number).toBe(1);
});

test('after a day the key is free again, and the old response is cleaned up', async () => {
	const database = await openTestDatabase();
	await run(database, REQUEST);
	expect((await run(database, REQUEST, new Date(NOW.getTime() + DAY - 1))).answer.number).toBe(1);
	expect((await run(database, REQUEST, new Date(NOW.getTime() + DAY + 1))).answer.number).toBe(2);
	await cleanUpIdempotency(database.db, new Date(NOW.getTime() + 3 * DAY));
	expect(await database.db.selectFrom('idempotency_key').selectAll().execute()).toEqual([]);
});

test('a key is validated strictly', () => {
	expect(readIdempotencyKey(undefined)).toBeUndefined();
	expect(readIdempotencyKey('')).toBeUndefined();
	expect(readIdempotencyKey('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe(
		'0f8fad5b-d9cb-469f-a165-70867728950e',
	);
	for (const bad of ['short', 'a'.repeat(129), 'with space 0000000', 'line\n000000000000000', ['a', 'b']]) {
		expect(() => readIdempotencyKey(bad)).toThrow(expect.objectContaining({ kind: 'invalid' }));
	}
});
