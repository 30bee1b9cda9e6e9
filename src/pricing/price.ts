/** What prices are in. A list, and what a company pays by, has one of them. */
export const CURRENCIES = ['CAD', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The highest price of a pair, in cents: beyond it somebody typed a part number. */
export const PRICE_MOST = 99_999_99;

export type ParsedPrice = { cents: number } | { fault: string };

/**
 * An amount as people type it, in whole cents: "18.5", "$18.50", "18,50", "1 250,00", "CA$1,250". Nothing is guessed: an
 * amount with three decimals, or one that could be read two ways, is refused.
 */
export function parsePrice(text: string): ParsedPrice {
	const amount = text
		.normalize('NFKC')
		.trim()
		.replace(/^(?:(?:CAD?|USD?)\s?\$?|\$)\s?/i, '')
		.replace(/\s?(?:\$|CAD|USD)$/i, '');
	if (amount === '') return { fault: 'Type an amount, such as 18.50' };
	if (amount.startsWith('-') || /^\(.*\)$/.test(amount)) return { fault: 'A price is never below zero' };
	const plain = readAmount(amount);
	if (plain === undefined) return { fault: 'This is no amount. Write it like 18.50' };
	const [whole = '', cents = ''] = plain.split('.');
	if (cents.length > 2) return { fault: 'At most two decimals, such as 18.50' };
	const value = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
	if (value > PRICE_MOST) return { fault: `At most ${formatAmount(PRICE_MOST)} a pair` };
	return { cents: value };
}

/** The amount with a dot before its cents and nothing else; undefined where it is none, or could be two. */
function readAmount(amount: string): string | undefined {
	if (/^\d{1,9}$/.test(amount)) return amount;
	if (/^\d{0,9}\.\d{1,9}$/.test(amount)) return amount;
	// A comma before one or two figures is a decimal comma; before three it groups thousands.
	if (/^\d{1,9},\d{1,2}$/.test(amount)) return amount.replace(',', '.');
	if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,9})?$/.test(amount)) return amount.replaceAll(',', '');
	if (/^\d{1,3}(?:[ ’']\d{3})+(?:[.,]\d{1,2})?$/.test(amount)) {
		return amount.replace(/[ ’']/g, '').replace(',', '.');
	}
	if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(amount)) return amount.replaceAll('.', '').replace(',', '.');
	return undefined;
}

/** "18.50": with a dot whatever the language, as files and fields hold it. */
export function formatAmount(cents: number): string {
	return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** "$18.50", "US$18.50": as pages show it. Thousands are grouped. */
export function formatPrice(cents: number, currency: Currency): string {
	const [whole = '', rest = ''] = formatAmount(cents).split('.');
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
	return `${currency === 'USD' ? 'US$' : '$'}${grouped}.${rest}`;
}
