import type { LoaderFunctionArgs } from 'react-router';
import { parseCheckFilter } from '../../domain/fit-checks/stored-check.ts';
import { countStoredChecks, listStoredChecks } from '../../domain/fit-checks/stored-check-queries.server.ts';
import { listUnreadCounts } from '../../domain/fit-checks/unread-term-queries.server.ts';
import { formatCursors } from '../../platform/db/keyset.server.ts';
import { type CursorShape, parseCursor } from '../../platform/text/cursor.ts';
import { requireStaff } from '../frame/staff-page-context.ts';

const A_PAGE = 30;
const MAX_TERMS = 60;
const CURSOR: CursorShape = { id: /[0-9a-f]{28}/ };

/**
 * The list, newest first, in pages; the first page also has the most frequent terms that were not
 * understood.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const filter = parseCheckFilter(url.searchParams);
	const cursor = parseCursor(url.searchParams.get('from') ?? '', CURSOR);
	const isFirst = cursor === undefined;
	const { checks, ...cursors } = await listStoredChecks(db, filter, { cursor, max: A_PAGE });
	return {
		rows: checks,
		after: formatCursors(cursors).after,
		counts: await countStoredChecks(db),
		unread: isFirst ? await listUnreadCounts(db, { days: filter.days, limit: MAX_TERMS }) : undefined,
		filter,
		isFirst,
	};
}
