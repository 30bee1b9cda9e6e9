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
	// Synonyms are not highlighted.
	['GTAW (TIG)', 'tig', ['TIG']],
	['Argon Goat TIG', 'tig', ['TIG']],
	['Deerskin MIG glove', 'buckskin', []],
	['Para-aramid cut liner', 'kevlar', []],
	// One word or two.
	['Hi-vis back', 'hivis', ['Hi', 'vis']],
	['Hi vis back', 'hi-vis', ['Hi', 'vis']],
	['Soft goatskin', 'goat skin', ['goatskin']],
	['Goat-grain palm', 'goatgrain', ['Goat', 'grain']],
	// A size is not a prefix.
	['Lined leather, L', 'L', ['L']],
	['Split-cow weldng gauntlet', 'welding', ['weldng']],
	['Goat-grain glove', 'the', []],
	['Goat-grain glove', '', []],
	['', 'goat', []],
])('of %j the query %j highlights %j', (text, query, parts) =>
	expect(highlighted(text, query)).toEqual(parts),
);

test('a typo is highlighted as the search resolved it, and no other similar word', () => {
	const text = 'Goatskin palm, boatswain back';
	const read = new Map([['goatskn', ['goatskin']]]);
	expect(matchRanges(text, 'goatskn', read)).toEqual([[0, 8]]);
	// "palm" was found, in another text of the glove: "balm" and "palm" are not the same word.
	expect(matchRanges('Balm on the calf', 'palm', new Map())).toEqual([]);
});

test('ranges are ordered, disjoint, and never split a character', () => {
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

test('a hostile query or text is fast', () => {
	// A quadratic algorithm would take minutes; the test's timeout detects it.
	matchRanges('goat '.repeat(390), 'g o a t '.repeat(6000));
	matchRanges('goat '.repeat(200_000), 'goat');
});
