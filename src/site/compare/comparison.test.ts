import { expect, it } from 'vitest';
import { compareAddress, parseComparison } from './comparison.ts';

const parse = (query: string) => parseComparison(new URLSearchParams(query));

it('reads part numbers however they are divided, each once and in order', () => {
	expect(parse('gloves=XY301,xy300%20xy276-3&gloves=xy300;xy302').partNumbers).toEqual([
		'xy301',
		'xy300',
		'xy276-3',
		'xy302',
	]);
	expect(parse('').partNumbers).toEqual([]);
});

it('names what is no part number, and reads no more than eight', () => {
	expect(parse(`gloves=xy300,${'a'.repeat(80)},<b>`).unreadable).toEqual(['a'.repeat(40), '<b>']);
	expect(parse(`gloves=${Array.from({ length: 50 }, (_, at) => `xy${at}`)}`).partNumbers).toHaveLength(8);
});

it('writes the address that it reads', () => {
	const address = compareAddress(['xy300', 'xy276-3'], true);
	expect(address).toBe('/compare?gloves=xy300,xy276-3&only=differences');
	expect(parse(address.split('?')[1] ?? '')).toEqual({
		partNumbers: ['xy300', 'xy276-3'],
		unreadable: [],
		onlyDifferences: true,
		add: '',
	});
	expect(compareAddress([], true)).toBe('/compare');
});
