import { expect, test } from 'vitest';
import { fieldId } from './form-value.ts';

test('the id of a control is one word, whatever its path contains', () => {
	expect(fieldId('sizes.0.name')).toBe('field-sizes.0.name');
	for (const path of ['french.Side split, 1.2 mm', 'french.two\nlines', 'french.a\u00A0b\tc'])
		expect(fieldId(path)).toMatch(/^\S+$/);
});
