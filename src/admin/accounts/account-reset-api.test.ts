import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { addStaffAccount, STAFF_PASSWORD, StaffBrowser } from '../../testing/staff-browser.ts';
import { makeDatabaseLocation, openTestDatabase } from '../../testing/test-database.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { turnOnTwoFactor, twoFactorCode } from '../../testing/two-factor.ts';
import { runStaffCommand } from './staff-command.server.ts';

const CHECK = { url: '/api/admin/auth-check' };
const NEW_PASSWORD = 'nine rivets in the gauntlet cuff';
const DANA = 'dana@emberhide.example';

const post = (url: string, body?: unknown) => ({ method: 'POST' as const, url, body });

/**
 * A site with an account that resets and one that is reset, in its own folder, so that the command line
 * reaches it too.
 */
async function openSite() {
	const place = await makeDatabaseLocation();
	const database = await openTestDatabase(place);
	const site = await openTestSite({ database, products: [], categories: [] });
	const admin = await addStaffAccount(database);
	const boss = new StaffBrowser(site.app);
	expect((await boss.signIn()).statusCode).toBe(200);
	const dana = await addStaffAccount(database, { email: DANA, name: 'Dana Lavoie' });
	const visit = () => new StaffBrowser(site.app, `198.51.100.${Math.ceil(Math.random() * 250)}`);
	/** Secrets of all mailed links, oldest first. */
	const links = async () => {
		const rows = await database.db.selectFrom('outbox_mail').selectAll().orderBy('created_at').execute();
		return rows.map(({ text_body }) => /#([\w-]+)/.exec(text_body)?.[1] ?? '');
	};
	const accept = (token: string | undefined, password = NEW_PASSWORD) =>
		visit().call(post('/api/user/invitation', { token, password }));
	const resetByApi = async () => {
		const answer = await boss.call(post(`/api/admin/staff/${dana.id}/reset`));
		expect(answer.statusCode, answer.body).toBe(204);
	};
	const resetByCommand = () => runStaffCommand(['reset', DANA], place);
	return { ...site, admin, boss, dana, visit, links, accept, resetByApi, resetByCommand };
}

type Site = Awaited<ReturnType<typeof openSite>>;
const WAYS: [string, (site: Site) => Promise<unknown>][] = [
	['from the page', (site) => site.resetByApi()],
	['from the command line', (site) => site.resetByCommand()],
];

describe.each(WAYS)('a reset %s', (_name, reset) => {
	test('ends the old password, with and without a second step, and every session', async () => {
		const site = await openSite();
		const hers = site.visit();
		expect((await hers.signIn(DANA)).statusCode).toBe(200);
		await turnOnTwoFactor(hers);
		await reset(site);
		expect((await hers.call(CHECK)).statusCode).toBe(401);
		const again = await site.visit().signIn(DANA);
		expect([again.statusCode, again.cookies]).toEqual([401, []]);
		const { app, database } = site;
		const stored = await database.db
			.selectFrom('staff_credential')
			.select('password')
			.where('user_id', '=', site.dana.id)
			.executeTakeFirstOrThrow();
		const wrong = { currentPassword: STAFF_PASSWORD, newPassword: NEW_PASSWORD };
		expect((await hers.call(post('/api/admin/account/password', wrong))).statusCode).toBe(401);
		const after = await database.db
			.selectFrom('staff_credential')
			.select('password')
			.where('user_id', '=', site.dana.id)
			.executeTakeFirstOrThrow();
		expect(after).toEqual(stored);
		expect((await new StaffBrowser(app).call(CHECK)).statusCode).toBe(401);
	});

	test('ends a sign-in that is waiting for its code', async () => {
		const site = await openSite();
		const hers = site.visit();
		await hers.signIn(DANA);
		const { secret, recoveryCodes } = await turnOnTwoFactor(hers);
		const waiting = [site.visit(), site.visit()];
		for (const one of waiting) expect((await one.signIn(DANA)).json()).toEqual({ status: 'code-needed' });
		await reset(site);
		const codes = [twoFactorCode(secret), recoveryCodes[0]];
		for (const [at, one] of waiting.entries()) {
			const answer = await one.call(post('/api/user/login/code', { code: codes[at] }));
			expect([401, 403]).toContain(answer.statusCode);
			expect((await one.call(CHECK)).statusCode).toBe(401);
		}
	});

	test('ends links that were mailed before', async () => {
		const site = await openSite();
		await site.resetByApi();
		const [older] = await site.links();
		await reset(site);
		expect((await site.accept(older)).statusCode).toBe(422);
		expect((await site.visit().signIn(DANA, NEW_PASSWORD)).statusCode).toBe(401);
	});

	test('wins over a sign-in with the old password, whichever comes first', async () => {
		const site = await openSite();
		// Checking the password takes tens of milliseconds: the reset happens before, during and after.
		for (const ms of [0, 5, 10, 20, 30, 45, 60, 90]) {
			await site.database.db.deleteFrom('sign_in_delay').execute();
			await site.database.db.deleteFrom('rate_limit').execute();
			await restorePassword(site);
			const hers = site.visit();
			const [signedIn] = await Promise.all([hers.signIn(DANA), wait(ms).then(() => reset(site))]);
			expect([200, 401]).toContain(signedIn.statusCode);
			expect((await hers.call(CHECK)).statusCode, `reset after ${ms} ms`).toBe(401);
		}
	});

	test('wins over a password change by the signed-in person', async () => {
		const site = await openSite();
		for (const ms of [0, 10, 25, 45, 70, 110]) {
			await site.database.db.deleteFrom('sign_in_delay').execute();
			await site.database.db.deleteFrom('rate_limit').execute();
			await restorePassword(site);
			const hers = site.visit();
			expect((await hers.signIn(DANA)).statusCode).toBe(200);
			const body = { currentPassword: STAFF_PASSWORD, newPassword: NEW_PASSWORD };
			await Promise.all([
				hers.call(post('/api/admin/account/password', body)),
				wait(ms).then(() => reset(site)),
			]);
			expect((await hers.call(CHECK)).statusCode, `reset after ${ms} ms`).toBe(401);
			expect((await site.visit().signIn(DANA, NEW_PASSWORD)).statusCode).toBe(401);
			expect((await site.visit().signIn(DANA)).statusCode).toBe(401);
		}
	});
});

/** Restores Dana's password to that of all test accounts. */
async function restorePassword({ database, admin, dana }: Site): Promise<void> {
	const { password } = await database.db
		.selectFrom('staff_credential')
		.select('password')
		.where('user_id', '=', admin.id)
		.executeTakeFirstOrThrow();
	await database.db
		.updateTable('staff_credential')
		.set({ password })
		.where('user_id', '=', dana.id)
		.execute();
}

test('a reset ends when its link is used, which works once, even for two concurrent requests', async () => {
	const site = await openSite();
	await Promise.all([site.resetByApi(), site.resetByApi(), site.resetByApi()]);
	const list = (await site.boss.call({ url: '/api/admin/staff' })).json().content;
	expect(list.find(({ id }: { id: string }) => id === site.dana.id)).toMatchObject({ isInvited: true });
	const links = await site.links();
	expect(new Set(links).size).toBe(3);
	const answers = await Promise.all(links.map((token, at) => site.accept(token, `${NEW_PASSWORD} ${at}`)));
	expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 422, 422]);
	const won = answers.findIndex(({ statusCode }) => statusCode === 204);
	expect((await site.visit().signIn(DANA, `${NEW_PASSWORD} ${won}`)).statusCode).toBe(200);
	for (const token of links) expect((await site.accept(token)).statusCode).toBe(422);
});

