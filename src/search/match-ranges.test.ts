import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { matchRanges } from './match-ranges.ts';

fc.configureGlobal({ seed: 2763 });

const highlighted = (text: string, query: string) =>
	matchRanges(text, query).map(([start, end]) => text.slice(start, end));

it.each([
	['XY300 Argon Bulwark', 'xy30', ['XY30']],
	['XY276-3', 'xy2763', ['XY276-3']],
	['XY276-3', 'XY 276', ['XY276']],
	['XY276-3', '276', ['276']],
	['12760', '276', []],
	['Goat-grain TIG glove, unlined', 'goat gloves', ['Goat', 'glove']],
	['Gauntlets', 'gaunt', ['Gaunt']],
	['Chèvre d’été', 'chevre', ['Chèvre']],
	['Che\u0300vre souple', 'chèv', ['Che\u0300v']],
	['😀 Straße', 'strasse', ['Straße']],
	['GTAW (TIG)', 'tig', ['GTAW', 'TIG']],
	['Deerskin MIG glove', 'buckskin', ['Deerskin']],
	['Split-cow weldng gauntlet', 'welding', ['weldng']],
	['Goat-grain glove', 'the', []],
	['Goat-grain glove', '', []],
	['', 'goat', []],
])('of %j the query %j highlights %j', (text, query, parts) =>
	expect(highlighted(text, query)).toEqual(parts),
);

test('ranges are in order, apart, and never cut a letter in two', () => {
	const text = fc.string({ unit: 'binary', maxLength: 60 });
	const query = fc.oneof(text, fc.constantFrom('goat tig', 'xy2763', 'a b c d', '4" cuff'));
	fc.assert(
		fc.property(text, query, fc.constantFrom('', 'Goat XY276-3 TIG '), (tail, typed, head) => {
			const whole = head + tail;
			let last = -1;
			for (const [start, end] of matchRanges(whole, typed)) {
				expect(start).toBeGreaterThan(last);
				expect(end).toBeGreaterThan(start);
				expect(end).toBeLessThanOrEqual(whole.length);
				expect(whole.slice(start, end).isWellFormed()).toBe(
					whole.isWellFormed() || whole.slice(start, end).isWellFormed(),
				);
				last = end;
			}
		}),
		{ numRuns: 1000 },
	);
});

test('a hostile query or text takes no time', () => {
	// A way that looked back would take minutes: the test's own limit tells, not a clock.
	matchRanges('goat '.repeat(390), 'g o a t '.repeat(6000));
	matchRanges('goat '.repeat(200_000), 'goat');
});
