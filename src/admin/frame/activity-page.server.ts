import type { LoaderFunctionArgs } from 'react-router';
import { listStaffAccounts } from '../../platform/accounts/staff-account-queries.server.ts';
import { AUDIT_SORTS } from '../../platform/audit/audit-entry.ts';
import { listAuditKinds, pageAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import { formatCursors } from '../../platform/db/keyset.server.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { type CursorShape, parseCursor } from '../../platform/text/cursor.ts';
import { daysInAddress, instantsOf } from '../kit/list/period-fields.server.ts';
import { nameParts, nameReferences } from './activity-names.server.ts';
import { requireStaff } from './staff-page-context.ts';

const A_PAGE = 50;
const CURSOR: CursorShape = { id: /[0-9a-f]{24}/ };

/** The audit log, a page at a time, newest first unless the address says otherwise. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone } = requireStaff(context);
	const { db } = database;
	const days = daysInAddress(url.searchParams, timeZone);
	const cursor = parseCursor(url.searchParams.get('from') ?? '', CURSOR);
	const kind = url.searchParams.get('kind') ?? '';
	const sort = AUDIT_SORTS.find((one) => one === url.searchParams.get('sort')) ?? AUDIT_SORTS[0];
	const actor = url.searchParams.get('actor') ?? '';
	const [{ entries, ...cursors }, people, kinds] = await Promise.all([
		pageAuditEntries(
			db,
			{
				subjectKind: kind === '' ? undefined : kind.slice(0, 50),
				actorId: actor === '' ? undefined : actor.slice(0, 100),
				...instantsOf(days, timeZone),
				sort,
			},
			{ cursor, max: A_PAGE },
		),
		listStaffAccounts(db),
		listAuditKinds(db),
	]);
	return {
		entries: nameParts(await nameReferences(db, entries), context.get(requestLocale)),
		after: formatCursors(cursors).after,
		people: people.map(({ id, name }) => ({ id, name })),
		kinds,
		days,
		picked: { kind, actor, sort, isFirst: cursor === undefined },
	};
}
