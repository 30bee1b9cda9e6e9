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
};
const max = 25;
/** A cursor in the middle of the smaller list too. */
const MIDDLE = { direction: 'after', value: '2024-02-04T00:00:00.000Z', id: 'S-2026-000000' } as const;

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
	{ what: 'search that finds one', limit: 200, run: search('shop-4242.example') },
];

export const inboxLists = measureList({
	name: 'inbox',
	rows: 'Sample requests',
	about: 'the inbox, its counts and its search among 100,000, against the same among 10,000',
	fill: insertManyRequests,
	questions: QUESTIONS,
});
