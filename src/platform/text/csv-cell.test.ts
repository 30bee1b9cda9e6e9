import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCsvCell, guardCell, unguardCell } from './csv-cell.ts';

it.each([
	['=cmd', "'=cmd"],
	['+1', "'+1"],
	['-1', "'-1"],
	['@x', "'@x"],
	['\tx', "'\tx"],
	['\rx', "'\rx"],
	['＝1', "'＝1"],
	["'=x", "''=x"],
	[' "=x', '\' "=x'],
	['a\n=x', "a\n'=x"],
	['a;=x', "a;'=x"],
	["'", "'"],
	["'tis", "'tis"],
	['a-b = c', 'a-b = c'],
	['', ''],
])('%j goes out as %j and comes back', (text, guarded) => {
	expect(guardCell(text)).toBe(guarded);
	expect(unguardCell(guarded)).toBe(text);
});

it.each([
	['+1 905 555 0123', "'+1 905 555 0123"],
	['\u2003=1', "'\u2003=1"],
	['\r=1', '"\'\r=1"'],
	['a;b', '"a;b"'],
	['Northframe', 'Northframe'],
])('%j stands in a file as %j', (text, cell) => {
	expect(formatCsvCell(text)).toBe(cell);
});

it('comes back whatever it was, and never begins a formula', () => {
	const signs = fc.constantFrom(...`=+-@'"; \n\t\r|a1＝`);
	fc.assert(
		fc.property(fc.array(signs, { maxLength: 30 }), (list) => {
			const text = list.join('');
			const guarded = guardCell(text);
			expect(unguardCell(guarded)).toBe(text);
			expect(guarded).not.toMatch(/(?:^|[\n;])[=+\-@\t\r＝]/);
		}),
		{ numRuns: 2000 },
	);
});

it('walks a text of a million signs once', () => {
	const text = "\n'".repeat(500_000);
	expect(unguardCell(guardCell(`${text}=`))).toBe(`${text}=`);
});
