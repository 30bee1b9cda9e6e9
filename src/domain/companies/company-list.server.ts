import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { formatCursors, type PageQuery } from '../../platform/db/keyset.server.ts';
import type { CompanySummary } from './company.ts';
import type { CompanySort } from './company-list.ts';
import { listCompanies } from './company-list-queries.server.ts';

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
	query: { text: string; sort: CompanySort },
	page: PageQuery,
): Promise<CompanyListData> {
	const { companies, total, ...cursors } = await listCompanies(db, query, page);
	return { content: companies, total, ...formatCursors(cursors) };
}
