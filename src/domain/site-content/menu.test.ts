import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../platform/i18n/locale.ts';
import {
	countLabelCharacters,
	listMenuLinks,
	MENU_KINDS,
	MENU_LIMITS,
	type Menu,
	type MenuEntry,
	type MenuItem,
	showMenu,
	showPanels,
} from './menu.ts';
import { isMenuForm, menuSchema } from './menu-schema.ts';
import { FIRST_MENU, findMenu } from './stored-menu.server.ts';

const LINK: MenuItem = {
	kind: 'link',
	english: 'About',
	french: 'À propos',
	link: '/about',
	columns: [],
	guides: [],
};
const COLUMN = {
	english: 'Winter',
	french: 'Hiver',
	link: '/products/work-gloves/winter',
	line: { english: '', french: '' },
	glove: '',
	entries: [],
};
const withItems = (...items: MenuItem[]): Menu => ({ items, footer: [] });
const pathsOf = (menu: unknown) =>
	menuSchema.safeParse(menu).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('what a menu may be', () => {
	test.each<[string, unknown, string[]]>([
		['no item', withItems(), ['items']],
		['a link to nowhere', withItems({ ...LINK, link: '' }), ['items.0.link']],
		['a link that runs', withItems({ ...LINK, link: 'javascript:alert(1)' }), ['items.0.link']],
		['a link without https', withItems({ ...LINK, link: 'http://shop.example' }), ['items.0.link']],
		['a link to another host', withItems({ ...LINK, link: '//evil.example' }), ['items.0.link']],
		['no French', withItems({ ...LINK, french: ' ' }), ['items.0.french']],
		['a panel without columns', withItems({ ...LINK, kind: 'panel' }), ['items.0.columns']],
		['the same label twice', withItems(LINK, { ...LINK, french: 'Autre' }), ['items.1.english']],
		[
			'the best sellers twice',
			withItems(
				{ ...LINK, kind: 'bestSellers' },
				{ ...LINK, kind: 'bestSellers', english: 'B', french: 'B' },
			),
			['items.1.kind'],
		],
		[
			'labels that do not fit above a page',
			withItems(...[1, 2, 3].map((each) => ({ ...LINK, english: `${each}`.repeat(24), french: `F${each}` }))),
			['items.2.english'],
		],
		[
			'half a line',
			withItems({
				...LINK,
				kind: 'panel',
				columns: [{ ...COLUMN, line: { english: 'Lined', french: '' } }],
			}),
			['items.0.columns.0.line.french'],
		],
		[
			'a glove that is no part number',
			withItems({ ...LINK, kind: 'panel', columns: [{ ...COLUMN, glove: '<img>' }] }),
			['items.0.columns.0.glove'],
		],
		['another field', withItems({ ...LINK, onClick: 'x' } as MenuItem), ['items.0']],
		['another kind', withItems({ ...LINK, kind: 'script' as 'link' }), ['items.0.kind']],
	])('not %s', (_, menu, paths) => {
		expect(pathsOf(menu)).toEqual(paths);
	});

	test('items without a link of their own, and a heading with tiles', () => {
		const menu = withItems(
			{ ...LINK, kind: 'contact', link: '' },
			{ ...LINK, kind: 'bestSellers', english: 'Best', french: 'Populaires', link: '' },
			{
				...LINK,
				kind: 'panel',
				english: 'Gloves',
				french: 'Gants',
				columns: [
					{ ...COLUMN, link: '', entries: [{ ...COLUMN, glove: ' XY300 ', entries: undefined }] },
				] as never,
			},
		);
		for (const item of menu.items)
			for (const column of item.columns)
				for (const entry of column.entries) {
					// An entry has no entries.
					delete (entry as { entries?: unknown }).entries;
				}
		const stored = menuSchema.parse(menu);
		expect(stored.items[2]?.columns[0]?.entries[0]?.glove).toBe('xy300');
		expect(showMenu(stored, 'fr').items.map(({ link }) => link)).toEqual([
			'#contact',
			'/#best-sellers',
			'/about',
		]);
	});
});

test('the first menu is valid, has both languages, and leads to pages of the site', () => {
	expect(menuSchema.parse(FIRST_MENU)).toEqual(FIRST_MENU);
	expect(isMenuForm(FIRST_MENU)).toBe(true);
	expect(showMenu(FIRST_MENU, 'en').items.map(({ label, link }) => [label, link])).toEqual([
		['About', '/about'],
		['Gloves', '/products'],
		['Best sellers', '/#best-sellers'],
		['Where to buy', '/where-to-buy'],
		['Contact', '#contact'],
	]);
	expect(listMenuLinks(FIRST_MENU).every((link) => link.startsWith('/'))).toBe(true);
	for (const locale of LOCALES)
		expect(countLabelCharacters(FIRST_MENU.items, locale)).toBeLessThanOrEqual(MENU_LIMITS.labels);
});

