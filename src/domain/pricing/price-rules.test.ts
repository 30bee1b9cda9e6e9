import fc from 'fast-check';
import { expect, test } from 'vitest';
import { say } from '../../platform/i18n/message.ts';
import { todayIn } from '../calendar-date/calendar-date.ts';
import {
	formatDiscount,
	formatPercent,
	parsePercent,
	roundPrice,
	takeOff,
	toExactPrice,
} from './percent-off.ts';
import { formatAmount, formatPrice, MAX_PRICE, parsePrice } from './price.ts';
import { decidePrice, type Override, type PriceBook, type PricedGlove } from './price-decision.ts';
import type { PriceList, PriceListKind } from './price-list.ts';
import { type Breaks, listRisingBreaks } from './quantity-break.ts';

const cents = fc.integer({ min: 0, max: MAX_PRICE });
const hundredths = fc.integer({ min: 0, max: 10_000 });
const breaksOf = (value: fc.Arbitrary<number>): fc.Arbitrary<Breaks> =>
	fc.record({ pair: value, dozen: value, case: value }, { requiredKeys: ['pair'] });
const caseSize = fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 200 }));
const quantity = fc.integer({ min: 1, max: 500 });
const day = fc
	.integer({ min: 0, max: 700 })
	.map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const span = fc.record({
	validFrom: fc.oneof(fc.constant(''), day),
	validTo: fc.oneof(fc.constant(''), day),
});

function aList(id: string, kind: PriceListKind, change: Partial<PriceList> = {}): PriceList {
	return {
		id,
		name: `List ${id}`,
		kind,
		currency: 'CAD',
		parentId: '',
		off: { pair: 0 },
		rules: [],
		validFrom: '',
		validTo: '',
		version: 1,
		isRetired: false,
		createdAt: '',
		updatedAt: '',
		...change,
	};
}

const glove: PricedGlove = { partNumber: 'xy300', caseSize: 36, categories: ['MIG / Stick', 'Winter'] };

function aBook(lists: PriceList[], lines: Record<string, Breaks> = {}): PriceBook {
	return {
		lists: new Map(lists.map((list) => [list.id, list])),
		findLine: (listId, partNumber) => lines[`${listId} ${partNumber}`],
	};
}

const override = (prices: Breaks, change: Partial<Override> = {}): Override => ({
	prices,
	reason: 'Bid 2026-14',
	validFrom: '',
	validTo: '',
	...change,
});

