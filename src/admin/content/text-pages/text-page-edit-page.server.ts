import type { LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { findTextPageName, textIn, textPageContent } from '../../../domain/site-content/text-page.ts';
import { requestLocale } from '../../../platform/i18n/request-locale.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../kit/form/or-redirect-to-repair.server.ts';
import { readContent } from '../content-commands.server.ts';
import { readContentHistory } from '../content-history.server.ts';
import { textPagePart } from './text-page-part.server.ts';

async function load({ context, params }: LoaderFunctionArgs) {
	const { database, timeZone } = requireStaff(context);
	const name = findTextPageName(params.page);
	if (!name) throw new Response(null, { status: 404 });
	const [record, history] = await Promise.all([
		readContent(database.db, textPagePart(name)),
		readContentHistory(database.db, textPageContent(name)),
	]);
	const { title } = textIn(record, context.get(requestLocale));
	return { name, title, record, ...history, today: todayIn(timeZone, new Date()) };
}

export const loader = orRedirectToRepair(load);
