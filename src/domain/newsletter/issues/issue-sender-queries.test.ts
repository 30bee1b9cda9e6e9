import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../platform/db/database.server.ts';
import { MailOutbox } from '../../../platform/mail/mail-outbox.server.ts';
import { MailError, type SendMail } from '../../../platform/mail/mail-transport.server.ts';
import { createLog } from '../../../platform/process/log.server.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { deleteSubscription, unsubscribeByToken } from '../subscription-queries.server.ts';
import { countDeliveries } from './delivery-queries.server.ts';
import { createIssue, resumeIssue, sendIssue, stopIssue } from './issue-commands.server.ts';
import { findIssue } from './issue-queries.server.ts';
import { IssueSender, type IssueSenderOptions } from './issue-sender.server.ts';
import { addReader, TEST_ISSUE } from './test-issues.server.ts';

const LOG = createLog('silent');
const SENDER = {
	name: 'Emberhide',
	email: 'gloves@emberhide.example',
	phone: { en: '1', fr: '1' },
	mailingAddress: '1 Road',
	publicUrl: 'https://x.example',
};
const changeNow = () => ({ actor: { id: null, name: 'Maria' }, now: new Date() });

/** Sends an issue to these readers; `received` are the mails that left, in order. */
async function openSending(readers: number, options: Partial<IssueSenderOptions> = {}, send?: SendMail) {
	const database = await openTestDatabase();
	const { db } = database;
	for (let at = 1; at <= readers; at++)
		await addReader(db, at, { language: at % 3 === 0 ? 'fr-CA' : 'en-CA' });
	const received: { to: string; subject: string; headers: string; text: string }[] = [];
	const outbox = new MailOutbox({
		db,
		log: LOG,
		pollIntervalMs: 20,
		send: async (mail, signal) => {
			await send?.(mail, signal);
			received.push({
				to: mail.to,
				subject: mail.subject,
				headers: JSON.stringify(mail.headers),
				text: mail.text,
			});
			return 'smtp';
		},
	});
	const openSender = () => {
		const sender = new IssueSender({
			db,
			log: LOG,
			sender: SENDER,
			findGlove: () => undefined,
			perMinute: 6_000,
			notifyMail: () => outbox.notify(),
			everyMs: 20,
			...options,
		});
		onTestFinished(() => sender.stop());
		sender.start();
		return sender;
	};
	onTestFinished(() => outbox.stop());
	const { id } = await db
		.transaction()
		.execute((transaction) => createIssue(transaction, TEST_ISSUE, changeNow()));
	const begin = () =>
		db.transaction().execute((transaction) => sendIssue(transaction, { id, version: 1 }, changeNow()));
	return { database, id, begin, openSender, outbox, received };
}

const countsOf = async ({ db }: Database, id: string) => (await countDeliveries(db, [id])).get(id);
const stateOf = async ({ db }: Database, id: string) => (await findIssue(db, id))?.state;
const numberOf = (to: string) => Number(/\d+/.exec(to)?.[0]);

