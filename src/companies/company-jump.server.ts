import type { DatabaseLike } from '../db/database.server.ts';
import { isNamed } from '../staff/jump-target.ts';
import type { JumpProvider } from '../staff/staff-services.server.ts';
import { searchCompanies } from './company-list-queries.server.ts';

const MOST = 5;

/** Companies for the command palette: by any part of names, people, phones, mail and numbers. */
export function jumpToCompany(db: DatabaseLike): JumpProvider {
	return async (text) =>
		(await searchCompanies(db, text, MOST)).map(({ id, operatingName, legalName, shippingAddress }) => ({
			kind: 'company',
			title: operatingName,
			detail: shippingAddress,
			href: `/admin/companies/${id}`,
			exact: isNamed(text, [operatingName, legalName]),
		}));
}
