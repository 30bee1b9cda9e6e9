import { describe, expect, test } from 'vitest';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import { addStaffAccount, STAFF_PASSWORD, StaffBrowser } from '../../testing/staff-browser.ts';
import { openAccountSite } from '../../testing/staff-site.ts';
import { turnOnTwoFactor, twoFactorCode } from '../../testing/two-factor.ts';

const CHECK = { url: '/api/admin/auth-check' };
const NEW_PASSWORD = 'nine rivets in the gauntlet cuff';

const post = (url: string, body: unknown) => ({ method: 'POST' as const, url, body });

describe('the password', () => {
	test('is changed with the current one, and the other sessions end', async () => {
		const { app, browser, database } = await openAccountSite();
		const other = new StaffBrowser(app);
		await other.signIn();
		const answer = await browser.call(
			post('/api/admin/account/password', { currentPassword: STAFF_PASSWORD, newPassword: NEW_PASSWORD }),
		);
		expect(answer.json()).toEqual({ endedSessions: 1 });
		expect((await browser.call(CHECK)).statusCode).toBe(200);
		expect((await other.call(CHECK)).statusCode).toBe(401);
		expect((await other.signIn()).statusCode).toBe(401);
		expect((await other.signIn('maria.reyes@emberhide.example', NEW_PASSWORD)).statusCode).toBe(200);
		const entries = await listAuditEntries(database.db, { limit: 10 });
		expect(entries.map(({ action }) => action)).toContain('password.changed');
		expect(JSON.stringify(entries)).not.toContain(NEW_PASSWORD);
	});

	test.each([
		['not mine', NEW_PASSWORD, 'currentPassword', 'not your password'],
		[STAFF_PASSWORD, 'short', 'newPassword', '15 characters'],
		[STAFF_PASSWORD, 'passwordpassword', 'newPassword', 'over and over'],
		[STAFF_PASSWORD, 'emberhide-gloves-2026', 'newPassword', 'our own words'],
		[STAFF_PASSWORD, 'maria.reyes.2026.11', 'newPassword', 'our own words'],
		[STAFF_PASSWORD, 'x'.repeat(500), 'newPassword', '256'],
	])('from %s to %s is rejected', async (currentPassword, newPassword, path, words) => {
		const { browser } = await openAccountSite();
		const answer = await browser.call(post('/api/admin/account/password', { currentPassword, newPassword }));
		expect(answer.statusCode).toBe(400);
		expect(answer.json().errors).toEqual([{ path, message: expect.stringContaining(words) }]);
		expect((await browser.signIn()).statusCode).toBe(200);
	});

	test('the last byte matters', async () => {
		const { browser } = await openAccountSite();
		const long = 'the gauntlet hangs beside the vise and the seventh rivet is loose, says the foreman to us ';
		await browser.call(
			post('/api/admin/account/password', { currentPassword: STAFF_PASSWORD, newPassword: `${long}a` }),
		);
		const email = 'maria.reyes@emberhide.example';
		expect((await browser.signIn(email, `${long}b`)).statusCode).toBe(401);
		expect((await browser.signIn(email, `${long}a`)).statusCode).toBe(200);
	});
});

test('a changed password gives its own session a new token; a copied one is invalid', async () => {
	const { app, browser, database } = await openAccountSite();
	const copy = browser.cookieHeader;
	const before = await database.db.selectFrom('staff_session').selectAll().executeTakeFirstOrThrow();
	const change = (currentPassword: string, newPassword: string) =>
		browser.call(post('/api/admin/account/password', { currentPassword, newPassword }));
	const refused = await change('not mine', NEW_PASSWORD);
	expect([refused.statusCode, refused.cookies]).toEqual([400, []]);
	expect((await browser.call(CHECK)).statusCode).toBe(200);
	const changed = await change(STAFF_PASSWORD, NEW_PASSWORD);
	expect(changed.cookies).toMatchObject([
		{ name: 'emberhide-staff', httpOnly: true, sameSite: 'Lax', path: '/' },
	]);
	expect(changed.cookies[0]).not.toHaveProperty('maxAge');
	expect(browser.cookieHeader).not.toBe(copy);
	expect((await browser.call(CHECK)).statusCode).toBe(200);
	expect((await new StaffBrowser(app).call(CHECK, { cookie: copy })).statusCode).toBe(401);
	// The same sign-in: its twelve hours do not restart.
	const after = await database.db.selectFrom('staff_session').selectAll().executeTakeFirstOrThrow();
	expect([after.id, after.created_at]).toEqual([before.id, before.created_at]);
	expect(after.token).not.toBe(before.token);
	expect(browser.cookieHeader).not.toContain(after.token);
});

