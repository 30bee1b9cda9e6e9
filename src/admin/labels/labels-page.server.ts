import type { LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { parseCursor } from '../../platform/text/cursor.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { findLastBulk } from '../kit/bulk/bulk-queries.server.ts';
import { daysInAddress } from '../kit/list/period-fields.server.ts';
import {
	LABEL_CURSOR,
	LABELS_A_PAGE,
	type LabelFilter,
	parseLabelSort,
	parseLabelState,
} from './label-list.ts';
import { loadLabelList } from './label-list-page.server.ts';

/** A page of labels; invalid query parameters are ignored. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone, staff } = requireStaff(context);
	const read = (name: string) => url.searchParams.get(name)?.trim() ?? '';
	const days = daysInAddress(url.searchParams, timeZone);
	const filter: LabelFilter = {
		text: read('q').slice(0, 200),
		state: parseLabelState(read('state')),
		fromDate: days.fromDate,
		toDate: days.toDate,
		companyId: read('company').slice(0, 40),
		sort: parseLabelSort(read('sort')),
	};
	const cursor = parseCursor(read('from'), LABEL_CURSOR);
	const now = new Date();
	const [list, undoable] = await Promise.all([
		loadLabelList(database.db, filter, { cursor, max: LABELS_A_PAGE }),
		findLastBulk(database.db, { kind: 'label', accountId: staff.id, now }),
	]);
	return { list, filter, days, undoable, today: todayIn(timeZone, now) };
}
