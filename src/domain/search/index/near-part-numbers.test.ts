import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { anIndex } from '../test-index.ts';

const { products, categories } = readDemonstrationCatalogue();
const index = anIndex(products, categories);

/** Typical errors in part numbers, and the one that must be suggested. */
test.each([
	['xy30', 'xy300'],
	['xy3000', 'xy300'],
	['300', 'xy300'],
	['#300', 'xy300'],
	['XY-3OO', 'xy300'],
	['xy3oo', 'xy300'],
	['xy3O1', 'xy301'],
	['xyz300', 'xy300'],
	['yx300', 'xy300'],
	['zz300', 'xy300'],
	['x300', 'xy300'],
	['XY 300', 'xy300'],
	['xy_300', 'xy300'],
	['ХУ300', 'xy300'],
	['2763', 'xy276-3'],
	['xy276-4', 'xy276-3'],
	['xyo73-2', 'xy073-2'],
	['xy300-pink-left', 'xy300'],
	['model xy300', 'xy300'],
	['xy300.html', 'xy300'],
])('“%s” is near %s', (typed, partNumber) => {
	expect(index.nearestPartNumbers(typed, 4)).toContain(partNumber);
});

test('any text gives at most the requested number of suggestions, each once, each existing', () => {
	const part = fc.constantFrom('xy', '300', 'O', 'l', '-', ' ', '/', '<b>', '\u202e', '0', '276');
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string({ unit: 'binary' }),
				fc.array(part).map((parts) => parts.join('')),
			),
			(typed) => {
				const near = index.nearestPartNumbers(typed, 4);
				expect(near.length).toBeLessThanOrEqual(4);
				expect(new Set(near).size).toBe(near.length);
				for (const partNumber of near) expect(index.hasProduct(partNumber)).toBe(true);
			},
		),
		{ numRuns: 50 },
	);
});
