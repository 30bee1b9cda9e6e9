import { expect, test } from 'vitest';
import { makeDatabasePlace, openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/database.server.ts';
import { takeNextNumber } from '../db/number-series-queries.server.ts';
import {
	cleanUpIdempotency,
	type IdempotentCall,
	readIdempotencyKey,
	withIdempotency,
} from './idempotency.server.ts';

const CALL: IdempotentCall = {
	key: 'a1b2c3d4e5f60718',
	route: 'POST /test',
	actor: { visitor: '203.0.113.9' },
	body: { company: 'Weld Co' },
};
const NOW = new Date('2026-03-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

/** An effect that can be counted: it takes the next number. */
const run = ({ db }: Database, call: IdempotentCall, now = NOW) =>
	withIdempotency(
		db,
		call,
		async (transaction) => ({ status: 201, answer: { number: await takeNextNumber(transaction, 'T') } }),
		now,
	);

test('a repeated request gets the same response and has no effect', async () => {
	const database = await openTestDatabase();
	const first = await run(database, CALL);
	expect(first).toEqual({ status: 201, answer: { number: 1 } });
	expect(await run(database, CALL)).toEqual(first);
	expect(await run(database, { ...CALL, actor: { visitor: '198.51.100.1' } })).toEqual(first);
});

test('fifty concurrent requests, over two connection pools where the engine has them, run once', async () => {
	const place = await makeDatabasePlace();
	const first = await openTestDatabase(place);
	// One process never opens SQLite twice: its second connection would block what the first one waits for.
	const second = first.engine === 'sqlite' ? first : await openTestDatabase(place);
	const calls = Array.from({ length: 50 }, (_, i) => run(i % 2 === 0 ? first : second, CALL));
	const numbers = (await Promise.all(calls)).map(({ answer }) => answer.number);
	expect(new Set(numbers)).toEqual(new Set([1]));
	expect(await first.db.transaction().execute((transaction) => takeNextNumber(transaction, 'T'))).toBe(2);
});

test('the same key with another body is rejected, without effect', async () => {
	const database = await openTestDatabase();
	await run(database, CALL);
	await expect(run(database, { ...CALL, body: { company: 'Other Co' } })).rejects.toMatchObject({
		kind: 'unprocessable',
	});
});

test('another key, route or staff member is another request', async () => {
	const database = await openTestDatabase();
	const calls: IdempotentCall[] = [
		CALL,
		{ ...CALL, key: 'another-key-0000' },
		{ ...CALL, route: 'POST /other' },
		{ ...CALL, actor: { staff: 'one' } },
		{ ...CALL, actor: { staff: 'two' } },
	];
	for (const [at, call] of calls.entries()) {
		expect((await run(database, call)).answer.number).toBe(at + 1);
	}
});

test('without a key each request is separate, even if identical', async () => {
	const database = await openTestDatabase();
	const bare = { ...CALL, key: undefined };
	expect((await run(database, bare)).answer.number).toBe(1);
	expect((await run(database, bare)).answer.number).toBe(2);
	expect((await run(database, CALL)).answer.number).toBe(3);
	expect((await run(database, bare)).answer.number).toBe(4);
	expect(await database.db.selectFrom('idempotency_key').selectAll().execute()).toHaveLength(1);
});

test('an effect that fails leaves nothing, and the request may be retried', async () => {
	const database = await openTestDatabase();
	const failing = withIdempotency(database.db, CALL, async (transaction) => {
		await takeNextNumber(transaction, 'T');
		throw new Error('not today');
	});
	await expect(failing).rejects.toThrow('not today');
	expect((await run(database, CALL)).answer.number).toBe(1);
});

test('after a day the key is free again, and the old response is cleaned up', async () => {
	const database = await openTestDatabase();
	await run(database, CALL);
	expect((await run(database, CALL, new Date(NOW.getTime() + DAY - 1))).answer.number).toBe(1);
	expect((await run(database, CALL, new Date(NOW.getTime() + DAY + 1))).answer.number).toBe(2);
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
