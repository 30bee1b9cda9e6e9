import { expect, it } from 'vitest';
import { isCategoryRecord, tidyCategory } from './tidy-category.ts';

it('is distinguished from a product by its list of part numbers', () => {
	expect(isCategoryRecord({ Name: 'TIG', 'Part Numbers': 'xy300' })).toBe(true);
	expect(isCategoryRecord({ name: 'TIG', partNumbers: [], partNumber: 'xy300' })).toBe(false);
	expect(isCategoryRecord({ name: 'TIG' })).toBe(false);
});

it('lists canonical part numbers from a list or a cell, and names other fields', () => {
	const candidate = { name: 'MIG / Stick', partNumbers: ['xy300', 'xy276-3'] };
	expect(tidyCategory({ NAME: ' MIG / Stick ', partNumbers: 'XY300|XY276 - 3' })).toEqual({
		candidate,
		unknown: [],
		errors: [],
	});
	expect(tidyCategory({ name: 'MIG / Stick', partNumbers: ['XY300 ', 'xy276-3', null], id: 7 })).toEqual({
		candidate,
		unknown: ['id'],
		errors: [],
	});
});
