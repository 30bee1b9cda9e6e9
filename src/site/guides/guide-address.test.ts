import { expect, test } from 'vitest';
import { guideAddress } from './guide-address.ts';

test('the sizing guide depends on the hand as it was typed: the page shows it so', () => {
	expect(guideAddress('/sizing-guide', 'utm=x&unit=in&palm=9.0')).toBe('/sizing-guide?palm=9.0&unit=in');
	expect(guideAddress('/Sizing-Guide/', 'palm=22,6&length=19')).toBe(
		'/Sizing-Guide/?palm=22%2C6&length=19&unit=cm',
	);
	expect(guideAddress('/sizing-guide.data', 'palm=9&unit=in&_routes=a')).toBe(
		'/sizing-guide.data?_routes=a&palm=9&unit=in',
	);
});

test('anything else in its address, and a hand in any other, is left out', () => {
	expect(guideAddress('/sizing-guide', 'palm=nine&unit=in')).toBe('/sizing-guide');
	expect(guideAddress('/about', 'palm=9&unit=in')).toBe('/about');
	expect(guideAddress('/products', 'palm=9&size=l')).toBe('/products?size=l');
});
