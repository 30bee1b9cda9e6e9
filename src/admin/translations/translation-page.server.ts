import { data, type LoaderFunctionArgs } from 'react-router';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';
import { findTranslatedPage } from './translation-desk.server.ts';
import { listOwingParts } from './translation-list.server.ts';
import { parseRecordKey, parseShown } from './translation-list.ts';
import { listTranslatedGloves } from './translation-list-queries.server.ts';

async function load({ context, params, url }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const locale = context.get(requestLocale);
	const show = parseShown(url.searchParams);
	const { kind, id } = parseRecordKey(params.record ?? '');
	const page = await findTranslatedPage(db, { kind, id }, locale);
	if (!page) return data({ page, show, next: undefined }, { status: 404 });
	// Where a translator goes on.
	const [parts, { gloves }] = await Promise.all([
		listOwingParts(db, locale),
		listTranslatedGloves(db, { text: '', show: 'owed' }, { cursor: undefined, max: 2 }),
	]);
	const next = [...parts, ...gloves].find((one) => one.kind !== kind || one.id !== id);
	return data({ page, show, next: next && { kind: next.kind, id: next.id, title: next.title } });
}

export const loader = orRedirectToRepair(load);
