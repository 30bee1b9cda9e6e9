import { expect, test } from 'vitest';
import { recordAudit } from '../../../platform/audit/audit-entry-queries.server.ts';
import { openStaffBrowser } from '../../../testing/staff-browser.ts';
import { openTestSite } from '../../../testing/test-site.ts';
import { NEWS_PATH, type News, PRESENCE_PATH } from './live-news.ts';

type Site = Awaited<ReturnType<typeof openTestSite>>;

async function addressOf({ app }: Site): Promise<string> {
	return app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' });
}

/** Reads events until one satisfies the test. */
async function readUntil(
	site: Site,
	cookie: string,
	isFound: (news: News) => boolean,
	headers: Record<string, string> = {},
): Promise<{ news: News; lastId: string | undefined }> {
	const leaving = new AbortController();
	const answer = await fetch(`${await addressOf(site)}${NEWS_PATH}`, {
		headers: { cookie, ...headers },
		signal: leaving.signal,
	});
	expect(answer.status).toBe(200);
	expect(answer.headers.get('content-type')).toContain('text/event-stream');
	const text = answer.body!.pipeThrough(new TextDecoderStream());
	let kept = '';
	for await (const part of text) {
		kept += part;
		const events = kept.split('\n\n');
		kept = events.pop() ?? '';
		for (const event of events) {
			const data = /^data: (.*)$/m.exec(event)?.[1];
			if (data === undefined || !isFound(JSON.parse(data))) continue;
			leaving.abort();
			return { news: JSON.parse(data), lastId: /^id: (.*)$/m.exec(event)?.[1] };
		}
	}
	throw new Error('the news ended');
}

function change(site: Site, id: string, actor: { id: string | null; name: string }, at = new Date()) {
	const entry = { actor, action: 'label.updated', subject: { kind: 'label', id, name: `Label ${id}` } };
	return recordAudit(site.database.db, entry, at);
}

test('staff hear of a change that was made while they listened, and whose it was', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const heard = readUntil(site, staff.cookieHeader, ({ changes }) => changes.length === 1);
	await new Promise((resolve) => setTimeout(resolve, 300));
	await change(site, '7', { id: null, name: 'The command line' });
	const { news } = await heard;
	expect(news.changes).toEqual([
		{
			id: expect.stringMatching(/^[0-9a-f]{24}$/),
			subject: { kind: 'label', id: '7' },
			actorName: 'The command line',
			isOwn: false,
		},
	]);
});

test('who connects again is told what happened since, also an entry that came late', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	await change(site, '1', { id: null, name: 'Jo' });
	const everything = await readUntil(site, staff.cookieHeader, () => true, {
		'last-event-id': `${(Date.now() - 60_000).toString(16).padStart(12, '0')}${'0'.repeat(12)}`,
	});
	const ids = (news: News) => news.changes.filter(({ subject }) => subject.kind === 'label');
	expect(ids(everything.news).map(({ subject }) => subject.id)).toEqual(['1']);
	const next = readUntil(site, staff.cookieHeader, ({ changes }) =>
		changes.some(({ subject }) => subject.id === '2'),
	);
	await new Promise((resolve) => setTimeout(resolve, 2_500));
	await change(site, '2', { id: null, name: 'Jo' }, new Date(Date.now() - 5_000));
	expect(ids((await next).news).map(({ subject }) => subject.id)).toEqual(['2']);
});

test('nobody else hears anything, and a hostile last id is no id', async () => {
	const site = await openTestSite();
	expect((await site.app.inject({ url: NEWS_PATH })).statusCode).toBe(401);
	const staff = await openStaffBrowser(site);
	await change(site, '1', { id: null, name: 'Jo' });
	const { news } = await readUntil(site, staff.cookieHeader, () => true, { 'last-event-id': "' or 1=1 --" });
	expect(news.changes).toEqual([]);
});

test('a server that closes ends the news', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const answer = await fetch(`${await addressOf(site)}${NEWS_PATH}`, {
		headers: { cookie: staff.cookieHeader },
	});
	const whole = answer.text();
	await site.app.close();
	expect(await whole).toContain('retry: ');
});

test('what a page asks by itself does not extend the session', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const { db } = site.database;
	const soon = new Date(Date.now() + 60_000).toISOString();
	await db.updateTable('staff_session').set({ expires_at: soon }).execute();
	const expiry = async () =>
		(await db.selectFrom('staff_session').select('expires_at').executeTakeFirstOrThrow()).expires_at;
	const body = { kind: 'label', id: '7' };
	expect((await staff.call({ method: 'PUT', url: PRESENCE_PATH, body })).statusCode).toBe(200);
	expect(new Date(await expiry())).toEqual(new Date(soon));
	await staff.call({ url: '/api/admin/jump?q=label' });
	expect(new Date(await expiry()).getTime()).toBeGreaterThan(new Date(soon).getTime());
});

test('who has a record open is named to the others until they leave', async () => {
	const site = await openTestSite();
	const [one, other] = [await openStaffBrowser(site), await openStaffBrowser(site)];
	const put = async (staff: typeof one, body: object) =>
		(await staff.call({ method: 'PUT', url: PRESENCE_PATH, body })).json();
	const label = { kind: 'label', id: '7' };
	expect(await put(one, label)).toEqual({ others: [] });
	expect(await put(other, label)).toEqual({ others: ['Maria Reyes'] });
	expect(await put(other, { kind: 'label', id: '8' })).toEqual({ others: [] });
	expect(await put(one, { ...label, left: true })).toEqual({ others: [] });
	expect(await put(other, label)).toEqual({ others: [] });
	const db = site.database.db;
	await put(one, label);
	await db
		.updateTable('staff_presence')
		.set({ seen_at: new Date(Date.now() - 61_000).toISOString() })
		.execute();
	expect(await put(other, label)).toEqual({ others: [] });
	for (const body of [{}, { kind: 'a b', id: '1' }, { kind: 'label', id: '' }, { ...label, more: 1 }])
		expect((await one.call({ method: 'PUT', url: PRESENCE_PATH, body })).statusCode).toBe(400);
	expect((await site.app.inject({ method: 'PUT', url: PRESENCE_PATH, payload: label })).statusCode).toBe(401);
});
