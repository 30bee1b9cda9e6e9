import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { addCompany } from '../admin/companies/test-companies.server.ts';
import { isWorking } from '../domain/catalogue-import/product-import.ts';
import { openDistributorBrowser } from '../testing/distributor-browser.ts';
import { fillParameters, listTargets, plainUrl, type Target } from '../testing/every-route.ts';
import { ImportBrowser } from '../testing/import-browser.ts';
import { addStaffAccount, StaffBrowser } from '../testing/staff-browser.ts';
import { openTestSite, type TestSite } from '../testing/test-site.ts';

/** No page is rendered here: a request that reaches one was not rejected. */
const renderPage = () => async (): Promise<Response> => {
	throw new Error('a page was asked to render what is not taken');
};

/** The whole site with its pages, and a browser for each kind of caller. */
async function openWhole() {
	const site = await openTestSite({ renderPage, clientFolder: PUBLIC });
	await addStaffAccount(site.database);
	const staff = new StaffBrowser(site.app);
	expect((await staff.signIn()).statusCode).toBe(200);
	const company = await addCompany(staff);
	const distributor = await openDistributorBrowser(site, company.id);
	await site.app.ready();
	const targets = listTargets(site.app);
	const cookies: Record<string, string> = {
		visitor: '',
		staff: staff.cookieHeader,
		distributor: distributor.cookieHeader,
	};
	return { ...site, targets, cookies };
}

type Whole = TestSite & { targets: Target[]; cookies: Record<string, string> };

const PUBLIC = join(import.meta.dirname, '../../public');

/** Text that no engine stores, as URL escapes: NUL, lone surrogates, overlong, truncated, invalid UTF-8. */
const ENCODED = ['a%00b', '%00', '%ED%A0%80', '%ed%bf%bf', '%C0%80', '%C3', '%FF', '%F4%90%80%80'];

async function send(site: Whole, target: Target, more: InjectOptions) {
	return site.app.inject({
		method: target.method as 'GET',
		remoteAddress: '203.0.113.7',
		...more,
		headers: {
			'sec-fetch-site': 'same-origin',
			cookie: site.cookies[target.access] ?? '',
			...more.headers,
		},
	});
}

type Answer = Awaited<ReturnType<typeof send>>;

/** Rejected with its own reason, in the common error shape. */
function expectRefused(answer: Answer, what: string, path?: string) {
	expect(answer.statusCode, `${what}: ${answer.body.slice(0, 300)}`).toBe(400);
	expect(answer.headers['content-type'], what).toContain('application/problem+json');
	const { errors } = answer.json();
	expect(errors?.length, what).toBeGreaterThan(0);
	if (path === undefined) return;
	expect(
		errors.map((one: { path: string }) => one.path),
		what,
	).toContain(path);
}

test('no address of any route accepts text that cannot be stored, in its path or in its query', async () => {
	const site = await openWhole();
	expect(site.targets.length).toBeGreaterThan(200);
	for (const target of site.targets) {
		for (const url of fillParameters(target.url, ENCODED)) {
			expectRefused(await send(site, target, { url }), `${target.method} ${url}`);
		}
		for (const value of ENCODED) {
			const url = `${plainUrl(target.url)}?q=${value}`;
			expectRefused(await send(site, target, { url }), `${target.method} ${url}`, 'q');
		}
		const url = `${plainUrl(target.url)}?a%00=1`;
		expectRefused(await send(site, target, { url }), `${target.method} ${url}`, 'query');
	}
	// The error names the route's own parameter.
	const named = await send(
		site,
		{ method: 'GET', url: '', access: 'visitor' },
		{ url: '/api/products/xy%00' },
	);
	expect(named.json()).toMatchObject({ type: 'invalid', errors: [{ path: 'partNumber' }] });
});

