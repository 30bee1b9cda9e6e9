import { expect, test } from 'vitest';
import type { Issue } from '../../../domain/newsletter/issues/issue.ts';
import { addReader, TEST_ISSUE } from '../../../domain/newsletter/issues/test-issues.server.ts';
import { listAuditEntries } from '../../../platform/audit/audit-entry-queries.server.ts';
import { openStaffBrowser, type StaffBrowser } from '../../../testing/staff-browser.ts';
import { errorPaths } from '../../../testing/staff-site.ts';
import { openTestSite } from '../../../testing/test-site.ts';

const PATH = '/api/admin/newsletter-issues';

async function openDesk() {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	return { ...site, staff, ...callsOf(staff) };
}

function callsOf(staff: StaffBrowser) {
	const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, version?: number) =>
		staff.call(
			{ method, url: `${PATH}${path}`, body },
			version === undefined ? {} : { 'if-match': `"${version}"` },
		);
	const done = async (method: 'POST' | 'PUT', path: string, body: object, version?: number) => {
		const answer = await call(method, path, body, version);
		expect(answer.statusCode, answer.body).toBeLessThan(300);
		return answer.json<Issue>();
	};
	/** A saved draft. */
	const write = async (texts: object = TEST_ISSUE) => {
		const { id } = await done('POST', '', {});
		return done('PUT', `/${id}`, texts, 1);
	};
	return { call, done, write };
}

test('an issue begins blank, is saved half-written, and sending says what is missing', async () => {
	const { database, call, done } = await openDesk();
	await addReader(database.db, 1);
	const begun = await done('POST', '', {});
	expect(begun).toMatchObject({ state: 'draft', version: 1, english: { subject: '' } });
	const half = { ...TEST_ISSUE, french: { ...begun.french, subject: 'Du neuf' } };
	const saved = await done('PUT', `/${begun.id}`, half, 1);
	expect(saved).toMatchObject({ version: 2, french: { subject: 'Du neuf', heading: '' } });
	const refused = await call('POST', `/${begun.id}/send`, {}, 2);
	expect(refused.statusCode).toBe(400);
	expect(errorPaths(refused)).toEqual(['french.heading', 'french.body']);
	// Nothing to save is no save.
	expect(await done('PUT', `/${begun.id}`, half, 2)).toMatchObject({ version: 2 });
});

test.each([
	[{ english: { ...TEST_ISSUE.english, subject: 'x'.repeat(121) } }, 'english.subject'],
	[{ english: { ...TEST_ISSUE.english, subject: 'a\u0007' } }, 'english.subject'],
	[{ french: { ...TEST_ISSUE.french, body: 'text' } }, 'french.body'],
	[
		{
			french: {
				...TEST_ISSUE.french,
				body: { type: 'doc', content: [{ type: 'glove', attrs: { partNumber: '<script>' } }] },
			},
		},
		'french.body.content.0.attrs.partNumber',
	],
])('a wrong text is refused at its field: %j', async (change, path) => {
	const { call, done } = await openDesk();
	const { id } = await done('POST', '', {});
	const answer = await call('PUT', `/${id}`, { ...TEST_ISSUE, ...change }, 1);
	expect(answer.statusCode).toBe(400);
	expect(errorPaths(answer)).toContain(path);
	const unknown = await call('PUT', `/${id}`, { ...TEST_ISSUE, to: 'everybody' }, 1);
	expect(unknown.statusCode).toBe(400);
	expect(unknown.body).toContain('to');
});

test('of two editors the second is told what is stored, and of two senders one sends', async () => {
	const { database, call, write } = await openDesk();
	await addReader(database.db, 1);
	await addReader(database.db, 2, { state: 'pending' });
	await addReader(database.db, 3, { language: 'fr-CA' });
	await addReader(database.db, 4, { state: 'left' });
	const { id } = await write();
	const stale = await call('PUT', `/${id}`, TEST_ISSUE, 1);
	expect(stale.statusCode).toBe(412);
	expect(stale.json().current).toMatchObject({ id, version: 2 });
	const both = await Promise.all([1, 2].map(() => call('POST', `/${id}/send`, {}, 2)));
	// The second is told that it is being sent, or that it has changed: whichever it meets first.
	expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([
		200,
		expect.toSatisfy((code) => [409, 412].includes(code)),
	]);
	const deliveries = await database.db.selectFrom('newsletter_delivery').selectAll().execute();
	expect(deliveries.map(({ subscription_id }) => Number.parseInt(subscription_id, 16)).sort()).toEqual([
		1, 3,
	]);
	const [entry] = await listAuditEntries(database.db, { limit: 1, subjectKind: 'issue' });
	expect(entry).toMatchObject({ action: 'issue.sent', after: { readers: 2 } });
	// What is sent is not written any more, and stays.
	expect((await call('PUT', `/${id}`, { ...TEST_ISSUE, english: TEST_ISSUE.french }, 3)).statusCode).toBe(
		409,
	);
});

