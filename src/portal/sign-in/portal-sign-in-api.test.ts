import { expect, test, vi } from 'vitest';
import { addCompany } from '../../admin/companies/test-companies.server.ts';
import { ABSOLUTE_MS, IDLE_MS } from '../../domain/portal-people/portal-cookie.ts';
import {
	addInvitedPerson,
	DISTRIBUTOR_PASSWORD,
	openDistributorBrowser,
} from '../../testing/distributor-browser.ts';
import { StaffBrowser } from '../../testing/staff-browser.ts';
import { openStaffSite } from '../../testing/staff-site.ts';

const ME = { url: '/api/distributor/me' };
const chosen = (token: string, password = DISTRIBUTOR_PASSWORD) =>
	({ method: 'POST', url: '/api/distributor/chosen-password', body: { token, password } }) as const;
const signIn = (email: string, password = DISTRIBUTOR_PASSWORD) =>
	({ method: 'POST', url: '/api/distributor/sign-in', body: { email, password } }) as const;

/** The newest mail to an address, with the secret of its link. */
async function readMail(site: Awaited<ReturnType<typeof openStaffSite>>, to: string) {
	const row = await site.database.db
		.selectFrom('outbox_mail')
		.selectAll()
		.where('recipient', '=', to)
		.orderBy('created_at', 'desc')
		.executeTakeFirst();
	const text = row ? row.text_body : undefined;
	return { text, token: /token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '' };
}

test('staff invite a person, who chooses a password by the mail’s link and sees the own company', async () => {
	const site = await openStaffSite();
	const company = await addCompany(site.staff, { operatingName: 'Steeltown Welding Supply' });
	const url = `/api/admin/companies/${company.id}/people`;
	const email = 'Counter@Steeltown.example';
	const invited = await site.staff.call({ method: 'POST', url, body: { name: 'Dana Petrov', email } });
	expect(invited.statusCode, invited.body).toBe(201);
	expect(invited.json()).toMatchObject({ email: 'counter@steeltown.example', isInvited: true });
	const mail = await readMail(site, 'counter@steeltown.example');
	expect(mail.text).toContain('Steeltown Welding Supply');

	const browser = new StaffBrowser(site.app);
	expect((await browser.call(ME)).statusCode).toBe(401);
	const refused = await browser.call(chosen(mail.token, 'short'));
	expect(refused.statusCode).toBe(400);
	expect(refused.json().errors[0].path).toBe('password');
	expect((await browser.call(chosen(mail.token))).statusCode).toBe(200);
	expect((await browser.call(ME)).json()).toEqual({
		name: 'Dana Petrov',
		email: 'counter@steeltown.example',
		company: 'Steeltown Welding Supply',
	});
	// The link works only once.
	expect((await new StaffBrowser(site.app).call(chosen(mail.token))).statusCode).toBe(422);
	const list = (await site.staff.call({ url })).json().content;
	expect(list).toMatchObject([{ isInvited: false, signedInAt: expect.any(String) }]);
	const log = await site.database.db.selectFrom('audit_entry').select('action').execute();
	expect(log.map(({ action }) => action)).toEqual(
		expect.arrayContaining(['portal.invited', 'portal.joined']),
	);
});

test('expired, altered, replaced or withdrawn links give no access', async () => {
	const site = await openStaffSite();
	const company = await addCompany(site.staff);
	const browser = new StaffBrowser(site.app);
	const past = await addInvitedPerson(site, { companyId: company.id, endsInMs: -1 });
	const good = await addInvitedPerson(site, { companyId: company.id });
	const flipped = good.token.startsWith('A') ? `B${good.token.slice(1)}` : `A${good.token.slice(1)}`;
	for (const token of [past.token, flipped, '', good.token.slice(1)]) {
		expect((await browser.call(chosen(token))).statusCode).toBe(422);
	}
	const url = `/api/admin/companies/${company.id}/people/${good.id}`;
	expect((await site.staff.call({ method: 'POST', url: `${url}/invitation` })).statusCode).toBe(204);
	expect((await browser.call(chosen(good.token))).statusCode).toBe(422);
	const newer = await readMail(site, good.email);
	expect((await site.staff.call({ method: 'DELETE', url })).statusCode).toBe(204);
	expect((await browser.call(chosen(newer.token))).statusCode).toBe(422);
	expect(browser.cookies.size).toBe(0);
});

