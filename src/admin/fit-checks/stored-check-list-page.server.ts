import type { LoaderFunctionArgs } from 'react-router';
import { parseCheckFilter } from '../../domain/fit-checks/stored-check.ts';
import { countStoredChecks, listStoredChecks } from '../../domain/fit-checks/stored-check-queries.server.ts';
import { listUnreadCounts } from '../../domain/fit-checks/unread-term-queries.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';

const A_PAGE = 30;
const MAX_TERMS = 60;
const ID = /^[0-9a-f]{28}$/;

/** The list, newest first, a page at a time; above the first page what the reader did not follow most often. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const filter = parseCheckFilter(url.searchParams);
	const before = url.searchParams.get('before') ?? '';
	const isFirst = before === '';
	const rows = await listStoredChecks(db, filter, {
		before: ID.test(before) ? before : undefined,
		most: A_PAGE + 1,
	});
	return {
		rows: rows.slice(0, A_PAGE),
		older: rows.length > A_PAGE ? rows[A_PAGE - 1]?.id : undefined,
		counts: await countStoredChecks(db),
		unread: isFirst ? await listUnreadCounts(db, { days: filter.days, most: MAX_TERMS }) : undefined,
		filter,
		isFirst,
	};
}
