import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { CompanySummary } from './company.ts';
import { type CompanyCursor, type CompanySort, formatPlace } from './company-list.ts';
import { listCompanies } from './company-list-queries.server.ts';
import { sortKeyOf } from './company-name.ts';

export type CompanyListData = {
	content: CompanySummary[];
	/** How many there are on all pages; unset where counting would take longer than reading. */
	total?: number;
	/** Where the page before and the page after begin, for `from`; unset at the ends. */
	before?: string;
	after?: string;
};

/** A page of the list, for the page and for the call alike. */
export async function loadCompanyList(
	db: DatabaseLike,
	asked: { text: string; sort: CompanySort; place?: CompanyCursor; most: number },
): Promise<CompanyListData> {
	const page = await listCompanies(db, asked);
	const placeAt = (direction: CompanyCursor['direction'], company: CompanySummary | undefined) => {
		if (!company) return undefined;
		const value = asked.sort.endsWith('updated') ? company.updatedAt : sortKeyOf(company.operatingName);
		return formatPlace({ direction, value, id: company.id });
	};
	return {
		content: page.companies,
		total: page.total,
		before: page.hasBefore ? placeAt('before', page.companies[0]) : undefined,
		after: page.hasAfter ? placeAt('after', page.companies.at(-1)) : undefined,
	};
}
