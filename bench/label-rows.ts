import type { LabelFilter } from '../src/admin/labels/label-list.ts';
import { countLabels, listLabels } from '../src/admin/labels/label-list-queries.server.ts';
import { type ListQuestion, measureList } from './list-rows.ts';
import { insertManyLabels } from './many-labels.ts';

const ALL: LabelFilter = { text: '', state: undefined, fromDate: '', toDate: '', companyId: '' };
const max = 25;
const MIDDLE = { direction: 'after', id: '6000', value: '' } as const;

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
