import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listAuditEntries } from '../../../platform/audit/audit-entry-queries.server.ts';
import {
	addStaffAccount,
	openStaffBrowser,
	STAFF_PASSWORD,
	StaffBrowser,
} from '../../../testing/staff-browser.ts';
import { CHECK, EMAIL, openSite } from './test-sign-in.server.ts';

const shift = (ms: number) => new Date(Date.now() + ms).toISOString();
const HOUR = 3_600_000;

describe('signing in', () => {
	test('the right password opens a session; the token is in the cookie alone', async () => {
		const { browser, database, account, logLines } = await openSite();
		expect((await browser.call(CHECK)).statusCode).toBe(401);
		const answer = await browser.signIn();
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toEqual({ status: 'signed-in' });
		expect(answer.headers['cache-control']).toBe('no-store');
		const cookie = String(answer.headers['set-cookie']);
		expect(cookie).toMatch(/^emberhide-staff=/);
		expect(cookie).toContain('HttpOnly');
		expect(cookie).toContain('SameSite=Lax');
		expect(cookie).toContain('Path=/');
		expect(cookie).not.toMatch(/Max-Age|Expires|Domain/i);
		const check = await browser.call(CHECK);
		expect(check.json()).toEqual({ name: account.name, email: EMAIL });
		expect(check.headers['cache-control']).toBe('no-store');
		expect(check.headers['x-robots-tag']).toContain('noindex');
		const [session] = await database.db.selectFrom('staff_session').selectAll().execute();
		const token = decodeURIComponent(browser.cookies.get('emberhide-staff') ?? '').split('.')[0] ?? '';
		expect(token.length).toBeGreaterThanOrEqual(32);
		expect(session?.token).not.toBe(token);
		expect(session?.ip_address).toBe('203.0.113.7');
		expect(logLines().some(({ msg, staff }) => msg === 'signed in' && staff === account.id)).toBe(true);
		const [entry] = await listAuditEntries(database.db, { limit: 1 });
		expect(entry).toMatchObject({ action: 'session.started', actorName: account.name });
	});

	test('over HTTPS the cookie is bound to the host and to HTTPS', async () => {
		const { browser } = await openSite({ publicUrl: 'https://gloves.example' });
		const cookie = String((await browser.signIn()).headers['set-cookie']);
		expect(cookie).toMatch(/^__Host-emberhide-staff=/);
		expect(cookie).toMatch(/;\s*Secure/i);
		expect((await browser.call(CHECK)).statusCode).toBe(200);
	});

	test('an address is the same in any spelling, a password only as typed', async () => {
		const { browser } = await openSite();
		expect((await browser.signIn(` ${EMAIL.toUpperCase()} `)).statusCode).toBe(200);
		for (const typed of [STAFF_PASSWORD.toUpperCase(), `${STAFF_PASSWORD} `, STAFF_PASSWORD.slice(0, -1)]) {
			expect((await browser.signIn(EMAIL, typed)).statusCode, typed).toBe(401);
		}
	});

	test('two sign-ins have two tokens, and the newer ends the older in that browser', async () => {
		const { browser } = await openSite();
		await browser.signIn();
		const first = browser.cookieHeader;
		await browser.signIn();
		expect(browser.cookieHeader).not.toBe(first);
		expect((await browser.call(CHECK)).statusCode).toBe(200);
		expect((await browser.call(CHECK, { cookie: first })).statusCode).toBe(401);
	});

	test('a session cookie brought along is not adopted', async () => {
		const { browser, app } = await openSite();
		browser.cookies.set('emberhide-staff', 'chosen-by-somebody-else.c2lnbmVk');
		await browser.signIn();
		expect(browser.cookies.get('emberhide-staff')).not.toContain('chosen');
		const thief = new StaffBrowser(app);
		thief.cookies.set('emberhide-staff', 'chosen-by-somebody-else.c2lnbmVk');
		expect((await thief.call(CHECK)).statusCode).toBe(401);
	});

	test('wrong password, unknown, disabled and malformed accounts get one response', async () => {
		const { browser, database } = await openSite();
		const gone = await addStaffAccount(database, { email: 'gone@emberhide.example' });
		await database.db
			.updateTable('staff_account')
			.set({ disabled_at: shift(0) })
			.where('id', '=', gone.id)
			.execute();
		const answers = [
			await browser.signIn(EMAIL, 'not the password at all'),
			await browser.signIn('nobody@emberhide.example'),
			await browser.signIn('gone@emberhide.example'),
			await browser.signIn('no address'),
		];
		for (const answer of answers) {
			expect(answer.statusCode).toBe(401);
			const { requestId: _, ...problem } = answer.json();
			expect(problem).toEqual({
				type: 'unauthorized',
				title: 'Sign in first',
				status: 401,
				detail: 'Invalid email or password',
				instance: '/api/user/login',
			});
			expect(answer.headers['set-cookie']).toBeUndefined();
		}
	});

	test('known and unknown accounts take as long', async () => {
		const { database, app } = await openSite();
		const time = async (email: string, address: string) => {
			const started = performance.now();
			await new StaffBrowser(app, address).signIn(email, 'not the password at all');
			return performance.now() - started;
		};
		const known: number[] = [];
		const unknown: number[] = [];
		for (let i = 0; i < 12; i++) {
			await database.db.deleteFrom('sign_in_delay').execute();
			known.push(await time(EMAIL, `198.51.100.${i}`));
			unknown.push(await time(`nobody${i}@emberhide.example`, `198.51.100.${i}`));
		}
		// The minimum of each is least affected by other load; a skipped hash would change it tenfold.
		const ratio = Math.min(...known) / Math.min(...unknown);
		expect(ratio).toBeGreaterThan(1 / 3);
		expect(ratio).toBeLessThan(3);
	});

	test.each([
		[{ email: { $ne: 1 }, password: STAFF_PASSWORD }],
		[{ email: [EMAIL], password: STAFF_PASSWORD }],
		[{ email: EMAIL }],
		[{ email: EMAIL, password: STAFF_PASSWORD, rememberMe: true, callbackURL: '/x' }],
		[{ email: EMAIL, password: 'x'.repeat(300) }],
	])('%j is rejected by its shape', async (body) => {
		const { browser, database } = await openSite();
		const answer = await browser.call({ method: 'POST', url: '/api/user/login', body });
		expect(answer.statusCode).toBe(400);
		expect(answer.json().errors.length).toBeGreaterThan(0);
		expect(await database.db.selectFrom('staff_session').selectAll().execute()).toEqual([]);
	});

	test('other sites, other content types and other methods are rejected', async () => {
		const { app, browser } = await openSite();
		const payload = JSON.stringify({ email: EMAIL, password: STAFF_PASSWORD });
		const send = (headers: Record<string, string>) =>
			app.inject({ method: 'POST', url: '/api/user/login', payload, headers });
		const json = { 'content-type': 'application/json' };
		expect((await send({ ...json, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
		expect((await send({ ...json, origin: 'https://evil.example' })).statusCode).toBe(403);
		expect((await send({ 'content-type': 'text/plain' })).statusCode).toBe(403);
		expect((await send({ 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(403);
		expect((await send({ 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(
			415,
		);
		await browser.signIn();
		expect((await browser.call({ url: '/api/user/logout' })).statusCode).toBe(405);
		expect((await browser.call(CHECK)).statusCode).toBe(200);
		expect((await browser.call({ url: '/api/user/login' })).statusCode).toBe(405);
	});
});

describe('ending', () => {
	test('signing out ends the session on the server', async () => {
		const { browser } = await openSite();
		await browser.signIn();
		const saved = browser.cookieHeader;
		const answer = await browser.call({ method: 'POST', url: '/api/user/logout' });
		expect(answer.statusCode).toBe(204);
		expect(answer.headers['clear-site-data']).toBe('"cache"');
		expect(browser.cookies.size).toBe(0);
		expect((await browser.call(CHECK, { cookie: saved })).statusCode).toBe(401);
		expect((await browser.call({ method: 'POST', url: '/api/user/logout' })).statusCode).toBe(204);
	});

	test('a disabled account loses access at once', async () => {
		const site = await openSite();
		await site.browser.signIn();
		const other = await openStaffBrowser(site);
		const answer = await other.call({
			method: 'PATCH',
			url: `/api/admin/staff/${site.account.id}`,
			body: { disabled: true },
		});
		expect(answer.statusCode).toBe(200);
		expect((await site.browser.call(CHECK)).statusCode).toBe(401);
		expect((await site.browser.signIn()).statusCode).toBe(401);
	});

	test('half an hour without a request ends it; use extends that time', async () => {
		const { browser, database } = await openSite();
		await browser.signIn();
		const setEnd = (ms: number) =>
			database.db
				.updateTable('staff_session')
				.set({ expires_at: shift(ms) })
				.execute();
		await setEnd(60_000);
		expect((await browser.call(CHECK)).statusCode).toBe(200);
		const [moved] = await database.db.selectFrom('staff_session').select('expires_at').execute();
		expect(Date.parse(moved?.expires_at ?? '') - Date.now()).toBeGreaterThan(25 * 60_000);
		await setEnd(-1000);
		expect((await browser.call(CHECK)).statusCode).toBe(401);
		expect(await database.db.selectFrom('staff_session').selectAll().execute()).toEqual([]);
	});

	test('twelve hours end it, used or not', async () => {
		const { browser, database } = await openSite();
		await browser.signIn();
		const setStart = (ms: number) =>
			database.db
				.updateTable('staff_session')
				.set({ created_at: shift(ms) })
				.execute();
		await setStart(-11.9 * HOUR);
		expect((await browser.call(CHECK)).statusCode).toBe(200);
		await setStart(-12.01 * HOUR);
		expect((await browser.call(CHECK)).statusCode).toBe(401);
	});

	test('invented cookies and identity headers give no access', async () => {
		const { browser } = await openSite();
		const token = 'a'.repeat(32);
		const signature = createHmac('sha256', 'guessed').update(token).digest('base64');
		for (const cookie of [
			`emberhide-staff=${token}`,
			`emberhide-staff=${encodeURIComponent(`${token}.${signature}`)}`,
			'emberhide-staff=',
			'emberhide-staff=.',
		]) {
			expect((await browser.call(CHECK, { cookie })).statusCode, cookie).toBe(401);
		}
		const claims = {
			authorization: 'Bearer x',
			'x-user': EMAIL,
			'x-admin': '1',
			'x-original-url': '/api/products',
			'x-http-method-override': 'POST',
		};
		expect((await browser.call(CHECK, claims)).statusCode).toBe(401);
	});
});

describe('every staff route', () => {
	test('rejects requests without a session, with an expired one and with an invented cookie', async () => {
		const { app, browser, database } = await openSite();
		await browser.signIn();
		const expired = browser.cookieHeader;
		await database.db
			.updateTable('staff_session')
			.set({ expires_at: shift(-1000) })
			.execute();
		const routes = app.routeTable.filter(({ access }) => access === 'staff');
		expect(routes.length).toBeGreaterThan(10);
		for (const { method, url } of routes) {
			for (const cookie of ['', expired, 'emberhide-staff=abc.def']) {
				const path = url.replace(/:\w+/g, '7').replace('*', 'labels/1.css');
				const answer = await app.inject({
					method: method as 'GET',
					url: path,
					headers: { cookie, 'sec-fetch-site': 'same-origin' },
					payload: method === 'GET' || method === 'HEAD' ? undefined : {},
				});
				const wanted = path.startsWith('/admin') ? [303, 204] : [401];
				expect(wanted, `${method} ${path} with ${cookie || 'no cookie'}`).toContain(answer.statusCode);
				expect(answer.headers['cache-control']).toBe('no-store');
			}
		}
	});
});
