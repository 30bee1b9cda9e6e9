import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/database.server.ts';
import { createLog } from '../process/log.server.ts';
import { composeMail } from './compose-mail.ts';
import { MailOutbox, type MailOutboxOptions, queueMail } from './mail-outbox.server.ts';
import { claimDueMail, deleteMailSentBefore } from './mail-outbox-queries.server.ts';
import { createMailTransport } from './mail-transport.server.ts';

const SENDER = {
	name: 'Emberhide',
	email: 'gloves@emberhide.example',
	phone: { en: '1', fr: '1' },
	mailingAddress: '1 Road',
	publicUrl: 'https://x.example',
};
const mailTo = (to: string) =>
	composeMail(SENDER, {
		to,
		subject: `For ${to}`,
		heading: 'Hello',
		paragraphs: ['Été, 50 °C'],
		reason: 'Test.',
	});

const LOG = createLog('silent');

/** A mail server's reply to a step: undefined accepts, a number rejects with that code. */
type Answer = number | undefined;
type Behaviour = {
	onRecipient?: (address: string) => Answer;
	onContent?: (text: string) => Answer | Promise<Answer>;
	/** Cuts the connection instead of replying to the content. */
	cut?: () => boolean;
	port?: number;
};

/** A real mail server; `received` are the accepted mails. */
async function openMailServer(behaviour: Behaviour = {}) {
	const received: string[] = [];
	const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code });
	const options: SMTPServerOptions = {
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		disableReverseLookup: true,
		onRcptTo({ address }, _session, done) {
			const code = behaviour.onRecipient?.(address);
			done(code ? refusal(code) : undefined);
		},
		onData(stream, _session, done) {
			let text = '';
			stream.on('data', (chunk) => {
				text += chunk;
				if (behaviour.cut?.()) for (const client of server.connections) client._socket.destroy();
			});
			stream.on('end', async () => {
				const code = await behaviour.onContent?.(text);
				if (!code) received.push(text);
				done(code ? refusal(code) : undefined);
			});
		},
	};
	const server = new SMTPServer(options) as SMTPServer & {
		connections: Set<{ _socket: { destroy(): void } }>;
	};
	server.on('error', () => {});
	await new Promise<void>((resolve) => server.listen(behaviour.port ?? 0, '127.0.0.1', resolve));
	const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
	onTestFinished(close);
	const { port } = server.server.address() as AddressInfo;
	return { received, port, close, url: `smtp://127.0.0.1:${port}` };
}

function openOutbox(
	database: Database,
	smtpUrl: string | undefined,
	more: Partial<MailOutboxOptions> & { folder?: string } = {},
): MailOutbox {
	const { folder = '/nowhere', ...options } = more;
	const from = { name: 'Emberhide', address: 'gloves@emberhide.example' };
	const outbox = new MailOutbox({
		db: database.db,
		log: LOG,
		send: createMailTransport({ smtpUrl, folder, from }),
		pollIntervalMs: 20,
		retryAfterMs: () => 50,
		...options,
	});
	onTestFinished(() => outbox.stop());
	outbox.notify();
	return outbox;
}

const queue = ({ db }: Database, to: string, now?: Date) =>
	db.transaction().execute((transaction) => queueMail(transaction, mailTo(to), now));
const rowsOf = ({ db }: Database) => db.selectFrom('outbox_mail').selectAll().orderBy('recipient').execute();
const statesOf = async (database: Database) => (await rowsOf(database)).map(({ state }) => state);

test('a mail is sent complete, from the brand, and recorded as sent', async () => {
	const server = await openMailServer();
	const database = await openTestDatabase();
	openOutbox(database, server.url);
	await queue(database, 'jo@weld.example');
	await expect.poll(() => statesOf(database)).toEqual(['sent']);
	const [row] = await rowsOf(database);
	expect(row).toMatchObject({ attempts: 1, sent_via: 'smtp', last_error: null });
	expect(server.received).toHaveLength(1);
	expect(server.received[0]).toContain('To: jo@weld.example');
	expect(server.received[0]).toContain('From: Emberhide <gloves@emberhide.example>');
	expect(server.received[0]).toContain(`Message-ID: <${row?.id}@emberhide.example>`);
	expect(server.received[0]).toContain('=C3=89t=C3=A9');
});

