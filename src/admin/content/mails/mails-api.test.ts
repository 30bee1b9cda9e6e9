import { expect, test } from 'vitest';
import { MAIL_NAMES } from '../../../domain/mail-texts/mail-texts.ts';
import { FIRST_MAILS } from '../../../domain/mail-texts/stored-mails.server.ts';
import { openContentDesk } from '../test-content-desk.server.ts';

const URL = '/api/admin/content/mail-newsletter-confirm';
const FIRST = FIRST_MAILS['newsletter-confirm'];
const CHANGED = { ...FIRST, english: { ...FIRST.english, subject: 'One press, and you read {brand}' } };

async function openDesk() {
	const site = await openContentDesk('mail-newsletter-confirm');
	const { app, database, staff } = site;
	const subscribe = async (email: string, language = 'en') => {
		const answer = await app.inject({
			method: 'POST',
			url: '/api/newsletter-subscriptions',
			headers: { 'accept-language': language },
			payload: { email },
		});
		expect(answer.statusCode, answer.body).toBeLessThan(300);
		return database.db
			.selectFrom('outbox_mail')
			.select(['subject', 'text_body'])
			.where('recipient', '=', email)
			.executeTakeFirstOrThrow();
	};
	const preview = (name: string, body: object) =>
		staff.call({ method: 'POST', url: `/api/admin/mail-previews/${name}`, body });
	return { ...site, subscribe, preview };
}

test('the next mail says what staff saved, in its reader’s language, and what was saved before comes back', async () => {
	const { save, subscribe, staff } = await openDesk();
	expect((await subscribe('a@reader.example')).subject).toBe('Confirm: the Emberhide newsletter');
	expect((await save(CHANGED)).statusCode).toBe(200);
	const mail = await subscribe('b@reader.example');
	expect(mail.subject).toBe('One press, and you read Emberhide');
	expect(mail.text_body).toMatch(/\/newsletter\/confirm\?token=[\w-]{43}/);
	expect((await subscribe('c@reader.example', 'fr')).subject).toBe(
		'À confirmer\u00A0: l’infolettre Emberhide',
	);
	const earlier = await staff.call({ url: `${URL}/versions/1` });
	expect(earlier.json().english.subject).toBe(FIRST.english.subject);
});

test('bad texts name their field and change nothing; strangers and old versions are refused', async () => {
	const { app, read, save, staff, subscribe } = await openDesk();
	const { tag } = await read();
	const bad = await save({ ...FIRST, french: { ...FIRST.french, text: '{company}', reason: 'Oui.' } });
	expect(bad.statusCode).toBe(400);
	expect(bad.json().errors.map(({ path }: { path: string }) => path)).toEqual([
		'french.text',
		'french.reason',
	]);
	for (const body of [undefined, [], 'x', {}, { ...FIRST, more: 1 }, { ...FIRST, english: null }])
		expect([400, 415], JSON.stringify(body)).toContain((await save(body)).statusCode);
	expect((await staff.call({ method: 'PUT', url: URL, body: CHANGED })).statusCode).toBe(428);
	expect((await app.inject({ url: URL })).statusCode).toBe(401);
	const strangers = { method: 'POST', url: '/api/admin/mail-previews/portal-order', payload: {} } as const;
	expect((await app.inject(strangers)).statusCode).toBe(401);
	const answers = await Promise.all([save(CHANGED, tag), save(FIRST, tag)]);
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
	expect((await subscribe('d@reader.example')).subject).toMatch(/Emberhide/);
});

test('every mail has a preview in both languages, with examples while there are no records', async () => {
	const { preview } = await openDesk();
	for (const name of MAIL_NAMES) {
		const answer = await preview(name, FIRST_MAILS[name]);
		expect(answer.statusCode, answer.body).toBe(200);
		for (const mail of Object.values<{ subject: string; html: string; text: string }>(answer.json())) {
			expect(mail.subject, name).not.toBe('');
			expect(mail.html, name).not.toMatch(/undefined|\[object|\{\w+\}/);
			expect(mail.text, name).not.toMatch(/undefined|\[object|\{\w+\}/);
		}
	}
	const order = (await preview('portal-order', FIRST_MAILS['portal-order'])).json();
	expect(order.en.text).toContain('12 pairs');
	expect(order.fr.text).toContain('12\u00A0paires'.replace('\u00A0', ' '));
});

test('a preview escapes what is typed, refuses bad texts by field, and stores nothing', async () => {
	const { database, preview } = await openDesk();
	const html = '<img src=x onerror=alert(1)>';
	const answer = await preview('newsletter-confirm', { ...FIRST, english: { ...FIRST.english, text: html } });
	expect(answer.json().en.html).toContain('&lt;img src=x');
	expect(answer.json().en.html).not.toContain('<img');
	expect(answer.json().en.html).toContain('<base target="_blank">');
	const bad = await preview('newsletter-confirm', { ...FIRST, english: { ...FIRST.english, text: '{x}' } });
	expect(bad.statusCode).toBe(400);
	expect(bad.json().errors[0].path).toBe('english.text');
	expect((await preview('no-such-mail', FIRST)).statusCode).toBe(404);
	expect(await database.db.selectFrom('site_content_version').selectAll().execute()).toEqual([]);
	expect(await database.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([]);
});
