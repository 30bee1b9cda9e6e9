import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitItems, tidyLine, tidyLines } from './tidy-text.ts';

describe('text as a page would show it', () => {
	it.each([
		['cut &amp; heat, doubl&eacute;', 'cut & heat, doublé'],
		['&amp;amp;eacute;', 'é'],
		['one<br>two<BR/>three<br />four', 'one\ntwo\nthree\nfour'],
		['<p>one</p><p class="x">two</p>', 'one\n\ntwo'],
		['<ul><li>a</li>\n<li>b</li></ul>', 'a\n\nb'],
		['a <b>bold</b> <span style="x">word</span>', 'a bold word'],
		['&lt;p&gt;escaped&lt;/p&gt;', 'escaped'],
		['under 5 lb <5 and >3, <=150A', 'under 5 lb <5 and >3, <=150A'],
		['<script>x</script>', '<script>x</script>'],
		['a\u00ad\u200bb\ufeff', 'ab'],
		['  a \t b\r\n\r\n\r\n\r\nc\u2028d  ', 'a b\n\nc\nd'],
		['150&nbsp;A', '150 A'],
		['/p?a=1&copy=2&amp;b=3', '/p?a=1&copy=2&b=3'],
		['e\u0301', 'é'],
	])('%j is %j', (text, expected) => {
		expect(tidyLines(text)).toBe(expected);
	});

	it('is on one line where the field has one', () => {
		expect(tidyLine('one<br>two\r\nthree')).toBe('one two three');
	});

	it('is unchanged when normalized again', () => {
		const piece = fc.constantFrom(
			'&amp;',
			'&lt;',
			'<br>',
			'p>',
			'<p',
			' ',
			'\n',
			'\r',
			'é',
			'a',
			';',
			'&',
			'\t',
			'e\u0301',
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
				const once = tidyLines(pieces.join(''));
				expect(tidyLines(once)).toBe(once);
			}),
		);
	});

	it('handles a hostile text quickly', () => {
		// A quadratic algorithm would take minutes; the test's timeout detects it.
		for (const piece of ['<p ', '&amp;', '<', '&lt;', ' ', '\n', '<br'])
			tidyLines(piece.repeat(1_000_000 / piece.length));
	});
});

describe('the items of a cell', () => {
	it.each([
		['goat palm|elastic back', ['goat palm', 'elastic back']],
		['goat | palm\nelastic back', ['goat | palm', 'elastic back']],
		['||a||', ['a']],
		['', []],
		['<ul><li>a</li><li>b</li></ul>', ['a', 'b']],
	])('%j are %j', (text, items) => {
		expect(splitItems(text)).toEqual(items);
	});
});
