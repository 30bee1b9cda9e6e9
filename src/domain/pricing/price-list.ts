import type { Currency } from './price.ts';
import type { Breaks } from './quantity-break.ts';

/**
 * Kinds of lists: "standard" has list prices, which companies without a template pay; "cost" has our costs; "prices"
 * has its own prices; "percent" takes a percentage off another list.
 */
export const PRICE_LIST_KINDS = ['percent', 'prices', 'standard', 'cost'] as const;
export type PriceListKind = (typeof PRICE_LIST_KINDS)[number];

/** At most one of each per currency: other lists are based on them. */
export const SINGLE_KINDS: readonly PriceListKind[] = ['standard', 'cost'];

/** A percentage for some gloves, in hundredths of a percent. `target` is a part number or a category name. */
export type PriceRule = { scope: 'glove' | 'category'; target: string; off: Breaks };

/** Which gloves a rule is for: all, one, or those of a category. */
export const SIZE_RULE_SCOPES = ['all', 'category', 'glove'] as const;

/**
 * What some sizes cost more than the others, in cents per pair; sizes in any spelling. `target` is as in `PriceRule`,
 * and empty for all gloves.
 */
export type SizeRule = {
	scope: (typeof SIZE_RULE_SCOPES)[number];
	target: string;
	sizes: string[];
	more: number;
};

/** Calendar dates, both inclusive; empty means unlimited. */
export type Validity = { validFrom: string; validTo: string };

/** A price list as entered by staff: a template, unless its kind says otherwise. Its prices are stored separately. */
export type PriceListInput = Validity & {
	name: string;
	kind: PriceListKind;
	currency: Currency;
	/** The list that percentages are taken off; empty for other kinds. */
	parentId: string;
	/** Taken off for gloves that match no rule. */
	off: Breaks;
	/** Evaluated in order; the first match wins. */
	rules: PriceRule[];
	/** For kinds with prices of their own; evaluated in order, the first match wins. */
	sizeRules: SizeRule[];
};

export type PriceList = PriceListInput & {
	id: string;
	version: number;
	/** It can no longer be assigned to companies. */
	isRetired: boolean;
	createdAt: string;
	updatedAt: string;
};

/** Prices of one glove on a list or set by hand, in cents per pair. */
export type PriceLine = { partNumber: string; prices: Breaks };

export const PRICE_LIMITS = {
	name: 80,
	reason: 200,
	rules: 100,
	sizeRules: 20,
	/** Max sizes of a rule, and max length of a size's name. */
	sizes: 12,
	size: 40,
	/** Max length of a chain of lists, including the list itself. */
	depth: 5,
	/** Max gloves written per request. */
	lines: 5_000,
	/** A customer's own number and name for a glove. */
	customerNumber: 60,
	customerName: 120,
} as const;

/** Whether this list can be assigned to companies. */
export function isTemplate({ kind }: Pick<PriceList, 'kind'>): boolean {
	return kind === 'percent' || kind === 'prices';
}

/** The position of a date relative to a validity period. */
export function phaseOn({ validFrom, validTo }: Validity, day: string): 'notYet' | 'over' | 'within' {
	if (validFrom !== '' && day < validFrom) return 'notYet';
	return validTo !== '' && day > validTo ? 'over' : 'within';
}
