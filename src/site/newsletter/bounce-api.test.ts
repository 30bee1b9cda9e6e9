import { expect, test } from 'vitest';
import { addReader } from '../../domain/newsletter/issues/test-issues.server.ts';
import { openTestSite } from '../../testing/test-site.ts';

const TOKEN = 'bounces-0123456789abcdef0123456789abcdef';
const PATH = '/api/newsletter-bounces';

async function openSite() {
	const site = await openTestSite({ products: [], bounceToken: TOKEN });
	const post = (body: object, token = TOKEN) =>
		site.app.inject({
			method: 'POST',
			url: PATH,
			headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
			payload: JSON.stringify(body),
		});
	const { db } = site.database;
	const states = () =>
		db
			.selectFrom('newsletter_subscription')
			.select(['state', 'left_by', 'left_reason'])
			.orderBy('id')
			.execute();
	return { db, post, states };
}

test('an address that bounced gets nothing more, however it is spelled; an unknown one changes nothing', async () => {
	const { db, post, states } = await openSite();
	await addReader(db, 1, { email: 'Luc@Norland.example' });
	await addReader(db, 2);
	const answer = await post({
		bounces: [
			{ email: 'luc@norland.EXAMPLE', reason: '550 5.1.1 no such user' },
			{ email: 'nobody@norland.example' },
		],
	});
	expect(answer.statusCode, answer.body).toBe(200);
	expect(answer.json()).toEqual({ ended: 1 });
	expect(await states()).toEqual([
		{ state: 'left', left_by: 'bounce', left_reason: '550 5.1.1 no such user' },
		{ state: 'confirmed', left_by: '', left_reason: '' },
	]);
	// The same once more is harmless.
	expect((await post({ bounces: [{ email: 'luc@norland.example' }] })).json()).toEqual({ ended: 0 });
});

test('the last issue to that address counts as not delivered', async () => {
	const { db, post } = await openSite();
	const { id, email } = await addReader(db, 1);
	for (const [issue, at] of [
		['a', '2026-10-01T10:00:00.000Z'],
		['b', '2026-11-01T10:00:00.000Z'],
	] as const)
		await db
			.insertInto('newsletter_delivery')
			.values({
				issue_id: issue,
				subscription_id: id,
				state: 'sent',
				mail_id: issue,
				queued_at: at,
				left_at: '',
			})
			.execute();
	await post({ bounces: [{ email }] });
	const rows = await db
		.selectFrom('newsletter_delivery')
		.select(['state', 'left_at'])
		.orderBy('issue_id')
		.execute();
	expect(rows).toEqual([
		{ state: 'sent', left_at: '' },
		{ state: 'failed', left_at: '' },
	]);
});

test('without the token nothing is told or changed, and without a token in the settings there is no such address', async () => {
	const { db, post, states } = await openSite();
	const { email } = await addReader(db, 1);
	for (const wrong of ['', 'x', `${TOKEN}x`]) {
		const answer = await post({ bounces: [{ email }] }, wrong);
		expect(answer.statusCode).toBe(401);
		expect(answer.body).not.toContain(email);
	}
	expect((await post({ bounces: 'all' }, 'x')).statusCode).toBe(401);
	expect(await states()).toMatchObject([{ state: 'confirmed' }]);
	const { app } = await openTestSite({ products: [] });
	expect((await app.inject({ method: 'POST', url: PATH, payload: {} })).statusCode).toBe(404);
});

test.each([
	[{}],
	[{ bounces: [{ email: 'no address' }] }],
	[{ bounces: [{ email: 'a@b.example', reason: 'x'.repeat(201) }] }],
	[{ bounces: [{ email: 'a@b.example', all: true }] }],
	[{ bounces: Array.from({ length: 501 }, () => ({ email: 'a@b.example' })) }],
])('a wrong list is refused: %j', async (body) => {
	const { post } = await openSite();
	expect((await post(body)).statusCode).toBe(400);
});
