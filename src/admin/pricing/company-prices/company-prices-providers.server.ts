import type { CompanyLinks } from '../../../domain/companies/company-link.ts';
import {
	countOverrides,
	listAssignmentsOfCompanies,
	listOverrides,
} from '../../../domain/pricing/company-prices-queries.server.ts';
import { listPriceLists } from '../../../domain/pricing/price-list-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';

/** Links for a company's page: its templates, latest first, and the number of prices set by hand. */
export function pricesOfCompany(db: DatabaseLike): CompanyLinks {
	return {
		kind: 'prices',
		list: async (companyIds, most) => {
			const href = `/admin/pricing/${companyIds[0]}`;
			const names = new Map((await listPriceLists(db)).map(({ id, name }) => [id, name]));
			const given = (await listAssignmentsOfCompanies(db, companyIds)).toReversed();
			const templates = given.map(({ listId, from, setAt }) => ({
				id: `template-${from}`,
				title: names.get(listId) ?? 'No template',
				detail: `from ${from}`,
				at: setAt,
				href,
			}));
			const overrides = await listOverrides(db, companyIds);
			const last = overrides
				.map(({ setAt }) => setAt)
				.sort()
				.at(-1);
			const many = overrides.length === 1 ? '1 price by hand' : `${overrides.length} prices by hand`;
			const byHand =
				last === undefined
					? []
					: [{ id: 'by-hand', title: many, detail: 'last set', at: last, href: `${href}?byHand=1` }];
			return [...byHand, ...templates].slice(0, most);
		},
		count: async (companyIds) =>
			(await countOverrides(db, companyIds)) + (await listAssignmentsOfCompanies(db, companyIds)).length,
	};
}
