import { describe, expect, test } from 'vitest';
import { labelPaper } from './label-paper.ts';
import { imposeFaces } from './sheet-imposition.ts';

const faces = (count: number) =>
	Array.from({ length: count }, (_, index) => ({ marks: [], page: index + 1, pages: count }));
const counts = (count: number, paper: Parameters<typeof labelPaper>[0], skipped = 0) =>
	imposeFaces(faces(count), labelPaper(paper), skipped).map((sheet) => sheet.faces.length);

describe('imposeFaces', () => {
	test('a roll has one label on each piece', () => {
		expect(counts(3, '4x6')).toEqual([1, 1, 1]);
		expect(counts(0, '4x6')).toEqual([]);
	});

	test('Letter sheets are filled row by row', () => {
		expect(counts(5, 'letter-4')).toEqual([4, 1]);
		expect(counts(3, 'letter-2')).toEqual([2, 1]);
		const [sheet] = imposeFaces(faces(4), labelPaper('letter-4'));
		expect(sheet?.faces.map(({ x, y }) => [x, y].map((mm) => mm.toFixed(2)))).toEqual([
			['0.00', '0.00'],
			['107.95', '0.00'],
			['0.00', '139.70'],
			['107.95', '139.70'],
		]);
	});

	test('labels already used are skipped, on the first sheet only', () => {
		expect(counts(5, 'letter-4', 3)).toEqual([1, 4]);
		expect(counts(2, '4x6', 3)).toEqual([1, 1]);
	});
});