test('the log contains no link that gives access', async () => {
	const site = await openStaffSite();
	const company = await addCompany(site.staff);
	const { token } = await addInvitedPerson(site, { companyId: company.id });
	await new StaffBrowser(site.app).call({ url: `/distributor-login/password?token=${token}&a=1` });
	const lines = site.logLines().map((line) => JSON.stringify(line));
	expect(lines.filter((line) => line.includes('/distributor-login/password'))).toHaveLength(1);
	expect(lines.join('\n')).not.toContain(token);
});

test('unknown, disabled and not yet joined people get the wrong-password message', async () => {
	const site = await openStaffSite();
	const company = await addCompany(site.staff);
	const joined = await openDistributorBrowser(site, company.id);
	const disabled = await openDistributorBrowser(site, company.id);
	const invited = await addInvitedPerson(site, { companyId: company.id });
	const person = `/api/admin/companies/${company.id}/people/${disabled.person.id}`;
	await site.staff.call({ method: 'PATCH', url: person, body: { disabled: true } });
	const answers = [];
	for (const [email, password] of [
		[joined.person.email, 'wrong words in a row here'],
		[disabled.person.email, DISTRIBUTOR_PASSWORD],
		[invited.email, DISTRIBUTOR_PASSWORD],
		['nobody@counter.example', DISTRIBUTOR_PASSWORD],
	] as const) {
		const answer = await new StaffBrowser(site.app).call(signIn(email, password));
		const { requestId: _, ...body } = answer.json();
		expect(answer.headers['set-cookie']).toBeUndefined();
		answers.push({ status: answer.statusCode, body });
	}
	expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
	expect(answers[0]?.status).toBe(401);
});

test('attempts on one account are delayed, and staff’s own sign-in with the same address is not', async () => {
	const site = await openStaffSite();
	const company = await addCompany(site.staff);
	const { person } = await openDistributorBrowser(site, company.id);
	const stranger = new StaffBrowser(site.app, '198.51.100.9');
	const statuses = [];
	for (let tries = 0; tries < 6; tries++) {
		statuses.push((await stranger.call(signIn(person.email, `wrong words number ${tries}`))).statusCode);
	}
	expect(statuses.at(0)).toBe(401);
	expect(statuses.at(-1)).toBe(429);
	expect((await stranger.signIn(person.email, 'anything at all here')).statusCode).toBe(401);
});

test('a forgotten password gets the same response for anybody, and mails a link to those who may sign in', async () => {
	const site = await openStaffSite();
	const company = await addCompany(site.staff);
	const known = await openDistributorBrowser(site, company.id);
	const requestLink = (email: string) =>
		new StaffBrowser(site.app).call({
			method: 'POST',
			url: '/api/distributor/forgotten',
			body: { email },
		});
	const [one, other] = [await requestLink(known.person.email), await requestLink('nobody@counter.example')];
	expect([one.statusCode, one.body]).toEqual([204, '']);
	expect([other.statusCode, other.body]).toEqual([204, '']);
	const mail = await vi.waitFor(async () => {
		const found = await readMail(site, known.person.email);
		expect(found.token).not.toBe('');
		return found;
	});
	expect((await readMail(site, 'nobody@counter.example')).text).toBeUndefined();
	// Until the link is used, nothing changes.
	expect((await known.call(ME)).statusCode).toBe(200);
	const browser = new StaffBrowser(site.app);
	expect((await browser.call(chosen(mail.token, 'eleven drums behind the shed'))).statusCode).toBe(200);
	expect((await known.call(ME)).statusCode).toBe(401);
	expect((await new StaffBrowser(site.app).call(signIn(known.person.email))).statusCode).toBe(401);
});

