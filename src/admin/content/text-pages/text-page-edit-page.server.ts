import type { LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { listContentSaves } from '../../../domain/site-content/site-content-queries.server.ts';
import { findTextPageName, textIn, textPageContent } from '../../../domain/site-content/text-page.ts';
import { listAuditEntries } from '../../../platform/audit/audit-entry-queries.server.ts';
import { requestLocale } from '../../../platform/i18n/request-locale.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../kit/form/or-redirect-to-repair.server.ts';
import { readContent } from '../content-commands.server.ts';
import { textPagePart } from './text-page-part.server.ts';

const MAX_ENTRIES = 20;

async function load({ context, params }: LoaderFunctionArgs) {
	const { database, timeZone } = requireStaff(context);
	const name = findTextPageName(params.page);
	if (!name) throw new Response(null, { status: 404 });
	const content = textPageContent(name);
	const [record, saves, activity] = await Promise.all([
		readContent(database.db, textPagePart(name)),
		listContentSaves(database.db, content),
		listAuditEntries(database.db, { subjectKind: 'content', subjectId: content, limit: MAX_ENTRIES }),
	]);
	const { title } = textIn(record, context.get(requestLocale));
	return { name, title, record, saves, activity, today: todayIn(timeZone, new Date()) };
}

export const loader = orRedirectToRepair(load);
