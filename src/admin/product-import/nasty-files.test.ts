import { describe, expect, it } from 'vitest';
import { findCellError, listCellWarnings } from '../../domain/catalogue-import/cell-warnings.ts';
import { createNearNumbers } from '../../domain/catalogue-import/near-number.ts';
import { readTableRow } from '../../domain/catalogue-import/product-row.ts';
import { CsvReader } from '../../domain/catalogue-import/readers/csv-reader.ts';
import { findRepeatedKey } from '../../domain/catalogue-import/readers/repeated-key.ts';
import { readTableStart } from '../../domain/catalogue-import/readers/table-head.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { wordedError } from '../../testing/worded-error.ts';

const codesOf = (column: string, text: string) => listCellWarnings(column, text).map(({ code }) => code);

describe('a cell damaged by a spreadsheet', () => {
	it.each([
		['name', 'Gant QuÃ©bec', 'brokenLetters'],
		['name', 'Lâ€™Ã‰lan', 'brokenLetters'],
		['description', 'Gant Qu?bec', 'lostLetters'],
		['description', 'Gant d’hiver ?lan', 'lostLetters'],
		['name', 'Caf\uFFFD', 'lostLetters'],
		['sizes', '10-Apr', 'looksLikeDate'],
		['sizes', 'M:XY300-M|Apr-10', 'looksLikeDate'],
		['weldingProcesses', 'TIG; 05-Jan; Full use; fine', 'looksLikeDate'],
		['partNumber', '2026-04-10', 'looksLikeDate'],
		['sizes', '4/10/2026', 'looksLikeDate'],
		['sizes', '10-avr', 'looksLikeDate'],
		['sizes', 'M:1.23E+11', 'shortenedNumber'],
		['partNumber', '7,3E+12', 'shortenedNumber'],
		['name', '“Bulwark”', 'typedQuotes'],
	])('%s %j gives a warning: %s', (column, text, code) => expect(codesOf(column, text)).toContain(code));

	it.each([
		['name', 'Élan d’hiver — 5" cuff'],
		['name', 'Naïve Ångström Ünder Ðað'],
		['description', 'Cold? Wet? This one.'],
		['pictures', '/pictures/a.jpg?b=c'],
		['descriptionLong', 'See https://a.example/?b=c&d=e'],
		['sizes', 'M:XY300-M\nL:XY300-L'],
		['certifications', 'EN388:4X43EP:2016|ANSI_CUT:A2:2024'],
		['weldingProcesses', 'GTAW (TIG); 5-150A; Full use; feels the filler'],
		['specifications', 'Weight: 4-10 oz'],
		['name', '手袋 گیره‌دار'],
	])('%s %j gives none', (column, text) => expect(codesOf(column, text)).toEqual([]));

	it.each(['#REF!', '#N/A', '#NAME?', '########', ' #VALUE! ', '#DIV/0!'])('%s is rejected', (text) => {
		expect(findCellError('name', text)).toMatchObject({
			field: 'name',
			reason: issueOf('importing.spreadsheetError'),
		});
	});
	it('a text that begins with # is not an error value', () =>
		expect(findCellError('name', '#1 glove')).toBeUndefined());
});

describe('a row', () => {
	const read = (cells: Record<string, string>) => readTableRow(Object.keys(cells), Object.values(cells));

	it.each([
		['a, b', ['a', 'b']],
		['a,b,', ['a', 'b']],
		['a|b, c', ['a', 'b, c']],
		['a\nb, c', ['a', 'b, c']],
		['Nitrile coating, Goat grain', ['Nitrile coating', 'Goat grain']],
	])('reads the tags %j by whichever way in', (text, tags) => {
		expect(read({ partNumber: 'xy1', materialTags: text }).given.materialTags).toEqual(tags);
		expect(read({ partNumber: 'xy1', materialTags: text, exportedVersion: '1' }).given.materialTags).toEqual(
			tags,
		);
	});

	it.each([
		['M, L', ['M', 'L']],
		['M:A-M; L:A-L', ['M', 'L']],
		['S,M,L,', ['S', 'M', 'L']],
		['8,5', ['8,5']],
	])('reads the sizes %j', (text, sizes) => {
		expect(Object.keys(read({ partNumber: 'xy1', sizes: text }).given.sizes as object)).toEqual(sizes);
	});

	it.each(['1,00', '1.0', ' 1 ', '1,0'])(
		'takes the version %j for 1, so that it goes on guarding',
		(text) => {
			expect(read({ partNumber: 'xy1', exportedVersion: text })).toMatchObject({
				exportedVersion: 1,
				errors: [],
			});
		},
	);
	it.each(['one', '0', '-1', '1,5', '1,000', '1e3', '#REF!', 'TRUE'])(
		'refuses the version %j by name',
		(text) => {
			expect(read({ partNumber: 'xy1', exportedVersion: text }).errors[0]).toMatchObject({
				field: 'exportedVersion',
			});
		},
	);

	it('names the content of a column without a title', () => {
		const row = readTableRow(['partNumber', '', 'Weight'], ['xy1', 'stray', '3']);
		expect(row.unknown).toEqual(['column 2', 'Weight']);
		expect(row.warnings).toMatchObject([{ path: 'column 2', code: 'untitled', value: 'stray' }]);
	});

	it('does not read a thousand as one', () => {
		const packOf = (text: string) => read({ partNumber: 'xy1', masterCase: text }).given.packaging;
		expect(packOf('36,0')).toEqual({ masterCase: 36 });
		expect(packOf('1,000')).toEqual({ masterCase: '1,000' });
	});
});

describe('a table', () => {
	it.each([
		['sep=;\npartNumber;name, short', ';', 2],
		['"sep=\t"\npartNumber\tname', '\t', 2],
		['partNumber;"name";a, b, c, d, e', ';', 1],
		['Numéro de pièce;Nom;Étiquettes, a, b, c', ';', 1],
		['part_number\tname\tdescription, long, longer', '\t', 1],
	])('%j is split at %j', (text, delimiter, line) => {
		expect(readTableStart(text)).toMatchObject({ delimiter, line });
	});

	it('names the line of an open quote, after multi-line cells', () => {
		const reader = new CsvReader(',');
		reader.read('a,b,c\n1,"two\nlines","open\n2,3\n4,5\n');
		expect(wordedError(() => reader.end())).toBe(
			'cannot be read, line 3: a quoted text is opened and never closed, in column 3',
		);
	});
});

it.each([
	['{"a":1,"b":{"a":2},"c":[{"a":1},{"a":2}]}', undefined],
	['{"a":1,"b":2,"a":3}', 'a'],
	['{"x":{"n":"a","n":"b"}}', 'n'],
	['{"a":"{\\"a\\":1,\\"a\\":2}","b":"\\\\"}', undefined],
	['{"\\u0061":1,"a":2}', 'a'],
	['[{"a":1},{"a":2}]', undefined],
])('%s gives the name %s twice', (json, name) => expect(findRepeatedKey(json)).toBe(name));

it('finds the number damaged by a spreadsheet', () => {
	const near = createNearNumbers(['073-2', 'xy077', 'xy300']);
	expect(['73-2', 'xy77', 'XY 077', 'xy300', 'xy301'].map((one) => near(one))).toEqual([
		'073-2',
		'xy077',
		'xy077',
		undefined,
		undefined,
	]);
});
