import type { LoaderFunctionArgs } from 'react-router';
import { keptSince, keptUntil } from '../../domain/site-content/retention/retention.ts';
import { findRetention } from '../../domain/site-content/retention/stored-retention.server.ts';
import { formatCursors } from '../../platform/db/keyset.server.ts';
import { parseCursor } from '../../platform/text/cursor.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import type { DeletedRecord } from './deleted-record.ts';
import { DELETED_CURSOR, listDeleted } from './deleted-record-queries.server.ts';

const A_PAGE = 25;

/** A page of the deleted records that can still be brought back. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, catalogue } = requireStaff(context);
	const retention = findRetention(catalogue);
	const since = keptSince(retention, 'deleted', new Date());
	const cursor = parseCursor(url.searchParams.get('from') ?? '', DELETED_CURSOR);
	const { records, ...cursors } = await listDeleted(database.db, { cursor, max: A_PAGE }, since);
	return {
		records: records.map(
			(record): DeletedRecord => ({
				...record,
				until: keptUntil(retention, 'deleted', new Date(record.at)).toISOString(),
			}),
		),
		days: retention.deleted,
		...formatCursors(cursors),
	};
}
