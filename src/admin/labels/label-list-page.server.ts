import type { LabelSummary } from '../../domain/labels/label.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { formatLabelCursor, type LabelCursor, type LabelFilter } from './label-list.ts';
import { countLabels, listLabels } from './label-list-queries.server.ts';

export type LabelListData = {
	content: LabelSummary[];
	/** How many the filter lets through on all pages. */
	total: number;
	/** Where the page before and the page after begin, for `from`; unset at the ends. */
	newer?: string | undefined;
	older?: string | undefined;
};

/** A page of the list, for the page and for the call alike. */
export async function loadLabelList(
	db: DatabaseLike,
	asked: { filter: LabelFilter; place: LabelCursor | undefined; most: number },
): Promise<LabelListData> {
	const page = await listLabels(db, asked);
	const first = page.labels[0];
	const last = page.labels.at(-1);
	return {
		content: page.labels,
		total: await countLabels(db, asked.filter),
		newer: page.hasNewer && first ? formatLabelCursor({ direction: 'newer', id: first.id }) : undefined,
		older: page.hasOlder && last ? formatLabelCursor({ direction: 'older', id: last.id }) : undefined,
	};
}
