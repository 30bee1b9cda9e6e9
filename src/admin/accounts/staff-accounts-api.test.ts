import { expect, test } from 'vitest';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import type { Database } from '../../platform/db/database.server.ts';
import { addStaffAccount, StaffBrowser } from '../../testing/staff-browser.ts';
import { errorPaths, openAccountSite } from '../../testing/staff-site.ts';
import { openTestSite } from '../../testing/test-site.ts';

const NEW_PASSWORD = 'nine rivets in the gauntlet cuff';

/** The token in the link of the last queued mail. */
async function readToken(database: Database): Promise<string> {
	const mail = await database.db
		.selectFrom('outbox_mail')
		.select('text_body')
		.orderBy('created_at', 'desc')
		.executeTakeFirstOrThrow();
	return /#([\w-]+)/.exec(mail.text_body)?.[1] ?? '';
}

test('an invited person chooses a password by a link that works once', async () => {
	const { app, browser, database } = await openAccountSite();
	const invite = { name: 'Dana Lavoie', email: 'Dana@Emberhide.example' };
	const answer = await browser.call({ method: 'POST', url: '/api/admin/staff', body: invite });
	expect(answer.statusCode).toBe(201);
	expect(answer.json()).toMatchObject({ email: 'dana@emberhide.example', isInvited: true });
	const newcomer = new StaffBrowser(app, '198.51.100.9');
	expect((await newcomer.signIn('dana@emberhide.example', '')).statusCode).toBe(400);
	expect((await newcomer.signIn('dana@emberhide.example', 'anything at all here')).statusCode).toBe(401);
	const token = await readToken(database);
	const row = await database.db.selectFrom('staff_invitation').selectAll().executeTakeFirstOrThrow();
	expect(row.token_hash).not.toContain(token);
	const choose = (password: string) =>
		newcomer.call({ method: 'POST', url: '/api/user/invitation', body: { token, password } });
	expect((await choose('too short')).json().errors[0].path).toBe('password');
	expect((await choose(NEW_PASSWORD)).statusCode).toBe(204);
	expect((await choose(NEW_PASSWORD)).statusCode).toBe(422);
	expect((await newcomer.signIn('dana@emberhide.example', NEW_PASSWORD)).statusCode).toBe(200);
	const entries = await listAuditEntries(database.db, { limit: 10, subjectKind: 'staff' });
	expect(entries.map(({ action }) => action)).toEqual(
		expect.arrayContaining(['staff.invited', 'password.chosen']),
	);
});

test('an invitation expires after two days, and when its account is disabled', async () => {
	const { app, browser, database } = await openAccountSite();
	await browser.call({
		method: 'POST',
		url: '/api/admin/staff',
		body: { name: 'Dana', email: 'dana@emberhide.example' },
	});
	const body = { token: await readToken(database), password: NEW_PASSWORD };
	const visitor = new StaffBrowser(app);
	await database.db
		.updateTable('staff_invitation')
		.set({ expires_at: new Date(Date.now() - 1000).toISOString() })
		.execute();
	expect((await visitor.call({ method: 'POST', url: '/api/user/invitation', body })).statusCode).toBe(422);
});

test('an invitation’s errors are named field by field, and nothing else is duplicate', async () => {
	const { browser, database } = await openAccountSite();
	const send = (body: unknown) => browser.call({ method: 'POST', url: '/api/admin/staff', body });
	const both = await send({ name: ' ', email: 'no address' });
	expect(both.statusCode).toBe(400);
	expect(errorPaths(both)).toEqual(['name', 'email']);
	const duplicate = await send({ name: 'Again', email: 'maria.reyes@emberhide.example' });
	expect(duplicate.statusCode).toBe(409);
	expect(duplicate.json().errors[0].path).toBe('email');
	for (const extra of [{ id: 'x' }, { disabledAt: null }, { passwordHash: 'x' }, { role: 'owner' }]) {
		const answer = await send({ name: 'Eve', email: 'eve@emberhide.example', ...extra });
		expect(answer.statusCode, JSON.stringify(extra)).toBe(400);
	}
	expect(await database.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([]);
	expect((await database.db.selectFrom('staff_account').selectAll().execute()).length).toBe(1);
});

test('a reset ends sessions and the old password, and mails a link', async () => {
	const { app, browser, database } = await openAccountSite();
	const dana = await addStaffAccount(database, { email: 'dana@emberhide.example', name: 'Dana Lavoie' });
	const hers = new StaffBrowser(app, '198.51.100.9');
	await hers.signIn(dana.email);
	const answer = await browser.call({ method: 'POST', url: `/api/admin/staff/${dana.id}/reset` });
	expect(answer.statusCode).toBe(204);
	expect((await hers.call({ url: '/api/admin/auth-check' })).statusCode).toBe(401);
	const token = await readToken(database);
	const body = { token, password: NEW_PASSWORD };
	expect((await hers.call({ method: 'POST', url: '/api/user/invitation', body })).statusCode).toBe(204);
	expect((await hers.signIn(dana.email, NEW_PASSWORD)).statusCode).toBe(200);
});

test('the last account that can sign in cannot be removed', async () => {
	const { browser, account } = await openAccountSite();
	const answer = await browser.call({
		method: 'PATCH',
		url: `/api/admin/staff/${account.id}`,
		body: { disabled: true },
	});
	expect(answer.statusCode).toBe(409);
	expect((await browser.call({ url: '/api/admin/auth-check' })).statusCode).toBe(200);
	expect(
		(await browser.call({ method: 'PATCH', url: '/api/admin/staff/nobody', body: { disabled: true } }))
			.statusCode,
	).toBe(404);
});

test('the palette finds a glove by its number', async () => {
	const site = await openTestSite();
	await addStaffAccount(site.database);
	const browser = new StaffBrowser(site.app);
	await browser.signIn();
	const answer = await browser.call({ url: '/api/admin/jump?q=xy300' });
	expect(answer.json().content).toContainEqual(
		expect.objectContaining({ kind: 'glove', title: 'XY300', href: '/products/xy300' }),
	);
	expect((await browser.call({ url: '/api/admin/jump?q=' })).json()).toEqual({ content: [] });
});
