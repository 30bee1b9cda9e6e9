import { expect, it } from 'vitest';
import { wordErrors } from '../../platform/problems/problem.server.ts';
import { categorySchema } from './category-schema.ts';
import { listSchemaErrors } from './schema-error.ts';

function errorsOf(category: unknown): string[] {
	const reading = categorySchema.safeParse(category);
	return reading.success
		? []
		: wordErrors('en', listSchemaErrors(reading.error)).map(({ path, message }) => `${path}: ${message}`);
}

it('keeps the order of a category, in stored form', () => {
	const category = categorySchema.parse({ name: ' MIG / Stick ', partNumbers: ['XY301', 'xy300'] });
	expect(category).toEqual({ name: 'MIG / Stick', partNumbers: ['xy301', 'xy300'] });
	expect(categorySchema.parse({ name: 'Prep', partNumbers: [] }).partNumbers).toEqual([]);
});

it('reports the errors of a category', () => {
	expect(errorsOf({ name: '', partNumbers: ['xy300', 'tig gloves'], parent: 'x' })).toEqual([
		'name: must not be empty',
		'partNumbers.1: must begin with a letter or digit and hold only letters, digits, ".", "_" and "-", at most 64',
		'parent: is not a field we know',
	]);
	expect(errorsOf({ name: 'Prep', partNumbers: ['xy300', 'xy301', 'XY300'] })).toEqual([
		'partNumbers.2: "xy300" is listed twice',
	]);
	expect(errorsOf({ name: 'Prep' })).toEqual(['partNumbers: is missing']);
	expect(errorsOf({ name: 'Prep', partNumbers: Array(20_001).fill('xy300') })).toContain(
		'partNumbers: must have at most 20000 entries',
	);
});
