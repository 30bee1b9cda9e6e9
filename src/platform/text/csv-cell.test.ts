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
])('%j is exported as %j and imported unchanged', (text, guarded) => {
	expect(guardCell(text)).toBe(guarded);
	expect(unguardCell(guarded)).toBe(text);
});

it.each([
	['+1 905 555 0123', "'+1 905 555 0123"],
	['\u2003=1', "'\u2003=1"],
	['\r=1', '"\'\r=1"'],
	['a;b', '"a;b"'],
	['Northframe', 'Northframe'],
])('%j is written to a file as %j', (text, cell) => {
	expect(formatCsvCell(text)).toBe(cell);
});

it('any text survives the round trip and never starts a formula', () => {
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

it('a text of a million characters is processed in linear time', () => {
	const text = "\n'".repeat(500_000);
	expect(unguardCell(guardCell(`${text}=`))).toBe(`${text}=`);
});
