import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { aGlove } from '../../domain/catalogue/test-glove.ts';
import {
	API_KEY,
	agreeing,
	askFitCheck,
	GOOD,
	GOOD_NO,
	listStoredChecks,
	NO_STICK,
	openFitModelSite,
	refusing,
	TASK,
} from '../../testing/fit-model-site.ts';
import { BLANK_READING, formatReply } from '../../testing/model-readings.ts';
import { openModelServer } from '../../testing/model-server.ts';
import { saying } from '../../testing/model-stand-in.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openTestSite, type TestSite, writeCatalogue } from '../../testing/test-site.ts';

/** "stick at 141 amps", parsed. */
const readingOf = (amps: number) =>
	saying(
		formatReply({
			reading: { ...BLANK_READING, processes: [{ process: 'SMAW', ampsFrom: amps, ampsTo: amps }] },
			sentence: GOOD,
		}),
	);

test('a repeated question makes no second call, even in other capitals; a changed glove does', async () => {
	const site = await openFitModelSite();
	await askFitCheck(site);
	await askFitCheck(site, '  Stick at  140 AMPS ');
	expect(site.model.requests).toHaveLength(1);
	await writeCatalogue(site.database, [aGlove({ weldingProcesses: NO_STICK as never })]);
	site.model.answerWith(refusing);
	expect((await askFitCheck(site)).json()).toMatchObject({
		verdict: 'No use',
		sentence: GOOD_NO,
		wordedBy: 'model',
	});
	expect(site.model.requests).toHaveLength(2);
});

test('five concurrent identical questions make one call', async () => {
	const site = await openFitModelSite((response, call) => setImmediate(() => agreeing(response, call)));
	const answers = await Promise.all(Array.from({ length: 5 }, () => askFitCheck(site)));
	expect(answers.map((answer) => answer.json().sentence)).toEqual(Array(5).fill(GOOD));
	expect(site.model.requests).toHaveLength(1);
});

test('a follow-up question makes no call', async () => {
	const site = await openFitModelSite();
	expect((await askFitCheck(site, 'will it do overhead?')).json()).toMatchObject({
		verdict: null,
		wordedBy: 'rules',
	});
	expect(site.model.requests).toEqual([]);
});

test('the day’s calls are counted in the database, across all processes', async () => {
	const database = await openTestDatabase();
	const model = await openModelServer((response, call) => {
		const { task } = JSON.parse(call.body.messages[1]?.content ?? '');
		readingOf(Number(/\d+/.exec(task)?.[0]))(response, call);
	});
	const fitModel = { apiKey: API_KEY, baseUrl: model.baseUrl, model: 'gpt-4.1', dailyLimit: 3 };
	const products = [aGlove()];
	const sites = [
		await openTestSite({ database, products, fitModel }),
		await openTestSite({ database, products, fitModel }),
	];
	const wordedBy: string[] = [];
	for (const current of [141, 142, 143, 144, 145]) {
		const site = sites[current % 2] as TestSite;
		wordedBy.push((await askFitCheck(site, `stick at ${current} amps`)).json().wordedBy);
	}
	expect(wordedBy).toEqual(['model', 'model', 'model', 'rules', 'rules']);
	expect(model.requests).toHaveLength(3);
	const used = await database.db.selectFrom('fit_model_use').selectAll().execute();
	expect(used).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), calls: 3 }]);
});

test('a failing model is not called after five attempts; visitors get our sentences throughout', async () => {
	const site = await openFitModelSite((response) => response.writeHead(500).end(`no ${API_KEY}`));
	for (let current = 141; current < 149; current++) {
		const answer = (await askFitCheck(site, `stick at ${current} amps`)).json();
		expect(answer).toMatchObject({ verdict: 'Full use', wordedBy: 'rules' });
	}
	expect(site.model.requests).toHaveLength(5);
	const lines = site.logLines().filter(({ msg }) => msg === 'the model gave no reply');
	expect(lines).toHaveLength(5);
	expect(lines.at(-1)).toMatchObject({ error: 'status 500', paused: true });
});

test('neither key, prompt, task nor the provider’s address reaches the log or a response', async () => {
	const site = await openFitModelSite((response) => response.destroy());
	const answer = await askFitCheck(site);
	const { host } = new URL(site.model.baseUrl);
	for (const text of [JSON.stringify(site.logLines()), answer.body, JSON.stringify(answer.headers)]) {
		expect(text).not.toContain(API_KEY);
		expect(text).not.toContain(host);
		expect(text).not.toContain('foreman');
	}
	expect(JSON.stringify(site.logLines())).not.toContain(TASK);
});

test.each(['application/json', 'text/event-stream'])(
	'when the visitor leaves, the model is not kept busy (%s)',
	async (accept) => {
		const site = await openFitModelSite(() => {});
		await site.app.listen({ host: '127.0.0.1', port: 0 });
		const { port } = site.app.server.address() as AddressInfo;
		const body = JSON.stringify({ task: TASK });
		const visitor = request({
			port,
			method: 'POST',
			path: '/api/products/xy900/fit-check',
			headers: { accept, 'content-type': 'application/json', 'content-length': body.length },
		});
		visitor.on('error', () => {});
		visitor.end(body);
		await expect.poll(() => site.model.requests.length).toBe(1);
		visitor.destroy();
		await expect.poll(site.model.hungUp).toBe(1);
		site.model.answerWith(agreeing);
		expect((await askFitCheck(site)).json().wordedBy, 'who comes next is answered').toBe('model');
		await site.app.close();
		expect(await listStoredChecks(site), 'who left was told nothing').toHaveLength(1);
	},
);
