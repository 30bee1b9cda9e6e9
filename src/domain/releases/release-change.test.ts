import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, isEmptyChange, listConflicts, pickChange, revertChange } from './release-change.ts';

const value = fc.oneof(
	fc.string(),
	fc.integer(),
	fc.boolean(),
	fc.constant(null),
	fc.array(fc.string(), { maxLength: 3 }),
	fc.record({ english: fc.string(), french: fc.string() }),
);
const record = fc.dictionary(fc.constantFrom('name', 'rating', 'sizes', 'état', 'x-1', 'toString'), value);

test('what is wanted is what comes out, and taking it back gives what was there', () => {
	fc.assert(
		fc.property(record, record, (stored, wanted) => {
			const change = pickChange(stored, wanted);
			const live = applyChange(stored, change);
			expect(live).toEqual(wanted);
			expect(listConflicts(stored, change)).toEqual([]);
			expect(revertChange(live, change)).toEqual({ fields: stored, kept: [] });
			expect(isEmptyChange(change)).toBe(JSON.stringify(change) === '{"before":{},"after":{}}');
		}),
	);
});

test('a field that the release does not touch keeps what somebody wrote meanwhile, both ways', () => {
	fc.assert(
		fc.property(record, record, value, (stored, wanted, typed) => {
			const change = pickChange({ ...stored, other: 1 }, { ...wanted, other: 1 });
			const meanwhile = { ...stored, other: typed };
			expect(listConflicts(meanwhile, change)).toEqual([]);
			const live = applyChange(meanwhile, change);
			expect(live).toEqual({ ...wanted, other: typed });
			expect(revertChange(live, change).fields).toEqual(meanwhile);
		}),
	);
});

test('a field that both changed is a conflict, unless both wanted the same; what was changed after it stays', () => {
	const change = pickChange({ cut: 'A3', name: 'Bear' }, { cut: 'A5', name: 'Bear' });
	expect(listConflicts({ cut: 'A2', name: 'Bear' }, change)).toEqual(['cut']);
	expect(listConflicts({ cut: 'A5', name: 'Moose' }, change)).toEqual([]);
	expect(revertChange({ cut: 'A4', name: 'Bear' }, change)).toEqual({
		fields: { cut: 'A4', name: 'Bear' },
		kept: ['cut'],
	});
	// A field that was empty before.
	const added = pickChange({}, { note: 'new' });
	expect(listConflicts({ note: 'mine' }, added)).toEqual(['note']);
	expect(applyChange({}, added)).toEqual({ note: 'new' });
	expect(revertChange({ note: 'new' }, added).fields).toEqual({});
});
