import { expect, test } from 'vitest';
import messages from '../../../messages/en.json' with { type: 'json' };
import { LISTING_ROUTES } from '../../domain/catalogue/category.ts';
import { CATEGORY_MENU, findListingRoute } from './listing-scope.ts';

const words = messages.listing.pages;

test('every category and series has its own address, in any case', () => {
	for (const { path, categoryName, id } of LISTING_ROUTES) {
		const route = findListingRoute(`/Products/${path.toUpperCase()}/`);
		expect(route).toEqual({ id, path: `/products/${path}`, scope: { kind: 'category', name: categoryName } });
	}
});

test('all gloves, the stick-welding gloves and unknown paths', () => {
	expect(findListingRoute('/products')).toMatchObject({ id: 'all', scope: { kind: 'all' } });
	expect(findListingRoute('/products/smaw').scope).toEqual({ kind: 'process', code: 'SMAW' });
	expect(findListingRoute('/products/tig/deeper')).toMatchObject({ id: 'unknown', path: '/products' });
});

test('the category menu lists the eight entries in order', () => {
	expect(CATEGORY_MENU.map(({ id }) => messages.listing.categories[id as 'tig'])).toEqual([
		'Welding Gloves',
		'TIG Gloves',
		'MIG / Stick Gloves',
		'Prep Gloves',
		'Work Gloves',
		'Fitter Gloves',
		'Driver Gloves',
		'Winter Gloves',
	]);
});

test('no two pages share a title, a lead or a description, and descriptions fit a search result', () => {
	const pages = Object.entries(words).filter(([id]) => id !== 'unknown');
	expect(pages.length).toBe(LISTING_ROUTES.length + 2);
	for (const field of ['title', 'text', 'description'] as const) {
		expect(new Set(pages.map(([, page]) => page[field])).size).toBe(pages.length);
	}
	for (const [, { description }] of pages) expect(description.length).toBeLessThanOrEqual(165);
});
