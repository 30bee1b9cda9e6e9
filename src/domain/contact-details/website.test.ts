import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWebsite } from './website.ts';

test.each([
	['leger.example', 'https://leger.example'],
	['www.leger.example/shop', 'https://www.leger.example/shop'],
	['HTTP://Leger.example', 'http://leger.example'],
	['leger.example:8080', 'https://leger.example:8080'],
])('the website %s is stored as %s', (text, address) => {
	expect(parseWebsite(text)).toBe(address);
});

test.each([
	'javascript:alert(1)',
	'data:text/html,x',
	'ftp://leger.example',
	'https://user:password@leger.example',
	'leger',
	'localhost:3000',
	'192.0.2.7',
	'https://',
	'https://a b.example',
	'//leger.example\\@evil.example',
	'mailto:zoe@leger.example',
])('%s is not a website', (text) => {
	expect(parseWebsite(text)).toBeUndefined();
});

test('any stored website address is an http or https address', () => {
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string(),
				fc.string().map((text) => `https://leger.example${text}`),
				fc.string().map((text) => `javascript:${text}`),
			),
			(text) => {
				const address = parseWebsite(text);
				if (address !== undefined) expect(address).toMatch(/^https?:\/\/[^/@\s]+\.[^/@\s]+/);
			},
		),
	);
});
