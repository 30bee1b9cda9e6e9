import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRightToLeft, layOutRuns } from './text-direction.ts';

/** The runs as printed, with each right-to-left word reversed like its letters. */
const onPaper = (line: string, rtl?: boolean) =>
	layOutRuns(line, rtl)
		.map((run) => (run.rtl ? [...run.text].reverse().join('') : run.text))
		.join('');

describe('layOutRuns', () => {
	test('left-to-right text is one unchanged run', () => {
		expect(layOutRuns('640 Barton St E, Hamilton')).toEqual([
			{ text: '640 Barton St E, Hamilton', rtl: false },
		]);
	});

	// The expected lines are what a browser renders for the same text.
	test.each([
		['שלום עולם', 'םלוע םולש'],
		['רחוב הרצל 15, תל אביב', 'ביבא לת ,15 לצרה בוחר'],
		['קוד 12.5 (XL)', '(XL) 12.5 דוק'],
		['שלום (אבג) עולם', 'םלוע (גבא) םולש'],
	])('a line of Hebrew %s', (line, drawn) => {
		expect(onPaper(line)).toBe(drawn);
	});

	test('Hebrew within an English line stays in its position', () => {
		expect(onPaper('Gloves שלום עולם 15 pairs')).toBe('Gloves 15 םלוע םולש pairs');
		expect(onPaper('XY300 (שלום)')).toBe('XY300 (םולש)');
	});

	test('no character is lost or added, whatever the line', () => {
		const bracketless = (text: string) => [...text.replace(/[()[\]{}<>«»]/g, '|')].sort().join('');
		fc.assert(
			fc.property(
				fc.stringMatching(/^[\u05d0-\u05ea\u0627-\u064aA-Za-z0-9 ().,-]*$/),
				fc.boolean(),
				(line, rtl) => {
					const drawn = layOutRuns(line, rtl).map(({ text }) => text);
					expect(bracketless(drawn.join(''))).toBe(bracketless(line));
				},
			),
		);
	});
});

describe('isRightToLeft', () => {
	test.each([
		['12 שלום Ltd', true],
		['Ltd שלום', false],
		['شركة اللحام', true],
		['12-34', false],
		['', false],
	])('“%s”', (text, expected) => {
		expect(isRightToLeft(text)).toBe(expected);
	});
});
