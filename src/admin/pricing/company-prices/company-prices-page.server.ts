import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isCalendarDate, todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { findCompanyRecord, listCompaniesNamed } from '../../../domain/companies/company-queries.server.ts';
import { findAssignment } from '../../../domain/pricing/price-decision.ts';
import { isTemplate } from '../../../domain/pricing/price-list.ts';
import { listPriceLists } from '../../../domain/pricing/price-list-queries.server.ts';
import { listAuditEntries } from '../../../platform/audit/audit-entry-queries.server.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../kit/form/or-redirect-to-repair.server.ts';
import { loadCompanyTable } from './company-table.server.ts';

const GLOVES_A_PAGE = 25;
const MAX_ENTRIES = 10;

/**
 * Loads a company's prices, as given in the URL. A company name redirects to the id, and a merged company to the one
 * kept.
 */
async function load({ context, params, url }: LoaderFunctionArgs) {
	const { database, timeZone, catalogue } = requireStaff(context);
	const { db } = database;
	const named = params.company ?? '';
	const record = await findCompanyRecord(db, named);
	if (!record) {
		const [company, ...others] = await listCompaniesNamed(db, named);
		if (company && others.length === 0) throw redirect(`/admin/pricing/${company.id}`, 302);
		return data({ found: undefined }, { status: 404 });
	}
	if (record.mergedInto !== '') throw redirect(`/admin/pricing/${record.mergedInto}`, 302);
	const { company } = record;
	const read = (name: string) => url.searchParams.get(name)?.trim() ?? '';
	const today = todayIn(timeZone, new Date());
	const date = isCalendarDate(read('date')) ? read('date') : today;
	const filter = {
		text: read('glove').slice(0, 200),
		onlyByHand: read('byHand') === '1',
		cursor: read('place'),
		limit: GLOVES_A_PAGE,
		date,
	};
	const [table, lists, activity] = await Promise.all([
		loadCompanyTable(db, catalogue, company.id, filter),
		listPriceLists(db),
		listAuditEntries(db, { subjectKind: 'clientPrices', subjectId: company.id, limit: MAX_ENTRIES }),
	]);
	const names = new Map(lists.map(({ id, name }) => [id, name]));
	const nameOf = (listId: string) => names.get(listId) ?? '';
	const { assignments } = table.sheet;
	const given = findAssignment(assignments, date);
	return data({
		found: {
			company: { id: company.id, operatingName: company.operatingName },
			today,
			filter: { text: filter.text, onlyByHand: filter.onlyByHand, date },
			table,
			given: given && { ...given, name: nameOf(given.listId) },
			/** Future templates. */
			next: assignments
				.filter(({ from }) => from > date)
				.map(({ listId, from }) => ({ from, name: nameOf(listId) })),
			templates: lists
				.filter((list) => isTemplate(list) && !list.isRetired)
				.map(({ id, name, currency }) => ({ id, name, currency })),
			activity,
		},
	});
}

export type FoundCompanyPrices = NonNullable<Awaited<ReturnType<typeof loader>>['data']['found']>;

export const loader = orRedirectToRepair(load);
