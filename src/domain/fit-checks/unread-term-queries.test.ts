import { expect, test } from 'vitest';
import { createLog } from '../../platform/process/log.server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { readTask } from '../fit/reading/read-task.ts';
import { FIRST_RETENTION } from '../site-content/retention/stored-retention.server.ts';
import { type CheckFilter, parseCheckFilter } from './stored-check.ts';
import { listStoredChecks } from './stored-check-queries.server.ts';
import { cleanUpFitChecks, StoredChecks } from './stored-checks.server.ts';
import { listMissingTerms, listUnreadCounts } from './unread-term-queries.server.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

type Db = Awaited<ReturnType<typeof openTestDatabase>>['db'];

/** Stores tasks as the fit check does, each dated this many days ago. */
async function store(db: Db, checks: readonly (readonly [string, number])[]) {
	const stored = new StoredChecks(db, createLog('silent'));
	for (const [task, days] of checks) {
		const { unread } = readTask(task);
		const answer = {
			verdict: null,
			question: '?',
			likely: [],
			sentence: '?',
			wordedBy: 'rules',
			reasons: [],
			unread,
			better: [],
		} as const;
		stored.add({ partNumber: 'xy300', gloveVersion: 1, task, answer }, daysAgo(days));
	}
	await stored.stop();
}

const countsOf = async (db: Db, days?: 30 | 90) =>
	Object.fromEntries(
		(await listUnreadCounts(db, { days, limit: 50 }, NOW)).map(({ term, checks }) => [term, checks]),
	);

const tasksOf = async (db: Db, filter: Partial<CheckFilter>) =>
	(await listStoredChecks(db, { text: '', glove: '', ...filter }, { max: 50 }, NOW)).checks.map(
		({ task }) => task,
	);

const CHECKS = [
	['MIG on snorfed plonks', 1],
	['stick at 140 amps near a snorfed plonk, snorfed', 2],
	['snorfed PLONKS, TIG 90 A', 40],
	['Snorfed plonks', 100],
	['stick at 140 amps, flat', 3],
	['grib, TIG 90 A flat, write joe@snorfed-plonks.ca or call 905-555-0142', 4],
] as const;

test('unread terms are counted once per check, over the period', async () => {
	const { db } = await openTestDatabase();
	await store(db, CHECKS);
	expect(await countsOf(db)).toMatchObject({ snorfed: 4, 'snorfed plonks': 3, 'snorfed plonk': 1, grib: 1 });
	expect(await countsOf(db, 90)).toMatchObject({ snorfed: 3, 'snorfed plonks': 2 });
	expect(await countsOf(db, 30)).toMatchObject({ snorfed: 2, 'snorfed plonks': 1, 'snorfed plonk': 1 });
	const [first] = await listUnreadCounts(db, { days: undefined, limit: 1 }, NOW);
	expect(first).toEqual({ term: 'snorfed', checks: 4 });
});

test('a term leads to exactly the checks in which it was counted', async () => {
	const { db } = await openTestDatabase();
	await store(db, CHECKS);
	for (const days of [undefined, 30, 90] as const)
		for (const { term, checks } of await listUnreadCounts(db, { days, limit: 50 }, NOW))
			expect(await tasksOf(db, { term, days }), `${term} in ${days}`).toHaveLength(checks);
	expect(await tasksOf(db, { term: 'snorfed plonks', days: 30 })).toEqual([CHECKS[0][0]]);
	expect(await tasksOf(db, { ...parseCheckFilter(new URLSearchParams('term=%20SNORFED%20')) })).toHaveLength(
		4,
	);
	expect(await tasksOf(db, { term: 'snorf%' })).toEqual([]);
	expect(await tasksOf(db, { days: 30 })).toHaveLength(4);
});

test('parts of an address or a phone number are not terms', async () => {
	const { db } = await openTestDatabase();
	await store(db, CHECKS);
	const terms = await db.selectFrom('fit_check_term').select('term').execute();
	expect(terms.filter(({ term }) => /joe|905|555|0142|\bca\b/.test(term))).toEqual([]);
});

test('terms are deleted with their check', async () => {
	const { db } = await openTestDatabase();
	await store(db, [
		['snorfed plonks', 400],
		['grib and snorfed', 20],
	]);
	await cleanUpFitChecks(db, FIRST_RETENTION, NOW);
	expect(await countsOf(db)).toEqual({ grib: 1, snorfed: 1 });
	await cleanUpFitChecks(db, FIRST_RETENTION, new Date(NOW.getTime() + 400 * DAY_MS));
	expect(await db.selectFrom('fit_check_term').selectAll().execute()).toEqual([]);
});

test('checks of an older program get their terms at the next cleanup, and unreadable ones do not stop it', async () => {
	const { db } = await openTestDatabase();
	const row = (index: number, answer: string) => ({
		id: `${index}`.padStart(28, '0'),
		asked_at: NOW.toISOString(),
		part_number: 'xy300',
		glove_version: 1,
		task: `snorfed ${index}`,
		task_key: `snorfed ${index}`,
		verdict: '' as const,
		sentence: '?',
		worded_by: 'rules' as const,
		answer,
	});
	const answer = JSON.stringify({ reasons: [], unread: ['snorfed'], better: [] });
	const rows = Array.from({ length: 120 }, (_, index) => row(index, index === 7 ? '{' : answer));
	await db.insertInto('fit_check').values(rows).execute();
	await cleanUpFitChecks(db, FIRST_RETENTION, NOW);
	expect(await countsOf(db)).toEqual({ snorfed: 119 });
	expect(await listMissingTerms(db, 10), 'nothing is left to do').toBe(0);
	await cleanUpFitChecks(db, FIRST_RETENTION, NOW);
	expect(await countsOf(db)).toEqual({ snorfed: 119 });
});
