import { expect, test } from 'vitest';
import { normaliseTask } from '../../domain/fit/reading/task-text.ts';
import {
	type CheckFilter,
	formatCheckFilter,
	parseCheckFilter,
} from '../../domain/fit-checks/stored-check.ts';
import { listStoredChecks } from '../../domain/fit-checks/stored-check-queries.server.ts';
import { addStaffAccount, StaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

/** Stored questions, oldest first: [glove, task, verdict, worded by]. */
const ASKED = [
	['xy300', 'Stick at 140 amps', 'Full use', 'rules'],
	['xy303', 'Soudage à l’électrode au plafond', 'Limited', 'rules'],
	['xy303', '100% duty at -20', '', 'rules'],
	['xy276-3', '=HYPERLINK("http://x"), TIG', 'No use', 'model'],
] as const;

async function openInbox() {
	const site = await openTestSite({ products: [] });
	await site.database.db
		.insertInto('fit_check')
		.values(
			ASKED.map(([part_number, task, verdict, worded_by], at) => ({
				id: `${at}`.padStart(28, '0'),
				asked_at: `2026-11-2${at}T12:00:00.000Z`,
				part_number,
				glove_version: 3,
				task,
				task_key: normaliseTask(task),
				verdict,
				sentence: 'Yes, run it.',
				worded_by,
				answer: JSON.stringify({ reasons: [], unread: ['duty'], better: [] }),
			})),
		)
		.execute();
	return site;
}

async function signIn(site: TestSite, email: string, name: string) {
	await addStaffAccount(site.database, { email, name });
	const browser = new StaffBrowser(site.app);
	await browser.signIn(email);
	return browser;
}

const maria = (site: TestSite) => signIn(site, 'maria@emberhide.example', 'Maria Reyes');
const idAt = (at: number) => `${at}`.padStart(28, '0');

const mark = (browser: StaffBrowser, at: number, body: object, version: number | null = 1) =>
	browser.call(
		{ method: 'PATCH', url: `/api/admin/fit-checks/${idAt(at)}`, body },
		version === null ? {} : { 'if-match': `"${version}"` },
	);

const list = async ({ database }: TestSite, filter: Partial<CheckFilter> = {}, max = 10, after?: string) => {
	const cursor = after === undefined ? undefined : ({ direction: 'after', id: after, value: '' } as const);
	const { checks } = await listStoredChecks(database.db, { text: '', glove: '', ...filter }, { cursor, max });
	return checks.map(({ id }) => Number(id));
};

test('newest first, page by page, and by each filter', async () => {
	const site = await openInbox();
	await mark(await maria(site), 1, { mark: 'right' });
	expect(await list(site)).toEqual([3, 2, 1, 0]);
	expect(await list(site, {}, 2)).toEqual([3, 2]);
	expect(await list(site, {}, 2, idAt(2))).toEqual([1, 0]);
	expect(await list(site, { verdict: 'Limited' })).toEqual([1]);
	expect(await list(site, { verdict: 'question' })).toEqual([2]);
	expect(await list(site, { wordedBy: 'model' })).toEqual([3]);
	expect(await list(site, { mark: 'none' })).toEqual([3, 2, 0]);
	expect(await list(site, { mark: 'any' })).toEqual([1]);
	expect(await list(site, { mark: 'wrong' })).toEqual([]);
	expect(await list(site, { glove: 'xy303' })).toEqual([2, 1]);
	expect(await list(site, { glove: 'xy30' })).toEqual([2, 1, 0]);
	expect(await list(site, { text: 'ÉLECTRODE' }), 'without accents and capitals').toEqual([1]);
	expect(await list(site, { text: '100%' })).toEqual([2]);
	expect(await list(site, { text: '%' }), 'a sign is a sign').toEqual([2]);
	expect(await list(site, { glove: 'xy30_' })).toEqual([]);
});

test('a filter round-trips through its address; unknown parameters are ignored', () => {
	const filter = parseCheckFilter(
		new URLSearchParams('q= rod &glove=XY303&verdict=No use&mark=any&wordedBy=model&before=1'),
	);
	expect(filter).toEqual({ text: 'rod', glove: 'xy303', verdict: 'No use', mark: 'any', wordedBy: 'model' });
	expect(parseCheckFilter(formatCheckFilter(filter))).toEqual(filter);
	expect(parseCheckFilter(new URLSearchParams('verdict=Perhaps&mark=1&wordedBy='))).toEqual({
		text: '',
		glove: '',
		verdict: undefined,
		mark: undefined,
		wordedBy: undefined,
	});
});

test('an answer is marked, noted and unmarked; each step is logged', async () => {
	const site = await openInbox();
	const browser = await maria(site);
	const marked = await mark(browser, 0, { mark: 'wrong' });
	expect(marked.headers.etag).toBe(`"fit-check:${idAt(0)}:2"`);
	expect(marked.json()).toMatchObject({
		mark: 'wrong',
		note: '',
		markedBy: 'Maria Reyes',
		markedAt: expect.any(String),
		version: 2,
	});
	const noted = await mark(browser, 0, { note: ' Limited: the cuff is short \u0007' }, 2);
	expect(noted.statusCode, 'no hidden letters in a note').toBe(400);
	expect(noted.json().errors).toMatchObject([{ path: 'note' }]);
	expect((await mark(browser, 0, { note: ' Limited: the cuff is short ' }, 2)).json()).toMatchObject({
		mark: 'wrong',
		note: 'Limited: the cuff is short',
	});
	expect((await mark(browser, 0, { mark: null }, 3)).json()).toMatchObject({
		mark: null,
		note: 'Limited: the cuff is short',
		version: 4,
	});
	const log = await site.database.db
		.selectFrom('audit_entry')
		.selectAll()
		.where('subject_kind', '=', 'fitCheck')
		.orderBy('id')
		.execute();
	expect(
		log.map(({ before_json, after_json }) => [before_json, after_json].map((text) => JSON.parse(text ?? ''))),
	).toMatchObject([
		[{ mark: null }, { mark: 'wrong' }],
		[{ note: '' }, { note: 'Limited: the cuff is short' }],
		[{ mark: 'wrong' }, { mark: null }],
	]);
	expect(log[0]).toMatchObject({ subject_name: 'XY300', actor_name: 'Maria Reyes' });
});

test('of two people who mark the same answer the second sees the first mark, and nothing is lost', async () => {
	const site = await openInbox();
	const first = await maria(site);
	const second = await signIn(site, 'jo@emberhide.example', 'Jo Tran');
	const statuses = await Promise.all([
		mark(first, 0, { mark: 'right' }).then(({ statusCode }) => statusCode),
		mark(second, 0, { mark: 'wrong' }).then(({ statusCode }) => statusCode),
	]);
	expect(statuses.toSorted()).toEqual([200, 412]);
	const late = await mark(second, 0, { note: 'Mine' });
	expect(late.json()).toMatchObject({ type: 'stale', current: { version: 2, note: '' } });
	expect((await mark(second, 0, { note: 'Mine' }, 2)).json()).toMatchObject({ note: 'Mine', version: 3 });
});

test.each([
	['without a version', 0, { mark: 'right' }, null, 428],
	['of another kind', 0, { mark: 'perhaps' }, 1, 400],
	['of an answer that is not there', 9, { mark: 'right' }, 1, 404],
	['with fields we do not know', 0, { verdict: 'Full use' }, 1, 400],
	['with a note that is too long', 0, { note: 'a'.repeat(501) }, 1, 400],
])('a mark %s is rejected and changes nothing', async (_name, at, body, version, status) => {
	const site = await openInbox();
	expect((await mark(await maria(site), at, body, version)).statusCode).toBe(status);
	const rows = await site.database.db.selectFrom('fit_check').select(['mark', 'version']).execute();
	expect(new Set(rows.map((row) => `${row.mark}${row.version}`))).toEqual(new Set(['1']));
});

test('visitors can neither mark nor read', async () => {
	const site = await openInbox();
	const visitor = new StaffBrowser(site.app);
	expect((await mark(visitor, 0, { mark: 'right' })).statusCode).toBe(401);
	expect((await visitor.call({ url: '/api/admin/fit-checks/export.csv' })).statusCode).toBe(401);
});

test('the marked ones are exported for the labelled set, with formulas escaped', async () => {
	const site = await openInbox();
	const browser = await maria(site);
	await mark(browser, 0, { mark: 'right' });
	await mark(browser, 2, { mark: 'wrong', note: 'Two lines,\none quote "' });
	await mark(browser, 3, { mark: 'wrong' });
	const file = (query = '') => browser.call({ url: `/api/admin/fit-checks/export.csv${query}` });
	const { headers, body } = await file();
	expect(headers).toMatchObject({
		'content-type': 'text/csv; charset=utf-8',
		'content-disposition': 'attachment; filename="fit-checks.csv"',
	});
	const lines = body.slice(1).split('\r\n');
	expect(lines[0]).toMatch(/^part_number,verdict,mark,task,note,/);
	expect(lines).toHaveLength(5);
	expect(lines[1]).toMatch(/^xy276-3,No use,wrong,"'=HYPERLINK\(""http:\/\/x""\), TIG",/);
	expect(lines[2]).toMatch(/^xy303,question,wrong,100% duty at -20,"Two lines,\none quote """,/);
	expect((await file('?mark=right')).body.split('\r\n')).toHaveLength(3);
	expect((await file('?mark=none')).body.split('\r\n'), 'only marked ones').toHaveLength(5);
	expect((await file('?glove=xy300')).body.split('\r\n')).toHaveLength(3);
});
