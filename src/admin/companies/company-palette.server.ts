import { searchCompanies } from '../../domain/companies/company-list-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { isNamed } from '../frame/menu/palette-entry.ts';
import type { PaletteProvider } from '../frame/staff-services.server.ts';

const MAX = 5;

/** Companies for the command palette: by any part of names, people, phones, mail and numbers. */
export function companyPaletteProvider(db: DatabaseLike): PaletteProvider {
	return async (text) =>
		(await searchCompanies(db, text, MAX)).map(({ id, operatingName, legalName, shippingAddress }) => ({
			kind: 'company',
			title: operatingName,
			detail: shippingAddress,
			href: `/admin/companies/${id}`,
			exact: isNamed(text, [operatingName, legalName]),
		}));
}
