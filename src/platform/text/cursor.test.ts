import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCursor, KEY_OR_TIME, parseCursor, TIME } from './cursor.ts';

const COMPANY = { id: /co_[2-9a-z]{12}/, value: KEY_OR_TIME };
const LABEL = { id: /\d{1,9}/ };

test.each([
	['after', 'co_abcdefgh2345', '6d6e'],
	['before', 'co_abcdefgh2345', ''],
	['after', 'co_abcdefgh2345', '2026-11-20T14:03:11.000Z'],
] as const)('a cursor survives its address: %s %s %s', (direction, id, value) => {
	const cursor = { direction, id, value };
	expect(parseCursor(formatCursor(cursor), COMPANY)).toEqual(cursor);
});

test('an address written with an empty value still works', () => {
	expect(parseCursor('after.co_abcdefgh2345.', COMPANY)).toMatchObject({ id: 'co_abcdefgh2345', value: '' });
});

test.each([
	'',
	'after',
	'after.',
	'after.1048.6d',
	'after.1048\n',
	'after.10 48',
	'after.1234567890',
	'older.1048',
	'After.1048',
	'after.x',
])('%j is not a cursor of a list by number', (text) => {
	expect(parseCursor(text, LABEL)).toBeUndefined();
});

test('a cursor of another list is rejected', () => {
	expect(parseCursor('after.co_abcdefgh2345.zz', COMPANY)).toBeUndefined();
	expect(
		parseCursor('after.2026-11-20T14:03:11.000Z.S-2026-0007', { id: /S-\d{4}-\d{4,9}/, value: TIME }),
	).toBeUndefined();
	expect(parseCursor('after.S-2026-0007', { id: /S-\d{4}-\d{4,9}/, value: TIME })).toBeUndefined();
});

test('any text gives a cursor that round-trips, or none', () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(after|before)\.\d+(\..*)?$/)), (text) => {
			const cursor = parseCursor(text, LABEL);
			if (cursor) expect(parseCursor(formatCursor(cursor), LABEL)).toEqual(cursor);
		}),
	);
});
