import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordMessage } from '../i18n/word-message.server.ts';
import { findTextError } from './broken-character.ts';
import { dropUnseen, tidyManyLines, tidyOneLine, tidyText } from './visible-text.ts';

fc.configureGlobal({ seed: 1117 });

describe('invisible characters without meaning', () => {
	it.each([
		['a soft hyphen', 'alu\u00adminum', 'aluminum'],
		['a zero-width space', 'goat\u200bskin', 'goatskin'],
		['a word joiner', 'goat\u2060skin', 'goatskin'],
		['a byte order mark', '\ufeffgoat', 'goat'],
		['direction marks', '\u200egoat\u200f\u061c', 'goat'],
		['embeddings', '\u202agoat\u202c', 'goat'],
		['an override', 'glove\u202egpj.exe', 'glovegpj.exe'],
		['isolates', '\u2066goat\u2069', 'goat'],
		['annotation', 'goat\ufff9skin\ufffa\ufffb', 'goatskin'],
		['the place of a picture', 'goat\ufffc', 'goat'],
		['fillers that look like nothing', '\u3164\u115f\u1160\uffa0', ''],
		['a grapheme joiner', 'go\u034fat', 'goat'],
		['tags outside a flag', 'goat\u{e0041}\u{e0042}\u{e007f}', 'goat'],
		['tags that are no region behind a flag', '🏴\u{e0041}\u{e0042}\u{e007f}', '🏴'],
		['tags behind a flag without their end', '🏴\u{e0067}\u{e0062}\u{e0065}', '🏴'],
		['a selector behind a letter', 'a\ufe0f\u0301', 'á'],
		['a selector behind a digit', '1\ufe0f 2', '1 2'],
		['a joiner at the end of a word', 'goat\u200d palm\u200c', 'goat palm'],
		['a joiner at the start', '\u200dgoat', 'goat'],
		['a joiner between figures', '1\u200d2', '12'],
		['what parts a letter from its accent', 'e\u200b\u0301', 'é'],
	])('%s is removed', (_, text, clean) => expect(tidyText(text)).toBe(clean));

	it.each([
		['a Persian name', 'نیک‌زاد'],
		['a Persian plural', 'کتاب‌ها می‌خواهم'],
		['a Hindi half form', 'क्‍ष रक्‌षा'],
		['a Sinhala name', 'ශ්‍රී'],
		['a Malayalam name that ends with one', 'രാമന്‍'],
		['a Bengali name', 'র‍্যাব'],
		['a family', '👩‍👩‍👧‍👦'],
		['a welder of a skin colour', '👨🏽‍🏭'],
		['a heart as a picture', '❤️ and ☎️'],
		['an eye in a bubble', '👁️‍🗨️'],
		['a keycap', '1️⃣'],
		['a rainbow flag', '🏳️‍🌈'],
		['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
		['a Japanese name with its own form', '葛\u{e0100}城'],
		['a French name', 'Léa Bégin-Ø’Neill'],
		['numbers of Arabic', '\u06dd١٢'],
	])('%s stays', (_, text) => {
		expect(tidyText(text)).toBe(text.normalize('NFC'));
		expect(findTextError(tidyText(text))).toBeUndefined();
	});

	it('unusual spaces become spaces, and line ends become one', () => {
		const spaces = '\u00a0\u1680\u2000\u2003\u2007\u2009\u200a\u202f\u205f\u3000\t\u2800';
		for (const space of spaces) expect(tidyText(`5${space}in`)).toBe('5 in');
		for (const end of ['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])
			expect(tidyText(`one${end}two`)).toBe('one\ntwo');
		expect(tidyOneLine(' one \n\n two\u2003\u2003three ')).toBe('one two three');
		expect(tidyManyLines(' one \u00a0 x \r\n\r\n  two ')).toBe('one x\ntwo');
	});

	it('they are removed from keys even where the text keeps them', () => {
		expect(dropUnseen('نیک‌زاد')).toBe('نیکزاد');
		expect(dropUnseen('👁️‍🗨️')).toBe('👁🗨');
	});
});

describe('characters that no text may hold', () => {
	it.each([
		['Jo\u0007hn', 'holds a control character (U+0007) after “Jo”'],
		['\u0000', 'holds a control character (U+0000) at its start'],
		['goat \u001b[31m', 'holds a control character (U+001B) after “goat”'],
		['x\u0080', 'holds a control character (U+0080) after “x”'],
		['x\u007f', 'holds a control character (U+007F) after “x”'],
		['🧤\ud83e', 'holds half a character (a lone surrogate) after “🧤”'],
		['a\uffff', 'holds a code that is no character (U+FFFF) after “a”'],
		['one\ntwo', 'holds a line break after “one”'],
		[
			'a long text that goes on and on\u0001',
			'holds a control character (U+0001) after “that goes on and on”',
		],
	])('%j: %s', (text, reason) => {
		const error = findTextError(tidyText(text));
		expect(error && wordMessage('en', error)).toBe(reason);
	});

	it('allows line breaks where a text has lines', () => {
		expect(findTextError('one\ntwo', true)).toBeUndefined();
		expect(findTextError(tidyText('one\t\r\ntwo'), true)).toBeUndefined();
	});
});

describe('any text', () => {
	const odd = fc.constantFrom(
		...[
			'\u200c',
			'\u200d',
			'\ufe0f',
			'\ufe0e',
			'\u20e3',
			'\u0338',
			'\u0301',
			'\u200b',
			'\u00ad',
			'\u{e0067}',
		],
		...['\u{e007f}', '\u{1f3f4}', '\u{1f3fd}', '❤', '👩', '1', '=', ' ', '\n', '\r', '\u2028', '\u00a0', 'a'],
		...[
			'ن',
			'क',
			'\u094d',
			'\u115f',
			'\u1161',
			'葛',
			'\u{e0100}',
			'\u180b',
			'ᠠ',
			'\u034f',
			'\u2126',
			'\ud83e',
		],
	);
	const text = fc.oneof(
		fc.array(odd, { maxLength: 12 }).map((pieces) => pieces.join('')),
		fc.string({ unit: 'binary' }),
		fc.string({ unit: 'grapheme' }),
	);

	it('is unchanged when cleaned again, is NFC, and never grows beyond its NFC', () => {
		fc.assert(
			fc.property(text, (typed) => {
				const clean = tidyText(typed);
				expect(tidyText(clean)).toBe(clean);
				expect(clean.normalize('NFC')).toBe(clean);
				expect(clean.length).toBeLessThanOrEqual(typed.normalize('NFC').length);
				expect(tidyOneLine(tidyOneLine(typed))).toBe(tidyOneLine(typed));
				expect(tidyManyLines(tidyManyLines(typed))).toBe(tidyManyLines(typed));
			}),
			{ numRuns: 3000 },
		);
	});

	it('is stored the same with and without invisible characters', () => {
		const nothing = fc.constantFrom(
			'\u00ad',
			'\u200b',
			'\u2060',
			'\ufeff',
			'\u200e',
			'\u202e',
			'\u2069',
			'\u061c',
			'\u{e0041}',
		);
		fc.assert(
			fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'é', 'ن', ' ', '-', '字'), nothing)), (pairs) => {
				const plain = pairs.map(([letter]) => letter).join('');
				const pasted = pairs.map(([letter, mark]) => letter + mark).join('');
				expect(tidyText(pasted)).toBe(tidyText(plain));
			}),
		);
	});

	it('with letters of any script keeps its joiners', () => {
		const letter = fc
			.integer({ min: 0x41, max: 0x1ffff })
			.map((code) => String.fromCodePoint(code))
			.filter((one) => /^\p{L}$/u.test(one) && !/\p{Default_Ignorable_Code_Point}/u.test(one));
		fc.assert(
			fc.property(letter, fc.constantFrom('\u200c', '\u200d'), letter, (first, joiner, second) => {
				const word = `${first}${joiner}${second}`;
				expect(tidyText(word)).toBe(word.normalize('NFC'));
			}),
			{ numRuns: 2000 },
		);
	});

	it('of a megabyte is cleaned quickly', () => {
		for (const piece of [
			'\u200d',
			'\u200b',
			'क\u200d',
			'❤\ufe0f',
			'\u{e0067}',
			'\u0301',
			'\u00a0',
			'🏴\u{e0067}',
		])
			tidyText(piece.repeat(1_000_000 / piece.length));
	});
});
