import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeOfPath } from './locale.ts';
import { englishPath, listAlternates, localizedPath, pairedPath } from './localized-path.ts';

describe('a page in French', () => {
	test.each([
		['/', '/fr'],
		['/?a=1', '/fr?a=1'],
		['/products/xy300?size=L#picture-2', '/fr/produits/xy300?size=L#picture-2'],
		['/products/work-gloves/winter', '/fr/produits/gants-de-travail/hiver'],
		['/products/chosen-by-staff', '/fr/produits/chosen-by-staff'],
		['/newsletter/confirm?token=t', '/fr/infolettre/confirmation?token=t'],
		['/distributor/orders/D-1', '/fr/distributeur/commandes/D-1'],
		['/nothing/here', '/fr/nothing/here'],
		['/distributor/price-list.pdf', '/fr/distributeur/liste-de-prix.pdf'],
		['/distributor/pictures/xy300.zip', '/fr/distributeur/photos/xy300.zip'],
	])('%s is %s', (english, french) => {
		expect(localizedPath(english, 'fr')).toBe(french);
		expect(englishPath(french)).toBe(english);
		expect(localizedPath(english, 'en')).toBe(english);
		expect(localeOfPath(french)).toBe('fr');
	});

	test.each([
		'/admin/labels',
		'/api/products/xy300',
		'/products/xy300/spec-sheet.pdf',
		'#a',
		'https://a.ca/fr',
	])('%s has one address for all languages', (path) => {
		expect(localizedPath(path, 'fr')).toBe(path);
		expect(englishPath(path)).toBe(path);
	});

	test('any page leads to its pair and back', () => {
		const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
		fc.assert(
			fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
				const path = `/${segments.join('/')}`;
				fc.pre(!/^\/(?:admin|api|assets|pictures|uploads|fr)(?:\/|$)/.test(path));
				expect(localeOfPath(localizedPath(path, 'fr'))).toBe('fr');
				const back = englishPath(localizedPath(path, 'fr'));
				expect(localizedPath(back, 'fr')).toBe(localizedPath(path, 'fr'));
			}),
		);
	});

	test('case makes no difference to the language or the page', () => {
		expect(localeOfPath('/FR/Produits')).toBe('fr');
		expect(englishPath('/FR/Produits/XY300')).toBe('/products/XY300');
		expect(localeOfPath('/french')).toBe('en');
		for (const name of ['constructor', 'toString', 'valueOf']) expect(localeOfPath(`/${name}`)).toBe('en');
	});
});

test('a route without a pair does not start', () => {
	expect(pairedPath('', 'fr')).toBe('fr');
	expect(pairedPath('*', 'fr')).toBe('fr/*');
	expect(pairedPath('newsletter/:step?', 'fr')).toBe('fr/infolettre/:step?');
	expect(() => pairedPath('careers', 'fr')).toThrow('/careers has no path in "fr"');
});

test('a page names itself in every language, and English for all others', () => {
	expect(listAlternates('/compare')).toEqual([
		{ tag: 'en', path: '/compare' },
		{ tag: 'fr', path: '/fr/comparer' },
		{ tag: 'x-default', path: '/compare' },
	]);
});
