import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listTypedMatches } from './typed-match.ts';

const marked = (text: string, typed: string) =>
	listTypedMatches(text, typed).map(([from, to]) => text.slice(from, to));

test.each([
	['XY276-3', 'xy2763', ['XY276-3']],
	['XY276-3', 'XY 276', ['XY276']],
	['XY300-BLACK', 'xy30', ['XY30']],
	['Goat-grain TIG glove, unlined', 'tig goat', ['Goat', 'TIG']],
	['Fitter with a split palm', 'it', []],
	['Goat-grain TIG glove', 'g', ['G']],
	['Split-cow gauntlet, 4 in cuff', 'c 4', []],
	['Gant à manchette', 'à', []],
	['Any', '  ', []],
	['Any (thing)', '(.*', []],
])('in "%s" typing "%s" marks %j', (text, typed, expected) => {
	expect(marked(text, typed)).toEqual(expected);
});

test('matches stand in order and apart, whatever is typed', () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 20 }), (text, typed) => {
			let at = 0;
			for (const [from, to] of listTypedMatches(text, typed)) {
				expect(from).toBeGreaterThanOrEqual(at);
				expect(to).toBeGreaterThan(from);
				at = to;
			}
			expect(at).toBeLessThanOrEqual(text.length);
		}),
	);
});

test('200 typed signs against a long text take no time', () => {
	const started = performance.now();
	listTypedMatches('a-'.repeat(2000), 'a'.repeat(200));
	listTypedMatches(`${'-'.repeat(5000)}`, 'a b '.repeat(50));
	expect(performance.now() - started).toBeLessThan(1_000);
});
