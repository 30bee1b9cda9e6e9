import { countPriceLines } from '../../../domain/pricing/price-line-queries.server.ts';
import type { PriceList } from '../../../domain/pricing/price-list.ts';
import { countListCompanies, listPriceLists } from '../../../domain/pricing/price-list-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';

/** A list with its usage. */
export type PriceListSummary = PriceList & {
	/** Number of companies that have it, now or from a later date on. */
	companies: number;
	/** Number of gloves with a price of their own on it. */
	gloves: number;
	/** The name of the list that percentages are taken off. */
	parentName: string;
};

/** All lists, by name. */
export async function loadPriceLists(db: DatabaseLike, today: string): Promise<PriceListSummary[]> {
	const [lists, companies, gloves] = await Promise.all([
		listPriceLists(db),
		countListCompanies(db, today),
		countPriceLines(db, today),
	]);
	const names = new Map(lists.map(({ id, name }) => [id, name]));
	return lists.map((list) => ({
		...list,
		companies: companies.get(list.id) ?? 0,
		gloves: gloves.get(list.id) ?? 0,
		parentName: names.get(list.parentId) ?? '',
	}));
}
