import type { LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { loadCompanyList } from '../../../domain/companies/company-list.server.ts';
import { COMPANIES_A_PAGE, COMPANY_CURSOR } from '../../../domain/companies/company-list.ts';
import { parseCursor } from '../../../platform/text/cursor.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { listTemplatesOfCompanies } from './company-templates.server.ts';

/** Loads the list of companies, with the template that each has today. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone } = requireStaff(context);
	const text = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
	const cursor = parseCursor(url.searchParams.get('from') ?? '', COMPANY_CURSOR);
	const list = await loadCompanyList(database.db, { text, sort: 'name' }, { cursor, max: COMPANIES_A_PAGE });
	const today = todayIn(timeZone, new Date());
	const templates = await listTemplatesOfCompanies(
		database.db,
		list.content.map(({ id }) => id),
		today,
	);
	return {
		text,
		before: list.before,
		after: list.after,
		companies: list.content.map(({ id, operatingName }) => ({
			id,
			operatingName,
			template: templates.get(id) ?? '',
		})),
	};
}
