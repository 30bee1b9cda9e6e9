import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_LIMITS, parseOrderLines } from './order-lines.ts';

const read = (text: string) =>
	parseOrderLines(text).lines.map(({ code, size, count, unit }) => [code, size, count, unit]);

test.each([
	['xy300 L 12', ['xy300', 'L', 12, 'pair']],
	['XY300, Large, 12 pr', ['XY300', 'Large', 12, 'pair']],
	['xy276-3\tXL\t2 dz', ['xy276-3', 'XL', 2, 'dozen']],
	['XY300;L;1;case', ['XY300', 'L', 1, 'case']],
	['xy301 2XL x24', ['xy301', '2XL', 24, 'pair']],
	['XY 300 L 6prs', ['XY300', 'L', 6, 'pair']],
	['"XY300","Argon Bulwark","L","12"', ['XY300', 'L', 12, 'pair']],
	['XY300 One size 5', ['XY300', 'One size', 5, 'pair']],
	['XY300-L 2', ['XY300-L', '', 2, 'pair']],
	['xy300 size: M 3', ['xy300', 'M', 3, 'pair']],
	['xy300 L', ['xy300', 'L', undefined, 'pair']],
	['xy300', ['xy300', '', undefined, 'pair']],
] as const)('%s', (text, line) => {
	expect(read(text)).toEqual([line]);
});

test('headings and empty lines are skipped, and the others keep their position', () => {
	const { lines } = parseOrderLines('\uFEFFPart number,Size,Qty\r\n\r\nXY300,L,12\r\n,,\r\nXY301,M,6\r\n');
	expect(lines.map(({ place, code }) => [place, code])).toEqual([
		[3, 'XY300'],
		[5, 'XY301'],
	]);
});

test('a list that is too long is cut, with a notice', () => {
	const many = Array.from({ length: ORDER_LIMITS.lines + 1 }, () => 'xy300 L 1').join('\n');
	expect(parseOrderLines(many)).toMatchObject({ isCut: true, lines: { length: ORDER_LIMITS.lines } });
	expect(parseOrderLines(many.slice(0, -10)).isCut).toBe(false);
});

test('any text is parsed, and nothing is invented', () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 200 }), (text) => {
			for (const { code, count, place } of parseOrderLines(text).lines) {
				expect(text.replace(/\s/g, '')).toContain(code.replace(/\s/g, '').slice(0, 1));
				expect(place).toBeGreaterThan(0);
				if (count !== undefined) expect(text).toContain(String(count).slice(0, 1));
			}
		}),
	);
});
