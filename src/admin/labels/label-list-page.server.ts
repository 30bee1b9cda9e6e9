import type { LabelSummary } from '../../domain/labels/label.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { formatCursors, type PageQuery } from '../../platform/db/keyset.server.ts';
import type { LabelFilter } from './label-list.ts';
import { countLabels, listLabels } from './label-list-queries.server.ts';

export type LabelListData = {
	content: LabelSummary[];
	/** The number of matches on all pages. */
	total: number;
	/** Cursors of the previous and next page for `from`; unset at the ends. */
	before?: string;
	after?: string;
};

/** A page of the list, for both the page and the API. */
export async function loadLabelList(
	db: DatabaseLike,
	filter: LabelFilter,
	page: PageQuery,
): Promise<LabelListData> {
	const { labels, ...cursors } = await listLabels(db, filter, page);
	return { content: labels, total: await countLabels(db, filter), ...formatCursors(cursors) };
}
