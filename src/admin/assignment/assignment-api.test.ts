import { expect, test } from 'vitest';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import { StaffBrowser } from '../../testing/staff-browser.ts';
import { errorPaths } from '../../testing/staff-site.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { listColleagues } from '../kit/colleagues/colleague-queries.server.ts';
import { storeOrder } from '../orders/test-orders.server.ts';
import { ownMentions } from './own-mentions.server.ts';
import { ownRecords } from './own-records.server.ts';
import { openTeam } from './test-team.server.ts';

const FIRST = 'S-2026-0001';

/** The team, with an order besides the requests. */
async function openPair() {
	const team = await openTeam();
	const { db } = team;
	await storeOrder(db, {});
	const listed = async ({ browser }: { browser: StaffBrowser }, assigned: string, list = 'samples') => {
		const answer = await browser.call({ url: `/api/admin/${list}?assigned=${assigned}` });
		expect(answer.statusCode, answer.body).toBe(200);
		const { content, counts } = answer.json<{ content: { number: string }[]; counts: { new: number } }>();
		expect(counts.new).toBe(content.length);
		return content.map(({ number }) => number).sort();
	};
	return { ...team, listed };
}

test('a request is taken, given on and given back; lists and files are narrowed to whose it is', async () => {
	const { db, ana, luc, assign, listed } = await openPair();
	const taken = await assign(ana, null, ana.id);
	expect([taken.statusCode, taken.json()]).toEqual([200, { assignee: { id: ana.id, name: 'Ana' } }]);
	expect(await listed(ana, 'me')).toEqual([FIRST]);
	expect(await listed(luc, 'me')).toEqual([]);
	expect(await listed(luc, ana.id)).toEqual([FIRST]);
	expect(await listed(luc, 'nobody')).toEqual(['S-2026-0002', 'S-2026-0003']);
	expect(await listed(luc, '')).toHaveLength(3);
	expect(await listed(luc, 'no-such-account')).toEqual([]);

	const file = await luc.browser.call({ url: `/api/admin/samples/export.csv?assigned=${ana.id}` });
	const [head = '', row = '', ...rest] = file.body.trim().split('\r\n');
	expect(rest).toEqual([]);
	expect(row.split(',')[head.split(',').indexOf('assigned_to')]).toBe('Ana');

	expect((await assign(ana, ana.id, luc.id)).json().assignee.name).toBe('Luc');
	expect(await listed(luc, 'me')).toEqual([FIRST]);
	expect((await assign(luc, luc.id, null)).json()).toEqual({ assignee: null });
	expect(await listed(luc, 'nobody')).toHaveLength(3);
	const entries = await listAuditEntries(db, { limit: 5, subjectKind: 'sampleRequest' });
	const changes = entries.filter(({ action }) => action === 'sampleRequest.assigned');
	expect(changes.map(({ action, before, after }) => [action, before, after])).toEqual([
		['sampleRequest.assigned', { assignee: 'Luc' }, { assignee: '' }],
		['sampleRequest.assigned', { assignee: 'Ana' }, { assignee: 'Luc' }],
		['sampleRequest.assigned', { assignee: '' }, { assignee: 'Ana' }],
	]);
});

test('of two who take the same request one gets it, and the other reads who', async () => {
	const { db, ana, luc, assign } = await openPair();
	const answers = await Promise.all([assign(ana, null, ana.id), assign(luc, null, luc.id)]);
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
	const refused = answers.find(({ statusCode }) => statusCode === 409);
	const { name } = answers.find(({ statusCode }) => statusCode === 200)?.json().assignee ?? {};
	expect(refused?.json().detail).toContain(name);
	expect(await listAuditEntries(db, { limit: 5, subjectKind: 'sampleRequest' })).toHaveLength(1);
	// The same press twice is one change.
	const holder = name === 'Ana' ? ana : luc;
	expect((await assign(holder, null, holder.id)).statusCode).toBe(200);
	expect(await listAuditEntries(db, { limit: 5, subjectKind: 'sampleRequest' })).toHaveLength(1);
	const stale = await assign(holder, null, holder === ana ? luc.id : ana.id);
	expect(stale.statusCode).toBe(409);
});

