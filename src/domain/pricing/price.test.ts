import fc from 'fast-check';
import { expect, test } from 'vitest';
import { say } from '../../platform/i18n/message.ts';
import { formatAmount, formatPrice, MAX_PRICE, parsePrice } from './price.ts';

const cents = fc.integer({ min: 0, max: MAX_PRICE });

test.each([
	['18.5', 1850],
	['$18.50', 1850],
	['$ 18.50', 1850],
	['18,50', 1850],
	['18,50 $', 1850],
	['5,00\u00a0$', 500],
	['1 250,00', 125_000],
	['1\u202f250.00', 125_000],
	['1’250.00', 125_000],
	['1 250', 125_000],
	['1,234.50', 123_450],
	['1,234,567', undefined],
	['12,345.6', 1_234_560],
	['1.250,00', 125_000],
	['CA$1,250', 125_000],
	['$1,250', 125_000],
	['CA$5', 500],
	['C$5', 500],
	['CAD 5', 500],
	['5 CAD', 500],
	['5cad', 500],
	['5 $ CA', 500],
	['$5 CAD', 500],
	['CDN$5', 500],
	['0', 0],
	['.5', 50],
	['１８.50', 1850],
] as const)('%s is read as an amount in Canadian dollars', (text, cents) => {
	if (cents === undefined) expect(parsePrice(text, 'CAD')).toHaveProperty('error');
	else expect(parsePrice(text, 'CAD')).toEqual({ cents });
});

test.each([
	...[
		'',
		' ',
		'$',
		'-1',
		'(5)',
		'$-5',
		'-$5',
		'−5',
		'5-',
		'+5',
		'1.234',
		'18.505',
		'1e3',
		'0x10',
		'NaN',
		'Infinity',
	],
	...[
		'12 12',
		'1,2,3',
		'xy300',
		'=1+1',
		'9999999999',
		'1,23,456',
		'12,34.50',
		'5 5',
		'5/2',
		'5%',
		'٥',
		'5\u0000',
	],
	...['1,234', '12,345', '1,234 $', '1,234 CAD'],
])('%j is not an amount', (text) => {
	expect(parsePrice(text, 'CAD')).toHaveProperty('error');
	expect(parsePrice(text, 'USD')).toHaveProperty('error');
});

test('an ambiguous amount names both readings', () => {
	expect(parsePrice('1,234', 'CAD')).toEqual({
		error: say('validation.price.twoWays', { digits: '1234' }),
	});
});

test('an amount in one currency is never read in another', () => {
	const us = [
		'US$5',
		'US $5',
		'USD 5',
		'5 USD',
		'5usd',
		'5 $ US',
		'$5 USD',
		'USD5.00',
		'5,00 $ US',
		'us$1,250.00',
	];
	for (const text of us) {
		expect(parsePrice(text, 'USD'), text).toHaveProperty('cents');
		expect(parsePrice(text, 'CAD'), text).toEqual({
			error: say('validation.price.onlyIn', { currency: 'CAD' }),
		});
	}
	for (const text of ['CA$5', 'C$5', '5 CAD', '5 $ CA', 'CAD 5']) {
		expect(parsePrice(text, 'USD'), text).toEqual({
			error: say('validation.price.onlyIn', { currency: 'USD' }),
		});
	}
	for (const text of ['€5', '5 €', '5 EUR', 'EUR 5', '£5', '¥5', 'A$5', 'AUD 5', 'MX$5', '₿5', 'US$5 CAD']) {
		for (const currency of ['CAD', 'USD'] as const)
			expect(parsePrice(text, currency), text).toHaveProperty('error');
	}
});

test('a formatted amount parses to itself, from a file and from a page', () => {
	fc.assert(
		fc.property(cents, fc.constantFrom('CAD' as const, 'USD' as const), (amount, currency) => {
			expect(parsePrice(formatAmount(amount), currency)).toEqual({ cents: amount });
			expect(parsePrice(formatPrice(amount, currency, 'en'), currency)).toEqual({ cents: amount });
			expect(parsePrice(formatPrice(amount, 'USD', 'en'), 'CAD')).toHaveProperty('error');
		}),
	);
});

test('an amount in any locale’s format is parsed correctly or rejected', () => {
	const locales = ['en-CA', 'fr-CA', 'de-CH', 'de-DE', 'fr-FR', 'en-IN', 'es-MX', 'sv-SE'];
	fc.assert(
		fc.property(cents, fc.constantFrom(...locales), fc.boolean(), (amount, locale, isMarked) => {
			const style = isMarked ? ({ style: 'currency', currency: 'CAD' } as const) : {};
			const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, ...style }).format(amount / 100);
			const parsed = parsePrice(text, 'CAD');
			if ('cents' in parsed) expect(parsed.cents, `${locale} ${text}`).toBe(amount);
			else expect(['en-CA', 'fr-CA'], `${locale} ${text}: ${parsed.error.id}`).not.toContain(locale);
		}),
	);
});
