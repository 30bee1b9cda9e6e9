import { expect, test } from 'vitest';
import { labelledJobsSchema } from '../../domain/fit/labelled-job.ts';
import { normaliseTask } from '../../domain/fit/reading/task-text.ts';
import { countStoredChecks, listStoredChecks } from '../../domain/fit-checks/stored-check-queries.server.ts';
import { addStaffAccount, StaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

/** Stored questions, oldest first: [task, verdict]. */
const ASKED = [
	['live bus bars at 600 V, hot stick', 'Full use'],
	['TIG 90 amps flat, call 905-555-0142', ''],
	['MIG 180 A near swollen cells, joe@shop.ca', 'Limited'],
	['stick at 140 amps', 'No use'],
] as const;

const idAt = (at: number) => `${at}`.padStart(28, '0');

async function openInbox() {
	const site = await openTestSite({ products: [] });
	await site.database.db
		.insertInto('fit_check')
		.values(
			ASKED.map(([task, verdict], at) => ({
				id: idAt(at),
				asked_at: `2026-11-2${at}T12:00:00.000Z`,
				part_number: 'xy300',
				glove_version: 3,
				task,
				task_key: normaliseTask(task),
				verdict,
				sentence: 'Run it.',
				worded_by: 'rules' as const,
				answer: JSON.stringify({ reasons: [], unread: [], better: [] }),
			})),
		)
		.execute();
	await addStaffAccount(site.database, { email: 'maria@emberhide.example', name: 'Maria Reyes' });
	const browser = new StaffBrowser(site.app);
	await browser.signIn('maria@emberhide.example');
	return { site, browser };
}

const mark = (browser: StaffBrowser, at: number, body: object, version = 1) =>
	browser.call(
		{ method: 'PATCH', url: `/api/admin/fit-checks/${idAt(at)}`, body },
		{ 'if-match': `"${version}"` },
	);

const exportOf = (browser: StaffBrowser) => browser.call({ url: '/api/admin/fit-checks/labelled-jobs.json' });

const casesOf = async ({ database }: TestSite) =>
	(await listStoredChecks(database.db, { text: '', glove: '', mark: 'case' }, { max: 10 })).checks.map(
		({ id, wanted }) => [Number(id), wanted],
	);

test('a wrong answer becomes a labelled case with one request, is listed, counted and undone', async () => {
	const { site, browser } = await openInbox();
	expect((await mark(browser, 0, { mark: 'wrong', wanted: 'never' })).json()).toMatchObject({
		mark: 'wrong',
		wanted: 'never',
		markedBy: 'Maria Reyes',
		version: 2,
	});
	await mark(browser, 2, { mark: 'wrong' });
	expect((await mark(browser, 2, { wanted: 'question' }, 2)).json()).toMatchObject({ wanted: 'question' });
	await mark(browser, 3, { mark: 'wrong' });
	expect(await casesOf(site)).toEqual([
		[2, 'question'],
		[0, 'never'],
	]);
	expect(await countStoredChecks(site.database.db)).toEqual({ all: 4, right: 0, wrong: 3, case: 2 });

	expect(
		(await mark(browser, 2, { note: 'Swollen cells are lithium' }, 3)).json(),
		'a note leaves it',
	).toMatchObject({ wanted: 'question', version: 4 });
	expect((await mark(browser, 2, { wanted: null }, 4)).json()).toMatchObject({ mark: 'wrong', wanted: null });
	expect(await casesOf(site)).toEqual([[0, 'never']]);
	expect((await mark(browser, 0, { mark: null }, 2)).json(), 'the case goes with the mark').toMatchObject({
		mark: null,
		wanted: null,
	});
	expect((await mark(browser, 0, { mark: 'wrong' }, 3)).json(), 'and does not come back').toMatchObject({
		wanted: null,
	});
	expect(await casesOf(site)).toEqual([]);
	const log = await site.database.db
		.selectFrom('audit_entry')
		.select('after_json')
		.where('subject_kind', '=', 'fitCheck')
		.orderBy('id')
		.execute();
	expect(log.map(({ after_json }) => JSON.parse(after_json ?? '').wanted)).toEqual([
		'never',
		null,
		'question',
		null,
		'question',
		null,
		null,
		null,
	]);
});

test.each([
	['on an answer that nobody marked', 0, { wanted: 'never' }],
	['on one that is marked right', 0, { mark: 'right', wanted: 'never' }],
	['with the mark taken off', 0, { mark: null, wanted: 'never' }],
	['that is what was answered', 0, { mark: 'wrong', wanted: 'Full use' }],
	['that is the question that was asked', 1, { mark: 'wrong', wanted: 'question' }],
	['of a kind there is not', 0, { mark: 'wrong', wanted: 'Perhaps' }],
	['that is empty', 0, { mark: 'wrong', wanted: '' }],
	['that is a list', 0, { mark: 'wrong', wanted: ['never'] }],
])('a correction %s is rejected, and the field is named', async (_name, at, body) => {
	const { site, browser } = await openInbox();
	const answer = await mark(browser, at, body);
	expect(answer.statusCode).toBe(400);
	expect(answer.json().errors).toMatchObject([{ path: 'wanted' }]);
	expect(await countStoredChecks(site.database.db)).toEqual({ all: 4, right: 0, wrong: 0, case: 0 });
});

test('of two people who label the same answer the second sees the first label', async () => {
	const { browser } = await openInbox();
	await mark(browser, 0, { mark: 'wrong', wanted: 'never' });
	const late = await mark(browser, 0, { wanted: 'Limited' });
	expect(late.statusCode).toBe(412);
	expect(late.json()).toMatchObject({ type: 'stale', current: { version: 2, wanted: 'never' } });
});

test('the file contains every case, oldest first, in the format of the repository’s tests, without contact data', async () => {
	const { site, browser } = await openInbox();
	expect((await exportOf(browser)).json(), 'an empty file is a file').toEqual([]);
	await mark(browser, 2, { mark: 'wrong', wanted: 'never', note: 'Lithium.\nAsk joe@shop.ca' });
	await mark(browser, 0, { mark: 'wrong', wanted: 'never' });
	await mark(browser, 1, { mark: 'wrong', wanted: 'Full use' });
	await mark(browser, 3, { mark: 'wrong' });
	const { headers, body } = await exportOf(browser);
	expect(headers).toMatchObject({
		'content-type': 'application/json; charset=utf-8',
		'content-disposition': 'attachment; filename="staff.json"',
	});
	const jobs = labelledJobsSchema.parse(JSON.parse(body));
	const glove = 'xy300';
	expect(jobs).toEqual([
		{
			task: 'live bus bars at 600 V, hot stick',
			expect: 'never',
			why: 'Staff: no glove is for it, not Full use',
			family: 'staff',
			glove,
			verdict: 'No use',
			given: 'Full use',
		},
		{
			task: 'TIG 90 amps flat, call …',
			expect: 'fits',
			why: 'Staff: Full use, not a question',
			family: 'staff',
			glove,
			verdict: 'Full use',
			given: 'question',
		},
		{
			task: 'MIG 180 A near swollen cells, …',
			expect: 'never',
			why: 'Lithium. Ask …',
			family: 'staff',
			glove,
			verdict: 'No use',
			given: 'Limited',
		},
	]);
	expect(body).not.toMatch(/Maria|@|905|2026|0000000/);
	expect(body).toBe(`${JSON.stringify(jobs, null, '\t')}\n`);
	const log = await site.database.db
		.selectFrom('audit_entry')
		.select(['action', 'subject_name'])
		.where('action', '=', 'fitCheck.exported')
		.execute();
	expect(log).toEqual(Array(2).fill({ action: 'fitCheck.exported', subject_name: 'JSON' }));
});

test('many cases are one file', async () => {
	const { site, browser } = await openInbox();
	const { db } = site.database;
	const row = await db
		.selectFrom('fit_check')
		.selectAll()
		.where('id', '=', idAt(0))
		.executeTakeFirstOrThrow();
	const rows = Array.from({ length: 1_203 }, (_, at) => ({
		...row,
		id: `1${at}`.padStart(28, '0'),
		task: `job ${at} of many`,
		mark: 'wrong' as const,
		wanted: 'never' as const,
	}));
	for (let from = 0; from < rows.length; from += 400)
		await db
			.insertInto('fit_check')
			.values(rows.slice(from, from + 400))
			.execute();
	const jobs = labelledJobsSchema.parse((await exportOf(browser)).json());
	expect(new Set(jobs.map(({ task }) => task)).size).toBe(1_203);
});

test('visitors cannot get the file', async () => {
	const { site } = await openInbox();
	expect((await exportOf(new StaffBrowser(site.app))).statusCode).toBe(401);
});
