import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAddressError } from './plain-text.ts';

fc.configureGlobal({ seed: 212 });

describe('addresses', () => {
	it.each(['https://emberhide.example/a.pdf?b=1#c', '/pictures/drawn/tig-back.svg', '/'])(
		'%s may be linked',
		(address) => {
			expect(findAddressError(address)).toBeUndefined();
		},
	);

	it.each([
		'javascript:alert(1)',
		'JavaScript:alert(1)',
		'data:text/html,x',
		'http://plain.example',
		'//evil.example',
		'/\\evil.example',
		'\\\\evil.example',
		'https://user:secret@evil.example',
		'https://',
		'https:// evil.example',
		'/a b',
		'/"onload=',
		'pictures/x.png',
		'blob:https://x',
	])('%s may not', (address) => expect(findAddressError(address)).toMatch(/^validation\.address\./));

	it('stay on this site or on https', () => {
		const near = fc
			.array(
				fc.constantFrom('/', '\\', 'https:', 'javascript:', '@', 'a.example', '.', '%2f', '\t', '?', '#'),
			)
			.map((pieces) => pieces.join(''));
		fc.assert(
			fc.property(fc.oneof(near, fc.string()), (address) => {
				fc.pre(findAddressError(address) === undefined);
				const url = new URL(address, 'https://site.example/products/xy300');
				expect(url.protocol).toBe('https:');
				if (!address.toLowerCase().startsWith('https:')) expect(url.host).toBe('site.example');
			}),
			{ numRuns: 300 },
		);
	});
});
