import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-error.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

test.each([
	['a stopped PostgreSQL', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
	['one that shuts down', withCode('57P01')],
	['one without a place left', withCode('53300')],
	['a line that was cut', new Error('Connection terminated unexpectedly')],
	['a full disk', withCode('ENOSPC')],
	['two addresses that both refuse', new AggregateError([withCode('ECONNREFUSED')])],
	['any of them as the cause', new Error('outer', { cause: withCode('57P03') })],
])('%s may be retried', (_, error) => {
	expect(isDatabaseAway(error)).toBe(true);
});

test('a full or locked SQLite file may be retried, an invalid statement may not', () => {
	const file = new DatabaseSync(':memory:');
	file.exec('create table small (text); pragma max_page_count = 2');
	const thrownBy = (sql: string) => {
		try {
			file.exec(sql);
		} catch (error) {
			return error;
		}
	};
	expect(isDatabaseAway(thrownBy('insert into small values (zeroblob(100000))'))).toBe(true);
	expect(isDatabaseAway(thrownBy('insert into none values (1)'))).toBe(false);
	file.close();
});

test.each([
	['a key twice', withCode('23505')],
	['an error of ours', new TypeError('x is undefined')],
	['no error at all', 'ECONNREFUSED'],
])('%s may not', (_, error) => {
	expect(isDatabaseAway(error)).toBe(false);
});

test('an error that is its own cause is visited once', () => {
	const error = new Error('round');
	error.cause = error;
	expect(isDatabaseAway(error)).toBe(false);
});
