import { describe, expect, test } from 'vitest';
import { aGlove } from '../../domain/catalogue/test-glove.ts';
import { toCatalogueEntry } from '../../domain/search/index/catalogue-entry.ts';
import { assembleCatalogueIndex } from '../../domain/search/index/catalogue-index.ts';
import { parseListing } from '../../domain/search/listing.ts';
import { Vocabulary } from '../../domain/search/query/vocabulary.ts';
import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locale.ts';
import { addressOf, listChips, rangeOfPage } from './listing-data.ts';
import { loadCategoryListing, loadListing } from './listing-page.server.ts';
import { findListingPicture } from './listing-picture.server.ts';
import { ALL_GLOVES, CATEGORY_MENU, findListingRoute, UNKNOWN_LISTING } from './listing-scope.ts';

const vocabulary = new Vocabulary();
const gloves = Array.from({ length: 30 }, (_, at) =>
	aGlove({
		id: `glv_${at}`,
		partNumber: `xy${100 + at}`,
		name: `Glove ${100 + at}`,
		certifications: [
			{ type: 'ANSI_CUT', value: at === 0 ? 'A9' : 'A4', edition: '2024' },
			{ type: 'ANSI_HEAT', value: '5', edition: '2024' },
		],
	}),
);
const index = assembleCatalogueIndex(
	gloves.map((glove) => toCatalogueEntry(glove, vocabulary)),
	[],
	vocabulary,
);
const NO_CONTENTS = { findContent: () => undefined };
const load = (query: string, route = ALL_GLOVES) =>
	loadListing({
		index,
		route,
		listing: parseListing(new URLSearchParams(query)),
		picture: findListingPicture(NO_CONTENTS, route.id, DEFAULT_LOCALE),
		locale: DEFAULT_LOCALE,
	});

test('each page of a list is canonical, a filtered one refers to the whole list, a search to nothing', () => {
	expect(load('').canonical).toBe('/products');
	expect(load('page=2').canonical).toBe('/products?page=2');
	expect(load('size=l&page=2').canonical).toBe('/products');
	expect(load('q=glove').canonical).toBeNull();
	expect(load('', UNKNOWN_LISTING).canonical).toBeNull();
	expect(load('material=moon-dust'), 'a list of nothing').toMatchObject({ total: 0, canonical: null });
});

test('a page past the end shows the last, with its address', () => {
	const { listing, cards, total } = load('page=99');
	expect(listing.page).toBe(2);
	expect(cards.length).toBe(6);
	expect(addressOf('/products', listing)).toBe('/products?page=2');
	expect(rangeOfPage(listing.page, total)).toEqual({ from: 25, to: 30 });
});

test('ordered ratings say "or higher" below their highest level', () => {
	const values = load('').groups.find(({ id }) => id === 'certification')?.values ?? [];
	const atLeast = Object.fromEntries(values.map(({ label, atLeast = false }) => [label, atLeast]));
	expect(atLeast).toEqual({ 'ANSI Cut A4': true, 'ANSI Cut A9': false, 'ANSI Heat 5': false });
});

test('chips are in the order of the drawer; a value without gloves can still be removed', () => {
	const { groups, total } = load('certification=ansi-cut-a4&size=l&size=giant');
	expect(total).toBe(30);
	expect(listChips(groups).map(({ id, slug }) => [id, slug])).toEqual([
		['size', 'l'],
		['size', 'giant'],
		['certification', 'ansi-cut-a4'],
	]);
});

test('an empty search result offers similar part numbers as links', () => {
	const { total, suggestions } = load('q=xy199');
	expect(total).toBe(0);
	expect(suggestions[0]).toEqual({
		label: expect.stringMatching(/^XY1/),
		href: expect.stringMatching(/^\/products\/xy1/),
	});
});

test('an empty search result names the hazard that no glove is rated for', () => {
	expect(load('q=chainsaw+gloves')).toMatchObject({ total: 0, hazard: 'chainsaw', suggestions: [] });
	expect(load('q=xy199').hazard).toBeUndefined();
	expect(load('q=glove').hazard).toBeUndefined();
});

test('the range of an empty list does not start at 1', () => {
	expect(rangeOfPage(1, 0)).toEqual({ from: 0, to: 0 });
});

test('a category or series has a header picture, all gloves and searches have text only', () => {
	const series = ['/products/argon-series', '/products/track-series'].map(findListingRoute);
	const pictures = [...CATEGORY_MENU, ...series].map((route) => load('', route).picture);
	expect(new Set(pictures.map((picture) => picture?.sources.src)).size).toBe(10);
	expect(new Set(pictures.map((picture) => picture?.alt)).size).toBe(10);
	expect(load('').picture).toBeUndefined();
	expect(load('', UNKNOWN_LISTING).picture).toBeUndefined();
	expect(load('q=glove', findListingRoute('/products/argon-series')).picture).toBeUndefined();
});

describe('the words of a category that staff made', () => {
	const made = {
		name: 'Pipe and plate',
		slug: 'pipe',
		title: 'Pipe work',
		description: 'For the root pass.',
		titleFrench: '',
		descriptionFrench: '',
	};
	const textsOf = (page: typeof made, locale: Locale) =>
		loadCategoryListing({ index, ...NO_CONTENTS }, page, new URLSearchParams(), locale).texts;

	test('are English on French pages, and marked, until they have French', () => {
		expect(textsOf(made, 'en')).toMatchObject({ heading: 'Pipe work', text: 'For the root pass.' });
		expect(textsOf(made, 'en')).not.toHaveProperty('isHeadingEnglish');
		expect(textsOf(made, 'fr')).toMatchObject({
			heading: 'Pipe work',
			isHeadingEnglish: true,
			text: 'For the root pass.',
			isTextEnglish: true,
		});
		const french = { ...made, titleFrench: 'Tuyauterie', descriptionFrench: 'Pour la passe de fond.' };
		expect(textsOf(french, 'fr')).toMatchObject({ heading: 'Tuyauterie', text: 'Pour la passe de fond.' });
		expect(textsOf(french, 'fr')).not.toHaveProperty('isHeadingEnglish');
		expect(textsOf(french, 'fr')).not.toHaveProperty('isTextEnglish');
	});

	test('are its name and the words of the whole range, if nobody wrote any', () => {
		const blank = { ...made, title: '', description: '' };
		expect(textsOf(blank, 'en').heading).toBe('Pipe and plate');
		expect(textsOf(blank, 'fr')).toMatchObject({ heading: 'Pipe and plate', isHeadingEnglish: true });
		expect(textsOf(blank, 'fr')).not.toHaveProperty('isTextEnglish');
	});
});
