import { data, type LoaderFunctionArgs } from 'react-router';
import { findSourceShipment } from '../../../domain/labels/source-label-commands.server.ts';
import { listInboxEvents } from '../../../domain/sample-requests/inbox-event-queries.server.ts';
import { findInboxRequest } from '../../../domain/sample-requests/inbox-queries.server.ts';
import { listWantedSamples } from '../../../domain/sample-requests/inbox-request.ts';
import { loadAssignment } from '../../assignment/load-assignment.server.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../kit/form/or-redirect-to-repair.server.ts';
import { findUndoable } from '../../kit/inbox/record-event.ts';
import { findNextRequest } from '../inbox-list-queries.server.ts';
import { proposeAnswers } from './answer-templates.server.ts';
import { checkRequest, checkSamples } from './request-checks.server.ts';

/** Loads a request with everything needed to judge it; 404 if there is no such request. */
async function load({ context, params }: LoaderFunctionArgs) {
	const { database, staff, catalogue } = requireStaff(context);
	const { db } = database;
	const number = params.number ?? '';
	const record = await findInboxRequest(db, number.slice(0, 40));
	if (!record) return data({ found: undefined, number }, { status: 404 });
	const [checks, samples, events, shipping, next, assignment] = await Promise.all([
		checkRequest(db, record),
		checkSamples(catalogue, record.request.samples),
		listInboxEvents(db, record.number),
		findSourceShipment(db, record.number, listWantedSamples(record.request)),
		findNextRequest(db, record.number),
		loadAssignment(db, { kind: 'sampleRequest', id: record.number }, staff.id),
	]);
	return data({
		number,
		found: {
			record,
			checks,
			samples,
			events,
			shipping,
			next,
			assignment,
			/** The state that undoing the last change restores. */
			undoTo: findUndoable(events, record.state, new Date())?.from,
			templates: proposeAnswers(catalogue, record, staff.name),
		},
	});
}

export type FoundRequest = NonNullable<Awaited<ReturnType<typeof loader>>['data']['found']>;

export const loader = orRedirectToRepair(load);
