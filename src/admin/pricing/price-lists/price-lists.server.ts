import type { PriceList } from '../../../domain/pricing/price-list.ts';
import {
	countListCompanies,
	countPriceLines,
	listPriceLists,
} from '../../../domain/pricing/price-list-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';

/** A list with what hangs on it. */
export type PriceListSummary = PriceList & {
	/** Companies that have it, now or from a later day on. */
	companies: number;
	/** Gloves that it prices itself. */
	gloves: number;
	/** The list that percentages are taken off, by name. */
	parentName: string;
};

/** Every list, by name. */
export async function loadPriceLists(db: DatabaseLike, today: string): Promise<PriceListSummary[]> {
	const [lists, companies, gloves] = await Promise.all([
		listPriceLists(db),
		countListCompanies(db, today),
		countPriceLines(db),
	]);
	const names = new Map(lists.map(({ id, name }) => [id, name]));
	return lists.map((list) => ({
		...list,
		companies: companies.get(list.id) ?? 0,
		gloves: gloves.get(list.id) ?? 0,
		parentName: names.get(list.parentId) ?? '',
	}));
}
