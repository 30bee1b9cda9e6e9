import { type CheckFilter, parseCheckFilter } from '../src/domain/fit-checks/stored-check.ts';
import { countStoredChecks, listStoredChecks } from '../src/domain/fit-checks/stored-check-queries.server.ts';
import { listUnreadCounts } from '../src/domain/fit-checks/unread-term-queries.server.ts';
import { type ListQuestion, measureList } from './list-rows.ts';
import { insertManyChecks, LAST_ASKED } from './many-checks.ts';

const ALL = parseCheckFilter(new URLSearchParams());

const list = (filter: Partial<CheckFilter>): ListQuestion['ask'] => {
	return ({ db }) => listStoredChecks(db, { ...ALL, ...filter }, { max: 30 }, LAST_ASKED);
};
const unread = (days: CheckFilter['days']): ListQuestion['ask'] => {
	return ({ db }) => listUnreadCounts(db, { days, most: 60 }, LAST_ASKED);
};

const QUESTIONS: readonly ListQuestion[] = [
	{ what: 'first page', most: 20, ask: list({}) },
	{ what: 'counts by mark', most: 50, ask: ({ db }) => countStoredChecks(db) },
	{ what: 'not followed in 30 days', most: 50, ask: unread(30) },
	{ what: 'not followed in 12 months', most: 100, ask: unread(undefined) },
	{ what: 'those that hold a frequent word', most: 20, ask: list({ term: 'often7' }) },
	{ what: 'those of 30 days that hold it', most: 20, ask: list({ term: 'often7', days: 30 }) },
	{ what: 'those that hold a phrase', most: 20, ask: list({ term: 'often21 seldom33' }) },
];

export const keptChecks = measureList({
	name: 'checks',
	rows: 'Kept checks',
	about: 'staff’s list of fit checks and what was not followed, among 100,000, against the same among 10,000',
	fill: insertManyChecks,
	questions: QUESTIONS,
});
