import type { LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { loadPriceLists } from './price-lists.server.ts';

/** Every list, with how many companies have it. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { database, timeZone } = requireStaff(context);
	return { lists: await loadPriceLists(database.db, todayIn(timeZone, new Date())) };
}
