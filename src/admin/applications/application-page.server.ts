import { data, type LoaderFunctionArgs } from 'react-router';
import { listPossibleDuplicates } from '../../domain/companies/company-duplicate-queries.server.ts';
import { findCompany } from '../../domain/companies/company-queries.server.ts';
import { listTraits } from '../../domain/companies/company-trait.ts';
import { loadAssignment } from '../assignment/load-assignment.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { findUndoable } from '../kit/inbox/record-event.ts';
import { listApplicationEvents } from './application-event-queries.server.ts';
import { findApplication } from './application-inbox-queries.server.ts';

/** One application with everything needed to review it; 404 if there is none. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { database, staff } = requireStaff(context);
	const { db } = database;
	const number = (params.number ?? '').slice(0, 40);
	const record = await findApplication(db, number);
	if (!record) return data({ found: undefined, number }, { status: 404 });
	const { company: operatingName, email, phone, website } = record.application;
	const company = record.companyId === '' ? undefined : await findCompany(db, record.companyId);
	const [events, assignment, likely] = await Promise.all([
		listApplicationEvents(db, number),
		loadAssignment(db, { kind: 'application', id: number }, staff.id),
		company ? [] : listPossibleDuplicates(db, listTraits({ operatingName, email, phone, website })),
	]);
	return data({
		number,
		found: {
			record,
			events,
			assignment,
			company: company && { id: company.id, operatingName: company.operatingName },
			likely: likely.map(({ company: { id, operatingName, shippingAddress }, shares }) => ({
				id,
				operatingName,
				shippingAddress,
				shares,
			})),
			/** The state that undoing the last change restores. */
			undoTo: findUndoable(events, record.state, new Date())?.from,
			isInvited: events.some(({ kind, reference }) => kind === 'invited' && reference === company?.id),
		},
	});
}

export type FoundApplication = NonNullable<Awaited<ReturnType<typeof loader>>['data']['found']>;
