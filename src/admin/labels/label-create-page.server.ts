import type { LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { findCompany } from '../../domain/companies/company-queries.server.ts';
import { duplicateLabel, emptyLabel, type LabelInput, parseLabelNumber } from '../../domain/labels/label.ts';
import { findLabel } from '../../domain/labels/label-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';
import { completeForForm, loadFormParts } from './form/label-form-parts.server.ts';

/** The initial values of a new label: none, from a company (`?company=`), or from another label (`?from=1048`). */
async function load({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone, catalogue } = requireStaff(context);
	const today = todayIn(timeZone, new Date());
	const from = parseLabelNumber(url.searchParams.get('from') ?? '');
	const before = from === undefined ? undefined : await findLabel(database.db, from);
	const label = before
		? duplicateLabel(before, today)
		: await startLabel(database.db, today, url.searchParams.get('company') ?? '');
	const [completed, parts] = await Promise.all([
		completeForForm(database.db, catalogue, label),
		loadFormParts(database.db, catalogue, label),
	]);
	return { label: completed, ...parts };
}

async function startLabel(db: DatabaseLike, today: string, companyId: string): Promise<LabelInput> {
	const company = companyId === '' ? undefined : await findCompany(db, companyId.slice(0, 40));
	const label = emptyLabel(today);
	if (!company) return label;
	const { id, operatingName, shippingAddress, primaryContact } = company;
	return { ...label, companyId: id, operatingName, shippingAddress, attention: primaryContact.name };
}

export const loader = orRedirectToRepair(load);
