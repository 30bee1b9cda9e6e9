import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import type { CompanyLinks } from '../../domain/companies/company-link.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { isNamed } from '../frame/menu/palette-entry.ts';
import type { AwaitingProvider, PaletteProvider, SectionCount } from '../frame/staff-services.server.ts';
import { ANY_DAY } from '../kit/list/period.ts';
import { adoptApplications } from './application-company.server.ts';
import {
	countApplicationsInState,
	countApplicationsOfCompany,
	listApplications,
	listApplicationsOfCompany,
} from './application-inbox-queries.server.ts';
import type { InboxApplication } from './inbox-application.ts';

const MAX_SHOWN = 5;
const hrefOf = (number: string) => `/admin/applications/${number}`;
const titleOf = ({ number, application }: InboxApplication) => `${number} ${application.company}`.trim();

/** New applications, for Today; omitted if there are none. */
export function newApplications(db: DatabaseLike): AwaitingProvider {
	return async () => {
		const count = await countApplicationsInState(db, 'new');
		if (count === 0) return undefined;
		const filter = { text: '', state: 'new' as const, language: undefined, days: ANY_DAY };
		const { applications } = await listApplications(db, filter, { max: MAX_SHOWN });
		return {
			kind: 'applications',
			count,
			oldestAt: applications[0]?.createdAt,
			href: '/admin/applications',
			items: applications.map(({ number, application, createdAt }) => ({
				id: number,
				title: application.company,
				detail: [application.contactName, application.city, application.region].filter(Boolean).join(', '),
				at: createdAt,
				href: hrefOf(number),
			})),
		};
	};
}

/** The number of new applications, shown in the bar. */
export function newApplicationsInBar(db: DatabaseLike): SectionCount {
	return { section: 'applications', count: () => countApplicationsInState(db, 'new') };
}

/** Applications in the command palette: by number, company, person, mail address, town. */
export function applicationPaletteProvider(db: DatabaseLike): PaletteProvider {
	return async (text, locale) => {
		const filter = { text, state: undefined, language: undefined, days: ANY_DAY };
		const { applications } = await listApplications(db, filter, { max: MAX_SHOWN });
		return applications.map((one) => ({
			kind: 'application',
			title: titleOf(one),
			detail: [nameState(one, locale), one.application.contactName].filter(Boolean).join(', '),
			href: hrefOf(one.number),
			exact: isNamed(text, [one.number]),
		}));
	};
}

/** A company's applications, for its page. */
export function applicationsOfCompany(db: DatabaseLike): CompanyLinks {
	return {
		kind: 'applications',
		list: async (companyIds, limit, locale) =>
			(await listApplicationsOfCompany(db, companyIds, limit)).map((one) => ({
				id: one.number,
				title: `${one.number} ${one.application.contactName}`.trim(),
				detail: `${nameState(one, locale)}, ${formatCalendarDate(one.createdAt.slice(0, 10), locale)}`,
				at: one.updatedAt,
				href: hrefOf(one.number),
			})),
		count: (companyIds) => countApplicationsOfCompany(db, companyIds),
		adopt: adoptApplications,
	};
}

function nameState({ state }: InboxApplication, locale: Locale): string {
	return messagesFor(locale, 'applicationInbox')(`list.state.${state}`);
}
