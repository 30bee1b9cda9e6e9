import { expect, it } from 'vitest';
import { listChangedFields } from './changed-fields.ts';

it('lists each changed field with both values, packaging part by part', () => {
	const before = { name: 'a', tags: ['x'], packaging: { masterCase: 36, innerBag: 6 } };
	const after = { name: 'b', tags: ['x'], packaging: { innerBag: 12, masterCase: 36 } };
	expect(listChangedFields(before, after)).toEqual([
		{ field: 'name', before: 'a', after: 'b' },
		{ field: 'packaging.innerBag', before: 6, after: 12 },
	]);
});

it('considers the order of lists and specifications, which pages show, and of nothing else', () => {
	const fieldsOf = (before: object, after: object) =>
		listChangedFields(before, after).map(({ field }) => field);
	expect(fieldsOf({ list: [1, 2] }, { list: [2, 1] })).toEqual(['list']);
	expect(fieldsOf({ specifications: { a: '1', b: '2' } }, { specifications: { b: '2', a: '1' } })).toEqual([
		'specifications',
	]);
	expect(fieldsOf({ sizes: { M: '1', L: '2' } }, { sizes: { L: '2', M: '1' } })).toEqual([]);
	expect(fieldsOf({ rows: [{ a: 1, b: 2 }] }, { rows: [{ b: 2, a: 1 }] })).toEqual([]);
	expect(fieldsOf({ rows: [] }, { rows: {} })).toEqual(['rows']);
});
