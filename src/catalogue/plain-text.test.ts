import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAddressFault, findTextFault, tidyText } from './plain-text.ts';

fc.configureGlobal({ seed: 212 });

describe('text', () => {
	it.each([
		['\u0000', 'U+0000'],
		['\u001b', 'U+001B'],
		['\u0085', 'U+0085'],
		['\u00ad', 'U+00AD'],
		['\u200b', 'U+200B'],
		['\u200d', 'U+200D'],
		['\u202e', 'U+202E'],
		['\u2066', 'U+2066'],
		['\u2028', 'U+2028'],
		['\ufeff', 'U+FEFF'],
		['\uffff', 'U+FFFF'],
		['\u{e0041}', 'U+E0041'],
	])('may not hold %j', (character, name) => expect(findTextFault(`goat${character}skin`)).toContain(name));

	it('may not hold half a character', () => {
		expect(findTextFault('\ud83e')).toContain('surrogate');
		expect(findTextFault('\udd11 glove')).toContain('surrogate');
	});

	it('may hold lines where lines are allowed, and nothing else new', () => {
		expect(findTextFault('one\ntwo')).toContain('U+000A');
		expect(findTextFault('one\ntwo', true)).toBeUndefined();
		expect(findTextFault('one\rtwo', true)).toContain('U+000D');
		expect(findTextFault('one\ttwo', true)).toContain('U+0009');
	});

	it('may hold every letter, mark, sign and emoji', () => {
		for (const text of ['Élan 5 in × 127 mm — “gant”', '手袋', '🧤', '≤150 °C²'])
			expect(findTextFault(text)).toBeUndefined();
	});

	it('is tidied once and for all', () => {
		expect(tidyText(' E\u0301lan\r\nd’hiver ')).toBe('Élan\nd’hiver');
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				expect(tidyText(tidyText(text))).toBe(tidyText(text));
			}),
		);
	});
});

describe('addresses', () => {
	it.each(['https://emberhide.example/a.pdf?b=1#c', '/pictures/drawn/tig-back.svg', '/'])(
		'%s may be linked',
		(address) => {
			expect(findAddressFault(address)).toBeUndefined();
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
	])('%s may not', (address) => expect(findAddressFault(address)).toBeTypeOf('string'));

	it('stay on this site or on https', () => {
		const near = fc
			.array(
				fc.constantFrom('/', '\\', 'https:', 'javascript:', '@', 'a.example', '.', '%2f', '\t', '?', '#'),
			)
			.map((pieces) => pieces.join(''));
		fc.assert(
			fc.property(fc.oneof(near, fc.string()), (address) => {
				fc.pre(findAddressFault(address) === undefined);
				const url = new URL(address, 'https://site.example/products/xy300');
				expect(url.protocol).toBe('https:');
				if (!address.toLowerCase().startsWith('https:')) expect(url.host).toBe('site.example');
			}),
			{ numRuns: 300 },
		);
	});
});