const company = (change: Partial<Parameters<typeof decidePrice>[1]> = {}) => ({
	currency: 'CAD' as const,
	assignments: [{ listId: 'a', from: '2026-01-01' }],
	findOverride: () => undefined,
	...change,
});

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
	fc.assert(
		fc.property(hundredths, (percent) => {
			expect(parsePercent(formatPercent(percent))).toEqual({ hundredths: percent });
			expect(parsePercent(` ${formatPercent(percent)} % `)).toEqual({ hundredths: percent });
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

test('a percentage has no sign, in any spelling', () => {
	fc.assert(
		fc.property(
			hundredths,
			fc.constantFrom('-', '−', '–', '+', '－', '＋', '- ', '﹣'),
			fc.constantFrom('', '%', ' %'),
			(percent, sign, end) => {
				const parsed = parsePercent(`${sign}${formatPercent(percent)}${end}`);
				expect(parsed).toEqual({ error: say('validation.price.percentSign') });
			},
		),
	);
	for (const text of [
		'(4)',
		'(4%)',
		'4-',
		'',
		'4 5',
		'0x4',
		'1e1',
		'100.01',
		'4.125',
		'4,5,6',
		'four',
		'$4',
	]) {
		expect(parsePercent(text), text).toHaveProperty('error');
	}
});

test('a half is rounded away from zero, once, however many lists the price came through', () => {
	expect(roundPrice({ above: 5n, below: 2n })).toBe(3);
	expect(roundPrice({ above: -5n, below: 2n })).toBe(-3);
	// 1.50 less 33% less 33% is 67.335 cents; rounding twice would give 68.
	const twice = takeOff(takeOff(toExactPrice(150), 3300), 3300);
	expect(roundPrice(twice)).toBe(67);
	fc.assert(
		fc.property(cents, hundredths, (amount, percent) => {
			const exact = BigInt(amount) * BigInt(10_000 - percent);
			const rounded = BigInt(roundPrice(takeOff(toExactPrice(amount), percent)));
			const error = rounded * 10_000n - exact;
			expect(error > -5_000n && error <= 5_000n).toBe(true);
		}),
	);
});

/** Lists of any kind based on one another, with any breaks, and manual prices. */
const worlds = fc
	.record({
		standard: fc.option(breaksOf(cents), { nil: undefined }),
		middle: fc.record({
			off: breaksOf(hundredths),
			line: fc.option(breaksOf(cents), { nil: undefined }),
			span,
		}),
		template: fc.record({
			off: breaksOf(hundredths),
			rule: fc.option(breaksOf(hundredths), { nil: undefined }),
			line: fc.option(breaksOf(cents), { nil: undefined }),
			span,
		}),
		override: fc.option(fc.record({ prices: breaksOf(cents), span }), { nil: undefined }),
		caseSize,
		date: day,
	})
	.map(({ standard, middle, template, override: byHand, caseSize, date }) => {
		const rules = template.rule ? [{ scope: 'glove' as const, target: 'xy300', off: template.rule }] : [];
		const lines: Record<string, Breaks> = {};
		if (standard) lines['s xy300'] = standard;
		if (middle.line) lines['m xy300'] = middle.line;
		if (template.line) lines['a xy300'] = template.line;
		return {
			book: aBook(
				[
					aList('s', 'standard'),
					aList('m', 'percent', { parentId: 's', off: middle.off, ...middle.span }),
					aList('a', 'percent', { parentId: 'm', off: template.off, rules, ...template.span }),
				],
				lines,
			),
			client: company({
				findOverride: () => byHand && override(byHand.prices, byHand.span),
			}),
			asked: { glove: { ...glove, caseSize }, date },
		};
	});

test('a price is a whole number of cents, never below zero, and never rises with quantity', () => {
	fc.assert(
		fc.property(worlds, quantity, quantity, (world, one, other) => {
			const [few, many] = [one, other]
				.toSorted((a, b) => a - b)
				.map((pairs) => decidePrice(world.book, world.client, { ...world.asked, quantity: pairs }));
			for (const decision of [few, many]) {
				if (decision?.cents === undefined) continue;
				expect(Number.isSafeInteger(decision.cents)).toBe(true);
				expect(decision.cents).toBeGreaterThanOrEqual(0);
				expect(decision.steps.length).toBeGreaterThan(0);
			}
			expect(few?.source).toBe(many?.source);
			expect(many?.cents ?? 0).toBeLessThanOrEqual(few?.cents ?? 0);
		}),
		{ numRuns: 500 },
	);
});

test('the displayed steps lead to the displayed price', () => {
	fc.assert(
		fc.property(worlds, quantity, (world, pairs) => {
			const { cents: price, steps } = decidePrice(world.book, world.client, {
				...world.asked,
				quantity: pairs,
			});
			if (price === undefined) return;
			const [first, ...rest] = steps;
			if (!first || first.kind === 'percent') throw new Error('a price begins with an amount');
			const remaining = rest.reduce(
				(exact, step) => (step.kind === 'percent' ? takeOff(exact, step.hundredths) : exact),
				toExactPrice(first.cents),
			);
			expect(roundPrice(remaining)).toBe(price);
		}),
	);
});

test('a manual price precedes the template’s own price, then its rules, then the percentage for all', () => {
	const rules = [
		{ scope: 'category' as const, target: 'winter', off: { pair: 3000 } },
		{ scope: 'glove' as const, target: 'xy300', off: { pair: 5000 } },
	];
	const lists = [
		aList('s', 'standard'),
		aList('a', 'percent', { parentId: 's', off: { pair: 3500 }, rules }),
	];
	const lines: Record<string, Breaks> = { 's xy300': { pair: 2490 }, 'a xy300': { pair: 1500 } };
	const decide = (given: Partial<typeof lines>, by = company()) =>
		decidePrice(aBook(lists, given as Record<string, Breaks>), by, {
			glove,
			quantity: 1,
			date: '2026-06-01',
		});
	const byHand = decide(lines, company({ findOverride: () => override({ pair: 1150 }) }));
	expect(byHand).toMatchObject({
		cents: 1150,
		source: 'override',
		steps: [{ kind: 'override', reason: 'Bid 2026-14' }],
		passed: [{ source: 'template', why: 'outranked', listName: 'List a' }],
	});
	expect(decide(lines)).toMatchObject({ cents: 1500, source: 'template', steps: [{ kind: 'line' }] });
	const { 'a xy300': _, ...withoutLine } = lines;
	// The category comes first, so the glove's own rule below it does not apply.
	expect(decide(withoutLine)).toMatchObject({
		cents: 1743,
		steps: [{ kind: 'line' }, { kind: 'percent', scope: 'category', target: 'winter', place: 1 }],
	});
	const other = { ...glove, partNumber: 'xy301', categories: [] };
	const all = decidePrice(aBook(lists, { 's xy301': { pair: 2490 } }), company(), {
		glove: other,
		quantity: 1,
		date: '2026-06-01',
	});
	expect(all).toMatchObject({ cents: 1619, steps: [{ kind: 'line' }, { scope: 'all', place: 0 }] });
	// Before the template starts the standard list applies, and the answer says so.
	const before = decidePrice(aBook(lists, lines), company(), { glove, quantity: 1, date: '2025-12-31' });
	expect(before).toMatchObject({
		cents: 2490,
		source: 'standard',
		passed: [{ source: 'template', why: 'notYet', day: '2026-01-01', listName: 'List a' }],
	});
});

test('without any price, every source is named with its reason', () => {
	const lists = [
		aList('s', 'standard', { validTo: '2025-12-31' }),
		aList('a', 'prices', { currency: 'USD' }),
	];
	const decision = decidePrice(aBook(lists), company(), { glove, quantity: 1, date: '2026-06-01' });
	expect(decision).toMatchObject({
		cents: undefined,
		source: undefined,
		passed: [
			{ source: 'template', why: 'otherCurrency' },
			{ source: 'standard', why: 'over', day: '2025-12-31' },
		],
	});
});

test('a dozen and a case apply from their quantities; an unknown case is reported, a rising break never charged', () => {
	const lists = [aList('s', 'standard')];
	const prices = { 's xy300': { pair: 1850, dozen: 1695, case: 1550 } };
	const at = (pairs: number, size: number | null = 36) =>
		decidePrice(aBook(lists, prices), company({ assignments: [] }), {
			glove: { ...glove, caseSize: size },
			quantity: pairs,
			date: '2026-06-01',
		});
	expect([1, 11, 12, 35, 36, 400].map((pairs) => at(pairs).cents)).toEqual([
		1850, 1850, 1695, 1695, 1550, 1550,
	]);
	expect(at(400, null)).toMatchObject({ cents: 1695, passedBreaks: [{ unit: 'case', why: 'caseUnknown' }] });
	// A case of six is reached before the dozen.
	expect([6, 12].map((pairs) => at(pairs, 6).cents)).toEqual([1550, 1550]);
	expect(listRisingBreaks({ pair: 1850, dozen: 1900 }, 36)).toEqual(['dozen']);
	const rising = decidePrice(
		aBook(lists, { 's xy300': { pair: 1850, dozen: 1900 } }),
		company({ assignments: [] }),
		{ glove, quantity: 12, date: '2026-06-01' },
	);
	expect(rising).toMatchObject({ cents: 1850, passedBreaks: [{ unit: 'dozen', why: 'notBetter' }] });
});

test('cyclic lists end without a price instead of looping', () => {
	const lists = [aList('a', 'percent', { parentId: 'b' }), aList('b', 'percent', { parentId: 'a' })];
	const decision = decidePrice(aBook(lists), company(), { glove, quantity: 1, date: '2026-06-01' });
	expect(decision.cents).toBeUndefined();
});

test('a price starts and ends with the calendar day of the zone, in every zone and through both clock changes', () => {
	const spring = override({ pair: 900 }, { validFrom: '2026-03-08', validTo: '2026-11-01' });
	const book = aBook([aList('s', 'standard')], { 's xy300': { pair: 1000 } });
	const by = company({ findOverride: () => spring });
	const at = (instant: number, zone: string) =>
		decidePrice(book, by, { glove, quantity: 1, date: todayIn(zone, new Date(instant)) }).cents;
	const around = fc.oneof(
		fc.integer({ min: Date.UTC(2026, 2, 6), max: Date.UTC(2026, 2, 11) }),
		fc.integer({ min: Date.UTC(2026, 9, 30), max: Date.UTC(2026, 10, 4) }),
	);
	const zone = fc.constantFrom(
		'America/Toronto',
		'America/St_Johns',
		'Pacific/Kiritimati',
		'Pacific/Pago_Pago',
		'UTC',
	);
	fc.assert(
		fc.property(around, zone, (instant, where) => {
			const local = new Intl.DateTimeFormat('sv-SE', { timeZone: where }).format(new Date(instant));
			const isIn = local >= '2026-03-08' && local <= '2026-11-01';
			expect(at(instant, where)).toBe(isIn ? 900 : 1000);
		}),
	);
	// Toronto's midnight of March 8, and the last second of November 1, which has 25 hours.
	expect(at(Date.parse('2026-03-08T04:59:59Z'), 'America/Toronto')).toBe(1000);
	expect(at(Date.parse('2026-03-08T05:00:00Z'), 'America/Toronto')).toBe(900);
	expect(at(Date.parse('2026-11-02T04:59:59Z'), 'America/Toronto')).toBe(900);
	expect(at(Date.parse('2026-11-02T05:00:00Z'), 'America/Toronto')).toBe(1000);
});

test('a percentage taken off is shown as its language writes it', () => {
	expect([3500, 1250].map((hundredths) => formatDiscount(hundredths, 'en'))).toEqual(['−35%', '−12.5%']);
	expect([3500, 1250].map((hundredths) => formatDiscount(hundredths, 'fr'))).toEqual([
		'−35\u00A0%',
		'−12,5\u00A0%',
	]);
});