test('no body of any route does, in its names or in its values, as JSON or as a form', async () => {
	const site = await openWhole();
	const changing = site.targets.filter(({ method }) => !['GET', 'TRACE'].includes(method));
	expect(changing.length).toBeGreaterThan(80);
	const bodies: [string, Buffer | string, string | undefined][] = [
		['application/json', '{"name":"a\\u0000b"}', 'name'],
		['application/json', '{"lines":[{"note":"\\ud800"}]}', 'lines.0.note'],
		['application/json', '{"a":{"\\u0000":1}}', 'a'],
		['application/json', '{"\\udc00x":1}', ''],
		['application/json', '["x","\\udfff\\ud800"]', '1'],
		['application/json', '"\\u0000"', ''],
		['application/json', Buffer.from('{"name":"\xff"}', 'latin1'), ''],
		['application/json', Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]), ''],
		['application/json', Buffer.from('{"name":"\xc0\x80"}', 'latin1'), ''],
		['application/x-www-form-urlencoded', 'email=a%00b', 'email'],
		['application/x-www-form-urlencoded', 'x=1&email=%ED%A0%80', 'email'],
		['application/x-www-form-urlencoded', 'a%00=1', 'form'],
	];
	const accepted = new Map<string, number>();
	for (const target of changing) {
		for (const [type, payload, path] of bodies) {
			const url = plainUrl(target.url);
			const answer = await send(site, target, { url, payload, headers: { 'content-type': type } });
			const what = `${target.method} ${url} ${type} ${payload}`;
			// A route that reads no such body ignores it.
			if ([401, 404, 405, 415].includes(answer.statusCode)) continue;
			if (answer.statusCode < 400) {
				expect(['/newsletter/unsubscribe', '/newsletter/confirm'], what).toContain(target.url);
				continue;
			}
			expectRefused(answer, what, path);
			accepted.set(type, (accepted.get(type) ?? 0) + 1);
		}
	}
	expect(accepted.get('application/json')).toBeGreaterThan(500);
	expect(accepted.get('application/x-www-form-urlencoded')).toBeGreaterThan(20);
});

test('neither does a posted file’s form or a header', async () => {
	const site = await openWhole();
	const upload = { method: 'POST', url: '/api/upload', access: 'staff' };
	const part = (head: string, value: string) =>
		Buffer.from(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`, 'latin1');
	for (const [head, value, path] of [
		['name="partNumber"', 'xy300\0', 'partNumber'],
		['name="partNumber"', '\xed\xa0\x80', 'partNumber'],
		['name="part\0Number"', 'xy300', 'form'],
	] as const) {
		const file = part('name="file"; filename="a\0.jpg"', 'x\0x');
		const payload = Buffer.concat([
			part(head, value),
			file,
			part('name="index"', '0'),
			Buffer.from('--x--\r\n'),
		]);
		const headers = { 'content-type': 'multipart/form-data; boundary=x' };
		const answer = await send(site, upload, { url: '/api/upload', payload, headers });
		expectRefused(answer, head, path);
	}
	for (const name of ['user-agent', 'referer', 'idempotency-key', 'if-match', 'cookie']) {
		for (const value of ['a\0b', 'a\ud800']) {
			for (const url of ['/', '/api/products', '/admin', '/distributor']) {
				const answer = await send(
					site,
					{ method: 'GET', url, access: 'visitor' },
					{ url, headers: { [name]: value } },
				);
				expectRefused(answer, `${name} of ${url}`, `${name} header`);
			}
		}
	}
});

test('a file of gloves with such text in JSON escapes is checked row by row like any other', async () => {
	const site = await openTestSite();
	const browser = await ImportBrowser.open(site);
	const rows = [
		'{"partNumber":"xy300","name":"a\\u0000b"}',
		'{"partNumber":"xy\\u0000301"}',
		'{"partNumber":"xy302","\\u0000":1}',
		'{"partNumber":"xy303","name":"\\ud800"}',
		'{"partNumber":"xy162","specifications":{"a\\udfff":"b"}}',
	];
	for (const file of [`[${rows.join(',')}]`, ...rows.map((row) => `[${row}]`)]) {
		const sent = await browser.send(Buffer.from(file), 'gloves.json');
		expect([201, 400], sent.body).toContain(sent.statusCode);
		if (sent.statusCode !== 201) continue;
		const id = sent.json().id as string;
		const find = async () => (await browser.find(id)).state;
		await expect.poll(async () => isWorking(await find()), { timeout: 60_000 }).toBe(false);
		expect(['ready', 'unreadable'], file).toContain(await find());
		if ((await find()) !== 'ready') continue;
		expect(await browser.rows(id), file).toBeInstanceOf(Array);
		expect(await browser.failedRows(id)).not.toContain('\0');
	}
});
