import { expect, test } from 'vitest';
import { listOptions } from './search-option.ts';

const aGlove = (partNumber: string) => ({ partNumber, name: 'Argon Bulwark', description: '', pictures: [] });
const found = { state: 'found', text: 'tig & co', gloves: [], total: 0, near: [] } as const;

test('gloves come first, followed by a link to all results', () => {
	const options = listOptions({ ...found, gloves: [aGlove('xy300'), aGlove('xy276-3')], total: 14 });
	expect(options.map(({ href }) => href)).toEqual([
		'/products/xy300',
		'/products/xy276-3',
		'/products?q=tig+%26+co',
	]);
});

test('when every match is shown there is no further link', () => {
	expect(listOptions({ ...found, gloves: [aGlove('xy300')], total: 1 })).toHaveLength(1);
});

test('an empty result offers similar gloves, then all gloves', () => {
	const options = listOptions({ ...found, near: ['goatskin'] });
	expect(options.map(({ kind, href }) => [kind, href])).toEqual([
		['near', '/products?q=goatskin'],
		['catalogue', '/products'],
	]);
});

test.each(['none', 'waiting', 'failed'] as const)('%s has no rows', (state) => {
	expect(listOptions({ state })).toEqual([]);
});
