import fc from 'fast-check';
import { expect, test } from 'vitest';
import { todayIn } from '../calendar-date/calendar-date.ts';
import { applyDiscount, roundPrice, toExactPrice } from './percent-off.ts';
import { MAX_PRICE } from './price.ts';
import { decidePrice, type Override, type PriceBook, type PricedGlove } from './price-decision.ts';
import type { PriceList, PriceListKind } from './price-list.ts';
import { type Breaks, listRisingBreaks } from './quantity-break.ts';
import { aPriceList } from './test-price-list.ts';

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

const aList = (id: string, kind: PriceListKind, change: Partial<PriceList> = {}) =>
	aPriceList({ id, kind, ...change });

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
				(exact, step) => (step.kind === 'percent' ? applyDiscount(exact, step.hundredths) : exact),
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
