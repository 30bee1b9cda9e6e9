import { expect, test } from 'vitest';
import { currentMark } from './current-mark.ts';

test('an item is current on its page and on pages below it', () => {
	expect(currentMark('/products', '/products')).toBe('page');
	expect(currentMark('/products', '/products/xy300')).toBe('true');
	expect(currentMark('/products', '/products-old')).toBeUndefined();
	expect(currentMark('/', '/about')).toBeUndefined();
});
