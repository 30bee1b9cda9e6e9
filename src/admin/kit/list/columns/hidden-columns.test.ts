import { expect, test } from 'vitest';
import { readHidden, shownColumns, toggleHidden } from './hidden-columns.ts';

const COLUMNS = [
	{ key: 'name', title: 'Name', isMain: true },
	{ key: 'town', title: 'Town' },
	{ key: 'phone', title: 'Phone' },
];
const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key);
const read = (query: string) => readHidden(new URLSearchParams(query));

test.each([
	['', []],
	['hide=', []],
	['hide=phone,town,phone', ['phone', 'town']],
	['hide=,,phone', ['phone']],
])('the address %o hides %o', (query, hidden) => {
	expect(read(query)).toEqual(hidden);
});

test('an address hides what it names, but never the main column, and ignores what is no column', () => {
	expect(keys(shownColumns(COLUMNS, read('hide=name,phone,nothing')))).toEqual(['name', 'town']);
	expect(keys(shownColumns(COLUMNS, read('hide=name,phone,town')))).toEqual(['name']);
});

test('hiding and showing again gives the address without the parameter, whatever the order', () => {
	expect(toggleHidden(COLUMNS, [], 'phone')).toBe('phone');
	expect(toggleHidden(COLUMNS, ['phone'], 'town')).toBe('town,phone');
	expect(toggleHidden(COLUMNS, ['town', 'phone'], 'phone')).toBe('town');
	expect(toggleHidden(COLUMNS, ['town', 'nothing'], 'town')).toBeUndefined();
});
