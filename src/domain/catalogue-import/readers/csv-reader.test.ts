import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordedError } from '../../../testing/worded-error.ts';
import { CsvReader, formatCsvRow, UnreadableFile } from './csv-reader.ts';

function readAll(text: string, delimiter = ',', step = text.length || 1) {
	const reader = new CsvReader(delimiter);
	const records = [];
	for (let at = 0; at < text.length; at += step) records.push(...reader.read(text.slice(at, at + step)));
	return [...records, ...reader.end()];
}
const cellsOf = (text: string, delimiter?: string) => readAll(text, delimiter).map(({ cells }) => cells);

describe('a table', () => {
	it('is read with its quotes, and each row has its line number', () => {
		expect(readAll('a,b\n"x\n""y""",2\n\n,\n"last, one",3')).toEqual([
			{ row: 1, line: 1, cells: ['a', 'b'] },
			{ row: 2, line: 2, cells: ['x\n"y"', '2'] },
			{ row: 5, line: 6, cells: ['last, one', '3'] },
		]);
	});

	it('takes quotes inside a text as text', () => {
		expect(cellsOf('5" cuff;"4" cuff";x', ';')).toEqual([['5" cuff', '"4" cuff"', 'x']]);
	});

	it('is the same however it is split into chunks, and as read by another parser', () => {
		const cell = fc.array(fc.constantFrom(...'a"\n, ;é'), { maxLength: 6 }).map((signs) => signs.join(''));
		fc.assert(
			fc.property(
				fc.array(fc.array(cell, { minLength: 2, maxLength: 4 })),
				fc.integer({ min: 1, max: 9 }),
				(table, step) => {
					const rows = table.filter((cells) => cells.some((one) => one.trim() !== ''));
					const text = rows.map(formatCsvRow).join('').replaceAll('\r\n', '\n');
					expect(readAll(text, ',', step).map(({ cells }) => cells)).toEqual(rows);
					expect(parse(text, { relax_column_count: true })).toEqual(rows);
				},
			),
		);
	});
});

describe('a hostile table is rejected with its line', () => {
	it.each([
		['a,b\n"open,1\n2,3\n', /line 2: a quoted text is opened and never closed/],
		[`a,b\n1,"${'x'.repeat(100_001)}`, /line 2: a cell has more than 100,000 characters; is a quoted text/],
		[`a\n${','.repeat(400)}`, /line 2: more than 300 cells/],
	])('%.20j', (text, reason) => {
		expect(() => readAll(text, ',', 64)).toThrow(UnreadableFile);
		expect(wordedError(() => readAll(text, ',', 64))).toMatch(reason);
	});
});
