import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '../../platform/i18n/locale.ts';
import { LABEL_PAPER_IDS, labelPaper } from './label-paper.ts';
import { makeLabelPdf } from './label-pdf.server.ts';
import { listForeignCharacters, measureText } from './label-text.ts';
import { LABEL_FONTS } from './lettering/label-fonts.server.ts';
import { readWoffFont } from './lettering/woff-font.server.ts';
import { layOutPrintJob, type PrintSettings } from './print-job.ts';
import type { PrintedLabel } from './printed-label.ts';
import { aPrintedLabel, TEST_MESSAGES_IN, TWO_LINES } from './test-label.ts';

const settings: PrintSettings = { paper: '4x6', copies: 1, cartons: 1, skipped: 0 };
const pdfOf = (labels: PrintedLabel[], change: Partial<PrintSettings> = {}) => {
	const all = { ...settings, ...change };
	return makeLabelPdf(
		layOutPrintJob(labels, TEST_MESSAGES_IN, all),
		labelPaper(all.paper),
		'Label #1048',
		DEFAULT_LOCALE,
	);
};

/** The whole file with its streams uncompressed. */
function readPdf(pdf: Buffer): string {
	const text = pdf.toString('latin1');
	const packed = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
		try {
			return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
		} catch {
			return '';
		}
	});
	return `${text}\n${packed.join('\n')}`;
}

describe('makeLabelPdf', () => {
	test.each(LABEL_PAPER_IDS)('pages of %s have the size of the paper', async (paper) => {
		const { width, height } = labelPaper(paper);
		const text = readPdf(await pdfOf([aPrintedLabel()], { paper }));
		const inPoints = (mm: number) => Math.round((mm * 72) / 25.4);
		expect(
			text
				.match(/\/MediaBox \[([^\]]*)\]/)?.[1]
				?.split(' ')
				.map(Number)
				.map(Math.round),
		).toEqual([0, 0, inPoints(width), inPoints(height)]);
	});

	test('a label of forty items has as many pages as the layout; copies and cartons multiply them', async () => {
		const label = aPrintedLabel({ lines: Array(40).fill(TWO_LINES) });
		const pages = (text: string) => text.match(/\/Type \/Page\b(?!s)/g)?.length;
		expect(pages(readPdf(await pdfOf([label])))).toBe(5);
		expect(pages(readPdf(await pdfOf([aPrintedLabel()], { copies: 2, cartons: 3 })))).toBe(6);
		expect(pages(readPdf(await pdfOf([aPrintedLabel()], { paper: 'letter-4', copies: 5 })))).toBe(2);
	});

	test('its text is searchable: each letter is mapped back', async () => {
		const text = readPdf(await pdfOf([aPrintedLabel({ operatingName: 'Žluť שלום شركة' })]));
		for (const character of ['Ž', 'ť', 'ש', 'ם']) {
			expect(text.toLowerCase()).toContain(character.charCodeAt(0).toString(16).padStart(4, '0'));
		}
	});

	test('marks over Arabic and Hebrew letters work', async () => {
		const pdf = await pdfOf([aPrintedLabel({ operatingName: 'قُفّازات שָׁלוֹם', attention: '' })]);
		expect(pdf.length).toBeGreaterThan(5000);
	});
});

describe('the table of widths', () => {
	test('is never narrower than the fonts’ glyphs', () => {
		const pdf = new PDFDocument({ autoFirstPage: false });
		const samples = ['Steeltown Welding Supply', 'AVAToTy Wé “Quoted”', '0123456789', 'Žluťoučký kůň'];
		for (const font of LABEL_FONTS.filter(({ script }) => script === 'latin')) {
			pdf.registerFont(font.name, readWoffFont(font.file)).font(font.name).fontSize(14);
			for (const sample of samples) {
				const drawn =
					(pdf.widthOfString(sample.normalize('NFC').replace(/[^\u0020-\u00ff]/g, '')) * 25.4) / 72;
				const style = { points: 14, weight: font.weight };
				expect(measureText(sample.replace(/[^\u0020-\u00ff]/g, ''), style)).toBeGreaterThanOrEqual(drawn);
			}
		}
	});

	test('identifies missing characters', () => {
		expect(listForeignCharacters('Trois-Rivières, Łódź, שלום, شركة – “x”')).toEqual([]);
		expect(listForeignCharacters('漢a漢🔥')).toEqual(['漢', '🔥']);
	});
});
