import type { Locale } from '../../../platform/i18n/locale.ts';
import { dropUnseen, tidyOneLine } from '../../../platform/text/visible-text.ts';

/**
 * Sizes as makers and buyers write them (docs/trade/sizes.md, "Names" and "Order"). A size is stored under the
 * maker's label; `sizeKey` is equal for labels with the same meaning.
 */
type NamedSize = { key: string; labels: Readonly<Record<Locale, string>>; aliases: readonly string[] };

const EXTRA_ALIASES: Readonly<Record<number, readonly string[]>> = {
	2: ['double xl', 'extra extra large'],
	3: ['triple xl'],
};

const NAMED_SIZES: readonly NamedSize[] = [
	{
		key: 'XS',
		labels: { en: 'Extra Small', fr: 'Très petit' },
		aliases: ['x-small', 'xsmall', 'x small', 'x-s', 'xsm'],
	},
	{ key: 'S', labels: { en: 'Small', fr: 'Petit' }, aliases: ['sm', 'sml'] },
	{ key: 'M', labels: { en: 'Medium', fr: 'Moyen' }, aliases: ['med'] },
	{ key: 'L', labels: { en: 'Large', fr: 'Grand' }, aliases: ['lg', 'lge', 'lrg'] },
	{
		key: 'XL',
		labels: { en: 'Extra Large', fr: 'Très grand' },
		aliases: ['x-large', 'xlarge', 'x large', 'x-l', 'xlg', 'xlge', 'extra-large'],
	},
	...[2, 3, 4, 5].map((times): NamedSize => {
		const sign = 'x'.repeat(times);
		const aliases = [`${sign}l`, `${sign}-large`, `${sign}large`];
		const counted = ['x', '-xl', 'xlarge', 'x-large'].map((ending) => times + ending);
		return {
			key: `${times}XL`,
			labels: { en: `${times}X Large`, fr: `${times}X grand` },
			aliases: [...aliases, ...counted, ...(EXTRA_ALIASES[times] ?? [])],
		};
	}),
	{ key: 'OS', labels: { en: 'One size', fr: 'Taille unique' }, aliases: ['one size fits all', 'osfa'] },
];

/** Sort order of size labels; other labels come last (docs/trade/sizes.md, "Order"). */
const ORDER: readonly string[] = [
	'xs',
	'extra small',
	's',
	'small',
	'm',
	'medium',
	'l',
	'large',
	'xl',
	'extra large',
	'xxl',
	'2xl',
	'xxxl',
	'3xl',
	'4xl',
	'5xl',
];

const BY_ALIAS: ReadonlyMap<string, NamedSize> = new Map(
	NAMED_SIZES.flatMap((size) =>
		[size.key, ...Object.values(size.labels), ...size.aliases].map(
			(alias) => [alias.toLowerCase(), size] as const,
		),
	),
);

/** Every English name of a size, in lower case: "xs", "extra small", "x-small". */
export const SIZE_NAMES: readonly string[] = NAMED_SIZES.flatMap(({ key, labels, aliases }) =>
	[key, labels.en, ...aliases].map((name) => name.toLowerCase()),
);

const ONE_HAND =
	/(?: ?\(?(left|right)[ -]?hand(?:ed)?(?: only)?\)?| \(main (gauche|droite) seulement\)|[ -]\(?([lr])h\)?)$/i;

const FRENCH_HANDS = { left: 'main gauche seulement', right: 'main droite seulement' };

type ReadSize = { named: NamedSize | undefined; bare: string; hand: 'left' | 'right' | undefined };

/** Splits a label into the size and the hand. */
function readSize(label: string): ReadSize {
	const text = dropUnseen(tidyOneLine(label));
	const hand = ONE_HAND.exec(text);
	const bare = hand === null ? text : text.slice(0, hand.index);
	const side = hand?.slice(1).find((name) => name !== undefined);
	return {
		named: BY_ALIAS.get(bare.toLowerCase()),
		bare,
		hand: side === undefined ? undefined : /^[lg]/i.test(side) ? 'left' : 'right',
	};
}

