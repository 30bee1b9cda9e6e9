import type { LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../calendar-date/calendar-date.ts';
import { findCompany } from '../companies/company-queries.server.ts';
import type { DatabaseLike } from '../db/database.server.ts';
import { orMend } from '../staff/or-mend.server.ts';
import { requireStaff } from '../staff/staff-page-context.ts';
import { duplicateLabel, emptyLabel, type LabelInput, parseLabelNumber } from './label.ts';
import { loadFormParts } from './label-form-parts.server.ts';
import { findLabel } from './label-queries.server.ts';

/** What a new label starts with: nothing, a company (`?company=`), or another label (`?from=1048`). */
async function load({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone, catalogue } = requireStaff(context);
	const today = todayIn(timeZone, new Date());
	const from = parseLabelNumber(url.searchParams.get('from') ?? '');
	const before = from === undefined ? undefined : await findLabel(database.db, from);
	const label = before
		? duplicateLabel(before, today)
		: await startLabel(database.db, today, url.searchParams.get('company') ?? '');
	return { label, ...(await loadFormParts(database.db, catalogue, label)) };
}

async function startLabel(db: DatabaseLike, today: string, companyId: string): Promise<LabelInput> {
	const company = companyId === '' ? undefined : await findCompany(db, companyId.slice(0, 40));
	const label = emptyLabel(today);
	if (!company) return label;
	const { id, operatingName, shippingAddress, primaryContact } = company;
	return { ...label, companyId: id, operatingName, shippingAddress, attention: primaryContact.name };
}

export const loader = orMend(load);
