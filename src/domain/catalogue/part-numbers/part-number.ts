import { dropUnseen } from '../../../platform/text/visible-text.ts';
import { RESERVED_SLUGS } from './reserved-slugs.ts';

const MAX_PART_NUMBER_LENGTH = 64;
/** Longer text is rejected before normalization. */
const MAX_TYPED_LENGTH = 200;
const GRAMMAR = /^[a-z0-9][a-z0-9._-]*$/;
/** Hyphens and dashes that word processors substitute for "-". */
const DASHES = /[‐‑‒–—―−]/g;

/**
 * Normalizes a part number to its stored form: NFKC, trimmed, lower case, no spaces around dashes. Undefined unless
 * the result is `[a-z0-9][a-z0-9._-]*` with at most 64 characters (docs/trade/numbers-and-addresses.md, "Part
 * numbers").
 */
export function normalisePartNumber(text: string): string | undefined {
	if (text.length > MAX_TYPED_LENGTH) return undefined;
	const canonical = dropUnseen(text)
		.normalize('NFKC')
		.replace(DASHES, '-')
		.trim()
		.toLowerCase()
		.replace(/\s*-\s*/g, '-');
	return canonical.length <= MAX_PART_NUMBER_LENGTH && GRAMMAR.test(canonical) ? canonical : undefined;
}

/** Search key of a part number: "XY 276-3" -> "xy2763". */
export function partCodeKey(text: string): string {
	return dropUnseen(text)
		.normalize('NFKC')
		.replace(DASHES, '-')
		.toLowerCase()
		.replace(/[\s._-]/g, '');
}

/**
 * The part number without its variant suffix (docs/trade/numbers-and-addresses.md, "Base and variant"): the text
 * before the first dash, or before the second if a digit follows the first. xy276-3-black -> xy276-3, xy300-black ->
 * xy300.
 */
export function basePartNumber(partNumber: string): string {
	const text = normalisePartNumber(partNumber) ?? partNumber.trim().toLowerCase();
	const first = text.indexOf('-');
	if (first <= 0) return text;
	if (!/^\d/.test(text.slice(first + 1))) return text.slice(0, first);
	const second = text.indexOf('-', first + 1);
	return second < 0 ? text : text.slice(0, second);
}

/** The variant suffix of a part number: "xy276-3-black" -> "black". Empty for a base. */
export function variantSuffix(partNumber: string): string {
	return partNumber.slice(basePartNumber(partNumber).length + 1);
}

/** Display form: upper case. */
export function formatPartNumber(partNumber: string): string {
	return partNumber.toUpperCase();
}

/** Suffix of the data requests of pages: "/products/xy300.data" is the data of /products/xy300. */
const RESERVED_ENDING = '.data';

/** True for words that cannot be part numbers because their URLs are pages or API routes. */
export function isReservedSlug(text: string): boolean {
	const word = normalisePartNumber(text) ?? text.trim().toLowerCase();
	return RESERVED_SLUGS.includes(word) || word.endsWith(RESERVED_ENDING);
}

/** Letters without a Unicode decomposition. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', đ: 'd', ł: 'l' };

/** Whether a text has the form of a slug: small letters and digits, with single dashes between them. */
export const isSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** The URL slug of a glove's name: "Élan d'hiver" -> "elan-d-hiver". Empty if it has no letter or digit. */
export function productSlug(name: string): string {
	return name
		.normalize('NFKD')
		.replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
		.toLowerCase()
		.replace(/[œæøßđł]/g, (letter) => LIGATURES[letter] ?? letter)
		.split(/[^a-z0-9]+/)
		.filter((word) => word !== '')
		.join('-');
}