test('each reader gets one mail in their language with their own way out, also with two processes', async () => {
	const { database, id, begin, openSender, outbox, received } = await openSending(9);
	openSender();
	openSender();
	await begin();
	outbox.notify();
	await expect.poll(() => stateOf(database, id)).toBe('sent');
	await expect.poll(() => countsOf(database, id)).toMatchObject({ sent: 9, waiting: 0, queued: 0 });
	expect(received.map(({ to }) => numberOf(to)).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
	for (const { to, subject, headers, text } of received) {
		const token = numberOf(to).toString(16).padStart(43, 'A');
		expect(subject).toBe(numberOf(to) % 3 === 0 ? 'Du neuf pour l’hiver' : 'New for winter');
		expect(headers).toContain(`unsubscribe?token=${token}>`);
		expect(headers).toContain('List-Unsubscribe=One-Click');
		expect(text).toContain(`token=${token}`);
		expect(text).toContain('1 Road');
	}
	// Settled: the workers ask no more about it.
	await expect
		.poll(
			async () =>
				(await database.db.selectFrom('newsletter_issue').select('unsettled').executeTakeFirst())?.unsettled,
		)
		.toBe(0);
});

test('mails are queued at the rate that is set, and no more than the outbox can take', async () => {
	const { database, id, begin, openSender } = await openSending(60, {
		perMinute: 60_000,
		notifyMail: () => {},
	});
	await begin();
	openSender();
	await expect.poll(() => countsOf(database, id)).toMatchObject({ queued: 50, waiting: 10 });
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(await countsOf(database, id), 'the outbox sends nothing here').toMatchObject({
		queued: 50,
		waiting: 10,
	});
});

test.each([60, 6, 1])(
	'at %i a minute no second mail is queued a moment later, by two processes',
	async (perMinute) => {
		const { database, id, begin, openSender } = await openSending(5, { perMinute, notifyMail: () => {} });
		await begin();
		openSender();
		openSender();
		await expect.poll(() => countsOf(database, id)).toMatchObject({ queued: 1, waiting: 4 });
		await new Promise((resolve) => setTimeout(resolve, 300));
		expect(await countsOf(database, id)).toMatchObject({ queued: 1, waiting: 4 });
	},
);

test('stopped, nobody else gets it; resumed, only those who have not had it', async () => {
	const { database, id, begin, openSender, outbox, received } = await openSending(20, {
		perMinute: 3_000,
		everyMs: 100,
	});
	openSender();
	await begin();
	await expect.poll(() => received.length).toBeGreaterThan(4);
	const { db } = database;
	const stopped = await db
		.transaction()
		.execute((transaction) => stopIssue(transaction, { id, version: 2 }, changeNow()));
	expect(stopped.state).toBe('stopped');
	await expect.poll(async () => (await countsOf(database, id))?.queued).toBe(0);
	const before = received.length;
	expect(before).toBeLessThan(20);
	await new Promise((resolve) => setTimeout(resolve, 300));
	expect(received).toHaveLength(before);
	// Somebody leaves meanwhile: the last reader, whose turn has not come.
	await db.transaction().execute((transaction) =>
		unsubscribeByToken(transaction, (20).toString(16).padStart(43, 'A'), {
			by: 'link',
			at: new Date().toISOString(),
		}),
	);
	await db.transaction().execute((transaction) => resumeIssue(transaction, { id, version: 3 }, changeNow()));
	outbox.notify();
	await expect.poll(() => countsOf(database, id)).toMatchObject({ sent: 19, skipped: 1 });
	expect(new Set(received.map(({ to }) => to)).size).toBe(19);
	expect(received).toHaveLength(19);
});

test('a dead address ends its subscription; a refusal that is about us does not', async () => {
	const { database, id, begin, openSender } = await openSending(3, {}, async ({ to }) => {
		if (numberOf(to) === 1) throw new MailError('EENVELOPE 550 5.1.1 no such user', true);
		if (numberOf(to) === 2) throw new MailError('EENVELOPE 550 5.7.1 your network is blocked', true);
		return 'smtp';
	});
	openSender();
	await begin();
	await expect.poll(() => countsOf(database, id)).toMatchObject({ sent: 1, failed: 2 });
	const states = () =>
		database.db.selectFrom('newsletter_subscription').select(['state', 'left_by']).orderBy('id').execute();
	await expect.poll(states).toEqual([
		{ state: 'left', left_by: 'bounce' },
		{ state: 'confirmed', left_by: '' },
		{ state: 'confirmed', left_by: '' },
	]);
});

test('who leaves is counted once, at the last issue they had', async () => {
	const { database, id, begin, openSender } = await openSending(2);
	openSender();
	await begin();
	await expect.poll(() => countsOf(database, id)).toMatchObject({ sent: 2, left: 0 });
	for (let times = 0; times < 2; times++)
		await database.db.transaction().execute((transaction) =>
			unsubscribeByToken(transaction, (2).toString(16).padStart(43, 'A'), {
				by: 'one-click',
				at: new Date().toISOString(),
			}),
		);
	expect(await countsOf(database, id)).toMatchObject({ sent: 2, left: 1 });
});

test('an erased reader’s mail is gone with them, and the issue comes to its end', async () => {
	const { database, id, begin, openSender, outbox } = await openSending(2, {}, async () => {
		throw new MailError('ECONNECTION away', false);
	});
	openSender();
	await begin();
	await expect.poll(() => countsOf(database, id)).toMatchObject({ queued: 2 });
	await outbox.stop();
	for (const at of [1, 2])
		await database.db
			.transaction()
			.execute((transaction) => deleteSubscription(transaction, at.toString(16).padStart(28, '0')));
	await expect.poll(() => countsOf(database, id)).toMatchObject({ queued: 0, skipped: 2 });
	expect(await database.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([]);
	expect(await stateOf(database, id)).toBe('sent');
});
