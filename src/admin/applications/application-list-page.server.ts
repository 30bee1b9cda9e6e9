import type { LoaderFunctionArgs } from 'react-router';
import { parseLanguage } from '../../platform/i18n/locale.ts';
import { parseCursor } from '../../platform/text/cursor.ts';
import { loadListPeople, readAssigned, resolveAssigned } from '../assignment/load-assignment.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { daysInAddress, instantsOf } from '../kit/list/period-fields.server.ts';
import { parseRecordSort } from '../kit/list/record-sort.ts';
import { loadApplicationList } from './application-list.server.ts';
import { parseApplicationState } from './application-state.ts';
import { APPLICATION_CURSOR, APPLICATIONS_A_PAGE } from './inbox-application.ts';

/** The list defaults to new ones; a search covers all. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone, staff } = requireStaff(context);
	const { db } = database;
	const read = (name: string) => url.searchParams.get(name)?.trim() ?? '';
	const text = read('q').slice(0, 200);
	const requested = read('state');
	const initialState = text === '' && requested === '' ? 'new' : undefined;
	const language = parseLanguage(read('language'));
	const days = daysInAddress(url.searchParams, timeZone);
	const state = parseApplicationState(requested) ?? initialState;
	const sort = parseRecordSort(read('sort'));
	const assigned = readAssigned(read('assigned'));
	const filter = {
		text,
		state,
		language,
		days: instantsOf(days, timeZone),
		assigned: resolveAssigned(assigned, staff.id),
		sort,
	};
	const cursor = parseCursor(read('from'), APPLICATION_CURSOR);
	const [list, people] = await Promise.all([
		loadApplicationList(db, filter, { cursor, max: APPLICATIONS_A_PAGE }),
		loadListPeople(db, 'application', { assigned, ownId: staff.id }),
	]);
	return { filter, days, list, people };
}
