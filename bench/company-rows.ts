import { listCompanies, searchCompanies } from '../src/domain/companies/company-list-queries.server.ts';
import { insertManyCompanies } from '../src/testing/many-companies.ts';
import { type ListQuestion, measureList } from './list-rows.ts';

/** Cursors in the middle of the list, by name and by change. */
const MIDDLE = { direction: 'after', id: 'co_zzzzzzzzzzzz' } as const;

const QUESTIONS: readonly ListQuestion[] = [
	{
		what: 'first page by name',
		limit: 20,
		run: ({ db }) => listCompanies(db, { text: '', sort: 'name' }, { max: 25 }),
	},
	{
		what: 'page in the middle by name',
		limit: 20,
		run: ({ db }) =>
			listCompanies(db, { text: '', sort: 'name' }, { max: 25, cursor: { ...MIDDLE, value: '6d' } }),
	},
	{
		what: 'page in the middle by change',
		limit: 20,
		run: ({ db }) =>
			listCompanies(
				db,
				{ text: '', sort: '-updated' },
				{ max: 25, cursor: { ...MIDDLE, value: '2026-06-01T00:00:00.000Z' } },
			),
	},
	{
		what: 'search by the end of a phone number',
		limit: 20,
		run: ({ db }) => searchCompanies(db, '555-0123', 10),
	},
	{
		what: 'search by a word of one in six',
		limit: 100,
		run: ({ db }) => searchCompanies(db, 'arc', 10),
	},
	{
		what: 'search by the middle of a word',
		limit: 200,
		run: ({ db }) => searchCompanies(db, 'urham', 10),
	},
];

export const companyLists = measureList({
	name: 'company',
	rows: 'Companies',
	about: 'the list of companies and its search among 100,000, against the same among 10,000',
	fill: insertManyCompanies,
	questions: QUESTIONS,
});