test('a changed password ends the other sessions, signing out everywhere ends all of them', async () => {
	const site = await openStaffSite();
	const company = await addCompany(site.staff);
	const first = await openDistributorBrowser(site, company.id);
	const second = new StaffBrowser(site.app);
	expect((await second.call(signIn(first.person.email))).statusCode).toBe(200);
	const change = (currentPassword: string) =>
		first.call({
			method: 'POST',
			url: '/api/distributor/password',
			body: { currentPassword, newPassword: 'eleven drums behind the shed' },
		});
	const refused = await change('not what it is at all');
	expect(refused.json().errors[0].path).toBe('currentPassword');
	expect((await second.call(ME)).statusCode).toBe(200);
	expect((await change(DISTRIBUTOR_PASSWORD)).statusCode).toBe(204);
	expect((await second.call(ME)).statusCode).toBe(401);
	expect((await first.call(ME)).statusCode).toBe(200);
	const cookie = first.cookieHeader;
	expect((await first.call({ method: 'DELETE', url: '/api/distributor/sessions' })).statusCode).toBe(204);
	expect((await second.call(ME, { cookie })).statusCode).toBe(401);
});

test('a new sign-in ends the browser’s previous session; a rejected one does not', async () => {
	const site = await openStaffSite();
	const company = await addCompany(site.staff);
	const browser = await openDistributorBrowser(site, company.id);
	const cookie = browser.cookieHeader;
	const other = new StaffBrowser(site.app);
	expect((await browser.call(signIn(browser.person.email, 'not what it is at all'))).statusCode).toBe(401);
	expect((await other.call(ME, { cookie })).statusCode).toBe(200);
	expect((await browser.call(signIn(browser.person.email))).statusCode).toBe(200);
	expect((await other.call(ME, { cookie })).statusCode).toBe(401);
	expect((await browser.call(ME)).statusCode).toBe(200);
});

test('a session ends when it is idle, when it is old, and at once with the person’s access', async () => {
	const site = await openStaffSite();
	const company = await addCompany(site.staff);
	const browser = await openDistributorBrowser(site, company.id);
	const rows = () => site.database.db.selectFrom('distributor_session').selectAll().executeTakeFirstOrThrow();
	const stored = await rows();
	expect(browser.cookieHeader).not.toContain(stored.token_hash);
	expect(Date.parse(stored.expires_at) - Date.parse(stored.created_at)).toBe(IDLE_MS);
	const put = (change: object) => site.database.db.updateTable('distributor_session').set(change).execute();
	await put({ expires_at: new Date(Date.now() - 1).toISOString() });
	expect((await browser.call(ME)).statusCode).toBe(401);
	await put({ expires_at: stored.expires_at });
	expect((await browser.call(ME)).statusCode).toBe(200);
	await put({ created_at: new Date(Date.now() - ABSOLUTE_MS).toISOString() });
	expect((await browser.call(ME)).statusCode).toBe(401);
	await put({ created_at: stored.created_at });
	expect((await browser.call(ME)).statusCode).toBe(200);
	const url = `/api/admin/companies/${company.id}/people/${browser.person.id}`;
	await site.staff.call({ method: 'PATCH', url, body: { disabled: true } });
	expect((await browser.call(ME)).statusCode).toBe(401);
	await site.staff.call({ method: 'PATCH', url, body: { disabled: false } });
	// Enabling requires a new sign-in.
	expect((await browser.call(ME)).statusCode).toBe(401);
	expect((await browser.call(signIn(browser.person.email))).statusCode).toBe(200);
	await site.database.db.deleteFrom('company').where('id', '=', company.id).execute();
	expect((await browser.call(ME)).statusCode).toBe(401);
});

test('staff change only people of the named company', async () => {
	const site = await openStaffSite();
	const one = await addCompany(site.staff, { operatingName: 'One Supply' });
	const other = await addCompany(site.staff, { operatingName: 'Other Supply', phone: '(705) 555-0999' });
	const { person } = await openDistributorBrowser(site, one.id);
	const wrong = `/api/admin/companies/${other.id}/people/${person.id}`;
	expect((await site.staff.call({ method: 'PATCH', url: wrong, body: { disabled: true } })).statusCode).toBe(
		404,
	);
	expect((await site.staff.call({ method: 'DELETE', url: wrong })).statusCode).toBe(404);
	const right = `/api/admin/companies/${one.id}/people/${person.id}`;
	expect((await site.staff.call({ method: 'DELETE', url: right })).statusCode).toBe(409);
	const again = await site.staff.call({
		method: 'POST',
		url: `/api/admin/companies/${other.id}/people`,
		body: { name: 'Somebody', email: person.email },
	});
	expect([again.statusCode, again.json().errors?.[0]?.path]).toEqual([409, 'email']);
});
