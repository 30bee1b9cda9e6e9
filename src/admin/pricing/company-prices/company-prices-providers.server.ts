import { formatCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import type { CompanyLinks } from '../../../domain/companies/company-link.ts';
import {
	countOverrides,
	listAssignmentsOfCompanies,
	listOverrides,
} from '../../../domain/pricing/company-prices/company-prices-queries.server.ts';
import { listPriceLists } from '../../../domain/pricing/price-list-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';

/** Links for a company's page: its templates, latest first, and the number of prices set by hand. */
export function pricesOfCompany(db: DatabaseLike): CompanyLinks {
	return {
		kind: 'prices',
		list: async (companyIds, limit, locale) => {
			const t = messagesFor(locale, 'pricing');
			const href = `/admin/pricing/${companyIds[0]}`;
			const names = new Map((await listPriceLists(db)).map(({ id, name }) => [id, name]));
			const given = (await listAssignmentsOfCompanies(db, companyIds)).toReversed();
			const templates = given.map(({ listId, from, setAt }) => ({
				id: `template-${from}`,
				title: names.get(listId) ?? t('links.noTemplate'),
				detail: t('links.from', { day: formatCalendarDate(from, locale) }),
				at: setAt,
				href,
			}));
			const overrides = await listOverrides(db, companyIds);
			const last = overrides
				.map(({ setAt }) => setAt)
				.sort()
				.at(-1);
			const many = t('links.byHand', { count: overrides.length });
			const byHand =
				last === undefined
					? []
					: [{ id: 'by-hand', title: many, detail: t('links.lastSet'), at: last, href: `${href}?byHand=1` }];
			return [...byHand, ...templates].slice(0, limit);
		},
		count: async (companyIds) =>
			(await countOverrides(db, companyIds)) + (await listAssignmentsOfCompanies(db, companyIds)).length,
	};
}
