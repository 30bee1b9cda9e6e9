import type { Currency } from './price.ts';
import type { Breaks } from './quantity-break.ts';

/**
 * What a list says: "standard", what gloves list for, and what companies without a template pay; "cost", what they cost
 * us; "prices", prices of its own; "percent", a percentage off another list.
 */
export const PRICE_LIST_KINDS = ['percent', 'prices', 'standard', 'cost'] as const;
export type PriceListKind = (typeof PRICE_LIST_KINDS)[number];

/** One of these at most in each currency: they are where the others begin. */
export const SINGLE_KINDS: readonly PriceListKind[] = ['standard', 'cost'];

/** A percentage for some gloves, in hundredths of a percent. `target` is a part number or a category's name. */
export type PriceRule = { scope: 'glove' | 'category'; target: string; off: Breaks };

/** Days of the calendar from end to end, both of them included; an empty one is open. */
export type Validity = { validFrom: string; validTo: string };

/** A price list as staff enter it: a template, unless its kind says otherwise. Its prices lie apart. */
export type PriceListInput = Validity & {
	name: string;
	kind: PriceListKind;
	currency: Currency;
	/** The list that percentages are taken off; empty for every other kind. */
	parentId: string;
	/** Taken off for every glove that no rule matches. */
	off: Breaks;
	/** Read from the top, the first match wins. */
	rules: PriceRule[];
};

export type PriceList = PriceListInput & {
	id: string;
	version: number;
	/** No company can be given it any more. */
	isRetired: boolean;
	createdAt: string;
	updatedAt: string;
};

/** Prices of one glove on one list or by hand, in cents a pair. */
export type PriceLine = { partNumber: string; prices: Breaks };

export const PRICE_LIMITS = {
	name: 80,
	reason: 200,
	rules: 100,
	/** Lists that one may stand on, itself included. */
	depth: 5,
	/** Gloves that one call may write. */
	lines: 5_000,
	/** A customer's own number and name for a glove. */
	customerNumber: 60,
	customerName: 120,
} as const;

/** Whether companies can be given this list. */
export function isTemplate({ kind }: Pick<PriceList, 'kind'>): boolean {
	return kind === 'percent' || kind === 'prices';
}

/** How a day lies to a span of days. */
export function placeInTime({ validFrom, validTo }: Validity, day: string): 'notYet' | 'over' | 'within' {
	if (validFrom !== '' && day < validFrom) return 'notYet';
	return validTo !== '' && day > validTo ? 'over' : 'within';
}
