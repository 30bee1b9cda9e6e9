import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { aGlove } from '../../domain/catalogue/test-glove.ts';
import { cleanUpFitChecks } from '../../domain/fit-checks/stored-checks.server.ts';
import { FIRST_RETENTION } from '../../domain/site-content/retention/stored-retention.server.ts';
import { createLog } from '../../platform/process/log.server.ts';
import { openTestSite, type TestSite, writeCatalogue } from '../../testing/test-site.ts';
import { openFitChecks } from './fit-checks.server.ts';
import { FitGloves } from './fit-gloves.server.ts';

const TASK = 'stick overhead at 120 amps';

/** @param headers sent in addition to the body */
const ask = (
	{ app }: TestSite,
	body: unknown,
	{ partNumber = 'xy303', ...headers }: Record<string, string> = {},
) =>
	app.inject({
		method: 'POST',
		url: `/api/products/${partNumber}/fit-check`,
		headers: { 'content-type': 'application/json', ...headers },
		payload: JSON.stringify(body),
	});

const rowsOf = ({ database }: TestSite) =>
	database.db.selectFrom('fit_check').selectAll().orderBy('id').execute();

/** The events of a stream, in order. */
const eventsIn = (body: string) =>
	[...body.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name, data = '']) => [name, JSON.parse(data)]);

test('a task is answered from the glove’s own rows, in our wording, with better gloves', async () => {
	const site = await openTestSite();
	const answer = await ask(site, { task: `  ${TASK}, please ` });
	expect(answer.statusCode).toBe(200);
	expect(answer.headers).toMatchObject({
		'content-type': 'application/json; charset=utf-8',
		'cache-control': 'no-store',
		vary: 'accept, accept-language',
	});
	const { sentence, ...rest } = answer.json();
	expect(rest).toEqual({
		verdict: 'Limited',
		question: null,
		likely: [],
		wordedBy: 'rules',
		reasons: expect.arrayContaining([
			{ row: 'Overhead (4G / 4F)', finding: 'Limited', effect: 'Limited' },
			{ row: 'SMAW (Stick)', finding: expect.stringMatching(/^Full use/), effect: 'Full use' },
		]),
		unread: [],
		better: expect.arrayContaining([
			{ partNumber: expect.stringMatching(/^xy/), why: 'Overhead (4G / 4F): Full use' },
		]),
	});
	expect(sentence).toMatch(/\.$/);
});

test('an unread word is asked about, whatever is added to the task', async () => {
	const site = await openTestSite();
	for (const more of ['', ', just handling hot parts', ', flat on the bench']) {
		const answer = (await ask(site, { task: `MIG at 140 amps with glimmering cells${more}` })).json();
		expect(answer).toMatchObject({ verdict: null, unread: ['glimmering', 'cells'], better: [] });
		expect(answer.question).toContain('glimmering');
	}
});

test('a requested stream sends the same answer line by line', async () => {
	const site = await openTestSite();
	const whole = (await ask(site, { task: TASK })).json();
	const stream = await ask(site, { task: TASK }, { accept: 'text/event-stream, application/json;q=0.5' });
	expect(stream.headers).toMatchObject({
		'content-type': 'text/event-stream; charset=utf-8',
		'cache-control': 'no-store',
		'x-content-type-options': 'nosniff',
	});
	const events = eventsIn(stream.body);
	expect(events).toEqual([
		['verdict', { verdict: whole.verdict, question: null, likely: [] }],
		['sentence', { sentence: whole.sentence, wordedBy: 'rules' }],
		...whole.reasons.map((reason: unknown) => ['reason', reason]),
		['unread', whole.unread],
		...whole.better.map((glove: unknown) => ['better', glove]),
		['done', {}],
	]);
});

test('an ambiguous job gets a question, with no verdict', async () => {
	const site = await openTestSite();
	const answer = (await ask(site, { task: 'will it do overhead?' })).json();
	expect(answer).toMatchObject({ verdict: null, reasons: [], better: [], wordedBy: 'rules' });
	expect(answer.question).toMatch(/\?$/);
	expect(answer.sentence).toBe(answer.question);
});

