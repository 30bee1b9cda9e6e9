import { expect, test } from 'vitest';
import { mailTextsOf } from '../../domain/mail-texts/stored-mails.server.ts';
import { DEFAULT_LOCALE } from '../../platform/i18n/locale.ts';
import { createLog } from '../../platform/process/log.server.ts';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import { errorPaths } from '../../testing/staff-site.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';
import { newsletterForms } from './newsletter-api.server.ts';
import { cleanUpUnconfirmed } from './subscription-service.server.ts';

const ADDRESS = '/api/newsletter-subscriptions';
const EMAIL = 'Buyer@norland.example';
const CALLER = { address: '203.0.113.9', requestId: 'r1', locale: DEFAULT_LOCALE };

const ask = ({ app }: TestSite, body: unknown = { email: EMAIL, page: '/products' }) =>
	app.inject({
		method: 'POST',
		url: ADDRESS,
		headers: { 'content-type': 'application/json' },
		payload: JSON.stringify(body),
	});
const rowsOf = ({ database }: TestSite) =>
	database.db.selectFrom('newsletter_subscription').selectAll().orderBy('id').execute();
const mailOf = ({ database }: TestSite) =>
	database.db.selectFrom('outbox_mail').selectAll().orderBy('created_at').execute();

/** The forms of the pages, on the site's own database. */
const formsOf = ({ database }: TestSite) =>
	newsletterForms({
		db: database.db,
		log: createLog('silent'),
		sender: {
			name: 'Emberhide',
			email: 'hello@emberhide.example',
			phone: { en: '1', fr: '1' },
			mailingAddress: '1 Road',
			publicUrl: 'http://localhost',
			findTexts: mailTextsOf({ findContent: () => undefined }),
		},
		staffAddress: 'hello@emberhide.example',
		notifyMail: () => {},
	});

const tokenIn = (text: string | undefined) => /token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

/** A confirmed subscriber; returns the welcome mail. */
async function subscribe(site: TestSite) {
	await ask(site);
	const [mail] = await mailOf(site);
	expect(await formsOf(site).confirm(tokenIn(mail?.text_body), CALLER)).toMatchObject({ kind: 'stored' });
	const welcome = (await mailOf(site)).find(({ headers }) => headers?.includes('List-Unsubscribe'));
	return { confirm: tokenIn(mail?.text_body), leave: tokenIn(welcome?.text_body), welcome };
}

test('subscribing stores the proof and sends one mail; the confirmation completes it', async () => {
	const site = await openTestSite({ products: [] });
	const answer = await ask(site);
	expect(answer.statusCode).toBe(202);
	expect(answer.json()).toEqual({ state: 'asked' });
	const [row] = await rowsOf(site);
	expect(row).toMatchObject({
		email: EMAIL,
		state: 'pending',
		page: '/products',
		language: 'en',
		wording_version: expect.stringMatching(/^\d{4}-\d\d$/),
		wording: expect.stringMatching(/Emberhide.*one click/),
		confirmed_at: null,
	});
	const [mail] = await mailOf(site);
	expect(mail?.recipient).toBe(EMAIL);
	const token = tokenIn(mail?.text_body);
	expect(row?.confirm_hash).not.toContain(token);
	expect(mail?.text_body).toContain('Kiln Road');
	const forms = formsOf(site);
	expect(await forms.confirm('no such token', CALLER)).toMatchObject({ kind: 'refused', status: 404 });
	for (let times = 0; times < 2; times++)
		expect(await forms.confirm(token, CALLER)).toMatchObject({ kind: 'stored' });
	expect((await rowsOf(site))[0]).toMatchObject({ state: 'confirmed' });
	expect(await mailOf(site), 'one greeting, however often it is pressed').toHaveLength(2);
});

test('existing subscribers get the same response as new ones, and no mail', async () => {
	const site = await openTestSite({ products: [] });
	await subscribe(site);
	const before = await rowsOf(site);
	const again = await ask(site, { email: EMAIL.toUpperCase() });
	const other = await ask(site, { email: 'other@norland.example' });
	expect([again.statusCode, again.body]).toEqual([other.statusCode, other.body]);
	expect((await rowsOf(site))[0]).toEqual(before[0]);
	expect(await mailOf(site)).toHaveLength(3);
});

test('a double click sends one mail', async () => {
	const site = await openTestSite({ products: [] });
	await Promise.all([ask(site), ask(site)]);
	expect(await mailOf(site)).toHaveLength(1);
	expect(await rowsOf(site)).toHaveLength(1);
});

