import { data, type LoaderFunctionArgs } from 'react-router';
import { parseLabelNumber } from '../../domain/labels/label.ts';
import { listLabelPrints } from '../../domain/labels/label-print-queries.server.ts';
import { findLabel } from '../../domain/labels/label-queries.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';
import { toStoredSheet } from './printing/label-prints.server.ts';

/** One label with its printed content and print log; 404 if there is none. */
async function load({ context, params }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const id = /^\d+$/.test(params.id ?? '') ? parseLabelNumber(params.id ?? '') : undefined;
	const label = id === undefined ? undefined : await findLabel(db, id);
	if (!label) return data({ label: undefined, printed: undefined, prints: [] }, { status: 404 });
	const [printed, prints] = await Promise.all([toStoredSheet(label), listLabelPrints(db, label.id)]);
	return data({ label, printed, prints });
}

export const loader = orRedirectToRepair(load);
