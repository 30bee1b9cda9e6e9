import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEmailAddress } from './email-address.ts';

test.each([
	['  Jo.Doe@Example.CA ', 'Jo.Doe@example.ca'],
	["o'brien+gloves@weld-shop.co.uk", "o'brien+gloves@weld-shop.co.uk"],
	['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
	[`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
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
	'jo@exämple.com',
	'jo@example.com, eve@example.com',
	'jo@example.com\r\nBcc: eve@example.com',
	'jo@example.com\nBcc:eve',
	'Jo <jo@example.com>',
	`${'a'.repeat(65)}@example.com`,
	`a@${'b'.repeat(64)}.com`,
	`a@${'b.'.repeat(130)}com`,
])('%j is none', (text) => {
	expect(parseEmailAddress(text)).toBeUndefined();
});

test('an address of any shape has one @ that counts and no line end, and parses to itself', () => {
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

test.each(['a', '.', 'a.', 'a@', '@', '-'])('a megabyte of %j is refused at once', (piece) => {
	const text = piece.repeat(1_000_000 / piece.length);
	// A way that looked back would take minutes: the test's own limit tells, not a clock.
	expect(parseEmailAddress(text)).toBeUndefined();
	expect(parseEmailAddress(`${text}@example.com`)).toBeUndefined();
});