test('a mail program unsubscribes with one cross-site post; a GET changes nothing', async () => {
	const site = await openTestSite({ products: [] });
	const { leave, confirm, welcome } = await subscribe(site);
	const headers = JSON.parse(welcome?.headers ?? '{}');
	expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
	const url = /<http:\/\/localhost(.*)>/.exec(headers['List-Unsubscribe'])?.[1] ?? '';
	const opened = await site.app.inject({ url });
	expect(opened.statusCode).toBe(303);
	expect(opened.headers.location).toBe(`/newsletter/unsubscribe?token=${leave}`);
	expect((await rowsOf(site))[0]?.state).toBe('confirmed');
	const oneClick = () =>
		site.app.inject({
			method: 'POST',
			url,
			headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
			payload: 'List-Unsubscribe=One-Click',
		});
	for (let times = 0; times < 2; times++) expect((await oneClick()).statusCode).toBe(200);
	expect((await rowsOf(site))[0]).toMatchObject({ state: 'left', left_by: 'one-click' });
	expect(await formsOf(site).confirm(confirm, CALLER), 'an old link brings nobody back').toMatchObject({
		status: 404,
	});
	expect((await site.app.inject({ method: 'POST', url: url.slice(0, -1) })).statusCode).toBe(404);
});

test('an unsubscribed person may subscribe again, and must confirm again', async () => {
	const site = await openTestSite({ products: [] });
	const { leave } = await subscribe(site);
	expect(await formsOf(site).leave(leave, CALLER)).toMatchObject({ kind: 'stored' });
	await ask(site);
	expect((await rowsOf(site))[0]).toMatchObject({ state: 'pending', left_at: null, confirmed_at: null });
	expect(await mailOf(site)).toHaveLength(3);
});

test.each([
	[{ email: '' }, ['email']],
	[{ email: 'nobody', leaveEmpty: 'x' }, ['email', 'leaveEmpty']],
	[{ email: { $ne: 1 } }, ['email']],
	[{ email: EMAIL, state: 'confirmed' }, ['body']],
	[{}, ['email']],
])('%j is rejected by the names of its fields', async (body, paths) => {
	const site = await openTestSite({ products: [] });
	const answer = await ask(site, body);
	expect(answer.statusCode).toBe(400);
	expect(errorPaths(answer)).toEqual(paths);
	expect(await rowsOf(site)).toEqual([]);
});

test('one address gets at most three such mails a day', async () => {
	const site = await openTestSite({ products: [] });
	const codes: number[] = [];
	for (let times = 0; times < 4; times++) codes.push((await ask(site)).statusCode);
	expect(codes).toEqual([202, 202, 202, 429]);
});

test('unconfirmed subscriptions are deleted after 14 days', async () => {
	const site = await openTestSite({ products: [] });
	await subscribe(site);
	await ask(site, { email: 'idle@norland.example' });
	const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000);
	await cleanUpUnconfirmed(site.database.db, inDays(13));
	expect(await rowsOf(site)).toHaveLength(2);
	await cleanUpUnconfirmed(site.database.db, inDays(15));
	expect((await rowsOf(site)).map(({ email }) => email)).toEqual([EMAIL]);
});

test('staff export the list, unsubscribe with a reason, and erase; each is logged', async () => {
	const site = await openTestSite({ products: [] });
	await ask(site, { email: '=cmd@norland.example' });
	await subscribe(site);
	const browser = await openStaffBrowser(site);
	const csv = await browser.call({ url: '/api/admin/newsletter/export.csv' });
	expect(csv.headers['content-type']).toContain('text/csv');
	expect(csv.body).toContain("'=cmd@norland.example");
	expect(csv.body).toMatch(/http:\/\/localhost\/newsletter\/unsubscribe\?token=[\w-]{43}/);
	const found = await browser.call({ url: '/api/admin/newsletter/export.csv?q=%25' });
	expect(found.body.trim().split('\r\n'), 'a sign of the search is a sign').toHaveLength(1);
	const [, row] = (await rowsOf(site)).toSorted((one, other) => (one.email < other.email ? -1 : 1));
	const leave = (body: unknown) =>
		browser.call({ method: 'POST', url: `/api/admin/newsletter/${row?.id}/unsubscribe`, body });
	expect((await leave({ reason: ' ' })).statusCode).toBe(400);
	expect((await leave({ reason: 'Asked by phone' })).statusCode).toBe(204);
	expect((await leave({ reason: 'Twice' })).statusCode).toBe(404);
	const left = (await rowsOf(site)).find(({ id }) => id === row?.id);
	expect(left).toMatchObject({ state: 'left', left_by: 'staff', left_reason: 'Asked by phone' });
	const erase = () => browser.call({ method: 'DELETE', url: `/api/admin/newsletter/${row?.id}` });
	expect((await erase()).statusCode).toBe(204);
	expect((await erase()).statusCode).toBe(404);
	const audit = await site.database.db
		.selectFrom('audit_entry')
		.select('action')
		.where('subject_kind', '=', 'newsletter')
		.execute();
	expect(audit.map(({ action }) => action).toSorted()).toEqual([
		'newsletter.erased',
		'newsletter.exported',
		'newsletter.exported',
		'newsletter.unsubscribed',
	]);
	expect((await site.app.inject({ url: '/api/admin/newsletter/export.csv' })).statusCode).toBe(401);
});
