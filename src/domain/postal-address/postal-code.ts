import type { Country } from './region.ts';

/** No D, F, I, O, Q or U, and no W or Z as the first letter (docs/trade/numbers-and-addresses.md, "Postal codes"). */
const POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;
const ZIP_CODE = /^(\d{5})(\d{4})?$/;

/**
 * Normalizes a postal or ZIP code to its printed form, or undefined if invalid: "l6m3a1" is "L6M 3A1", "142012345" is
 * "14201-2345". Case, spaces and dashes are ignored.
 */
export function parsePostalCode(text: string, country: Country): string | undefined {
	const plain = text.replace(/[\s-]+/g, '').toUpperCase();
	if (country === 'Canada')
		return POSTAL_CODE.test(plain) ? `${plain.slice(0, 3)} ${plain.slice(3)}` : undefined;
	const [, five, four] = ZIP_CODE.exec(plain) ?? [];
	return five && (four ? `${five}-${four}` : five);
}

const PROVINCES_BY_LETTER: Readonly<Record<string, readonly string[]>> = {
	A: ['NL'],
	B: ['NS'],
	C: ['PE'],
	E: ['NB'],
	G: ['QC'],
	H: ['QC'],
	J: ['QC'],
	K: ['ON'],
	L: ['ON'],
	M: ['ON'],
	N: ['ON'],
	P: ['ON'],
	R: ['MB'],
	S: ['SK'],
	T: ['AB'],
	V: ['BC'],
	X: ['NT', 'NU'],
	Y: ['YT'],
};

/**
 * The provinces of a Canadian postal code, if `province` is not one of them; otherwise undefined. A few places near
 * borders have their neighbour's code, so this is a warning, never an error.
 */
export function findProvinceMismatch(postalCode: string, province: string): readonly string[] | undefined {
	const provinces = PROVINCES_BY_LETTER[postalCode.charAt(0).toUpperCase()];
	return provinces === undefined || provinces.includes(province) ? undefined : provinces;
}
