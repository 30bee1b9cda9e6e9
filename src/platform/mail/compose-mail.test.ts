import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { findMailError } from './mail.ts';

const SENDER = {
	name: 'Emberhide',
	email: 'gloves@example.com',
	phone: { en: '(905) 555-0142', fr: '(905) 555-0142' },
	mailingAddress: '1 Road',
	publicUrl: 'https://x.example',
};
const CONTENT = {
	to: 'jo@example.com',
	subject: 'Hello',
	heading: 'A & B <script>alert(1)</script>',
	paragraphs: ['One "line"', 'Two\nlines'],
	rows: [
		['Company', '<img src=x onerror=alert(1)>'],
		['Nothing', ''],
		['Message', 'a\nb'],
	] as [string, string][],
	reason: "It's a test.",
};

test('a visitor’s text is plain text in both parts', () => {
	const { text, html } = composeMail(SENDER, CONTENT);
	expect(html).toContain('A &amp; B &lt;script&gt;alert(1)&lt;/script&gt;');
	expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
	expect(html).not.toMatch(/<script|<img/);
	expect(html).toContain('Two<br>lines');
	expect(text).toContain('Company: <img src=x onerror=alert(1)>');
	expect(text).toContain('Message:\n  a\n  b');
	expect(text).not.toContain('Nothing');
});

test('every mail says who sends it, why, and that it is automatic', () => {
	const mail = composeMail(SENDER, CONTENT);
	for (const part of [mail.text, mail.html]) {
		expect(part).toContain('gloves@example.com');
		expect(part).toContain('(905) 555-0142');
		expect(part).toContain('https://x.example');
	}
	expect(mail.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' });
	expect(findMailError(mail)).toBeUndefined();
});

test.each([
	[{ subject: 'Hello\r\nBcc: eve@example.com' }, /subject/],
	[{ subject: 'Hello\u2028there' }, /subject/],
	[{ subject: '' }, /subject/],
	[{ subject: 'x'.repeat(201) }, /subject/],
	[{ to: 'jo@example.com\nBcc: eve@example.com' }, /goes to/],
	[{ to: 'jo@example.com, eve@example.com' }, /goes to/],
	[{ replyTo: 'Eve <eve@example.com>' }, /answers/],
	[{ headers: { 'X-One': 'a\r\nBcc: eve@example.com' } }, /X-One/],
	[{ headers: { 'Bcc: eve@example.com\r\nX': 'a' } }, /name of a header/],
])('%j cannot be sent', (change, error) => {
	expect(findMailError({ ...composeMail(SENDER, CONTENT), ...change })).toMatch(error);
});

/** Every link of an HTML mail. */
const linksOf = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
const HOME = 'https://x.example';

test.each([
	['https://x.example/a?token=b-_C', ['https://x.example/a?token=b-_C']],
	['Open https://x.example/a/b. Then wait.', ['https://x.example/a/b']],
	['(https://x.example/a?b=1&c=2)', ['https://x.example/a?b=1&amp;c=2']],
	['At https://x.example, or so', ['https://x.example']],
	['https://x.example.evil.test/a', []],
	['https://x.example@evil.test/a', []],
	['https://evil.test/?https://x.example/a', []],
	['https://evil.test/a and http://x.example/a', []],
	['javascript:alert(1)//https://x.example/a', []],
])('%j has the links %j', (text, links) => {
	for (const content of [
		{ paragraphs: [text] },
		{ closing: [text] },
		{ rows: [['Row', text]] as [string, string][] },
	]) {
		const { html, text: plain } = composeMail(SENDER, { ...CONTENT, rows: [], paragraphs: [], ...content });
		expect(linksOf(html).filter((href) => href !== HOME || links.includes(HOME))).toEqual([
			...links,
			...(links.includes(HOME) ? [HOME] : []),
		]);
		expect(plain).toContain(text);
	}
});

const PATH = fc.string({ unit: fc.constantFrom(...'aB9-_/?=&%."<>\'é') });

test('whatever surrounds one of our addresses, the link is that address and no tag breaks', () => {
	fc.assert(
		fc.property(fc.string(), PATH, fc.string(), (before, path, after) => {
			const address = `${HOME}/${path}`;
			const text = `${before} ${address} ${after}`;
			const { html } = composeMail(SENDER, { ...CONTENT, rows: [], paragraphs: [text] });
			for (const href of linksOf(html)) expect(href).toMatch(/^https:\/\/x\.example(?:$|\/)/);
			expect(html.match(/<a /g)?.length).toBe(html.match(/<\/a>/g)?.length);
			expect(html).not.toMatch(/<script/i);
		}),
	);
});
