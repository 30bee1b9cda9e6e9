import type { LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';
import { announcementsPart } from './announcements-part.server.ts';
import { loadContent } from './content-loader.server.ts';

async function load({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone } = requireStaff(context);
	return {
		...(await loadContent(database.db, url, announcementsPart)),
		today: todayIn(timeZone, new Date()),
	};
}

export const loader = orRedirectToRepair(load);
