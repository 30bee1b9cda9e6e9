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
 * A name as look-ups see it: lower case, no accents, no punctuation, single spaces. "L'Atelier Côté & Fils, Inc." is
 * "latelier cote and fils inc".
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

/** Words that say what kind of company it is, not which (docs/trade/numbers-and-addresses.md, "Company names"). */
const KIND_WORDS = new Set(
	'inc incorporated incorporee ltd limited ltee limitee corp corporation co company cie compagnie llc llp lp ulc srl senc enr gmbh the le la les and et'.split(
		' ',
	),
);

/** What two spellings of one company's name share: "Boreal Arc Inc." and "Boréal-Arc Ltée" are both "borealarc". */
export function duplicateKeyOf(name: string): string {
	// "L'Atelier" and "Atelier" are one name.
	const words = normalizeName(dropUnseen(name).replace(/(?<!\p{L})[ld]['’]/giu, ' ')).split(' ');
	const telling = words.filter((word) => !KIND_WORDS.has(word));
	return (telling.length > 0 ? telling : words).join('');
}

/** The names a company goes by, folded: two that share one are written alike but for case, accents and signs. */
export function listNormalizedNames(company: { operatingName: string; legalName: string }): string[] {
	return [...new Set([company.operatingName, company.legalName].map(normalizeName))].filter(
		(name) => name !== '',
	);
}

/** In bytes: texts that begin alike for longer than this count as one in look-ups. */
const KEY_BYTES = 60;

/**
 * A folded text as hexadecimal UTF-8: it sorts by code point whatever the database's collation, and "begins with" is a
 * plain range, from the key to the key and "g", that an index answers on both engines.
 */
export function hexKeyOf(folded: string): string {
	const bytes = new TextEncoder().encode(folded).subarray(0, KEY_BYTES);
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key that companies are sorted by; names that differ in accents, case or signs alone share it. */
export function sortKeyOf(name: string): string {
	return hexKeyOf(normalizeName(name));
}
