import type { Locale } from '../../platform/i18n/locale.ts';
import { type Message, say } from '../../platform/i18n/message.ts';

/** Currencies of prices. Each list, and each company's prices, use one of them. */
export const CURRENCIES = ['CAD', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Max price per pair, in cents: a higher one is probably a part number. */
export const MAX_PRICE = 99_999_99;

export type ParsedPrice = { cents: number } | { error: Message };

/** Currency marks before or after an amount. A bare "$" fits both currencies. */
const MARKS: Readonly<Record<string, Currency | 'any'>> = {
	'': 'any',
	$: 'any',
	CAD: 'CAD',
	CA$: 'CAD',
	C$: 'CAD',
	CAD$: 'CAD',
	CDN: 'CAD',
	CDN$: 'CAD',
	$CDN: 'CAD',
	$CAD: 'CAD',
	$CA: 'CAD',
	$C: 'CAD',
	USD: 'USD',
	US$: 'USD',
	USD$: 'USD',
	$USD: 'USD',
	$US: 'USD',
};

const AMOUNT = /^([^\d.,+−–(-]*)([-+−–(]?)(.*?\d.*?|\.\d+)\)?([^\d.,)]*)$/s;

/**
 * Parses an amount in this currency to whole cents: "18.5", "$18.50", "18,50 $", "1 250,00", "CA$1,250.00". Nothing
 * is guessed: an amount in another currency, with three decimals, or that is ambiguous ("1,234") is rejected. The
 * only money parser, used by forms, API and files.
 */
export function parsePrice(text: string, currency: Currency): ParsedPrice {
	const typed = text.normalize('NFKC').trim();
	if (!/\d/.test(typed)) {
		return { error: typed === '' || mark(typed) ? say('validation.price.amount') : NO_AMOUNT };
	}
	const [, before = '', sign = '', amount = '', behind = ''] = AMOUNT.exec(typed) ?? [];
	const marked = [mark(before), mark(behind)];
	if (amount === '' || marked.includes(undefined)) {
		return { error: /\p{Sc}|^[a-z]{3}\s*\d|\d\s*[a-z]{3}$/iu.test(typed) ? onlyIn(currency) : NO_AMOUNT };
	}
	if (sign === '+') return { error: NO_AMOUNT };
	if (sign !== '' || /[-−–]$/.test(amount.trim())) return { error: say('validation.price.negative') };
	if (marked.some((one) => one !== 'any' && one !== currency)) return { error: onlyIn(currency) };
	const plain = readAmount(amount.trim(), before.trim() !== '');
	if (plain === 'two ways') {
		const digits = amount.replace(/\D/g, '');
		return { error: say('validation.price.twoWays', { digits }) };
	}
	if (plain === undefined) return { error: NO_AMOUNT };
	const [whole = '', cents = ''] = plain.split('.');
	if (cents.length > 2) return { error: say('validation.price.decimals') };
	const value = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
	if (value > MAX_PRICE) return { error: say('validation.price.most', { most: formatAmount(MAX_PRICE) }) };
	return { cents: value };
}

const NO_AMOUNT = say('validation.price.noAmount');

function onlyIn(currency: Currency): Message {
	return say('validation.price.onlyIn', { currency });
}

/** The currency of a mark beside an amount; undefined if unknown. */
function mark(text: string): Currency | 'any' | undefined {
	const normalized = text.replace(/\s/g, '').toUpperCase();
	return Object.hasOwn(MARKS, normalized) ? MARKS[normalized] : undefined;
}

/** Normalizes an amount to digits with a decimal point; undefined if invalid. */
function readAmount(amount: string, isMarkedBefore: boolean): string | 'two ways' | undefined {
	if (/^\d{1,9}$/.test(amount)) return amount;
	if (/^\d{0,9}\.\d{1,9}$/.test(amount)) return amount;
	// A comma before one or two digits is a decimal comma.
	if (/^\d{1,9},\d{1,2}$/.test(amount)) return amount.replace(',', '.');
	// Before exactly three digits it may group thousands, as in English, or be a decimal comma, as in French. A leading
	// currency sign indicates English.
	if (/^\d{1,3},\d{3}$/.test(amount) && !isMarkedBefore) return 'two ways';
	if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,9})?$/.test(amount)) return amount.replaceAll(',', '');
	if (/^\d{1,3}(?:[ ’']\d{3})+(?:[.,]\d{1,2})?$/.test(amount)) {
		return amount.replace(/[ ’']/g, '').replace(',', '.');
	}
	if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(amount)) return amount.replaceAll('.', '').replace(',', '.');
	return undefined;
}

/** "18.50": with a decimal point in every language, for files and fields. */
export function formatAmount(cents: number): string {
	return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** "$18.50", "US$18.50", "18,50 $": as shown on pages, with grouped thousands. */
export function formatPrice(cents: number, currency: Currency, locale: Locale): string {
	const [whole = '', rest = ''] = formatAmount(cents).split('.');
	return PRICE_FORMATS[locale](whole, rest, currency);
}

/** Amount format of each language, given the digits before and after the decimal point. */
const PRICE_FORMATS: Readonly<Record<Locale, (whole: string, rest: string, currency: Currency) => string>> = {
	en: (whole, rest, currency) =>
		`${currency === 'USD' ? 'US$' : '$'}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${rest}`,
	fr: (whole, rest, currency) =>
		`${whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00A0')},${rest}\u00A0${currency === 'USD' ? '$\u00A0US' : '$'}`,
};