test('while the home page shows no best sellers, their item leads to the range', () => {
	const linksOf = (hasBestSellers: boolean) =>
		showMenu(FIRST_MENU, 'fr', { hasBestSellers }).items.map(({ link }) => link);
	expect(linksOf(true)).toContain('/#best-sellers');
	expect(linksOf(false)).toEqual(['/about', '/products', '/products', '/where-to-buy', '#contact']);
});

test('a menu of long labels has a row of its own, in the language that is long', () => {
	const long = withItems(
		{ ...LINK, french: 'F'.repeat(24) },
		{ ...LINK, english: 'Other', french: 'G'.repeat(24) },
	);
	expect([showMenu(long, 'en').isLong, showMenu(long, 'fr').isLong]).toEqual([false, true]);
	expect([showMenu(FIRST_MENU, 'en').isLong, showMenu(FIRST_MENU, 'fr').isLong]).toEqual([false, false]);
});

test('a panel shows the pictures of gloves that visitors can see, and in tiles without a glove those of pages', () => {
	const findGlove = (partNumber: string) => (partNumber === 'xy300' ? '/pictures/xy300.webp' : undefined);
	const shown = showPanels(FIRST_MENU, 'fr', findGlove, (link) =>
		link === '/products/argon-series' ? '/pictures/argon.webp' : undefined,
	);
	expect(shown.map(({ label }) => label)).toEqual(['Gants']);
	const [welding, work, series] = shown[0]?.columns ?? [];
	expect(welding).toMatchObject({ label: 'Gants de soudage', picture: '/pictures/xy300.webp' });
	expect(work?.picture).toBe('');
	expect(welding?.entries.map(({ picture }) => picture)).toEqual(['', '', '']);
	expect(series?.entries.map(({ picture }) => picture)).toEqual(['/pictures/argon.webp', '']);
});

test('a tile whose glove is gone shows the picture of its page', () => {
	const gone: Menu = structuredClone(FIRST_MENU);
	const tile = gone.items.find(({ kind }) => kind === 'panel')?.columns.at(-1)?.entries[0] as MenuEntry;
	tile.glove = 'xy300';
	const pictureOf = (findGlove: (partNumber: string) => string | undefined) =>
		showPanels(gone, 'en', findGlove, () => '/pictures/argon.webp')[0]?.columns.at(-1)?.entries[0]?.picture;
	expect(pictureOf(() => '/pictures/xy300.webp')).toBe('/pictures/xy300.webp');
	expect(pictureOf(() => undefined)).toBe('/pictures/argon.webp');
});

test('what is stored is shown until it is changed; what cannot be read is the first menu', () => {
	const menu = withItems(LINK);
	let document: string | undefined = JSON.stringify(menu);
	const contents = { findContent: () => document };
	expect(findMenu(contents)).toEqual(menu);
	expect(findMenu(contents)).toBe(findMenu(contents));
	for (document of ['', 'null', '{}', '{"items":[]}', '[1]']) expect(findMenu(contents)).toBe(FIRST_MENU);
	document = undefined;
	expect(findMenu(contents)).toBe(FIRST_MENU);
});

test('whatever is accepted leads nowhere but to pages and https, and is stored as it is', () => {
	const anyMenu = fc.record({
		items: fc.array(
			fc.record({
				kind: fc.constantFrom(...MENU_KINDS),
				english: fc.string({ maxLength: 30 }),
				french: fc.string({ maxLength: 30 }),
				link: fc.oneof(fc.constant('/about'), fc.webUrl(), fc.string({ maxLength: 12 })),
				columns: fc.array(fc.constant(COLUMN), { maxLength: 4 }),
				guides: fc.constant([]),
			}),
			{ maxLength: 8 },
		),
		footer: fc.constant([]),
	});
	fc.assert(
		fc.property(fc.oneof(anyMenu, fc.jsonValue()), (value) => {
			const parsed = menuSchema.safeParse(value);
			if (!parsed.success) return;
			expect(isMenuForm(parsed.data)).toBe(true);
			expect(menuSchema.parse(parsed.data)).toEqual(parsed.data);
			for (const { link } of showMenu(parsed.data, 'en').items) expect(link).toMatch(/^(\/(?!\/)|#|https:)/);
		}),
		{ numRuns: 500 },
	);
	for (const value of [null, [], {}, { items: [{}], footer: [] }, { items: [], footer: [{ links: 1 }] }])
		expect(isMenuForm(value)).toBe(false);
});
