import { expect, test } from 'vitest';
import { insertMail } from '../platform/mail/mail-outbox-queries.server.ts';
import { readMetrics } from '../testing/read-metrics.ts';
import { openStaffBrowser } from '../testing/staff-browser.ts';
import { openTestSite, type TestSite } from '../testing/test-site.ts';

const TOKEN = 'figures-of-this-site-0123456789abcdef';

async function readOf({ app }: Pick<TestSite, 'app'>) {
	const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
	expect(answer.statusCode).toBe(200);
	expect(answer.headers).toMatchObject({
		'content-type': 'text/plain; version=0.0.4; charset=utf-8',
		'cache-control': 'no-store',
	});
	const metrics = readMetrics(answer.body);
	const figure = (name: string, labels: Record<string, string> = {}) =>
		[...metrics.values()]
			.flatMap(({ samples }) => samples)
			.filter(
				(one) =>
					one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value),
			)
			.reduce<number | undefined>((sum, { value }) => (sum ?? 0) + value, undefined);
	return { text: answer.body, metrics, figure };
}

/** One reading is cached for a second. */
const nextLook = () => new Promise((resolve) => setTimeout(resolve, 1100));

test('without a configured token the address does not exist; without the token nobody can read it', async () => {
	const closed = await openTestSite({ products: [] });
	expect((await closed.app.inject('/metrics')).statusCode).toBe(404);
	const { app } = await openTestSite({ products: [], metricsToken: TOKEN });
	const wrong = [
		'',
		'Bearer',
		`Bearer ${TOKEN}x`,
		`Bearer ${TOKEN.slice(1)}`,
		TOKEN,
		`Basic ${TOKEN}`,
		`bearer  ${TOKEN}`,
	];
	for (const authorization of wrong) {
		const answer = await app.inject({
			url: '/metrics',
			headers: { authorization, 'x-forwarded-for': '127.0.0.1' },
		});
		expect([answer.statusCode, answer.headers['www-authenticate']], authorization).toEqual([401, 'Bearer']);
		expect(answer.body).not.toContain('emberhide_');
	}
	expect((await app.inject(`/metrics?token=${TOKEN}`)).statusCode).toBe(401);
});

test('responses are counted by route, rejections by cause, and cached responses too', async () => {
	const site = await openTestSite({ metricsToken: TOKEN });
	const { app } = site;
	for (const number of ['xy300', 'xy162', 'xy999', 'xy300']) await app.inject(`/api/products/${number}`);
	// Cached responses are sent before the framework, so these requests use the network.
	const address = await app.listen({ port: 0, host: '127.0.0.1' });
	for (let time = 0; time < 5; time += 1) await (await fetch(`${address}/api/products/search?q=tig`)).text();
	await app.inject('/api/admin/labels');
	await app.inject('/no/such/page?email=maria@emberhide.example');
	await app.inject({
		method: 'POST',
		url: '/api/newsletter-subscriptions',
		headers: { origin: 'https://evil.example' },
		payload: {},
	});
	const { figure, metrics, text } = await readOf(site);
	const requests = (labels: Record<string, string>) => figure('http_requests_total', labels);
	const glove = { route: '/api/products/:partNumber', method: 'GET' };
	expect([requests({ ...glove, status: '2xx' }), requests({ ...glove, status: '4xx' })]).toEqual([3, 1]);
	expect(requests({ route: '(cached)' })).toBeGreaterThan(0);
	const search = requests({ route: '/api/products/search' });
	expect((search ?? 0) + (requests({ route: '(cached)' }) ?? 0)).toBe(5);
	expect(requests({ route: '(unknown)', status: '4xx' })).toBe(1);
	expect(figure('emberhide_http_refused_total', { kind: 'unauthorized' })).toBe(1);
	expect(figure('emberhide_http_refused_total', { kind: 'forbidden' })).toBe(1);
	// This one is running.
	expect(figure('http_requests_in_flight')).toBe(1);
	const all = figure('http_request_duration_seconds_count');
	expect(all).toBe((requests({}) ?? 0) - (requests({ route: '(cached)' }) ?? 0));
	expect(figure('http_request_duration_seconds_bucket', { le: '+Inf' })).toBe(all);
	expect(metrics.get('http_request_duration_seconds')?.kind).toBe('histogram');
	// Paths and callers are not in it.
	expect(text).not.toMatch(/xy300|tig|maria|no\/such|127\.0\.0\.1/);
});

