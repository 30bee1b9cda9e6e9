import type { LoaderFunctionArgs } from 'react-router';
import { formatCursors } from '../../platform/db/keyset.server.ts';
import { parseCursor } from '../../platform/text/cursor.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { DELETED_CURSOR, listDeleted } from './deleted-record-queries.server.ts';

const A_PAGE = 25;

/** A page of the deleted records that can still be brought back. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database } = requireStaff(context);
	const cursor = parseCursor(url.searchParams.get('from') ?? '', DELETED_CURSOR);
	const { records, ...cursors } = await listDeleted(database.db, { cursor, max: A_PAGE }, new Date());
	return { records, ...formatCursors(cursors) };
}
