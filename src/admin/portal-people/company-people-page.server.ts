import type { LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { findCompanyRecord, listCompanyIds } from '../../domain/companies/company-queries.server.ts';
import { listPortalPeople } from '../../domain/portal-people/portal-person-queries.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';

/** Loads the company's portal users; nothing if the page redirects. */
async function load({ context, params }: LoaderFunctionArgs) {
	const { database, timeZone } = requireStaff(context);
	const { db } = database;
	const record = await findCompanyRecord(db, params.company ?? '');
	if (record?.mergedInto !== '') return { found: undefined };
	const { id, language } = record.company;
	const now = new Date();
	const people = await listPortalPeople(db, await listCompanyIds(db, id));
	return {
		found: {
			companyId: id,
			language,
			people: people.map(({ invitationEnds, ...person }) => ({
				...person,
				/** yyyy-mm-dd; unset if the link has expired. */
				linkDay:
					invitationEnds !== undefined && invitationEnds > now.toISOString()
						? todayIn(timeZone, new Date(invitationEnds))
						: undefined,
			})),
		},
	};
}

export const loader = orRedirectToRepair(load);
