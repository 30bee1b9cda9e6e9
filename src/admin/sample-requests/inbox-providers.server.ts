import {
	addDays,
	formatCalendarDate,
	startOfDay,
	todayIn,
} from '../../domain/calendar-date/calendar-date.ts';
import type { CompanyLinks } from '../../domain/companies/company-link.ts';
import {
	countRequestsOfCompany,
	findInboxRequest,
	listRequestsOfCompany,
} from '../../domain/sample-requests/inbox-queries.server.ts';
import { type InboxRequest, toSummary } from '../../domain/sample-requests/inbox-request.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { isNamed } from '../frame/menu/palette-entry.ts';
import type {
	AwaitingProvider,
	DailyProvider,
	PaletteProvider,
	SectionCount,
} from '../frame/staff-services.server.ts';
import { ANY_DAY } from '../kit/list/period.ts';
import { adoptRequests } from './inbox-company.server.ts';
import type { InboxFilter } from './inbox-list.ts';
import { countBetween, countInState, listInboxRequests } from './inbox-list-queries.server.ts';

const MAX_JUMPS = 5;
const MAX_AWAITING = 5;
/** Two weeks, to compare the same weekdays. */
const DAYS = 14;

const EVERYTHING: InboxFilter = {
	text: '',
	state: undefined,
	manualReview: false,
	companyId: '',
	language: undefined,
	days: ANY_DAY,
};
const hrefOf = (number: string) => `/admin/samples/${number}`;

/** Sample requests in the command palette: by number, name, company, mail address, part number. */
export function sampleRequestPaletteProvider(db: DatabaseLike): PaletteProvider {
	return async (text, locale) => {
		const [named, { requests }] = await Promise.all([
			findInboxRequest(db, text.toUpperCase()),
			listInboxRequests(db, { ...EVERYTHING, text }, { max: MAX_JUMPS }),
		]);
		const others = requests.filter(({ number }) => number !== named?.number);
		return [...(named ? [named] : []), ...others].slice(0, MAX_JUMPS).map((request) => ({
			kind: 'sampleRequest',
			title: titleOf(request),
			detail: detailOf(request, locale),
			href: hrefOf(request.number),
			exact: isNamed(text, [request.number]),
		}));
	};
}

/** New requests, for the Today page. */
export function newSampleRequests(db: DatabaseLike): AwaitingProvider {
	return async () => {
		const filter = { ...EVERYTHING, state: 'new' as const };
		const [{ requests }, count] = await Promise.all([
			listInboxRequests(db, filter, { max: MAX_AWAITING }),
			countInState(db, 'new'),
		]);
		return {
			kind: 'sampleRequests',
			count,
			oldestAt: requests[0]?.createdAt,
			href: '/admin/samples',
			items: requests.map((request) => ({
				id: request.number,
				title: request.request.companyName,
				detail: toSummary(request).person,
				at: request.createdAt,
				href: hrefOf(request.number),
			})),
		};
	};
}

/** The number of requests per day in `timeZone`, for the Today page. */
export function requestsByDay(db: DatabaseLike, timeZone: string): DailyProvider {
	return async (now) => {
		const today = todayIn(timeZone, now);
		const dates = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS));
		const starts = [...dates, addDays(today, 1)].map((date) => startOfDay(timeZone, date).toISOString());
		const { counts, answered } = await countBetween(db, starts);
		return {
			kind: 'sampleRequests',
			days: dates.map((date, index) => ({ date, count: counts[index] ?? 0 })),
			answered,
		};
	};
}

/** The number of new requests, for the navigation bar. */
export function newRequestsInBar(db: DatabaseLike): SectionCount {
	return { section: 'samples', count: () => countInState(db, 'new') };
}

/** A company's sample requests, for its page. */
export function sampleRequestsOfCompany(db: DatabaseLike): CompanyLinks {
	return {
		kind: 'sampleRequests',
		list: async (companyIds, limit, locale) =>
			(await listRequestsOfCompany(db, companyIds, limit)).map((request) => ({
				id: request.number,
				title: `${request.number} ${toSummary(request).person}`,
				detail: `${nameState(request, locale)}, ${formatCalendarDate(request.createdAt.slice(0, 10), locale)}`,
				at: request.updatedAt,
				href: hrefOf(request.number),
			})),
		count: (companyIds) => countRequestsOfCompany(db, companyIds),
		adopt: adoptRequests,
	};
}

function titleOf({ number, request }: InboxRequest): string {
	return `${number} ${request.companyName}`.trim();
}

function detailOf(request: InboxRequest, locale: Locale): string {
	return [nameState(request, locale), toSummary(request).person].filter((part) => part !== '').join(', ');
}

function nameState({ state }: InboxRequest, locale: Locale): string {
	return messagesFor(locale, 'sampleInbox')(`list.state.${state}`);
}
