import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { parseLabelNumber } from '../../domain/labels/label.ts';
import { findLabel } from '../../domain/labels/label-queries.server.ts';
import { isEditable } from '../../domain/labels/label-state.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';
import { completeForForm, loadFormParts } from './form/label-form-parts.server.ts';

/** A label that can still be edited; a printed one redirects to its page. */
async function load({ context, params }: LoaderFunctionArgs) {
	const { database, catalogue } = requireStaff(context);
	const { db } = database;
	const id = /^\d+$/.test(params.id ?? '') ? parseLabelNumber(params.id ?? '') : undefined;
	const label = id === undefined ? undefined : await findLabel(db, id);
	if (!label)
		return data({ label: undefined, pictures: {}, shipTos: [], companyLanguage: undefined }, { status: 404 });
	if (!isEditable(label.state)) throw redirect(`/admin/labels/${label.id}`, 303);
	const [completed, parts] = await Promise.all([
		completeForForm(db, catalogue, label),
		loadFormParts(db, catalogue, label),
	]);
	return data({ label: completed, ...parts });
}

export const loader = orRedirectToRepair(load);
