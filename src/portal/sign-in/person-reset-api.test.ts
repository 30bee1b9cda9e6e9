import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addCompany } from '../../admin/companies/test-companies.server.ts';
import { DISTRIBUTOR_PASSWORD, openDistributorBrowser } from '../../testing/distributor-browser.ts';
import { StaffBrowser } from '../../testing/staff-browser.ts';
import { openStaffSite } from '../../testing/staff-site.ts';

const ME = { url: '/api/distributor/me' };
const OTHER_PASSWORD = 'eleven drums behind the shed';
const post = (url: string, body?: unknown) => ({ method: 'POST' as const, url, body });

async function openPerson() {
	const site = await openStaffSite();
	const company = await addCompany(site.staff);
	const hers = await openDistributorBrowser(site, company.id);
	const url = `/api/admin/companies/${company.id}/people/${hers.person.id}`;
	const { db } = site.database;
	const visit = () => new StaffBrowser(site.app, `198.51.100.${Math.ceil(Math.random() * 250)}`);
	const signIn = (password = DISTRIBUTOR_PASSWORD, browser = visit()) =>
		browser.call(post('/api/distributor/sign-in', { email: hers.person.email, password }));
	const reset = async () => {
		const answer = await site.staff.call(post(`${url}/invitation`));
		expect(answer.statusCode, answer.body).toBe(204);
	};
	const setDisabled = (disabled: boolean) => site.staff.call({ method: 'PATCH', url, body: { disabled } });
	/** Secrets of all mailed links, oldest first. */
	const links = async () => {
		const rows = await db.selectFrom('outbox_mail').selectAll().orderBy('created_at').execute();
		return rows.flatMap(({ text_body }) => /token=([\w-]{43})/.exec(text_body)?.[1] ?? []);
	};
	const accept = (token: string | undefined, password = OTHER_PASSWORD) =>
		visit().call(post('/api/distributor/chosen-password', { token, password }));
	const forget = () => visit().call(post('/api/distributor/forgotten', { email: hers.person.email }));
	const { password_hash } = await db
		.selectFrom('distributor_person')
		.select('password_hash')
		.where('id', '=', hers.person.id)
		.executeTakeFirstOrThrow();
	/** Restores the first password and resets the counters. */
	const restore = async () => {
		await db.deleteFrom('sign_in_delay').execute();
		await db.deleteFrom('rate_limit').execute();
		await db
			.updateTable('distributor_person')
			.set({ password_hash, disabled_at: null })
			.where('id', '=', hers.person.id)
			.execute();
	};
	const find = async () => (await site.staff.call({ url: url.replace(/\/[^/]+$/, '') })).json().content[0];
	return {
		...site,
		hers,
		url,
		visit,
		signIn,
		reset,
		setDisabled,
		links,
		accept,
		forget,
		restore,
		find,
	};
}

test('a new link from staff ends the password, the sessions and older links of a person who had joined', async () => {
	const site = await openPerson();
	await site.forget();
	await expect.poll(site.links).toHaveLength(1);
	await site.reset();
	expect((await site.hers.call(ME)).statusCode).toBe(401);
	expect((await site.signIn()).statusCode).toBe(401);
	expect(await site.find()).toMatchObject({ isInvited: false, isReset: true });
	// Not an invitation: withdrawing it would detach the history from its name.
	expect((await site.staff.call({ method: 'DELETE', url: site.url })).statusCode).toBe(409);
	const [older, newer] = await site.links();
	expect((await site.accept(older)).statusCode).toBe(422);
	expect((await site.accept(newer)).statusCode).toBe(200);
	expect((await site.signIn()).statusCode).toBe(401);
	expect((await site.signIn(OTHER_PASSWORD)).statusCode).toBe(200);
	const log = await site.database.db.selectFrom('audit_entry').select('action').execute();
	expect(log.map(({ action }) => action)).toContain('portal.reset');
});

test('a reset person whose link has expired can request another without staff', async () => {
	const site = await openPerson();
	await site.reset();
	await site.forget();
	await expect.poll(site.links).toHaveLength(2);
	const [older, newer] = await site.links();
	expect((await site.accept(older)).statusCode).toBe(422);
	expect((await site.accept(newer)).statusCode).toBe(200);
});

test('of links requested concurrently the last one works, once', async () => {
	const site = await openPerson();
	await Promise.all([site.reset(), site.reset(), site.forget(), site.forget()]);
	await expect.poll(site.links).toHaveLength(4);
	const answers = [];
	for (const token of await site.links()) answers.push((await site.accept(token)).statusCode);
	expect(answers.toSorted()).toEqual([200, 422, 422, 422]);
});

test('a changed password invalidates links requested before', async () => {
	const site = await openPerson();
	await site.forget();
	await expect.poll(site.links).toHaveLength(1);
	const body = { currentPassword: DISTRIBUTOR_PASSWORD, newPassword: OTHER_PASSWORD };
	const copy = site.hers.cookieHeader;
	const changed = await site.hers.call(post('/api/distributor/password', body));
	expect(changed.statusCode).toBe(204);
	expect(changed.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/' }]);
	const [link] = await site.links();
	expect((await site.accept(link, 'seven other words in a row')).statusCode).toBe(422);
	// The session continues under another token.
	expect((await site.hers.call(ME)).statusCode).toBe(200);
	expect((await site.visit().call(ME, { cookie: copy })).statusCode).toBe(401);
});

test('a reset and a disabled account win over a concurrent sign-in and password change', async () => {
	const site = await openPerson();
	const changed = { currentPassword: DISTRIBUTOR_PASSWORD, newPassword: OTHER_PASSWORD };
	for (const end of [site.reset, async () => void (await site.setDisabled(true))]) {
		for (const ms of [0, 10, 20, 35, 50, 80]) {
			await site.restore();
			const [inside, outside] = [site.visit(), site.visit()];
			expect((await site.signIn(DISTRIBUTOR_PASSWORD, inside)).statusCode).toBe(200);
			await Promise.all([
				site.signIn(DISTRIBUTOR_PASSWORD, outside),
				ms % 20 === 0 ? inside.call(post('/api/distributor/password', changed)) : undefined,
				wait(ms).then(end),
			]);
			await site.setDisabled(false);
			for (const browser of [inside, outside]) {
				expect((await browser.call(ME)).statusCode, `after ${ms} ms`).toBe(401);
			}
		}
	}
});
