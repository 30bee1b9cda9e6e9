import { expect, test } from 'vitest';
import {
	askDistributor,
	askDueDistributors,
	confirmDistributor,
} from '../../../domain/distributors/confirmation/confirmation-commands.server.ts';
import {
	createDistributor,
	saveDistributor,
} from '../../../domain/distributors/distributor-commands.server.ts';
import type { DistributorInput } from '../../../domain/distributors/distributor-input.ts';
import { findDistributor } from '../../../domain/distributors/distributor-queries.server.ts';
import { mailTextsOf } from '../../../domain/mail-texts/stored-mails.server.ts';
import { listAuditEntries } from '../../../platform/audit/audit-entry-queries.server.ts';
import { createLog } from '../../../platform/process/log.server.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { entryForms } from './confirm-entry.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2024-01-05T14:00:00.000Z');
const later = (days: number) => new Date(START.getTime() + days * DAY_MS);
const SENDER = {
	name: 'Emberhide',
	email: 'gloves@emberhide.example',
	phone: { en: '(905) 555-0142', fr: '905 555-0142' },
	mailingAddress: '1 Road',
	publicUrl: 'https://emberhide.example',
	findTexts: mailTextsOf({ findContent: () => undefined }),
};
const STORE: DistributorInput = {
	name: 'Quai & Fils',
	street: '12, rue du Quai',
	city: 'Trois-Rivières',
	province: 'QC',
	postalCode: 'G9A 1A1',
	position: '46.35, -72.55',
	phone: '(819) 555-0188',
	website: '',
	email: 'comptoir@quai.example',
	monFri: '07:30–17:00',
	sat: '',
	sun: '',
	lines: ['welding-gloves'],
	languages: ['fr', 'en'],
	counterSales: true,
	isShown: true,
};

async function open() {
	const database = await openTestDatabase();
	const { db } = database;
	const by = (now: Date) => ({ actor: { id: null, name: 'Maria Reyes' }, now });
	const create = (input: Partial<DistributorInput> = {}) =>
		db
			.transaction()
			.execute((transaction) => createDistributor(transaction, { ...STORE, ...input }, by(START)));
	const mails = () => db.selectFrom('outbox_mail').selectAll().orderBy('created_at').execute();
	const tokens = async () =>
		(await mails()).flatMap(({ text_body }) => /token=([\w-]{43})/.exec(text_body)?.[1] ?? []);
	const forms = entryForms({
		db,
		log: createLog('silent'),
		sender: SENDER,
		staffAddress: 'staff@emberhide.example',
		notifyMail: () => {},
	});
	const caller = { address: '203.0.113.9', requestId: 'r1', locale: 'fr' as const };
	return { db, by, create, mails, tokens, forms, caller };
}

test('whoever was asked a year ago is asked once, in the first language of the counter', async () => {
	const { db, create, mails, tokens } = await open();
	await create();
	await create({ name: 'Hidden', isShown: false });
	await create({ name: 'Without mail', email: '' });
	expect(await askDueDistributors(db, SENDER, later(364))).toBe(0);
	const asked = await Promise.all([1, 2, 3].map(() => askDueDistributors(db, SENDER, later(366))));
	expect(asked.reduce((sum, count) => sum + count, 0)).toBe(1);
	const [mail, ...others] = await mails();
	expect(others).toEqual([]);
	expect(mail).toMatchObject({ recipient: 'comptoir@quai.example' });
	expect(mail?.subject).toBe('Quai & Fils\u00a0: est-ce encore juste?');
	expect(mail?.text_body).toContain('https://emberhide.example/fr/ou-acheter/confirmation?token=');
	// The token itself is not stored with the distributor.
	const [token] = await tokens();
	const row = await db.selectFrom('distributor').selectAll().where('ask_hash', '!=', '').executeTakeFirst();
	expect(JSON.stringify(row)).not.toContain(token);
	expect(await askDueDistributors(db, SENDER, later(367))).toBe(0);
	expect(await askDueDistributors(db, SENDER, later(430))).toBe(1);
});

