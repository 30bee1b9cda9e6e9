import type { Locale } from '../../platform/i18n/locale.ts';
import type { Product } from './product.ts';
import { type ReadText, readerOf } from './translations/product-texts.ts';

/** A specification as pages show it. `row` is its name in the sheet, in the page's language, which findings refer to. */
export type WordedSpecification = { row: string; name: string; value: string };

type Rule = readonly [pattern: RegExp, words: string];

/** Rules for the value of one specification, by its English name. The first that matches applies. */
type Words = { shell: string; rules: Readonly<Record<string, readonly Rule[]>> };

/** The cut of a leather stands before it. */
const LEATHER: readonly Rule[] = [
	[/^split cowhide, (side|shoulder), heavy\b/i, 'Heavy $1-split cowhide'],
	[/^split cowhide, (side|shoulder)\b/i, '$1-split cowhide'],
	[/^side split\b/i, 'Side-split'],
	[/^(\p{L}+(?:skin|hide)), (grain|split)\b/iu, '$2 $1'],
];
const FRENCH_LEATHER: readonly Rule[] = [
	[/^cuir de vache refendu, flanc\b/i, 'Cuir de vache refendu de flanc'],
	[/^cuir (d(?:e |’)\p{L}+), fleur\b/iu, 'Cuir fleur $1'],
];

const WORDS: Readonly<Record<Locale, Words>> = {
	en: {
		shell: 'Shell',
		rules: {
			Hide: LEATHER,
			Back: LEATHER,
			Lining: [[/^none\b/i, 'Unlined']],
			Seams: [[/^none\b/i, 'No seams']],
		},
	},
	fr: {
		shell: 'Enveloppe',
		rules: {
			Hide: FRENCH_LEATHER,
			Back: FRENCH_LEATHER,
			Lining: [[/^aucune\b/i, 'Sans doublure']],
			Seams: [[/^aucune\b/i, 'Sans couture']],
		},
	},
};

/** "None: para-aramid knit shell" in a Hide: the glove has a shell of another material. */
const NO_HIDE = /^(?:none|aucun)\s*[:,]\s*(.+?)(?: shell)?$/i;

/**
 * The specifications of a glove in words: "None" as a lining is "Unlined", a measure is metric first, a range has a
 * dash, and a measure that has a row of its own is not repeated in another. The stored sheet is not changed.
 */
export function wordSpecifications(
	product: Pick<Product, 'specifications' | 'french'>,
	locale: Locale,
): WordedSpecification[] {
	const read = readerOf(product, locale);
	const worded = Object.entries(product.specifications).map(([name, value]) =>
		wordSpecification(name, value, read, locale),
	);
	const cuffLength = worded.find(({ row }) => row === read('Cuff length'))?.value;
	return worded.map((specification) =>
		specification.row === read('Cuff') && cuffLength
			? { ...specification, value: withoutMeasure(specification.value, cuffLength) }
			: specification,
	);
}

/** One specification in words, complete by itself. */
export function wordSpecification(
	name: string,
	value: string,
	read: ReadText,
	locale: Locale,
): WordedSpecification {
	const { shell, rules } = WORDS[locale];
	const row = read(name);
	const text = wordMeasures(read(value));
	const material = name === 'Hide' ? NO_HIDE.exec(text)?.[1] : undefined;
	if (material !== undefined) return { row, name: shell, value: capitalise(material) };
	const rule = (Object.hasOwn(rules, name) ? rules[name] : undefined)?.find(([pattern]) =>
		pattern.test(text),
	);
	if (!rule) return { row, name: row, value: text };
	const [pattern, words] = rule;
	const match = pattern.exec(text) as RegExpExecArray;
	const start = words.replace(/\$(\d)/g, (_, group) => (match[Number(group)] ?? '').toLowerCase());
	return { row, name: row, value: capitalise(start + text.slice(match[0].length)) };
}

/** The hyphen of "1.2-1.4 mm"; not of "XY073-2 in grey" or "105-2024 in full", where "in" is a word. */
const RANGE =
	/(?<![\p{L}\d.,-])(\d[\d.,]*)-(?=\d[\d.,]*\s?[cm]m\b|\d{1,2}(?:[.,]\d+)?\s?(?:in|po)\b(?!\s\p{L}))/gu;

/** "5 in (127 mm)" -> "127 mm (5 in)", "1.2-1.4 mm" -> "1.2–1.4 mm". */
export function wordMeasures(text: string): string {
	return text.replace(/(\d[\d.]*)\s?in \((\d[\d.]*)\s?mm\)/g, '$2 mm ($1 in)').replace(RANGE, '$1–');
}

/** "127 mm (5 in) gauntlet" -> "Gauntlet"; unchanged if nothing else is left. */
function withoutMeasure(text: string, measure: string): string {
	const pattern = measure.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
	const left = text.replace(new RegExp(`(?: de )?${pattern}(?:,? )?`), (found) =>
		found.startsWith(' ') && found.endsWith(' ') ? ' ' : '',
	);
	return left.trim() === '' ? text : capitalise(left.trim());
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
