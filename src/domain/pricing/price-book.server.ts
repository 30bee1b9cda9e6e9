import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { CompanySheet } from './company-prices/company-prices.ts';
import { findCompanySheet, listOverrides } from './company-prices/company-prices-queries.server.ts';
import type { CompanyPrices, PriceBook } from './price-decision.ts';
import { findDatedPrices } from './price-line-queries.server.ts';
import { readPriceLists } from './price-list-queries.server.ts';
import { pricesOn } from './price-plan.ts';

/** Loads all lists, with their prices for these gloves. */
export async function loadPriceBook(db: DatabaseLike, partNumbers: readonly string[]): Promise<PriceBook> {
	const { lists, unreadable } = await readPriceLists(db);
	const found = await findDatedPrices(
		db,
		lists.map(({ id }) => id),
		partNumbers,
	);
	const dated = Map.groupBy(found, ({ listId, partNumber }) => `${listId} ${partNumber}`);
	const find = (listId: string, partNumber: string, day: string) =>
		pricesOn(dated.get(`${listId} ${partNumber}`) ?? [], day);
	return {
		lists: new Map(lists.map((list) => [list.id, list])),
		unreadable,
		findLine: (...line) => find(...line)?.prices,
		findLineDay: (...line) => find(...line)?.from ?? '',
		lineDays: [...new Set(found.map(({ from }) => from))],
	};
}

/** Loads a company's pricing terms, with its prices set by hand for these gloves. */
export async function loadCompanyPrices(
	db: DatabaseLike,
	companyId: string,
	partNumbers: readonly string[],
): Promise<CompanyPrices & { sheet: CompanySheet }> {
	const sheet = await findCompanySheet(db, companyId);
	const overrides = await listOverrides(db, sheet.companyIds, partNumbers);
	const byGlove = new Map(overrides.map((override) => [override.partNumber, override]));
	return {
		sheet,
		currency: sheet.currency,
		assignments: sheet.assignments,
		findOverride: (partNumber) => byGlove.get(partNumber),
	};
}
