import type { LoaderFunctionArgs } from 'react-router';
import { listReleases } from '../../../domain/releases/release-queries.server.ts';
import { formatCursors } from '../../../platform/db/keyset.server.ts';
import { requestLocale } from '../../../platform/i18n/request-locale.ts';
import { type CursorShape, parseCursor } from '../../../platform/text/cursor.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { loadCalendar } from './release-calendar.server.ts';

const A_PAGE = 25;
const CURSOR: CursorShape = { id: /[0-9a-f]{24}/ };

/** The releases, newest first, and what is planned. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone } = requireStaff(context);
	const cursor = parseCursor(url.searchParams.get('from') ?? '', CURSOR);
	const [{ releases, ...cursors }, calendar] = await Promise.all([
		listReleases(database.db, { cursor, max: A_PAGE }),
		loadCalendar(database.db, timeZone, context.get(requestLocale)),
	]);
	return { releases, calendar, ...formatCursors(cursors) };
}
