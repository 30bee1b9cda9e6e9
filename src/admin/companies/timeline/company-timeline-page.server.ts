import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { findCompanyRecord } from '../../../domain/companies/company-queries.server.ts';
import { requestLocale } from '../../../platform/i18n/request-locale.ts';
import { parseCursor } from '../../../platform/text/cursor.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../kit/form/or-redirect-to-repair.server.ts';
import { loadTimeline } from './company-timeline.server.ts';
import { TIMELINE_A_PAGE, TIMELINE_CURSOR } from './company-timeline.ts';

/** A page of a company's timeline; a merged company's leads to the one that was kept. */
async function load({ context, params, url }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const record = await findCompanyRecord(db, (params.company ?? '').slice(0, 40));
	if (!record) return data({ found: undefined }, { status: 404 });
	if (record.mergedInto !== '') throw redirect(`/admin/companies/${record.mergedInto}/timeline`, 302);
	const { id, operatingName } = record.company;
	const cursor = parseCursor(url.searchParams.get('from') ?? '', TIMELINE_CURSOR);
	const page = { cursor, max: TIMELINE_A_PAGE };
	const timeline = await loadTimeline(db, id, page, context.get(requestLocale));
	return data({ found: { id, operatingName, ...timeline, isFirst: cursor === undefined } });
}

export const loader = orRedirectToRepair(load);
