import { expect, test } from 'vitest';
import { currentMark, NAVIGATION } from './navigation.ts';

test('an item is current on its page and on pages below it', () => {
	expect(currentMark('/products', '/products')).toBe('page');
	expect(currentMark('/products', '/products/xy300')).toBe('true');
	expect(currentMark('/products', '/products-old')).toBeUndefined();
	expect(currentMark('/', '/about')).toBeUndefined();
});

test('the menu has its items in order', () => {
	expect(NAVIGATION.map(({ label, href }) => [label, href])).toEqual([
		['about', '/about'],
		['gloves', '/products'],
		['bestSellers', '/#best-sellers'],
		['whereToBuy', '/where-to-buy'],
		['contact', '#contact'],
	]);
});
