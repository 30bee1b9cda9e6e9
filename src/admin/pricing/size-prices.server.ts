import { type CompanyPrices, decidePrice, type PriceBook } from '../../domain/pricing/price-decision.ts';
import type { GloveFacts } from '../../domain/pricing/price-glove.server.ts';
import { groupSizes } from '../../domain/pricing/size-group.ts';

/** Sizes of a glove that cost other than the rest, and their price per pair in cents. */
export type SizePrice = { sizes: readonly string[]; cents: number };

/** What a company pays for the sizes of a glove that do not cost what the others do. */
export function listSizePrices(
	book: PriceBook,
	company: CompanyPrices,
	query: { glove: GloveFacts; quantity: number; date: string },
): SizePrice[] {
	const centsOf = (size: string | undefined) => decidePrice(book, company, { ...query, size }).cents;
	return groupSizes(book, query.glove.sizes, (size) => String(centsOf(size))).flatMap((sizes) => {
		const cents = sizes.length === 0 ? undefined : centsOf(sizes[0]);
		return cents === undefined ? [] : [{ sizes, cents }];
	});
}
