import type { LabelFilter } from '../src/admin/labels/label-list.ts';
import { countLabels, listLabels } from '../src/admin/labels/label-list-queries.server.ts';
import { type ListQuestion, measureList } from './list-rows.ts';
import { insertManyLabels } from './many-labels.ts';

const ALL: LabelFilter = {
	text: '',
	state: undefined,
	fromDate: '',
	toDate: '',
	companyId: '',
	sort: '-label',
};
const max = 25;
const MIDDLE = { direction: 'after', id: '6000', value: '' } as const;
/** Days of both lists. */
const WEEK = { fromDate: '2024-02-05', toDate: '2024-02-11' };

const QUESTIONS: readonly ListQuestion[] = [
	{ what: 'first page', limit: 20, run: ({ db }) => listLabels(db, ALL, { max }) },
	{
		what: 'page in the middle',
		limit: 20,
		run: ({ db }) => listLabels(db, ALL, { max, cursor: MIDDLE }),
	},
	{
		what: 'count of all',
		limit: 50,
		run: ({ db }) => countLabels(db, ALL),
	},
	{
		what: 'search by a word that all hold',
		limit: 20,
		againstFirst: true,
		run: ({ db }) => listLabels(db, { ...ALL, text: 'hamilton' }, { max }),
	},
	{
		what: 'count of that search',
		limit: 200,
		run: ({ db }) => countLabels(db, { ...ALL, text: 'hamilton' }),
	},
	{
		what: 'first page by date',
		limit: 20,
		run: ({ db }) => listLabels(db, { ...ALL, sort: '-date' }, { max }),
	},
	{
		what: 'by date in one state',
		limit: 20,
		run: ({ db }) => listLabels(db, { ...ALL, sort: 'date', state: 'shipped' }, { max }),
	},
	{
		what: 'first page of a week',
		limit: 100,
		run: ({ db }) => listLabels(db, { ...ALL, ...WEEK }, { max }),
	},
	{
		what: 'count of a week',
		limit: 100,
		run: ({ db }) => countLabels(db, { ...ALL, ...WEEK }),
	},
	{
		what: 'search by a word that all hold, by date',
		limit: 100,
		run: ({ db }) => listLabels(db, { ...ALL, sort: '-date', text: 'hamilton' }, { max }),
	},
	{
		what: 'search that finds one, by date',
		limit: 100,
		run: ({ db }) => listLabels(db, { ...ALL, sort: '-date', text: '77-4242' }, { max }),
	},
	{
		what: 'search that finds one',
		limit: 200,
		run: ({ db }) => listLabels(db, { ...ALL, text: '77-4242' }, { max }),
	},
];

export const labelLists = measureList({
	name: 'label',
	rows: 'Labels',
	about: 'the list of labels, its counts and its search among 100,000, against the same among 10,000',
	fill: insertManyLabels,
	questions: QUESTIONS,
});