test.each([
	['nothing at all', {}, 'Say what the job is.'],
	['spaces', { task: '  \t ' }, 'Say what the job is.'],
	['letters that nobody sees', { task: '\u200b\u202e\u0007' }, 'Say what the job is.'],
	['a number', { task: 140 }, 'Say what the job is.'],
	['two letters', { task: ' 6G\u0000 ' }, 'Say a little more: three characters at least.'],
	['501 characters', { task: 'é'.repeat(501) }, 'Say it shorter: 500 characters at most.'],
])('a task of %s is rejected by name, and nothing is stored', async (_name, body, message) => {
	const site = await openTestSite();
	const answer = await ask(site, body);
	expect(answer.statusCode).toBe(400);
	expect(answer.json()).toMatchObject({ type: 'invalid', errors: [{ path: 'task', message }] });
	await site.app.close();
	expect(await rowsOf(site)).toEqual([]);
});

test('five hundred characters are accepted, however many bytes they are', async () => {
	const site = await openTestSite();
	expect((await ask(site, { task: `stick ${'🔥'.repeat(494)}` })).statusCode).toBe(200);
});

test('the sheet is the database’s: a request cannot supply its own', async () => {
	const site = await openTestSite();
	const answer = await ask(site, { task: TASK, glove: { weldingProcesses: [] }, verdict: 'Full use' });
	expect(answer.statusCode).toBe(400);
	expect(answer.json().errors[0].message).toContain('"glove"');
});

test('a missing or hidden glove is a 404 and nothing is stored', async () => {
	const site = await openTestSite();
	expect((await ask(site, { task: TASK }, { partNumber: 'xy999' })).statusCode).toBe(404);
	expect((await ask(site, { task: TASK }, { partNumber: 'not%20one' })).statusCode).toBe(400);
	for (const state of ['draft', 'retired'] as const) {
		await site.database.db.updateTable('product').set({ state }).where('part_number', '=', 'xy303').execute();
		expect((await ask(site, { task: TASK })).statusCode, state).toBe(404);
	}
	await site.app.close();
	expect(await rowsOf(site)).toEqual([]);
});

test('a changed sheet changes the answer, at once and in every process', async () => {
	const site = await openTestSite({ products: [aGlove({ partNumber: 'xy900' })] });
	const before = (await ask(site, { task: 'stick at 140 amps' }, { partNumber: 'xy900' })).json();
	expect(before.verdict).toBe('Full use');
	const weldingProcesses = aGlove().weldingProcesses.map((row) => ({
		...row,
		performance: 'No use' as const,
	}));
	// Another process wrote it: this one has not polled yet.
	await writeCatalogue(site.database, [aGlove({ partNumber: 'xy900', weldingProcesses })]);
	const after = (await ask(site, { task: 'stick at 140 amps' }, { partNumber: 'xy900' })).json();
	expect(after.verdict).toBe('No use');
});

