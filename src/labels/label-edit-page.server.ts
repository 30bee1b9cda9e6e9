import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { orMend } from '../staff/or-mend.server.ts';
import { requireStaff } from '../staff/staff-page-context.ts';
import { parseLabelNumber } from './label.ts';
import { loadFormParts } from './label-form-parts.server.ts';
import { findLabel } from './label-queries.server.ts';
import { isEditable } from './label-state.ts';

/** A label that can still be changed; one that is printed leads to its page. */
async function load({ context, params }: LoaderFunctionArgs) {
	const { database, catalogue } = requireStaff(context);
	const { db } = database;
	const id = /^\d+$/.test(params.id ?? '') ? parseLabelNumber(params.id ?? '') : undefined;
	const label = id === undefined ? undefined : await findLabel(db, id);
	if (!label) return data({ label: undefined, pictures: {}, shipTos: [] }, { status: 404 });
	if (!isEditable(label.state)) throw redirect(`/admin/labels/${label.id}`, 303);
	return data({ label, ...(await loadFormParts(db, catalogue, label)) });
}

export const loader = orMend(load);
