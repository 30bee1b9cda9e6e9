import type { LoaderFunctionArgs } from 'react-router';
import { isCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { parseCursor } from '../../platform/text/cursor.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { LABEL_CURSOR, LABELS_A_PAGE, type LabelFilter, parseLabelState } from './label-list.ts';
import { loadLabelList } from './label-list-page.server.ts';

/** A page of labels; invalid query parameters are ignored. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const read = (name: string) => url.searchParams.get(name)?.trim() ?? '';
	const day = (name: string) => (isCalendarDate(read(name)) ? read(name) : '');
	const filter: LabelFilter = {
		text: read('q').slice(0, 200),
		state: parseLabelState(read('state')),
		fromDate: day('dateFrom'),
		toDate: day('dateTo'),
		companyId: read('company').slice(0, 40),
	};
	const cursor = parseCursor(read('from'), LABEL_CURSOR);
	const list = await loadLabelList(db, filter, { cursor, max: LABELS_A_PAGE });
	return { list, filter };
}
