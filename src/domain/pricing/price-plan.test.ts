import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_PRICE } from './price.ts';
import { changeBreaks, changePrice, MAX_CHANGE, PRICE_STEPS, pricesOn } from './price-plan.ts';
import { parsePricePlan } from './price-plan-schema.ts';

const cents = fc.integer({ min: 1, max: 20_000_00 });
const change = fc.record({
	hundredths: fc.integer({ min: -MAX_CHANGE, max: MAX_CHANGE }),
	stepCents: fc.constantFrom(...PRICE_STEPS),
});

test.each([
	[18_50, 400, 5, 19_25],
	[18_50, 400, 1, 19_24],
	[20_00, 400, 5, 20_80],
	[19_99, 250, 100, 21_00],
	[18_50, -1000, 5, 16_65],
	[1, 1, 1, 2],
	[2, -MAX_CHANGE, 100, 100],
	[MAX_PRICE, 400, 5, MAX_PRICE],
])('%i cents changed by %i hundredths, to %i: %i', (before, hundredths, stepCents, after) => {
	expect(changePrice(before, { hundredths, stepCents })).toBe(after);
});

test('a new price is a multiple of the step, never below the exact one and less than a step above it', () => {
	fc.assert(
		fc.property(cents, change, (before, one) => {
			const after = changePrice(before, one);
			const exact = (before * (100_00 + one.hundredths)) / 100_00;
			expect(after % one.stepCents).toBe(0);
			expect(after).toBeGreaterThanOrEqual(exact - 1e-6);
			expect(after - exact).toBeLessThan(one.stepCents + 1e-6);
		}),
	);
});

test('what costs more still costs more or as much, and breaks stay where they were', () => {
	fc.assert(
		fc.property(cents, cents, change, (one, other, by) => {
			const [low, high] = one < other ? [one, other] : [other, one];
			const { pair, dozen } = changeBreaks({ pair: high, dozen: low }, by);
			expect(pair).toBeGreaterThanOrEqual(dozen as number);
			expect(changeBreaks({ pair: high }, by)).toEqual({ pair });
		}),
	);
});

test('the prices of a day are those of the latest day up to it', () => {
	const dated = [
		{ from: '2027-01-01', prices: { pair: 3 } },
		{ from: '', prices: { pair: 1 } },
		{ from: '2026-03-01', prices: { pair: 2 } },
		{ from: '2027-06-01', prices: undefined },
	];
	const on = (day: string) => pricesOn(dated, day)?.prices?.pair;
	expect([on('2020-01-01'), on('2026-02-28'), on('2026-03-01')]).toEqual([1, 1, 2]);
	expect([on('2026-12-31'), on('2027-01-01'), on('2027-05-31'), on('2027-06-01')]).toEqual([
		2,
		3,
		3,
		undefined,
	]);
	expect(pricesOn([], '2026-01-01')).toBeUndefined();
});

test('a plan is read from what is typed, and every wrong field is named', () => {
	const typed = { direction: 'up', percent: '4 %', roundedTo: '0.05', from: '2027-01-01' };
	expect(parsePricePlan(typed)).toEqual({
		plan: { hundredths: 400, stepCents: 5, fromDay: '2027-01-01' },
	});
	expect(parsePricePlan({ ...typed, direction: 'down', percent: '2,5' })).toEqual({
		plan: { hundredths: -250, stepCents: 5, fromDay: '2027-01-01' },
	});
	for (const [field, value] of [
		['percent', ''],
		['percent', '0'],
		['percent', '-4'],
		['percent', '51'],
		['percent', 4],
		['roundedTo', '0.03'],
		['from', ''],
		['from', '2027-02-30'],
		['direction', 'sideways'],
		['more', 1],
	] as const) {
		const parsed = parsePricePlan({ ...typed, [field]: value });
		expect('errors' in parsed && parsed.errors.map(({ path }) => path), `${field} ${value}`).toEqual([field]);
	}
});
