import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decidePrice, type Override, type PriceBook } from './price-decision.ts';
import type { SizeRule } from './price-list.ts';
import { groupSizes } from './size-group.ts';
import { aPriceList } from './test-price-list.ts';

function aBook(sizeRules: SizeRule[], off = 0): PriceBook {
	const lists = [
		aPriceList({ id: 's', sizeRules }),
		aPriceList({ id: 't', kind: 'percent', parentId: 's', off: { pair: off } }),
	];
	return {
		lists: new Map(lists.map((list) => [list.id, list])),
		findLine: (listId) => (listId === 's' ? { pair: 2_000, dozen: 1_800 } : undefined),
	};
}

const glove = { partNumber: 'xy300', caseSize: 36, categories: ['MIG / Stick'] };

function priceOf(
	book: PriceBook,
	size: string | undefined,
	change: { quantity?: number; byHand?: Override } = {},
) {
	const company = {
		currency: 'CAD' as const,
		assignments: [{ listId: 't', from: '2026-01-01' }],
		findOverride: () => change.byHand,
	};
	return decidePrice(book, company, { glove, quantity: change.quantity ?? 1, date: '2026-06-01', size });
}

const big = (more: number, change: Partial<SizeRule> = {}): SizeRule => ({
	scope: 'all',
	target: '',
	sizes: ['2XL', '3XL'],
	more,
	...change,
});

test('a size costs what its rule says more, at every quantity, and the percentage is taken off that', () => {
	const book = aBook([big(150)], 1_000);
	expect(priceOf(book, '2XL').cents).toBe(1_935);
	expect(priceOf(book, '2XL', { quantity: 12 }).cents).toBe(1_755);
	expect(priceOf(book, 'L').cents).toBe(1_800);
	expect(priceOf(book, undefined).cents).toBe(1_800);
	expect(priceOf(book, '2XL').steps.map(({ kind }) => kind)).toEqual(['line', 'size', 'percent']);
});

test.each(['2xl', 'XXL', ' 2X-Large', 'double xl', '2X Large'])('%j is the same size', (size) => {
	expect(priceOf(aBook([big(150)]), size).cents).toBe(2_150);
	expect(priceOf(aBook([big(150, { sizes: [size] })]), '2XL').cents).toBe(2_150);
});

test.each(['XL', 'X2', '4XL', '2XL (left hand only)', ''])('%j is another size', (size) => {
	expect(priceOf(aBook([big(150)]), size).cents).toBe(2_000);
});

test('the first rule that matches wins: by glove, by category, for all', () => {
	const other = big(900, { scope: 'glove', target: 'xy301' });
	const own = big(100, { scope: 'glove', target: 'xy300' });
	const ofCategory = big(200, { scope: 'category', target: 'mig / STICK ' });
	expect(priceOf(aBook([other, own, ofCategory]), '2XL').cents).toBe(2_100);
	expect(priceOf(aBook([other, ofCategory, own]), '2XL').cents).toBe(2_200);
	expect(priceOf(aBook([other, big(300)]), '2XL').cents).toBe(2_300);
	expect(priceOf(aBook([other]), '2XL').cents).toBe(2_000);
});

test('a price by hand is for all sizes', () => {
	const byHand = { prices: { pair: 1_234 }, reason: 'Bid', validFrom: '', validTo: '' };
	expect(priceOf(aBook([big(150)]), '2XL', { byHand }).cents).toBe(1_234);
});

test('whatever the rules are, each size is in one group, which has its price', () => {
	const names = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '9', '10.5', '__proto__'];
	const rules = fc.array(
		fc.record({
			scope: fc.constant('all' as const),
			target: fc.constant(''),
			sizes: fc.subarray(names, { minLength: 1 }),
			more: fc.integer({ min: 1, max: 3 }),
		}),
		{ maxLength: 4 },
	);
	fc.assert(
		fc.property(rules, fc.subarray(names), (sizeRules, sizes) => {
			const book = aBook(sizeRules);
			const centsOf = (size: string | undefined) => priceOf(book, size).cents;
			const groups = groupSizes(book, sizes, (size) => String(centsOf(size)));
			const named = groups.flat();
			expect(new Set(named).size).toBe(named.length);
			for (const group of groups) expect(new Set(group.map(centsOf)).size).toBeLessThanOrEqual(1);
			for (const size of sizes) expect(named.includes(size) || groups[0]?.length === 0).toBe(true);
			for (const size of sizes.filter((one) => !named.includes(one)))
				expect(centsOf(size)).toBe(centsOf(undefined));
			const prices = groups.map((group) => centsOf(group[0]));
			expect(new Set(prices).size).toBe(prices.length);
		}),
	);
});
