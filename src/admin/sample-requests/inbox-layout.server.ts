import type { LoaderFunctionArgs } from 'react-router';
import { parseRequestState } from '../../domain/sample-requests/inbox-state.ts';
import { parseLanguage } from '../../platform/i18n/locale.ts';
import { parseCursor } from '../../platform/text/cursor.ts';
import { loadListPeople, readAssigned, resolveAssigned } from '../assignment/load-assignment.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { daysInAddress, instantsOf } from '../kit/list/period-fields.server.ts';
import { parseRecordSort } from '../kit/list/record-sort.ts';
import { loadInboxList } from './inbox-list.server.ts';
import { type InboxFilter, REQUEST_CURSOR, REQUESTS_A_PAGE, readOrigin } from './inbox-list.ts';

/** Loads the list next to the selected request. It shows new requests by default; a search covers all. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone, staff } = requireStaff(context);
	const { db } = database;
	const read = (name: string) => url.searchParams.get(name)?.trim() ?? '';
	const text = read('q').slice(0, 200);
	const requested = read('state');
	const initialState = text === '' && requested === '' ? 'new' : undefined;
	const days = daysInAddress(url.searchParams, timeZone);
	const assigned = readAssigned(read('assigned'));
	const filter: InboxFilter = {
		text,
		state: parseRequestState(requested) ?? initialState,
		manualReview: read('review') === '1',
		companyId: read('company').slice(0, 40),
		language: parseLanguage(read('language')),
		days: instantsOf(days, timeZone),
		...readOrigin((name) => read(name).slice(0, 80)),
		assigned: resolveAssigned(assigned, staff.id),
		sort: parseRecordSort(read('sort')),
	};
	const cursor = parseCursor(read('from'), REQUEST_CURSOR);
	const [list, people] = await Promise.all([
		loadInboxList(db, filter, { cursor, max: REQUESTS_A_PAGE }),
		loadListPeople(db, 'sampleRequest', { assigned, ownId: staff.id }),
	]);
	return {
		list,
		filter,
		days,
		people,
		now: new Date().toISOString(),
	};
}