test('a mail whose transaction fails is never sent, and one with a line break in its subject is rejected', async () => {
	const server = await openMailServer();
	const database = await openTestDatabase();
	openOutbox(database, server.url);
	const failing = database.db.transaction().execute(async (transaction) => {
		await queueMail(transaction, mailTo('jo@weld.example'));
		throw new Error('not today');
	});
	await expect(failing).rejects.toThrow('not today');
	const forged = { ...mailTo('jo@weld.example'), subject: 'Hi\r\nBcc: eve@example.com' };
	await expect(queueMail(database.db, forged)).rejects.toThrow(/subject/);
	await queue(database, 'ann@weld.example');
	await expect.poll(() => statesOf(database)).toEqual(['sent']);
	expect(server.received).toHaveLength(1);
});

test('a recipient who does not exist fails at once and blocks nobody', async () => {
	const server = await openMailServer({ onRecipient: (to) => (to.startsWith('gone') ? 550 : undefined) });
	const database = await openTestDatabase();
	await queue(database, 'gone@weld.example');
	await queue(database, 'jo@weld.example');
	openOutbox(database, server.url);
	await expect.poll(() => statesOf(database)).toEqual(['failed', 'sent']);
	expect((await rowsOf(database))[0]).toMatchObject({
		attempts: 1,
		last_error: expect.stringMatching(/550/),
	});
});

test('a deferred mail is retried under the same Message-ID until it is accepted', async () => {
	const seen: string[] = [];
	const server = await openMailServer({
		onContent: (text) => {
			seen.push(/Message-ID: (<.*?>)/.exec(text)?.[1] ?? '');
			return seen.length < 3 ? 451 : undefined;
		},
	});
	const database = await openTestDatabase();
	await queue(database, 'jo@weld.example');
	openOutbox(database, server.url);
	await expect.poll(() => statesOf(database)).toEqual(['sent']);
	expect((await rowsOf(database))[0]).toMatchObject({ attempts: 3, last_error: null });
	expect(new Set(seen).size).toBe(1);
	expect(server.received).toHaveLength(1);
});

test('a connection cut during a mail costs an attempt, not the mail', async () => {
	let cuts = 0;
	const server = await openMailServer({ cut: () => cuts++ === 0 });
	const database = await openTestDatabase();
	await queue(database, 'jo@weld.example');
	openOutbox(database, server.url);
	await expect.poll(() => statesOf(database)).toEqual(['sent']);
	expect((await rowsOf(database))[0]?.attempts).toBe(2);
	expect(server.received).toHaveLength(1);
});

test('an unavailable mail server loses nothing; when it is back, all mail is sent', async () => {
	const first = await openMailServer();
	await first.close();
	const database = await openTestDatabase();
	const recipients = ['a@weld.example', 'b@weld.example', 'c@weld.example'];
	for (const to of recipients) await queue(database, to);
	openOutbox(database, first.url);
	await expect.poll(async () => (await rowsOf(database)).every(({ attempts }) => attempts >= 1)).toBe(true);
	expect(await statesOf(database)).toEqual(['waiting', 'waiting', 'waiting']);
	const back = await openMailServer({ port: first.port });
	await expect.poll(() => statesOf(database)).toEqual(['sent', 'sent', 'sent']);
	expect(back.received).toHaveLength(3);
});

test('a slow server is waited for', async () => {
	const server = await openMailServer({
		onContent: () => new Promise((resolve) => setTimeout(() => resolve(undefined), 400)),
	});
	const database = await openTestDatabase();
	await queue(database, 'jo@weld.example');
	const outbox = openOutbox(database, server.url);
	await expect.poll(async () => (await rowsOf(database))[0]?.attempts).toBe(1);
	// A shutdown during sending lets the current mail finish.
	await outbox.stop();
	expect(await statesOf(database)).toEqual(['sent']);
});

