import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { formatCursors, type PageQuery } from '../../platform/db/keyset.server.ts';
import type { CompanySummary } from './company.ts';
import type { CompanyListQuery } from './company-list.ts';
import { listCompanies } from './company-list-queries.server.ts';

export type CompanyListData = {
	content: CompanySummary[];
	/** Total on all pages; unset if counting would take longer than reading. */
	total?: number;
	/** Cursors of the previous and the next page, for `from`; unset at the ends. */
	before?: string;
	after?: string;
};

/** A page of the list, for both the page and the API. */
export async function loadCompanyList(
	db: DatabaseLike,
	query: CompanyListQuery,
	page: PageQuery,
): Promise<CompanyListData> {
	const { companies, total, ...cursors } = await listCompanies(db, query, page);
	return { content: companies, total, ...formatCursors(cursors) };
}
