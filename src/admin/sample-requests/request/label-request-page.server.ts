import type { LoaderFunctionArgs } from 'react-router';
import { parseLabelNumber } from '../../../domain/labels/label.ts';
import { findLabel } from '../../../domain/labels/label-queries.server.ts';
import { findSourceShipment } from '../../../domain/labels/source-label-commands.server.ts';
import { findInboxRequest } from '../../../domain/sample-requests/inbox-queries.server.ts';
import { listWantedSamples } from '../../../domain/sample-requests/inbox-request.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../kit/form/or-redirect-to-repair.server.ts';
import { proposeAnswers } from './answer-templates.server.ts';

/**
 * Loads the request that a label was created from, for the label's page; most labels have none, nor has an erased one.
 */
async function load({ context, params }: LoaderFunctionArgs) {
	const { database, catalogue, staff } = requireStaff(context);
	const id = parseLabelNumber(params.id ?? '');
	const label = id === undefined ? undefined : await findLabel(database.db, id);
	const record = label && (await findInboxRequest(database.db, label.source));
	if (!record || !label || record.erasedAt) return { found: undefined };
	const templates = proposeAnswers(catalogue, record, staff.name);
	const shipping = await findSourceShipment(database.db, record.number, listWantedSamples(record.request));
	return { found: { record, label: { id: label.id, state: label.state }, shipping, templates } };
}

export const loader = orRedirectToRepair(load);
