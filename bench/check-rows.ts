import { type CheckFilter, parseCheckFilter } from '../src/domain/fit-checks/stored-check.ts';
import { countStoredChecks, listStoredChecks } from '../src/domain/fit-checks/stored-check-queries.server.ts';
import { listUnreadCounts } from '../src/domain/fit-checks/unread-term-queries.server.ts';
import { type ListQuestion, measureList } from './list-rows.ts';
import { insertManyChecks, LAST_CHECK } from './many-checks.ts';

const ALL = parseCheckFilter(new URLSearchParams());

const list = (filter: Partial<CheckFilter>): ListQuestion['run'] => {
	return ({ db }) => listStoredChecks(db, { ...ALL, ...filter }, { max: 30 }, LAST_CHECK);
};
const unread = (days: CheckFilter['days']): ListQuestion['run'] => {
	return ({ db }) => listUnreadCounts(db, { days, limit: 60 }, LAST_CHECK);
};

const QUESTIONS: readonly ListQuestion[] = [
	{ what: 'first page', limit: 20, run: list({}) },
	{ what: 'counts by mark', limit: 50, run: ({ db }) => countStoredChecks(db) },
	{ what: 'not followed in 30 days', limit: 50, run: unread(30) },
	{ what: 'not followed in 12 months', limit: 100, run: unread(undefined) },
	{ what: 'those that hold a frequent word', limit: 20, run: list({ term: 'often7' }) },
	{ what: 'those of 30 days that hold it', limit: 20, run: list({ term: 'often7', days: 30 }) },
	{ what: 'those that hold a phrase', limit: 20, run: list({ term: 'often21 seldom33' }) },
];

export const storedChecks = measureList({
	name: 'checks',
	rows: 'Kept checks',
	about: 'staff’s list of fit checks and what was not followed, among 100,000, against the same among 10,000',
	fill: insertManyChecks,
	questions: QUESTIONS,
});
