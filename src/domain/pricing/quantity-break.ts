/** The quantities at which another price begins; prices are always for one pair (docs/trade/packs.md). */
export const BREAKS = ['pair', 'dozen', 'case'] as const;
export type BreakUnit = (typeof BREAKS)[number];

/** Something that holds from each of these quantities on. Without the pair it would leave quantities without a price. */
export type Breaks = { pair: number; dozen?: number; case?: number };

const DOZEN = 12;

/** How staff count what they ask the price of: the packs that gloves come in beside the pair. */
export const ASKED_UNITS = ['pair', 'dozen', 'bag', 'case'] as const;
export type AskedUnit = (typeof ASKED_UNITS)[number];

export const MAX_QUANTITY = 999_999;

export function isBreakUnit(text: string): text is BreakUnit {
	return (BREAKS as readonly string[]).includes(text);
}

/**
 * From how many pairs on a break holds; undefined where the glove's case is not known.
 * @param caseSize pairs in a master case.
 */
export function pairsOf(unit: BreakUnit, caseSize: number | null): number | undefined {
	if (unit === 'pair') return 1;
	if (unit === 'dozen') return DOZEN;
	return caseSize ?? undefined;
}

/** Why a break does not decide: the quantity is too small, nobody knows the case, or a smaller break is as good. */
export type PassedBreak = { unit: BreakUnit; why: 'quantity' | 'caseUnknown' | 'notBetter' };

/**
 * The break that decides: the best value of those that the quantity reaches, so that more never costs more, even where
 * somebody typed a break that rises or a case is smaller than a dozen. Of equal ones the smallest quantity.
 * @param isBetter whether the first is better for the buyer: a lower price, a higher percentage.
 */
export function pickBreak(
	breaks: Breaks,
	asked: { quantity: number; caseSize: number | null },
	isBetter: (one: number, other: number) => boolean,
): { unit: BreakUnit; value: number; passed: PassedBreak[] } {
	const passed: PassedBreak[] = [];
	let unit: BreakUnit = 'pair';
	let value = breaks.pair;
	for (const next of listUnits(breaks, asked.caseSize).slice(1)) {
		const from = pairsOf(next, asked.caseSize);
		const offered = breaks[next];
		if (offered === undefined) continue;
		if (from === undefined) passed.push({ unit: next, why: 'caseUnknown' });
		else if (from > asked.quantity) passed.push({ unit: next, why: 'quantity' });
		else if (!isBetter(offered, value)) passed.push({ unit: next, why: 'notBetter' });
		else {
			unit = next;
			value = offered;
		}
	}
	return { unit, value, passed };
}

/** The units that have a value, from the smallest quantity up; a case that nobody knows comes last. */
function listUnits(breaks: Partial<Breaks>, caseSize: number | null): BreakUnit[] {
	const from = (unit: BreakUnit) => pairsOf(unit, caseSize) ?? Number.POSITIVE_INFINITY;
	return BREAKS.filter((unit) => breaks[unit] !== undefined).toSorted(
		(one, other) => from(one) - from(other),
	);
}

/** Breaks whose price is above that of a smaller quantity: allowed, said, and never charged. */
export function listRisingBreaks(prices: Partial<Breaks>, caseSize: number | null): BreakUnit[] {
	const units = listUnits(prices, caseSize);
	return units.filter((unit, at) =>
		units.slice(0, at).some((smaller) => (prices[unit] ?? 0) > (prices[smaller] ?? 0)),
	);
}
