import { ANY_DAY } from '../src/admin/kit/list/period.ts';
import type { InboxFilter } from '../src/admin/sample-requests/inbox-list.ts';
import {
	countByState,
	countInState,
	listInboxRequests,
} from '../src/admin/sample-requests/inbox-list-queries.server.ts';
import { type ListQuestion, measureList } from './list-rows.ts';
import { insertManyRequests } from './many-requests.ts';

const ALL: InboxFilter = {
	text: '',
	state: undefined,
	manualReview: false,
	companyId: '',
	language: undefined,
	days: ANY_DAY,
};
const max = 25;
/** A cursor in the middle of the smaller list too. */
const MIDDLE = { direction: 'after', value: '2024-02-04T00:00:00.000Z', id: 'S-2026-000000' } as const;

/** The same in an order by state. */
const SHIPPED = { ...MIDDLE, value: `4${MIDDLE.value}` };

/** In both lists: an eighth of the larger one. */
const QUARTER = { since: '2024-01-01T05:00:00.000Z', before: '2024-04-01T04:00:00.000Z' };

const search = (text: string, state?: InboxFilter['state']): ListQuestion['run'] => {
	const filter = { ...ALL, text, state };
	return ({ db }) => listInboxRequests(db, filter, { max });
};

const QUESTIONS: readonly ListQuestion[] = [
	{ what: 'first page', limit: 20, run: search('') },
	{
		what: 'page in the middle',
		limit: 20,
		run: ({ db }) => listInboxRequests(db, ALL, { max, cursor: MIDDLE }),
	},
	{
		what: 'first page by company',
		limit: 20,
		run: ({ db }) => listInboxRequests(db, { ...ALL, sort: 'company' }, { max }),
	},
	{
		what: 'page in the middle by state',
		limit: 20,
		run: ({ db }) => listInboxRequests(db, { ...ALL, sort: 'state' }, { max, cursor: SHIPPED }),
	},
	{
		what: 'by company in a quarter',
		limit: 100,
		run: ({ db }) => listInboxRequests(db, { ...ALL, sort: '-company', days: QUARTER }, { max }),
	},
	{ what: 'first page of the new ones', limit: 20, run: search('', 'new') },
	{ what: 'the figure in the bar', limit: 20, run: ({ db }) => countInState(db, 'new') },
	{ what: 'counts by state', limit: 50, run: ({ db }) => countByState(db, ALL) },
	{ what: 'search by a word that all hold', limit: 20, againstFirst: true, run: search('okafor') },
	{ what: 'search by a word of one in six', limit: 100, againstFirst: true, run: search('kestrel') },
	{
		what: 'counts by state of a word that all hold',
		limit: 200,
		run: ({ db }) => countByState(db, { ...ALL, text: 'okafor' }),
	},
	{
		what: 'first page of a quarter',
		limit: 20,
		run: ({ db }) => listInboxRequests(db, { ...ALL, days: QUARTER }, { max }),
	},
	{
		what: 'shipped in a quarter',
		limit: 20,
		run: ({ db }) => listInboxRequests(db, { ...ALL, state: 'shipped', days: QUARTER }, { max }),
	},
	{
		what: 'counts by state of a quarter',
		limit: 100,
		run: ({ db }) => countByState(db, { ...ALL, days: QUARTER }),
	},
	{
		what: 'a common word in a quarter',
		limit: 100,
		run: ({ db }) => listInboxRequests(db, { ...ALL, text: 'okafor', days: QUARTER }, { max }),
	},
	{ what: 'search that finds one', limit: 200, run: search('shop-4242.example') },
];

export const inboxLists = measureList({
	name: 'inbox',
	rows: 'Sample requests',
	about: 'the inbox, its counts and its search among 100,000, against the same among 10,000',
	fill: insertManyRequests,
	questions: QUESTIONS,
});
