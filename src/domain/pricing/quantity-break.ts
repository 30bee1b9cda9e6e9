/** The quantities at which a price may change; prices are always per pair (docs/trade/packs.md). */
export const BREAKS = ['pair', 'dozen', 'case'] as const;
export type BreakUnit = (typeof BREAKS)[number];

/** Values that apply from each of these quantities on. Without `pair`, some quantities would have none. */
export type Breaks = { pair: number; dozen?: number; case?: number };

const DOZEN = 12;

/** Units for quantities in staff's price queries: pairs and the packs of gloves. */
export const QUANTITY_UNITS = ['pair', 'dozen', 'bag', 'case'] as const;
export type QuantityUnit = (typeof QUANTITY_UNITS)[number];

export const MAX_QUANTITY = 999_999;

export function isBreakUnit(text: string): text is BreakUnit {
	return (BREAKS as readonly string[]).includes(text);
}

/**
 * Minimum number of pairs for a break; undefined if the glove's case size is unknown.
 * @param caseSize pairs per master case
 */
export function pairsOf(unit: BreakUnit, caseSize: number | null): number | undefined {
	if (unit === 'pair') return 1;
	if (unit === 'dozen') return DOZEN;
	return caseSize ?? undefined;
}

/**
 * Why a break does not apply: the quantity is too small, the case size is unknown, or a smaller break is at least as
 * good.
 */
export type PassedBreak = { unit: BreakUnit; why: 'quantity' | 'caseUnknown' | 'notBetter' };

/**
 * The break that applies: the best value available at the quantity, so that buying more never costs more per pair,
 * even if breaks rise by mistake or a case is smaller than a dozen. Ties go to the smallest quantity.
 * @param isBetter whether the first value is better for the buyer: a lower price, a higher percentage
 */
export function pickBreak(
	breaks: Breaks,
	requested: { quantity: number; caseSize: number | null },
	isBetter: (one: number, other: number) => boolean,
): { unit: BreakUnit; value: number; passed: PassedBreak[] } {
	const passed: PassedBreak[] = [];
	let unit: BreakUnit = 'pair';
	let value = breaks.pair;
	for (const next of listUnits(breaks, requested.caseSize).slice(1)) {
		const from = pairsOf(next, requested.caseSize);
		const offered = breaks[next];
		if (offered === undefined) continue;
		if (from === undefined) passed.push({ unit: next, why: 'caseUnknown' });
		else if (from > requested.quantity) passed.push({ unit: next, why: 'quantity' });
		else if (!isBetter(offered, value)) passed.push({ unit: next, why: 'notBetter' });
		else {
			unit = next;
			value = offered;
		}
	}
	return { unit, value, passed };
}

/** The units that have a value, smallest quantity first; a case of unknown size comes last. */
function listUnits(breaks: Partial<Breaks>, caseSize: number | null): BreakUnit[] {
	const from = (unit: BreakUnit) => pairsOf(unit, caseSize) ?? Number.POSITIVE_INFINITY;
	return BREAKS.filter((unit) => breaks[unit] !== undefined).toSorted(
		(one, other) => from(one) - from(other),
	);
}

/** Breaks with a higher price than a smaller quantity: allowed with a warning, and never charged. */
export function listRisingBreaks(prices: Partial<Breaks>, caseSize: number | null): BreakUnit[] {
	const units = listUnits(prices, caseSize);
	return units.filter((unit, at) =>
		units.slice(0, at).some((smaller) => (prices[unit] ?? 0) > (prices[smaller] ?? 0)),
	);
}
