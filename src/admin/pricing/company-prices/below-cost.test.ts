import { expect, test } from 'vitest';
import type { PriceBook } from '../../../domain/pricing/price-decision.ts';
import type { SizeRule } from '../../../domain/pricing/price-list.ts';
import { aPriceList } from '../../../domain/pricing/test-price-list.ts';
import { findBelowCost } from './company-table.server.ts';

const glove = {
	partNumber: 'xy300',
	name: '',
	caseSize: 36,
	categories: [],
	sizes: ['S', 'L', '2XL', '3XL'],
};
const company = { currency: 'CAD' as const, assignments: [], findOverride: () => undefined };

/** Prices of 20.00 a pair and 18.00 a dozen, and a cost of 17.00, with these rules by size. */
function findBelow(rules: { price?: SizeRule[]; cost?: SizeRule[]; costCents?: number }, quantity?: number) {
	const { price = [], cost = [], costCents = 1_700 } = rules;
	const lists = [
		aPriceList({ id: 's', sizeRules: price }),
		aPriceList({ id: 'c', kind: 'cost', sizeRules: cost }),
	];
	const book: PriceBook = {
		lists: new Map(lists.map((list) => [list.id, list])),
		findLine: (listId) => (listId === 's' ? { pair: 2_000, dozen: 1_800 } : { pair: costCents }),
	};
	const question = { glove, date: '2026-06-01', ...(quantity ? { quantity } : {}) };
	return findBelowCost(book, company, question);
}

const rule = (more: number, ...sizes: string[]): SizeRule => ({ scope: 'all', target: '', sizes, more });

test('without rules by size, the dozen decides, and no size is named', () => {
	expect(findBelow({})).toEqual({ isKnown: true, below: undefined });
	expect(findBelow({ costCents: 1_900 }).below).toEqual({ pairs: 12, cents: 1_800, sizes: [] });
	expect(findBelow({ costCents: 2_100 }).below).toEqual({ pairs: 1, cents: 2_000, sizes: [] });
});

test('a size that costs us more than its price is found, and so is one that is sold for less', () => {
	expect(findBelow({ cost: [rule(200, '2XL', '3XL')] }).below).toEqual({
		pairs: 12,
		cents: 1_800,
		sizes: ['2XL', '3XL'],
	});
	expect(findBelow({ price: [rule(-150, 'S')] }).below).toEqual({ pairs: 12, cents: 1_650, sizes: ['S'] });
	// What the large sizes cost us more, they also sell for.
	const both = { price: [rule(200, '2XL', '3XL')], cost: [rule(200, '2XL', '3XL')] };
	expect(findBelow(both).below).toBeUndefined();
});

test('the asked quantity comes first', () => {
	expect(findBelow({ cost: [rule(500, '3XL')] }, 5).below).toEqual({
		pairs: 5,
		cents: 2_000,
		sizes: ['3XL'],
	});
	expect(findBelow({ cost: [rule(200, '3XL')] }, 5).below).toEqual({
		pairs: 12,
		cents: 1_800,
		sizes: ['3XL'],
	});
});

test('if every size has a rule, the price without a size is nobody’s', () => {
	const price = [rule(300, 'S', 'L', '2XL', '3XL')];
	expect(findBelow({ price, costCents: 2_000 }).below).toBeUndefined();
});