test('after three days of rejections a mail is given up', async () => {
	const server = await openMailServer({ onContent: () => 451 });
	const database = await openTestDatabase();
	await queue(database, 'jo@weld.example', new Date(Date.now() - 72 * 3600_000));
	openOutbox(database, server.url);
	await expect.poll(() => statesOf(database)).toEqual(['failed']);
});

test('an authentication error with the mail server is retried: it is ours to fix', async () => {
	const server = await openMailServer();
	const database = await openTestDatabase();
	await queue(database, 'jo@weld.example');
	openOutbox(database, server.url.replace('//', '//nobody:wrong@'), { retryAfterMs: () => 60_000 });
	await expect.poll(async () => (await rowsOf(database))[0]?.last_error).toMatch(/./);
	expect(await statesOf(database)).toEqual(['waiting']);
});

test('three workers at once send each of thirty mails once', async () => {
	const server = await openMailServer();
	const database = await openTestDatabase();
	for (let i = 0; i < 30; i++) await queue(database, `${String(i).padStart(2, '0')}@weld.example`);
	for (let i = 0; i < 3; i++) openOutbox(database, server.url);
	await expect.poll(async () => new Set(await statesOf(database))).toEqual(new Set(['sent']));
	const recipients = server.received.map((text) => /^To: (.*)$/m.exec(text)?.[1]);
	expect(recipients).toHaveLength(30);
	expect(new Set(recipients).size).toBe(30);
});

test('a mail whose sender died is claimed again when the claim has expired, not before', async () => {
	const database = await openTestDatabase();
	await queue(database, 'jo@weld.example', new Date('2026-03-01T12:00:00.000Z'));
	const claim = (now: string, until: string) =>
		claimDueMail(database.db, { now, claimUntil: until, tooFar: '9999' });
	expect(await claim('2026-03-01T12:00:01.000Z', '2026-03-01T12:05:01.000Z')).toMatchObject({ attempts: 1 });
	expect(await claim('2026-03-01T12:05:00.000Z', '2026-03-01T12:10:00.000Z')).toBeUndefined();
	expect(await claim('2026-03-01T12:05:02.000Z', '2026-03-01T12:10:02.000Z')).toMatchObject({ attempts: 2 });
});

test('without a mail server each mail is a complete file', async () => {
	const parent = mkdtempSync(join(tmpdir(), 'emberhide-outbox-'));
	onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
	const folder = join(parent, 'outbox');
	const database = await openTestDatabase();
	await queue(database, 'jo@weld.example');
	openOutbox(database, undefined, { folder });
	await expect.poll(() => statesOf(database)).toEqual(['sent']);
	const [row] = await rowsOf(database);
	expect(row?.sent_via).toBe('folder');
	const files = readdirSync(folder);
	expect(files).toEqual([expect.stringMatching(new RegExp(`^\\d{4}-.*-${row?.id}\\.eml$`))]);
	expect(readFileSync(join(folder, files[0] as string), 'utf8')).toMatch(/^To: jo@weld\.example\r$/m);
});

test('an unwritable folder keeps the mail queued', async () => {
	const database = await openTestDatabase();
	await queue(database, 'jo@weld.example');
	openOutbox(database, undefined, {
		folder: join(import.meta.filename, 'outbox'),
		retryAfterMs: () => 60_000,
	});
	await expect.poll(async () => (await rowsOf(database))[0]?.last_error).toMatch(/ENOTDIR|EEXIST/);
	expect(await statesOf(database)).toEqual(['waiting']);
});

test('sent mail is deleted, queued and failed mail stays', async () => {
	const database = await openTestDatabase();
	const server = await openMailServer({ onRecipient: (to) => (to.startsWith('gone') ? 550 : undefined) });
	await queue(database, 'gone@weld.example');
	await queue(database, 'jo@weld.example');
	openOutbox(database, server.url);
	await expect.poll(() => statesOf(database)).toEqual(['failed', 'sent']);
	await deleteMailSentBefore(database.db, '2999-01-01T00:00:00.000Z');
	expect(await statesOf(database)).toEqual(['failed']);
});
