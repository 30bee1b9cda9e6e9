import type { LoaderFunctionArgs } from 'react-router';
import { parseLabelNumber } from '../labels/label.ts';
import { findLabel } from '../labels/label-queries.server.ts';
import { orMend } from '../staff/or-mend.server.ts';
import { requireStaff } from '../staff/staff-page-context.ts';
import { findRequestOfLabel } from './inbox-queries.server.ts';

/** The request that a label was made from, for the label's page; none for most labels, and once it is erased. */
async function load({ context, params }: LoaderFunctionArgs) {
	const { database, staff } = requireStaff(context);
	const id = parseLabelNumber(params.id ?? '');
	const [asked, label] =
		id === undefined
			? []
			: await Promise.all([findRequestOfLabel(database.db, id), findLabel(database.db, id)]);
	if (!asked || !label || asked.erasedAt) return { found: undefined };
	return { found: { asked, label: { id: label.id, state: label.state }, staffName: staff.name } };
}

export const loader = orMend(load);