/**
 * One key for all labels of a size: "Large", "large " -> "L"; "XXL" -> "2XL"; "One size" -> "OS"; "Large (left hand
 * only)" -> "L (left hand only)". Unknown labels are returned in upper case.
 */
export function sizeKey(label: string): string {
	const { named, bare, hand } = readSize(label);
	return (named?.key ?? bare.toUpperCase()) + (hand ? ` (${hand} hand only)` : '');
}

/** True for sizes with a trade name: "L", "xxl", "One size". */
export function isKnownSize(label: string): boolean {
	return readSize(label).named !== undefined;
}

/** "L" -> "Large", "2XL" -> "2X Large"; in French "Grand". An unknown label is returned unchanged. */
export function formatSizeWord(label: string, locale: Locale): string {
	const { named, bare, hand } = readSize(label);
	const suffix = hand && (locale === 'fr' ? FRENCH_HANDS[hand] : `${hand} hand only`);
	return (named?.labels[locale] ?? bare) + (suffix ? ` (${suffix})` : '');
}

/**
 * A label as a reader of a language sees it. Letters are the same in both languages, words are not: in French "L (left
 * hand only)" -> "L (main gauche seulement)", "Large" -> "Grand". In English it is the maker's label, unchanged.
 */
export function formatSize(label: string, locale: Locale): string {
	if (locale === 'en') return label;
	const { bare, hand } = readSize(label);
	if (isWord(bare)) return formatSizeWord(label, locale);
	return hand === undefined ? label : `${bare} (${FRENCH_HANDS[hand]})`;
}

/** "Large", "One size"; not "2XL". */
function isWord(text: string): boolean {
	return /\p{Ll}{2}/u.test(text);
}

function rankOf(label: string): number {
	const { named, bare, hand } = readSize(label);
	const exact = ORDER.indexOf(bare.toLowerCase());
	const rank = exact >= 0 ? exact : ORDER.indexOf(named?.key.toLowerCase() ?? '');
	if (rank < 0) return ORDER.length * 2;
	return rank * 2 + (hand === undefined ? 0 : 1);
}

/** Compares sizes; a one-hand size follows its pair; unknown labels come last and are equal. */
export function compareSizes(a: string, b: string): number {
	return rankOf(a) - rankOf(b);
}

/** Sorts labels; unknown ones come last in their original order. */
export function sortSizes(labels: readonly string[]): string[] {
	return labels.toSorted(compareSizes);
}

/**
 * The initial size of the picker, as labelled on the glove (docs/behaviour.md, "Starting size"): "Large" under any of
 * its names, otherwise `selectedSizeDefault` if the glove has it, otherwise the first in order. Undefined for a glove
 * without sizes.
 */
export function defaultSize(product: {
	sizes: Readonly<Record<string, string>>;
	selectedSizeDefault: string;
}): string | undefined {
	const labels = sortSizes(Object.keys(product.sizes));
	const named = (key: string) => labels.find((label) => sizeKey(label) === key);
	return named('L') ?? named(sizeKey(product.selectedSizeDefault)) ?? labels[0];
}

const SMALLEST_LETTER = 6;
/** Size 6 is XS, 11 is 2XL (docs/trade/sizes.md, "Hands"); 12 and 13 continue the series. */
const LETTERS: readonly string[] = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'];

/** The trade letter of an EN ISO 21420 hand size: 10 is "XL". Undefined if there is none. */
export function letterOfHandSize(size: number): string | undefined {
	return LETTERS[size - SMALLEST_LETTER];
}

/** The glove's own label for a size in any spelling: "Large" -> "L". */
export function findSize(sizes: readonly string[], written: string): string | undefined {
	return sizes.find((label) => sizeKey(label) === sizeKey(written));
}
