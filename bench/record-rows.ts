import {
	countApplications,
	listApplications,
} from '../src/admin/applications/application-inbox-queries.server.ts';
import type { ApplicationFilter } from '../src/admin/applications/inbox-application.ts';
import { ANY_DAY } from '../src/admin/kit/list/period.ts';
import type { OrderFilter } from '../src/admin/orders/order-list.ts';
import { countOrders, listOrders } from '../src/admin/orders/order-list-queries.server.ts';
import { parseProductFilter } from '../src/admin/products/product-list.ts';
import { listProducts } from '../src/admin/products/product-list-queries.server.ts';
import {
	countMatchingSubscriptions,
	countSubscriptions,
	listSubscriptions,
	type SubscriptionFilter,
} from '../src/domain/newsletter/subscription-queries.server.ts';
import {
	type AuditFilter,
	listAuditKinds,
	pageAuditEntries,
} from '../src/platform/audit/audit-entry-queries.server.ts';
import { type ListQuestion, measureList } from './list-rows.ts';
import {
	insertManyApplications,
	insertManyEntries,
	insertManyGloves,
	insertManyOrders,
	insertManyReaders,
} from './many-records.ts';

const max = 25;
/** In both lists: an eighth of the larger one. */
const QUARTER = { since: '2024-01-01T05:00:00.000Z', before: '2024-04-01T04:00:00.000Z' };
/** In the middle of the smaller list too. */
const MIDDLE = '2024-02-04T00:00:00.000Z';

const gloves = (query: Record<string, string>): ListQuestion['run'] => {
	const filter = parseProductFilter(new URLSearchParams(query));
	return ({ db }) => listProducts(db, filter, max);
};

export const gloveLists = measureList({
	name: 'glove',
	rows: 'Staff’s gloves',
	about: 'the staff list of gloves, its counts and its search among 100,000, against the same among 10,000',
	fill: insertManyGloves,
	questions: [
		{ what: 'first page', limit: 100, run: gloves({}) },
		{ what: 'first page, the latest change first', limit: 100, run: gloves({ sort: '-updated' }) },
		{
			what: 'published and incomplete',
			limit: 100,
			run: gloves({ state: 'published', completeness: 'incomplete' }),
		},
		{ what: 'search by a word of many', limit: 100, run: gloves({ q: 'goatskin' }) },
		{ what: 'search by a part number', limit: 100, run: gloves({ q: 'zz4242' }) },
		{ what: 'search that finds none', limit: 100, run: gloves({ q: 'walrus' }) },
	],
});

const ORDERS: OrderFilter = { text: '', state: undefined, language: undefined, days: ANY_DAY };
const orders = (filter: Partial<OrderFilter>): ListQuestion['run'] => {
	return ({ db }) => listOrders(db, { ...ORDERS, ...filter }, { max });
};

export const orderLists = measureList({
	name: 'order',
	rows: 'Quick orders',
	about: 'the list of quick orders, its counts and its search among 100,000, against the same among 10,000',
	fill: insertManyOrders,
	questions: [
		{ what: 'first page', limit: 20, run: orders({}) },
		{
			what: 'page in the middle',
			limit: 20,
			run: ({ db }) =>
				listOrders(db, ORDERS, { max, cursor: { direction: 'after', value: MIDDLE, id: 'Q-2026-000000' } }),
		},
		{ what: 'first page of the new ones', limit: 20, run: orders({ state: 'new' }) },
		{ what: 'first page by company', limit: 20, run: orders({ sort: 'company' }) },
		{ what: 'counts by state', limit: 100, run: ({ db }) => countOrders(db, ORDERS) },
		{ what: 'search by a word of one in five', limit: 100, run: orders({ text: 'kestrel' }) },
		{ what: 'search that finds one', limit: 100, run: orders({ text: '77-4242' }) },
		{ what: 'nobody’s, in a quarter', limit: 100, run: orders({ assigned: 'nobody', days: QUARTER }) },
		{
			what: 'counts by state of a word of one in five',
			limit: 100,
			run: ({ db }) => countOrders(db, { ...ORDERS, text: 'kestrel' }),
		},
	],
});

