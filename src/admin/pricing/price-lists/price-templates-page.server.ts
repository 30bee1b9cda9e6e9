import type { LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { loadPriceLists } from './price-lists.server.ts';

/** Loads all lists, with the number of companies that have each. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { database, timeZone } = requireStaff(context);
	return { lists: await loadPriceLists(database.db, todayIn(timeZone, new Date())) };
}
