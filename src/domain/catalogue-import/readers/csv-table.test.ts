import { describe, expect, it } from 'vitest';
import { wordMessage } from '../../../platform/i18n/word-message.server.ts';
import { detectDelimiter } from './csv-delimiter.ts';
import { parseCsvTable } from './csv-table.ts';

describe('the delimiter', () => {
	it.each([
		['a,b;c,d\n1;2;3;4;5', ','],
		['a;b;"c,d,e,f"\n', ';'],
		['a\tb\tc,d', '\t'],
		['\n\na;b\n', ';'],
		['partNumber', ','],
	])('of %j is %j', (text, delimiter) => {
		expect(detectDelimiter(text)).toBe(delimiter);
	});
});

it('names the line on which a row begins, also after multi-line cells and blank rows', () => {
	const { header, rows } = parseCsvTable('partNumber;notes\nxy1;"one\ntwo\nthree"\n\n;;\nxy2;four\n');
	expect(header).toEqual(['partNumber', 'notes']);
	expect(rows).toEqual([
		{ line: 2, cells: { partNumber: 'xy1', notes: 'one\ntwo\nthree' } },
		{ line: 7, cells: { partNumber: 'xy2', notes: 'four' } },
	]);
});

it("skips Excel's own first line and counts it", () => {
	expect(parseCsvTable('sep=;\na;b\n1;2\n').rows).toEqual([{ line: 3, cells: { a: '1', b: '2' } }]);
});

it('keeps doubled quotes, and a quote in the middle of an unquoted cell', () => {
	const { rows } = parseCsvTable('a,b\n"5"" gauntlet",4" cuff\n');
	expect(rows[0]?.cells).toEqual({ a: '5" gauntlet', b: '4" cuff' });
});

it('pads short rows and rejects those with more cells than the header', () => {
	const { rows, errors } = parseCsvTable('a,b,c\n1\n1,2,3,\n1,2,3,4\n');
	expect(rows.map(({ cells }) => cells)).toEqual([
		{ a: '1', b: '', c: '' },
		{ a: '1', b: '2', c: '3' },
	]);
	expect(errors).toHaveLength(1);
	expect(errors[0]).toMatchObject({ line: 4, field: 'column 4', value: '4' });
});

it('keeps the content of a column without a name', () => {
	const { rows } = parseCsvTable('a,,\n1,,\n2,stray,\n');
	expect(rows.map(({ cells }) => cells)).toEqual([{ a: '1' }, { a: '2', 'column 2': 'stray' }]);
});

it('reports where a quote was left open', () => {
	const { rows, errors } = parseCsvTable('a,b\n1,"open\n2,3\n');
	expect(rows).toEqual([]);
	expect(errors[0]?.line).toBe(2);
	expect(wordMessage('en', errors[0]?.reason ?? '')).toContain('never closed');
	expect(wordMessage('en', parseCsvTable(' \n').errors[0]?.reason ?? '')).toBe('is empty');
});
