import type { LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../calendar-date/calendar-date.ts';
import { findCompany } from '../companies/company-queries.server.ts';
import { pageServices } from '../site/page-services.ts';
import { requireStaff } from '../staff/staff-page-context.ts';
import { duplicateLabel, emptyLabel, parseLabelNumber } from './label.ts';
import { listPictures } from './label-products.server.ts';
import { findLabel } from './label-queries.server.ts';

/** What a new label starts with: nothing, a company (`?company=`), or another label (`?from=1048`). */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone } = requireStaff(context);
	const { catalogue } = context.get(pageServices);
	const today = todayIn(timeZone, new Date());
	const from = parseLabelNumber(url.searchParams.get('from') ?? '');
	const before = from === undefined ? undefined : await findLabel(database.db, from);
	if (before) {
		return { label: duplicateLabel(before, today), pictures: await listPictures(catalogue, before.content) };
	}
	const companyId = url.searchParams.get('company') ?? '';
	const company = companyId === '' ? undefined : await findCompany(database.db, companyId.slice(0, 40));
	const label = emptyLabel(today);
	if (!company) return { label, pictures: {} };
	const { id, operatingName, shippingAddress, primaryContact } = company;
	return {
		label: { ...label, companyId: id, operatingName, shippingAddress, attention: primaryContact.name },
		pictures: {},
	};
}