test('other response types are rejected; so are cross-site requests and too many questions', async () => {
	const site = await openTestSite();
	expect((await ask(site, { task: TASK }, { accept: 'text/html' })).statusCode).toBe(406);
	expect((await ask(site, { task: TASK }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
	const statuses: number[] = [];
	for (let times = 0; times < 61; times++) statuses.push((await ask(site, { task: TASK })).statusCode);
	expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
	expect(statuses[60]).toBe(429);
});

test('when no verdict can be given the visitor gets one sentence, and the log the reason', async () => {
	const site = await openTestSite();
	await site.database.db
		.updateTable('product')
		.set({ document: '{"broken' })
		.where('part_number', '=', 'xy303')
		.execute();
	const answer = await ask(site, { task: TASK });
	expect(answer.statusCode).toBe(503);
	expect(answer.json().detail).toBe('Something went wrong while checking suitability.');
	expect(site.logLines().find(({ msg }) => msg === 'a fit check failed')).toMatchObject({ level: 'error' });
});

test('each question and answer is stored, without the visitor, and a stop loses none', async () => {
	const site = await openTestSite();
	const answer = (await ask(site, { task: ` ${TASK}\n` })).json();
	await ask(site, { task: 'does it work?' }, { accept: 'text/event-stream' });
	await site.app.close();
	const rows = await rowsOf(site);
	expect(rows).toHaveLength(2);
	expect(rows.find(({ verdict }) => verdict !== '')).toMatchObject({
		part_number: 'xy303',
		glove_version: 1,
		task: TASK,
		verdict: 'Limited',
		sentence: answer.sentence,
		worded_by: 'rules',
		mark: '',
	});
	expect(JSON.parse(rows.find(({ verdict }) => verdict !== '')?.answer ?? '')).toEqual({
		reasons: answer.reasons,
		unread: answer.unread,
		better: answer.better,
	});
	expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
});

test('questions are deleted after twelve months, and the model’s count after its day', async () => {
	const site = await openTestSite();
	const { db } = site.database;
	await ask(site, { task: TASK });
	await site.app.close();
	await db.insertInto('fit_model_use').values({ day: '2020-01-01', calls: 3 }).execute();
	const now = new Date();
	now.setUTCMonth(now.getUTCMonth() + 11);
	await cleanUpFitChecks(db, FIRST_RETENTION, now);
	expect(await rowsOf(site)).toHaveLength(1);
	expect(await db.selectFrom('fit_model_use').selectAll().execute()).toEqual([]);
	now.setUTCMonth(now.getUTCMonth() + 2);
	await cleanUpFitChecks(db, FIRST_RETENTION, now);
	expect(await rowsOf(site)).toEqual([]);
});

test('a failed write is repeated later: the visitor never waits for it', async () => {
	const site = await openTestSite();
	const { db } = site.database;
	await sql`alter table fit_check rename to fit_check_away`.execute(db);
	expect((await ask(site, { task: TASK })).statusCode).toBe(200);
	const isTold = () => site.logLines().some(({ msg }) => msg === 'fit checks could not be kept');
	await expect.poll(isTold).toBe(true);
	await sql`alter table fit_check_away rename to fit_check`.execute(db);
	await site.app.close();
	expect(await rowsOf(site)).toMatchObject([{ task: TASK, verdict: 'Limited' }]);
});

test('the document shows both forms of the response', async () => {
	const { app } = await openTestSite({ products: [] });
	const { post } = (await app.inject('/api/openapi.json')).json().paths[
		'/api/products/{partNumber}/fit-check'
	];
	expect(Object.keys(post.responses['200'].content)).toEqual(['application/json', 'text/event-stream']);
	expect(JSON.stringify(post.responses['200'].content['application/json'])).toContain('FitCheck');
	expect(post.requestBody.content['application/json'].schema.properties.task).toMatchObject({
		minLength: 3,
		maxLength: 500,
	});
	expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(['400', '404', '406', '429', '503']));
});

test('at the limit of concurrent tasks, others are rejected, and succeed later', async () => {
	const { database, catalogue } = await openTestSite();
	const gloves = new FitGloves(catalogue);
	const sheets = await gloves.list();
	const held = Promise.withResolvers<typeof sheets>();
	vi.spyOn(gloves, 'list').mockReturnValue(held.promise);
	const log = createLog('silent');
	const checks = openFitChecks({ db: database.db, log, gloves, model: undefined, timeZone: 'UTC' });
	const asked = Array.from({ length: 40 }, (_, at) =>
		checks.judge('xy303', `stick at ${at + 80} amps`, 'en'),
	);
	const outcomes = Promise.allSettled(asked);
	await expect(asked[39]).rejects.toMatchObject({ kind: 'unavailable' });
	held.resolve(sheets);
	expect((await outcomes).filter(({ status }) => status === 'fulfilled')).toHaveLength(32);
	expect((await checks.judge('xy303', TASK, 'en')).check.verdict).toBe('Limited');
	await checks.stop();
});