test('a disabled account is not reset, and is enabled again with its old credentials', async () => {
	const site = await openSite();
	const set = (disabled: boolean) =>
		site.boss.call({ method: 'PATCH', url: `/api/admin/staff/${site.dana.id}`, body: { disabled } });
	expect((await set(true)).statusCode).toBe(200);
	const refused = await site.boss.call(post(`/api/admin/staff/${site.dana.id}/reset`));
	expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('disabled')]);
	expect(await site.links()).toEqual([]);
	expect((await set(false)).statusCode).toBe(200);
	expect((await site.visit().signIn(DANA)).statusCode).toBe(200);
});

test('no session survives disabling an account, however close the sign-in', async () => {
	const site = await openSite();
	const set = (disabled: boolean) =>
		site.boss.call({ method: 'PATCH', url: `/api/admin/staff/${site.dana.id}`, body: { disabled } });
	for (const ms of [0, 10, 20, 40, 60, 90]) {
		await site.database.db.deleteFrom('sign_in_delay').execute();
		const hers = site.visit();
		await Promise.all([hers.signIn(DANA), wait(ms).then(() => set(true))]);
		await set(false);
		// Enabling requires a new sign-in.
		expect((await hers.call(CHECK)).statusCode, `disabled after ${ms} ms`).toBe(401);
	}
});

test('two accounts that concurrently disable or reset each other leave one that can sign in', async () => {
	const site = await openSite();
	const hers = site.visit();
	await hers.signIn(DANA);
	const shut = (browser: StaffBrowser, id: string) =>
		browser.call({ method: 'PATCH', url: `/api/admin/staff/${id}`, body: { disabled: true } });
	await Promise.all([shut(site.boss, site.dana.id), shut(hers, site.admin.id)]);
	const count = async () => {
		const rows = await site.database.db
			.selectFrom('staff_account')
			.innerJoin('staff_credential', 'staff_credential.user_id', 'staff_account.id')
			.select(['disabled_at', 'password'])
			.execute();
		return rows.filter(({ disabled_at, password }) => disabled_at === null && password !== null).length;
	};
	expect(await count()).toBe(1);
	await site.database.db.updateTable('staff_account').set({ disabled_at: null }).execute();
	for (const browser of [site.boss, hers]) {
		const email = browser === hers ? DANA : 'maria.reyes@emberhide.example';
		expect((await browser.signIn(email)).statusCode).toBe(200);
	}
	await Promise.all([
		site.boss.call(post(`/api/admin/staff/${site.dana.id}/reset`)),
		hers.call(post(`/api/admin/staff/${site.admin.id}/reset`)),
	]);
	expect(await count()).toBe(1);
});

test('the only account that can sign in cannot reset itself', async () => {
	const site = await openSite();
	const url = `/api/admin/staff/${site.dana.id}`;
	await site.boss.call({ method: 'PATCH', url, body: { disabled: true } });
	const own = await site.boss.call(post(`/api/admin/staff/${site.admin.id}/reset`));
	expect([own.statusCode, own.json().detail]).toEqual([409, expect.stringContaining('last account')]);
	expect((await site.boss.call(CHECK)).statusCode).toBe(200);
});
