import type { LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { findTextPageName, textIn, textPageContent } from '../../../domain/site-content/text-page.ts';
import { requestLocale } from '../../../platform/i18n/request-locale.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../kit/form/or-redirect-to-repair.server.ts';
import { readContentHistory } from '../content-history.server.ts';
import { loadContent } from '../content-loader.server.ts';
import { textPagePart } from './text-page-part.server.ts';

async function load({ context, params, url }: LoaderFunctionArgs) {
	const { database, timeZone } = requireStaff(context);
	const name = findTextPageName(params.page);
	if (!name) throw new Response(null, { status: 404 });
	const [content, history] = await Promise.all([
		loadContent(database.db, url, textPagePart(name)),
		readContentHistory(database.db, textPageContent(name)),
	]);
	const { title } = textIn(content.record, context.get(requestLocale));
	return { name, title, ...content, ...history, today: todayIn(timeZone, new Date()) };
}

export const loader = orRedirectToRepair(load);