test('the number of series is bounded by the routes, however many addresses are requested', async () => {
	const site = await openTestSite({ products: [], metricsToken: TOKEN });
	for (let number = 0; number < 300; number += 1) {
		await site.app.inject({ method: number % 2 ? 'GET' : 'DELETE', url: `/made-up-${number}/x?y=${number}` });
	}
	const { metrics } = await readOf(site);
	expect(metrics.get('http_requests_total')?.samples.length).toBeLessThan(6);
});

test('mail, imports, catalogue, memory and the event loop have metrics', async () => {
	const site = await openTestSite({ metricsToken: TOKEN });
	const mail = { to: 'd.okafor@northframe.example', subject: 'x', text: 'x', html: 'x' };
	const tenMinutesAgo = new Date(Date.now() - 600_000).toISOString();
	await insertMail(site.database.db, 'one', mail, tenMinutesAgo);
	await insertMail(site.database.db, 'two', mail, new Date().toISOString());
	await insertMail(site.database.db, 'three', mail, tenMinutesAgo);
	await site.database.db
		.updateTable('outbox_mail')
		.set({ state: 'failed' })
		.where('id', '=', 'three')
		.execute();
	const { figure, text } = await readOf(site);
	expect(figure('emberhide_database_up', { engine: site.database.engine })).toBe(1);
	expect(figure('emberhide_mail_outbox', { state: 'waiting' })).toBe(2);
	expect(figure('emberhide_mail_outbox', { state: 'failed' })).toBe(1);
	expect(figure('emberhide_mail_oldest_waiting_seconds')).toBeGreaterThanOrEqual(600);
	expect(figure('emberhide_catalogue_version')).toBe(site.catalogue.version);
	expect(figure('emberhide_catalogue_gloves')).toBe(site.catalogue.index.size);
	expect(figure('emberhide_catalogue_age_seconds')).toBeGreaterThanOrEqual(0);
	expect(figure('process_resident_memory_bytes')).toBeGreaterThan(1e7);
	expect(figure('process_cpu_seconds_total')).toBeGreaterThan(0);
	expect(figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
	expect(text).not.toContain('okafor');
});

test('while the database is unavailable the metrics report it and keep working', async () => {
	const site = await openTestSite({ metricsToken: TOKEN });
	await openStaffBrowser(site);
	await site.database.close();
	const { figure } = await readOf(site);
	expect(figure('emberhide_database_up')).toBe(0);
	expect(figure('emberhide_mail_outbox')).toBeUndefined();
	expect(figure('emberhide_catalogue_gloves')).toBeGreaterThan(40);
});

test('a source that fails or hangs loses only its own metrics, and concurrent requests share one reading', async () => {
	let looks = 0;
	const site = await openTestSite({
		products: [],
		metricsToken: TOKEN,
		metricSources: [
			() => {
				looks += 1;
				return [{ name: 'model_calls_total', help: 'Calls.', kind: 'counter', samples: [{ value: looks }] }];
			},
			() => Promise.reject(new Error('no figures today')),
			() => new Promise(() => {}),
		],
	});
	const texts = await Promise.all(Array.from({ length: 50 }, () => readOf(site)));
	expect(looks).toBe(1);
	expect(texts[49]?.figure('model_calls_total')).toBe(1);
	expect(texts[49]?.figure('emberhide_database_up')).toBe(1);
	await nextLook();
	expect((await readOf(site)).figure('model_calls_total')).toBe(2);
});
