import type { PriceBook } from './price-decision.ts';

/**
 * The sizes of a glove by what they cost: those that cost what a glove without a size does as an empty group, first,
 * and the others in groups of one price, in the glove's order.
 * @param priceOf equal for sizes of one price
 */
export function groupSizes(
	book: PriceBook,
	sizes: readonly string[],
	priceOf: (size: string | undefined) => string,
): (readonly string[])[] {
	const hasRules = [...book.lists.values()].some(({ sizeRules }) => sizeRules.length > 0);
	if (!hasRules || sizes.length === 0) return [[]];
	const usual = priceOf(undefined);
	const groups = Map.groupBy(sizes, priceOf);
	const hasUsual = groups.delete(usual);
	return [...(hasUsual ? [[]] : []), ...groups.values()];
}