const APPLICATIONS: ApplicationFilter = { text: '', state: undefined, language: undefined, days: ANY_DAY };
const applications = (filter: Partial<ApplicationFilter>): ListQuestion['run'] => {
	return ({ db }) => listApplications(db, { ...APPLICATIONS, ...filter }, { max });
};

export const applicationLists = measureList({
	name: 'applied',
	rows: 'Applications',
	about: 'the list of applications, its counts and its search among 100,000, against the same among 10,000',
	fill: insertManyApplications,
	questions: [
		{ what: 'first page', limit: 20, run: applications({}) },
		{
			what: 'page in the middle',
			limit: 20,
			run: ({ db }) =>
				listApplications(db, APPLICATIONS, {
					max,
					cursor: { direction: 'after', value: MIDDLE, id: 'D-2026-000000' },
				}),
		},
		{ what: 'first page of the new ones', limit: 20, run: applications({ state: 'new' }) },
		{ what: 'first page by company', limit: 20, run: applications({ sort: 'company' }) },
		{ what: 'counts by state', limit: 100, run: ({ db }) => countApplications(db, APPLICATIONS) },
		{ what: 'search by a word of one in five', limit: 100, run: applications({ text: 'kestrel' }) },
		{ what: 'search that finds one', limit: 100, run: applications({ text: 'shop-4242.example' }) },
		{
			what: 'counts by state of a search that finds one',
			limit: 100,
			run: ({ db }) => countApplications(db, { ...APPLICATIONS, text: 'shop-4242.example' }),
		},
	],
});

const READERS: SubscriptionFilter = { text: '', state: undefined, language: undefined, days: ANY_DAY };
const readers = (filter: Partial<SubscriptionFilter>): ListQuestion['run'] => {
	return ({ db }) => listSubscriptions(db, { ...READERS, ...filter }, '-asked', { max });
};

export const readerLists = measureList({
	name: 'reader',
	rows: 'Newsletter readers',
	about: 'the list of readers, its counts and its search among 100,000, against the same among 10,000',
	fill: insertManyReaders,
	questions: [
		{ what: 'first page', limit: 20, run: readers({}) },
		{ what: 'those who have not confirmed', limit: 20, run: readers({ state: 'pending' }) },
		{ what: 'French ones of a quarter', limit: 100, run: readers({ language: 'fr', days: QUARTER }) },
		{ what: 'search that finds one', limit: 100, run: readers({ text: 'reader-4242@' }) },
		{ what: 'search that finds none', limit: 100, run: readers({ text: 'nobody@nowhere' }) },
		{ what: 'counts by state', limit: 100, run: ({ db }) => countSubscriptions(db) },
		{
			what: 'count of a search',
			limit: 100,
			run: ({ db }) => countMatchingSubscriptions(db, { ...READERS, text: 'shop-42' }),
		},
	],
});

const entries = (filter: AuditFilter): ListQuestion['run'] => {
	return ({ db }) => pageAuditEntries(db, filter, { max: 50 });
};

export const activityLists = measureList({
	name: 'activity',
	rows: 'Activity',
	about: 'the activity and its filters among 100,000 entries, against the same among 10,000',
	fill: insertManyEntries,
	questions: [
		{ what: 'first page', limit: 20, run: entries({}) },
		{ what: 'of a quarter', limit: 20, run: entries(QUARTER) },
		{ what: 'of a rare kind', limit: 100, run: entries({ subjectKind: 'retention' }) },
		{ what: 'of one person', limit: 100, run: entries({ actorId: 'luc' }) },
		{ what: 'of a person who did nothing', limit: 100, run: entries({ actorId: 'nobody' }) },
		{
			what: 'of one person and a rare kind, in a quarter',
			limit: 100,
			run: entries({ actorId: 'luc', subjectKind: 'retention', ...QUARTER }),
		},
		{ what: 'the kinds to choose from', limit: 100, run: ({ db }) => listAuditKinds(db) },
	],
});