test('of two concurrent changes of one password one succeeds', async () => {
	const { app, browser } = await openAccountSite();
	const other = new StaffBrowser(app);
	await other.signIn();
	const change = (one: StaffBrowser, newPassword: string) =>
		one.call(post('/api/admin/account/password', { currentPassword: STAFF_PASSWORD, newPassword }));
	const passwords = [`${NEW_PASSWORD} one`, `${NEW_PASSWORD} two`];
	const answers = await Promise.all([
		change(browser, passwords[0] as string),
		change(other, passwords[1] as string),
	]);
	expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
	const won = answers.findIndex(({ statusCode }) => statusCode === 200);
	const email = 'maria.reyes@emberhide.example';
	const tries = await Promise.all(passwords.map((password) => new StaffBrowser(app).signIn(email, password)));
	expect(tries.map(({ statusCode }) => statusCode)).toEqual(won === 0 ? [200, 401] : [401, 200]);
});

describe('sessions', () => {
	test('one is ended, or all others; those of other accounts are not', async () => {
		const { app, browser, database, account } = await openAccountSite();
		const stranger = await addStaffAccount(database, { email: 'other@emberhide.example' });
		const theirs = new StaffBrowser(app);
		await theirs.signIn(stranger.email);
		const mine = [new StaffBrowser(app), new StaffBrowser(app)];
		for (const one of mine) await one.signIn();
		const rows = await database.db.selectFrom('staff_session').select(['id', 'user_id']).execute();
		const foreign = rows.find(({ user_id }) => user_id === stranger.id);
		await browser.call({ method: 'DELETE', url: `/api/admin/account/sessions/${foreign?.id}` });
		expect((await theirs.call(CHECK)).statusCode).toBe(200);
		await browser.call({ method: 'DELETE', url: '/api/admin/account/sessions' });
		for (const one of mine) expect((await one.call(CHECK)).statusCode).toBe(401);
		expect((await browser.call(CHECK)).statusCode).toBe(200);
		expect(
			(await browser.call({ method: 'DELETE', url: `/api/admin/staff/${account.id}/sessions` })).statusCode,
		).toBe(204);
		expect((await browser.call(CHECK)).statusCode).toBe(401);
	});
});

describe('the second factor', () => {
	test('requires a code, and opens no session before', async () => {
		const { app, browser } = await openAccountSite();
		const { secret } = await turnOnTwoFactor(browser);
		expect((await browser.call(CHECK)).statusCode).toBe(200);
		const next = new StaffBrowser(app);
		const first = await next.signIn();
		expect(first.json()).toEqual({ status: 'code-needed' });
		expect([...next.cookies.keys()]).toEqual(['emberhide-staff-code']);
		expect((await next.call(CHECK)).statusCode).toBe(401);
		const wrong = twoFactorCode(secret, 0);
		expect((await next.call(post('/api/user/login/code', { code: wrong }))).statusCode).toBe(401);
		const done = await next.call(post('/api/user/login/code', { code: twoFactorCode(secret) }));
		expect(done.json()).toEqual({ status: 'signed-in' });
		expect((await next.call(CHECK)).statusCode).toBe(200);
	});

	test('a recovery code works once', async () => {
		const { app, browser } = await openAccountSite();
		const { recoveryCodes } = await turnOnTwoFactor(browser);
		const code = recoveryCodes[0] as string;
		const next = new StaffBrowser(app);
		await next.signIn();
		expect((await next.call(post('/api/user/login/code', { code }))).statusCode).toBe(200);
		const again = new StaffBrowser(app);
		await again.signIn();
		expect((await again.call(post('/api/user/login/code', { code }))).statusCode).toBe(401);
	});

	test('a few wrong codes end the attempt; without a password there is none', async () => {
		const { app, browser } = await openAccountSite();
		const { secret } = await turnOnTwoFactor(browser);
		const next = new StaffBrowser(app);
		expect((await next.call(post('/api/user/login/code', { code: twoFactorCode(secret) }))).statusCode).toBe(
			403,
		);
		await next.signIn();
		const statuses: number[] = [];
		for (let i = 0; i < 6; i++) {
			const wrong = twoFactorCode(secret, (i + 1) * 30_000);
			statuses.push((await next.call(post('/api/user/login/code', { code: wrong }))).statusCode);
		}
		expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
		expect(statuses[5]).toBe(403);
		expect((await next.call(post('/api/user/login/code', { code: twoFactorCode(secret) }))).statusCode).toBe(
			403,
		);
	});

	test('is turned off with the password only', async () => {
		const { app, browser, database, account } = await openAccountSite();
		await turnOnTwoFactor(browser);
		const wrong = await browser.call(post('/api/admin/account/two-factor/disable', { password: 'guess' }));
		expect(wrong.json().errors[0].path).toBe('password');
		const off = await browser.call(
			post('/api/admin/account/two-factor/disable', { password: STAFF_PASSWORD }),
		);
		expect(off.json()).toEqual({ hasTwoFactor: false });
		expect((await new StaffBrowser(app).signIn()).json()).toEqual({ status: 'signed-in' });
		const entries = await listAuditEntries(database.db, { limit: 20, actorId: account.id });
		expect(entries.map(({ action }) => action)).toEqual(
			expect.arrayContaining(['twoFactor.enabled', 'twoFactor.disabled']),
		);
	});
});
