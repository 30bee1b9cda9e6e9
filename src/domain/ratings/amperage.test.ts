import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmperage, parseAmperage } from './amperage.ts';
import { RATING_MESSAGES } from './wording/rating-messages.ts';

fc.configureGlobal({ seed: 2016 });

const range = (min: number | null, max: number | null, open = false) => ({ kind: 'range', min, max, open });

describe('amperage', () => {
	it.each([
		['85-105A', range(85, 105), '85–105 A'],
		['85 - 105 A', range(85, 105), '85–105 A'],
		['85–160 A', range(85, 160), '85–160 A'],
		['85A to 160A', range(85, 160), '85–160 A'],
		['0.1-300 amps', range(0.1, 300), '0.1–300 A'],
		['<=150A', range(null, 150), 'up to 150 A'],
		['≤150A', range(null, 150), 'up to 150 A'],
		['up to 150 A', range(null, 150), 'up to 150 A'],
		['Max. 150', range(null, 150), 'up to 150 A'],
		['140-160A+', range(140, 160, true), '140–160 A and over'],
		['200A+', range(200, null, true), '200 A and over'],
		['>= 200 A', range(200, null, true), '200 A and over'],
		['130 A', range(130, 130), '130 A'],
	])('reads %s', (text, amperage, formatted) => {
		expect(parseAmperage(text)).toEqual({ ...amperage, text });
		expect(formatAmperage(parseAmperage(text))).toBe(formatted);
	});

	it.each(['N/A', 'n/a', '', '  ', '-', '–', '—', 'none'])('treats "%s" as not applicable', (text) => {
		expect(parseAmperage(text)).toEqual({ kind: 'not applicable', text });
		expect(formatAmperage(parseAmperage(text))).toBe('–');
	});

	it.each([
		'160-85A',
		'0A',
		'9999A',
		'85-',
		'A',
		'hot',
		'85-105-120A',
		'-5A',
		'85-105V',
		'1e3A',
		'٣A',
		'x'.repeat(9e4),
	])('cannot parse %s, and shows it as written', (text) => {
		expect(parseAmperage(text)).toEqual({ kind: 'unreadable', text });
		expect(formatAmperage({ kind: 'unreadable', text: ` ${text} ` })).toBe(text);
	});

	it('never throws on any text', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
				const amperage = parseAmperage(text);
				expect(amperage.text).toBe(text);
				expect(typeof formatAmperage(amperage)).toBe('string');
			}),
		);
	});

	it('parses its own output', () => {
		const amperes = fc.integer({ min: 1, max: 5000 });
		const written = fc.oneof(
			fc
				.tuple(amperes, amperes, fc.boolean())
				.map(([a, b, open]) => range(Math.min(a, b), Math.max(a, b), open)),
			amperes.map((max) => range(null, max)),
			amperes.map((min) => range(min, null, true)),
		);
		fc.assert(
			fc.property(written, (amperage) => {
				const text = formatAmperage({ ...amperage, kind: 'range', text: '' });
				expect(parseAmperage(text)).toEqual({ ...amperage, text });
			}),
		);
	});

	it('formats in another language', () => {
		const messages = { ...RATING_MESSAGES, 'amperage.upTo': "jusqu'à {max} A", 'number.decimal': ',' };
		expect(formatAmperage(parseAmperage('<=150A'), messages)).toBe("jusqu'à 150 A");
		expect(formatAmperage(parseAmperage('0.5-20A'), messages)).toBe('0,5–20 A');
	});
});
