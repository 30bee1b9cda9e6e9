import { expect, it } from 'vitest';
import { compareAddress, parseComparison } from './comparison.ts';

const parse = (query: string) => parseComparison(new URLSearchParams(query));

it('parses part numbers with any separator, each once and in order', () => {
	expect(parse('gloves=XY301,xy300%20xy276-3&gloves=xy300;xy302').partNumbers).toEqual([
		'xy301',
		'xy300',
		'xy276-3',
		'xy302',
	]);
	expect(parse('').partNumbers).toEqual([]);
});

it('names invalid part numbers, and reads at most eight', () => {
	expect(parse(`gloves=xy300,${'a'.repeat(80)},<b>`).unreadable).toEqual(['a'.repeat(40), '<b>']);
	expect(parse(`gloves=${Array.from({ length: 50 }, (_, at) => `xy${at}`)}`).partNumbers).toHaveLength(8);
});

it('round-trips its address', () => {
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
