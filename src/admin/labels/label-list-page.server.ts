import type { LabelSummary } from '../../domain/labels/label.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { formatCursors, type PageQuery } from '../../platform/db/keyset.server.ts';
import type { LabelFilter } from './label-list.ts';
import { countLabels, listLabels } from './label-list-queries.server.ts';

export type LabelListData = {
	content: LabelSummary[];
	/** The number of matches on all pages. */
	total: number;
	/** Where the page before and the page after begin, for `from`; unset at the ends. */
	before?: string;
	after?: string;
};

/** A page of the list, for the page and for the call alike. */
export async function loadLabelList(
	db: DatabaseLike,
	filter: LabelFilter,
	page: PageQuery,
): Promise<LabelListData> {
	const { labels, ...cursors } = await listLabels(db, filter, page);
	return { content: labels, total: await countLabels(db, filter), ...formatCursors(cursors) };
}
