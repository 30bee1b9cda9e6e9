import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailDomain, emailKey, parseEmailAddress } from './email-address.ts';

test.each([
	['  Jo.Doe@Example.CA ', 'Jo.Doe@example.ca'],
	["o'brien+gloves@weld-shop.co.uk", "o'brien+gloves@weld-shop.co.uk"],
	['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
	[`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
	['nom@Soudure-Été.CA', 'nom@soudure-été.ca'],
	['nom@soudure-e\u0301te\u0301.ca', 'nom@soudure-été.ca'],
	['Élodie@soudure-été.ca', 'Élodie@soudure-été.ca'],
	['用户@例子.广告', '用户@例子.广告'],
	['jo@شركة‌نیک.ایران', 'jo@شركة‌نیک.ایران'],
	['jo@weld\u00adshop\u200b.ca', 'jo@weldshop.ca'],
	['jo@weldshop。ca', 'jo@weldshop.ca'],
])('%s is an address', (text, stored) => {
	expect(parseEmailAddress(text)).toBe(stored);
});

test.each([
	'',
	'jo',
	'@example.com',
	'jo@',
	'jo@localhost',
	'jo@127.0.0.1',
	'jo@example.c',
	'jo@-example.com',
	'jo@example..com',
	'jo@example.com.',
	'.jo@example.com',
	'jo..doe@example.com',
	'jo doe@example.com',
	'"jo doe"@example.com',
	'jo@example.com, eve@example.com',
	'jo@example.com\r\nBcc: eve@example.com',
	'jo@example.com\nBcc:eve',
	'Jo <jo@example.com>',
	`${'a'.repeat(65)}@example.com`,
	`a@${'b'.repeat(64)}.com`,
	`a@${'b.'.repeat(130)}com`,
])('%j is not an address', (text) => {
	expect(parseEmailAddress(text)).toBeUndefined();
});

test('an address of any shape has one separating @ and no line break, and parses to itself', () => {
	const near = fc.stringMatching(/^[a-zA-Z0-9.@\r\n +-]{0,60}$/);
	fc.assert(
		fc.property(fc.oneof(near, fc.emailAddress()), (text) => {
			const address = parseEmailAddress(text);
			if (address === undefined) return;
			expect(address).toMatch(/^[^\s@]+@[^\s@]+$/);
			expect(parseEmailAddress(address)).toBe(address);
		}),
	);
});

test.each(['a', '.', 'a.', 'a@', '@', '-'])('a megabyte of %j is rejected quickly', (piece) => {
	const text = piece.repeat(1_000_000 / piece.length);
	// A quadratic algorithm would take minutes; the test's timeout detects it.
	expect(parseEmailAddress(text)).toBeUndefined();
	expect(parseEmailAddress(`${text}@example.com`)).toBeUndefined();
});

test.each([
	['jo@été', 'no dot'],
	['jo@été..ca', 'an empty label'],
	['jo@-été.ca', 'a dash at the edge'],
	['jo@été.ca/x', 'a path'],
	['jo@é té.ca', 'a space'],
	['jo@é%74.ca', 'a percent sign'],
	['jo@0x7f.1', 'a number'],
	['jo@❤.ws', 'a picture'],
	['jo@\u202eété.ca@', 'an end without a domain'],
	[`${'é'.repeat(33)}@example.com`, '66 bytes before the @'],
	[`jo@${'é'.repeat(62)}.ca`, 'a label that is too long in ASCII'],
	['jo\u0007@example.com', 'a control character'],
])('%j is not an address: %s', (text) => expect(parseEmailAddress(text)).toBeUndefined());

test.each([
	['Nom@Soudure-Été.ca', 'nom@xn--soudure-t-i4ab.ca'],
	['nom@SOUDURE-E\u0301TE\u0301.CA', 'nom@xn--soudure-t-i4ab.ca'],
	['nom@xn--Soudure-T-i4ab.ca', 'nom@xn--soudure-t-i4ab.ca'],
	['nom@ｓｏｕｄｕｒｅ-été.ca', 'nom@xn--soudure-t-i4ab.ca'],
	['ÉLODIE@example.com', 'élodie@example.com'],
	[' Not An Address ', 'not an address'],
])('%j has the key %s', (text, key) => {
	expect(emailKey(text)).toBe(key);
	expect(emailKey(key)).toBe(key);
});

test('an address with letters of any script is stored as typed, and its key has an ASCII domain', () => {
	const letters = fc.stringMatching(/^[a-zéèñßøłкириллицаالعربية中文字]{1,12}$/u);
	fc.assert(
		fc.property(letters, letters, (local, label) => {
			const typed = `${local}@${label}.ca`.normalize('NFC');
			const address = parseEmailAddress(typed);
			if (address === undefined) return;
			expect(address).toBe(typed);
			expect(parseEmailAddress(address)).toBe(address);
			expect(emailDomain(address)).toMatch(/^[a-z0-9.-]+$/);
			expect(emailKey(emailKey(address))).toBe(emailKey(address));
		}),
	);
});