test('without readers nothing is sent', async () => {
	const { call, write } = await openDesk();
	const { id } = await write();
	const answer = await call('POST', `/${id}/send`, {}, 2);
	expect(answer.statusCode).toBe(409);
	expect(answer.json().detail).toContain('Nobody');
});

test('a draft is deleted and comes back as it was; a sent issue stays', async () => {
	const { database, staff, call, done, write } = await openDesk();
	await addReader(database.db, 1);
	const draft = await write();
	const remove = (version: number) =>
		staff.call({ method: 'POST', url: '/api/admin/deleted', body: { kind: 'issue', id: draft.id, version } });
	const deleted = await remove(2);
	expect(deleted.statusCode, deleted.body).toBe(201);
	expect(deleted.json().name).toBe('New for winter');
	expect((await call('GET', `/${draft.id}`)).statusCode).toBe(404);
	const back = await staff.call({ method: 'POST', url: `/api/admin/deleted/${deleted.json().id}/restore` });
	expect(back.json().href).toBe(`/admin/newsletter/issues/${draft.id}`);
	expect((await call('GET', `/${draft.id}`)).json()).toEqual(draft);
	await done('POST', `/${draft.id}/send`, {}, 2);
	expect((await remove(3)).statusCode).toBe(409);
	const copy = await done('POST', '', { from: draft.id });
	expect(copy).toMatchObject({ state: 'draft', version: 1, english: TEST_ISSUE.english });
});

test('a test goes to its writer alone, in the languages that are written, and names no reader’s link', async () => {
	const { database, staff, call, done, write } = await openDesk();
	const reader = await addReader(database.db, 1);
	const { id } = await write();
	const account = (await staff.call({ url: '/api/admin/account' })).json();
	expect(await done('POST', `/${id}/test`, {})).toMatchObject({ count: 2 });
	const mails = await database.db.selectFrom('outbox_mail').selectAll().execute();
	expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(1);
	expect(mails[0]?.recipient).not.toBe(reader.email);
	if (account.email) expect(mails[0]?.recipient).toBe(account.email);
	expect(mails.map(({ subject }) => subject).sort()).toEqual([
		'[Essai] Du neuf pour l’hiver',
		'[Test] New for winter',
	]);
	expect(mails.some(({ text_body }) => text_body.includes(reader.leaveToken))).toBe(false);
	const blank = await done('POST', '', {});
	const refused = await call('POST', `/${blank.id}/test`, {});
	expect(refused.statusCode).toBe(400);
	expect(errorPaths(refused)).toContain('english.subject');
	// With one language written, that one goes.
	await done('PUT', `/${blank.id}`, { ...TEST_ISSUE, french: blank.french }, 1);
	expect(await done('POST', `/${blank.id}/test`, {})).toMatchObject({ count: 1 });
});

test('the preview is the mail with the texts sent, in both languages, and stores nothing', async () => {
	const { database, staff } = await openDesk();
	const english = { ...TEST_ISSUE.english, heading: 'A <b>bold</b> one', plain: 'My own words.' };
	const answer = await staff.call({
		method: 'POST',
		url: '/api/admin/newsletter-issue-previews',
		body: { ...TEST_ISSUE, english },
	});
	const { en, fr } = answer.json();
	expect(en.html).toContain('A &lt;b&gt;bold&lt;/b&gt; one');
	expect(en.html).toContain('XY300');
	expect(en.html).toContain('Kiln Road');
	expect(en.text).toContain('My own words.');
	expect(en.text).not.toContain('Cold steel.');
	expect(fr.text).toContain('Acier froid.');
	expect(fr.text).toMatch(/\/fr\/produits\/xy300/);
	expect(await database.db.selectFrom('newsletter_issue').selectAll().execute()).toEqual([]);
});