test('one press confirms; reading the page does not, and an older link is dead after a newer mail', async () => {
	const { db, create, tokens, forms, caller } = await open();
	const { id } = await create();
	await askDueDistributors(db, SENDER, later(366));
	await askDueDistributors(db, SENDER, later(430));
	const [older = '', newer = ''] = await tokens();
	expect(await forms.find(older)).toBeUndefined();
	const entry = await forms.find(newer);
	expect(entry).toMatchObject({ name: 'Quai & Fils' });
	expect(JSON.stringify(entry)).not.toContain('comptoir@');
	expect((await findDistributor(db, id))?.confirmedAt).toBe(START.toISOString());
	expect(await forms.confirm(older, caller)).toMatchObject({ kind: 'refused', status: 404 });
	expect(await forms.confirm("' or 1=1 --", caller)).toMatchObject({ kind: 'refused', status: 404 });
	expect(await forms.confirm('', caller)).toMatchObject({ kind: 'refused', status: 404 });
	expect(await forms.confirm(newer, caller)).toMatchObject({ kind: 'stored' });
	expect(await forms.confirm(newer, caller)).toMatchObject({ kind: 'stored' });
	const confirmed = await findDistributor(db, id);
	expect(confirmed?.confirmedAt).not.toBe(START.toISOString());
	const [entryOfLog] = await listAuditEntries(db, { subjectKind: 'distributor', subjectId: id, limit: 1 });
	expect(entryOfLog).toMatchObject({ action: 'distributor.confirmed', actorName: 'The distributor' });
});

test('what has changed goes to staff as text, and confirms nothing', async () => {
	const { db, create, mails, tokens, forms, caller } = await open();
	const { id } = await create();
	await askDueDistributors(db, SENDER, later(366));
	const [token = ''] = await tokens();
	expect(await forms.report({ token, text: '  ' }, caller)).toMatchObject({ status: 422 });
	expect(await forms.report({ token, text: 'x'.repeat(2001) }, caller)).toMatchObject({ status: 422 });
	expect(await forms.report({ token: 'none', text: 'Moved' }, caller)).toMatchObject({ status: 404 });
	const text = 'Open on Sundays now.\n<script>alert(1)</script> Bcc: everybody@example.com';
	expect(await forms.report({ token, text }, caller)).toMatchObject({ kind: 'stored' });
	const sent = (await mails()).find(({ recipient }) => recipient === 'staff@emberhide.example');
	expect(sent?.text_body).toContain(`https://emberhide.example/admin/distributors/${id}`);
	expect(sent?.html_body).not.toContain('<script>');
	expect(sent?.subject).toBe('Quai & Fils: the entry has changed');
	expect((await findDistributor(db, id))?.confirmedAt).toBe(START.toISOString());
});

test('one address sends so many and no more', async () => {
	const { db, create, tokens, forms, caller } = await open();
	await create();
	await askDueDistributors(db, SENDER, later(366));
	const [token = ''] = await tokens();
	const statuses = [];
	for (let count = 0; count < 31; count++) {
		const outcome = await forms.report({ token, text: `Change ${count}` }, caller);
		statuses.push(outcome.kind === 'refused' ? outcome.status : 200);
	}
	expect(statuses.filter((status) => status === 200)).toHaveLength(30);
	expect(statuses.at(-1)).toBe(429);
});

test('staff ask and confirm themselves; without an address there is nobody to ask', async () => {
	const { db, by, create } = await open();
	const { id } = await create({ email: '' });
	const ask = (now: Date) =>
		db.transaction().execute((transaction) => askDistributor(transaction, SENDER, id, by(now)));
	await expect(ask(later(1))).rejects.toMatchObject({ kind: 'conflict' });
	await db
		.transaction()
		.execute((transaction) => saveDistributor(transaction, { id, version: 1, input: STORE }, by(later(2))));
	expect(await ask(later(3))).toMatchObject({ askedAt: later(3).toISOString() });
	const confirm = () =>
		db.transaction().execute((transaction) => confirmDistributor(transaction, id, by(later(4))));
	expect(await confirm()).toMatchObject({ confirmedAt: later(4).toISOString() });
	// A saved change is no confirmation, and does not lose one.
	await db
		.transaction()
		.execute((transaction) =>
			saveDistributor(transaction, { id, version: 2, input: { ...STORE, sat: '08:00–12:00' } }, by(later(5))),
		);
	expect(await findDistributor(db, id)).toMatchObject({ confirmedAt: later(4).toISOString(), version: 3 });
});
