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

/** In both lists: an eighth of the larger one. */
const QUARTER = { since: '2024-01-01T05:00:00.000Z', before: '2024-04-01T04:00:00.000Z' };

const search = (text: string, state?: InboxFilter['state']): ListQuestion['ask'] => {
	const filter = { ...ALL, text, state };
	return ({ db }) => listInboxRequests(db, filter, { max });
};

const QUESTIONS: readonly ListQuestion[] = [
	{ what: 'first page', most: 20, ask: search('') },
	{
		what: 'page in the middle',
		most: 20,
		ask: ({ db }) => listInboxRequests(db, ALL, { max, cursor: MIDDLE }),
	},
	{ what: 'first page of the new ones', most: 20, ask: search('', 'new') },
	{ what: 'the figure in the bar', most: 20, ask: ({ db }) => countInState(db, 'new') },
	{ what: 'counts by state', most: 50, ask: ({ db }) => countByState(db, ALL) },
	{ what: 'search by a word that all hold', most: 20, againstFirst: true, ask: search('okafor') },
	{ what: 'search by a word of one in six', most: 100, againstFirst: true, ask: search('kestrel') },
	{
		what: 'counts by state of a word that all hold',
		most: 200,
		ask: ({ db }) => countByState(db, { ...ALL, text: 'okafor' }),
	},
	{
		what: 'first page of a quarter',
		most: 20,
		ask: ({ db }) => listInboxRequests(db, { ...ALL, days: QUARTER }, { max }),
	},
	{
		what: 'shipped in a quarter',
		most: 20,
		ask: ({ db }) => listInboxRequests(db, { ...ALL, state: 'shipped', days: QUARTER }, { max }),
	},
	{
		what: 'counts by state of a quarter',
		most: 100,
		ask: ({ db }) => countByState(db, { ...ALL, days: QUARTER }),
	},
	{
		what: 'a common word in a quarter',
		most: 100,
		ask: ({ db }) => listInboxRequests(db, { ...ALL, text: 'okafor', days: QUARTER }, { max }),
	},
	{ what: 'search that finds one', most: 200, ask: search('shop-4242.example') },
];

export const inboxLists = measureList({
	name: 'inbox',
	rows: 'Sample requests',
	about: 'the inbox, its counts and its search among 100,000, against the same among 10,000',
	fill: insertManyRequests,
	questions: QUESTIONS,
});
