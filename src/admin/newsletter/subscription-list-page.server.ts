import type { LoaderFunctionArgs } from 'react-router';
import { SUBSCRIPTION_SORTS, SUBSCRIPTION_STATES } from '../../domain/newsletter/subscription.ts';
import {
	countMatchingSubscriptions,
	countSubscriptions,
	listSubscriptions,
	type SubscriptionFilter,
} from '../../domain/newsletter/subscription-queries.server.ts';
import { formatCursors } from '../../platform/db/keyset.server.ts';
import { parseLanguage } from '../../platform/i18n/locale.ts';
import { type CursorShape, parseCursor } from '../../platform/text/cursor.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { findLastBulk } from '../kit/bulk/bulk-queries.server.ts';
import { daysInAddress, instantsOf } from '../kit/list/period-fields.server.ts';

const A_PAGE = 50;
const CURSOR: CursorShape = { id: /[0-9a-f]{28}/ };

/** The list in pages, newest first unless the address says otherwise; unsubscribe links stay on the server. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone, staff } = requireStaff(context);
	const { db } = database;
	const days = daysInAddress(url.searchParams, timeZone);
	const filter: SubscriptionFilter = {
		text: (url.searchParams.get('q') ?? '').trim().slice(0, 200),
		state: SUBSCRIPTION_STATES.find((one) => one === url.searchParams.get('state')),
		language: parseLanguage(url.searchParams.get('language') ?? ''),
		days: instantsOf(days, timeZone),
	};
	const sort = SUBSCRIPTION_SORTS.find((one) => one === url.searchParams.get('sort')) ?? '-asked';
	const cursor = parseCursor(url.searchParams.get('from') ?? '', CURSOR);
	const isNarrowed =
		filter.text !== '' || filter.state !== undefined || filter.language !== undefined || days.period !== '';
	const [{ subscriptions, ...cursors }, counts, found, undoable] = await Promise.all([
		listSubscriptions(db, filter, sort, { cursor, max: A_PAGE }),
		countSubscriptions(db),
		isNarrowed ? countMatchingSubscriptions(db, filter) : undefined,
		findLastBulk(db, { kind: 'newsletter', accountId: staff.id, now: new Date() }),
	]);
	return {
		rows: subscriptions.map(({ leaveToken: _, ...row }) => row),
		...formatCursors(cursors),
		counts,
		/** Undefined without a filter. */
		found,
		text: filter.text,
		state: filter.state,
		language: filter.language,
		sort,
		days,
		undoable,
	};
}