test('what a disabled account had is nobody’s, can be taken, and cannot be given to it', async () => {
	const { db, ana, luc, assign, listed, disable } = await openPair();
	await assign(ana, null, luc.id);
	await disable(luc.id, '2026-11-20T14:00:00.000Z');
	expect(await listed(ana, 'nobody')).toHaveLength(3);
	expect((await listColleagues(db)).map(({ name }) => name)).toEqual(['Ana']);
	expect(errorPaths(await assign(ana, null, luc.id))).toEqual(['to']);
	expect((await assign(ana, null, ana.id)).statusCode).toBe(200);
	await disable(luc.id, null);
	expect(await listed(ana, 'me')).toEqual([FIRST]);
});

test.each([
	['an account that is none', 'sampleRequest/S-2026-0001', { from: null, to: 'x'.repeat(40) }, 400, ['to']],
	['an empty account', 'sampleRequest/S-2026-0001', { from: null, to: '' }, 400, ['to']],
	['a number for an account', 'sampleRequest/S-2026-0001', { from: 1, to: null }, 400, ['from']],
	['a body without either', 'sampleRequest/S-2026-0001', {}, 400, ['from', 'to']],
	['a record that is not there', 'sampleRequest/S-2026-9999', { from: null, to: null }, 404, []],
	['a kind that nobody looks after', 'company/S-2026-0001', { from: null, to: null }, 400, ['kind']],
])('refused: %s', async (_, record, body, status, paths) => {
	const { ana } = await openPair();
	const answer = await ana.browser.call({ method: 'PUT', url: `/api/admin/assignments/${record}`, body });
	expect(answer.statusCode, answer.body).toBe(status);
	if (paths.length > 0) expect(errorPaths(answer)).toEqual(paths);
	const visitor = await new StaffBrowser((await openTestSite({ products: [] })).app).call({
		method: 'PUT',
		url: `/api/admin/assignments/${record}`,
		body,
	});
	expect(visitor.statusCode).toBe(401);
});

test('Today lists one’s own open records of every kind, and those alone', async () => {
	const { db, ana, luc, assign } = await openPair();
	const today = ownRecords(db);
	expect(await today('en', ana)).toBeUndefined();
	await assign(ana, null, ana.id);
	await assign(ana, null, ana.id, 'distributorOrder/Q-2026-0001');
	await assign(ana, null, luc.id, 'sampleRequest/S-2026-0002');
	const shown = await today('en', ana);
	expect([shown?.count, shown?.items.map(({ id, href }) => [id, href])]).toEqual([
		2,
		[
			[FIRST, `/admin/samples/${FIRST}`],
			['Q-2026-0001', '/admin/orders/Q-2026-0001'],
		],
	]);
	await ana.browser.call(
		{ method: 'POST', url: `/api/admin/samples/${FIRST}/decline`, body: { reason: 'Too far' } },
		{ 'if-match': '"1"' },
	);
	expect((await today('fr', ana))?.items.map(({ detail }) => detail)).toEqual([
		'Commande rapide Q-2026-0001',
	]);
});

test('whoever a note names finds its record on Today until it is opened; nobody else does', async () => {
	const { db, ana, luc, listed } = await openPair();
	const note = (text: string) =>
		ana.browser.call({ method: 'POST', url: `/api/admin/samples/${FIRST}/notes`, body: { text } });
	const told = async ({ id }: { id: string }) =>
		(await ownMentions(db)('en', { id }))?.items.map(({ title, href }) => [title, href]);
	expect((await note('Luc knows them, and @Anastasia too')).statusCode).toBe(201);
	expect(await told(luc)).toBeUndefined();
	await note('@luc, can you call? @Ana said so.');
	await note('Again, @Luc!');
	expect(await told(luc)).toEqual([['Ana', `/admin/samples/${FIRST}`]]);
	// Nobody is told of what they wrote themselves.
	expect(await told(ana)).toBeUndefined();
	const open = (who: { browser: StaffBrowser }) =>
		who.browser.call({
			method: 'PUT',
			url: '/api/admin/presence',
			body: { kind: 'sampleRequest', id: FIRST },
		});
	await open(ana);
	expect(await told(luc)).toHaveLength(1);
	await open(luc);
	expect(await told(luc)).toBeUndefined();
	expect(await listed(ana, '')).toHaveLength(3);
});
