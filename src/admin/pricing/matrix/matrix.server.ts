import { isCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import { GLOVE_SORTS, type GloveSort } from '../../../domain/pricing/glove-sort.ts';
import { loadCompanyPrices } from '../../../domain/pricing/price-book.server.ts';
import { decidePrice, type PriceBook, type PriceSource } from '../../../domain/pricing/price-decision.ts';
import type { GloveFacts } from '../../../domain/pricing/price-glove.server.ts';
import { MAX_QUANTITY } from '../../../domain/pricing/quantity-break.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { type BelowCost, findBelowCost } from '../company-prices/company-table.server.ts';
import { listSizePrices, type SizePrice } from '../size-prices.server.ts';

/** Gloves of a matrix that is not paged: what is below cost. */
export const MOST_GLOVES = 10_000;

export type MatrixFilter = {
	/** Narrows the gloves, and the companies. */
	text: string;
	company: string;
	/** Pairs. */
	quantity: number;
	/** yyyy-mm-dd. */
	date: string;
	onlyBelowCost: boolean;
	sort: GloveSort;
};

/** The filter in an address; what is no quantity and no day is left out. */
export function readMatrixFilter(parameters: URLSearchParams, today: string): MatrixFilter {
	const read = (name: string) => parameters.get(name)?.trim() ?? '';
	const quantity = Number(read('quantity'));
	return {
		text: read('glove').slice(0, 200),
		company: read('company').slice(0, 200),
		quantity: Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : 1,
		date: isCalendarDate(read('date')) ? read('date') : today,
		onlyBelowCost: read('below') === '1',
		sort: GLOVE_SORTS.find((sort) => sort === read('sort')) ?? GLOVE_SORTS[0],
	};
}

/**
 * The price of one glove for one company at the selected quantity (undefined if there is none), and whether any
 * quantity is below cost.
 */
export type MatrixCell = {
	cents: number | undefined;
	source: PriceSource | undefined;
	/** Of the sizes that do not cost what the others do. */
	sizePrices: SizePrice[];
} & BelowCost;

/** What one company pays for gloves, in their order. */
export async function loadMatrixColumn(
	db: DatabaseLike,
	book: PriceBook,
	companyId: string,
	gloves: readonly GloveFacts[],
	{ quantity, date }: Pick<MatrixFilter, 'quantity' | 'date'>,
) {
	const companyPrices = await loadCompanyPrices(
		db,
		companyId,
		gloves.map(({ partNumber }) => partNumber),
	);
	const { currency } = companyPrices;
	const cells = gloves.map((glove): MatrixCell => {
		const priceQuery = { glove, quantity, date };
		const { cents, source } = decidePrice(book, companyPrices, priceQuery);
		const sizePrices = listSizePrices(book, companyPrices, priceQuery);
		return { cents, source, sizePrices, ...findBelowCost(book, companyPrices, priceQuery) };
	});
	return { currency, cells };
}
