/** Company numbers (docs/trade/numbers-and-addresses.md, "Company numbers"), stored without spaces and dashes. */

const plain = (text: string) => text.replace(/[\s-]+/g, '').toUpperCase();

/** Parses a GST/HST number, "123456782RT0001": a business number, RT and four digits. Undefined if invalid. */
export function parseGstNumber(text: string): string | undefined {
	const number = plain(text);
	return /^\d{9}RT\d{4}$/.test(number) ? number : undefined;
}

/**
 * Parses a D-U-N-S number of nine digits; undefined if invalid. It has had no check digit since about 2006, so none
 * is checked.
 */
export function parseDunsNumber(text: string): string | undefined {
	const number = plain(text);
	return /^\d{9}$/.test(number) ? number : undefined;
}

export type TaxIdKind = 'business number' | 'program account' | 'QST' | 'EIN';

const TAX_IDS: readonly (readonly [TaxIdKind, RegExp])[] = [
	['business number', /^\d{9}$/],
	['program account', /^\d{9}R[CMPT]\d{4}$/],
	['QST', /^\d{10}TQ\d{4}$/],
];

/** A tax number and its kind; kind is undefined if its format is unknown. */
export function parseTaxId(text: string): { taxId: string; kind: TaxIdKind | undefined } {
	const trimmed = text.trim();
	// Only the dash distinguishes an American number from a business number.
	if (/^\d\d-\d{7}$/.test(trimmed)) return { taxId: trimmed, kind: 'EIN' };
	const taxId = plain(trimmed);
	const kind = TAX_IDS.find(([, form]) => form.test(taxId))?.[0];
	return { taxId: kind ? taxId : trimmed, kind };
}

/** True for a number that looks like a QST number but has the wrong format. */
export function isBrokenQst(text: string): boolean {
	const number = plain(text);
	return /^\d+TQ/.test(number) && !/^\d{10}TQ\d{4}$/.test(number);
}

/** The business number inside a GST or tax number, or undefined if there is none. */
export function findBusinessNumber(number: string): string | undefined {
	return /^(\d{9})(?:R[CMPT]\d{4})?$/.exec(plain(number))?.[1];
}

/**
 * Whether the last of nine digits is the Luhn check digit of the others. Third parties document this, the tax office
 * does not: warn, never reject.
 */
export function isLikelyBusinessNumber(number: string): boolean {
	let sum = 0;
	for (const [at, digit] of [...number].entries()) {
		const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
		sum += doubled > 9 ? doubled - 9 : doubled;
	}
	return number.length === 9 && sum % 10 === 0;
}

/** "123456782 RT0001", as printed by the tax office. */
export function formatGstNumber(number: string): string {
	return number.replace(/^(\d{9})(RT\d{4})$/, '$1 $2');
}

/** "15-048-3782". */
export function formatDunsNumber(number: string): string {
	return number.replace(/^(\d\d)(\d{3})(\d{4})$/, '$1-$2-$3');
}
