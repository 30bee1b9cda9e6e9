import { withFrenchSpaces } from '../../platform/i18n/french-spaces.ts';
import type { Locale } from '../../platform/i18n/locale.ts';

/** Words in both languages. */
export type Wording = { english: string; french: string };

/** A link under its words: to a page of the site by its English path, or to an https: address. */
export type WordedLink = Wording & { link: string };

/**
 * What an item of the menu is: a link, a link with a panel of columns, the best sellers in a panel, or the way to the
 * contact block at the foot of the page.
 */
export const MENU_KINDS = ['link', 'panel', 'bestSellers', 'contact'] as const;
export type MenuKind = (typeof MENU_KINDS)[number];

/** A link in a panel, with a line about it. */
export type MenuEntry = WordedLink & {
	line: Wording;
	/** The part number of the glove whose picture is shown; a tile without one shows the head of its page. */
	glove: string;
};

/** A column of a panel. Without a link it is a heading, and its entries are tiles with pictures. */
export type MenuColumn = MenuEntry & { entries: MenuEntry[] };

export type MenuItem = WordedLink & {
	kind: MenuKind;
	/** The panel's columns, and the pages in the strip below them; kept, but not shown, in an item without a panel. */
	columns: MenuColumn[];
	guides: WordedLink[];
};

export type FooterColumn = Wording & { links: WordedLink[] };

/** The menu of the header, and the columns of links in the footer. */
export type Menu = { items: MenuItem[]; footer: FooterColumn[] };

/** The name of the menu among the site's contents. */
export const MENU = 'menu';

export const MENU_LIMITS = {
	items: 6,
	/** Characters of an item. */
	label: 24,
	/** Characters of all items of a language: they stand in one row above a page of 768 px. */
	labels: 58,
	/** Of those, as many as fit beside everything else in one row, from 1360 px. */
	oneRow: 47,
	columns: 3,
	entries: 6,
	guides: 3,
	words: 40,
	line: 80,
	footer: 3,
	footerLinks: 8,
} as const;

/** Where the items without a link of their own lead. */
const FIXED_LINKS: Partial<Record<MenuKind, string>> = {
	bestSellers: '/#best-sellers',
	contact: '#contact',
};

/** Where the best sellers lead while the home page does not show them. */
const RANGE = '/products';

/** True for an item whose link staff choose. */
export const hasOwnLink = (kind: MenuKind) => FIXED_LINKS[kind] === undefined;

/** A link as a page of one language shows it. */
export type ShownLink = { label: string; link: string };

export type ShownItem = ShownLink & { kind: MenuKind };

export type ShownFooterColumn = { label: string; links: ShownLink[] };

/** What every page shows of the menu; panels are loaded when one is first opened. */
export type ShownMenu = {
	items: ShownItem[];
	/** The menu needs a row of its own at every width. */
	isLong: boolean;
	footer: ShownFooterColumn[];
};

type ShownEntry = ShownLink & {
	line: string;
	/** The address of a picture, or nothing. */
	picture: string;
};

export type ShownColumn = ShownEntry & { entries: ShownEntry[] };

/** The panel of an item, found by its label. */
export type ShownPanel = ShownLink & { columns: ShownColumn[]; guides: ShownLink[] };

/** Words in a language. */
export const wordsIn = ({ english, french }: Wording, locale: Locale) =>
	locale === 'fr' ? withFrenchSpaces(french) : english;

const showLink = (one: WordedLink, locale: Locale): ShownLink => ({
	label: wordsIn(one, locale),
	link: one.link,
});

export function showMenu(
	{ items, footer }: Menu,
	locale: Locale,
	{ hasBestSellers = true }: { hasBestSellers?: boolean } = {},
): ShownMenu {
	const linkOf = ({ kind, link }: MenuItem) =>
		kind === 'bestSellers' && !hasBestSellers ? RANGE : (FIXED_LINKS[kind] ?? link);
	return {
		items: items.map((item) => ({
			kind: item.kind,
			label: wordsIn(item, locale),
			link: linkOf(item),
		})),
		isLong: countLabelCharacters(items, locale) > MENU_LIMITS.oneRow,
		footer: footer.map((column) => ({
			label: wordsIn(column, locale),
			links: column.links.map((one) => showLink(one, locale)),
		})),
	};
}

/**
 * @param findPicture the first picture of a glove that visitors can see
 * @param findHead the picture in the head of the page that a link leads to; shown in tiles whose glove has none, or that name none
 */
export function showPanels(
	{ items }: Menu,
	locale: Locale,
	findPicture: (partNumber: string) => string | undefined,
	findHead: (link: string) => string | undefined,
): ShownPanel[] {
	const showEntry = (entry: MenuEntry): ShownEntry => ({
		...showLink(entry, locale),
		line: wordsIn(entry.line, locale),
		picture: (entry.glove !== '' && findPicture(entry.glove)) || '',
	});
	const showTile = (entry: MenuEntry): ShownEntry => {
		const shown = showEntry(entry);
		return { ...shown, picture: shown.picture || (findHead(entry.link) ?? '') };
	};
	return items
		.filter(({ kind }) => kind === 'panel')
		.map((item) => ({
			...showLink(item, locale),
			columns: item.columns.map((column) => ({
				...showEntry(column),
				entries: column.entries.map(column.link === '' ? showTile : showEntry),
			})),
			guides: item.guides.map((guide) => showLink(guide, locale)),
		}));
}

/** How many characters the labels of a language have together. */
export const countLabelCharacters = (items: readonly Wording[], locale: Locale) =>
	items.reduce((sum, item) => sum + wordsIn(item, locale).length, 0);

/** Where a menu leads. */
export const listMenuLinks = ({ items, footer }: Menu): string[] =>
	[
		...items.flatMap((item) => [
			hasOwnLink(item.kind) ? item.link : '',
			...item.columns.flatMap((column) => [column.link, ...column.entries.map(({ link }) => link)]),
			...item.guides.map(({ link }) => link),
		]),
		...footer.flatMap(({ links }) => links.map(({ link }) => link)),
	].filter((link) => link !== '');

/** The menu as lines of one language, for comparison: each with where it stands and where it leads. */
export function listMenuLines({ items, footer }: Menu, locale: Locale): string[] {
	const path = (...words: Wording[]) => words.map((one) => wordsIn(one, locale)).join(' › ');
	const say = (words: string, { link, line, glove }: Partial<MenuEntry>) =>
		[words, line && wordsIn(line, locale), link, glove].filter(Boolean).join(' · ');
	return [
		...items.flatMap((item) => [
			say(path(item), { link: FIXED_LINKS[item.kind] ?? item.link }),
			...item.columns.flatMap((column) => [
				say(path(item, column), column),
				...column.entries.map((entry) => say(path(item, column, entry), entry)),
			]),
			...item.guides.map((guide) => say(path(item, guide), guide)),
		]),
		...footer.flatMap((column) => column.links.map((one) => say(path(column, one), one))),
	];
}
