import { dropUnseen } from '../../platform/text/visible-text.ts';

const SIGNS: Readonly<Record<string, string>> = {
	œ: 'oe',
	æ: 'ae',
	ß: 'ss',
	ø: 'o',
	ł: 'l',
	đ: 'd',
	'&': ' and ',
	'+': ' and ',
};

/**
 * A name normalized for look-ups: lower case, no accents, no punctuation, single spaces. "L'Atelier Côté & Fils,
 * Inc." becomes "latelier cote and fils inc".
 */
export function normalizeName(name: string): string {
	return name
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
		.replace(/[œæßøłđ&+]/g, (sign) => SIGNS[sign] ?? sign)
		.replace(/[.'’‘ʼ]+/g, '')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

/**
 * Words that describe the kind of company rather than name it (docs/trade/numbers-and-addresses.md, "Company names").
 */
const LEGAL_FORMS = new Set(
	'inc incorporated incorporee ltd limited ltee limitee corp corporation co company cie compagnie llc llp lp ulc srl senc enr gmbh the le la les and et'.split(
		' ',
	),
);

/**
 * The key shared by different spellings of a company's name: "Boreal Arc Inc." and "Boréal-Arc Ltée" are both
 * "borealarc".
 */
export function duplicateKeyOf(name: string): string {
	// "L'Atelier" and "Atelier" are the same name.
	const words = normalizeName(dropUnseen(name).replace(/(?<!\p{L})[ld]['’]/giu, ' ')).split(' ');
	const distinctive = words.filter((word) => !LEGAL_FORMS.has(word));
	return (distinctive.length > 0 ? distinctive : words).join('');
}

/** A company's normalized names: equal ones differ only in case, accents and punctuation. */
export function listNormalizedNames(company: { operatingName: string; legalName: string }): string[] {
	return [...new Set([company.operatingName, company.legalName].map(normalizeName))].filter(
		(name) => name !== '',
	);
}

/** In bytes: look-ups treat texts with a longer common prefix as equal. */
const KEY_BYTES = 60;

/**
 * A normalized text as hexadecimal UTF-8. It sorts by code point in any database collation, and a prefix search is a
 * plain range from the key to the key plus "g", which uses an index on both engines.
 */
export function hexKeyOf(normalized: string): string {
	const bytes = new TextEncoder().encode(normalized).subarray(0, KEY_BYTES);
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The sort key of companies; names that differ only in accents, case or punctuation share it. */
export function sortKeyOf(name: string): string {
	return hexKeyOf(normalizeName(name));
}
