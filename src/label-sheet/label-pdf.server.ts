import PDFDocument from 'pdfkit';
import logo from '../../content/label-logo.json' with { type: 'json' };
import { LABEL_FONTS, type LabelFont } from './label-fonts.server.ts';
import type { LabelPaper } from './label-paper.ts';
import { toMillimetres } from './label-text.ts';
import { pathOfCode } from './matrix-path.ts';
import type { SheetMark } from './sheet-mark.ts';
import type { LabelSheetPage } from './sheet-places.ts';
import { layOutRuns } from './text-direction.ts';
import { readWoffFont } from './woff-font.server.ts';

const POINTS_PER_MM = 72 / 25.4;
const PAGES_A_TURN = 4;

/**
 * The PDF of printed sheets: the same marks at the same places as in the browser, in the same fonts, as text that can be
 * searched. Characters that the fonts lack must be refused before (`listForeignCharacters`).
 */
export async function makeLabelPdf(
	sheets: readonly LabelSheetPage[],
	paper: LabelPaper,
	title: string,
): Promise<Buffer> {
	const pdf = new PDFDocument({
		size: [paper.width * POINTS_PER_MM, paper.height * POINTS_PER_MM],
		margin: 0,
		autoFirstPage: false,
		lang: 'en-CA',
		displayTitle: true,
		info: { Title: title },
	});
	const chunks: Buffer[] = [];
	const done = new Promise<Buffer>((resolve, reject) => {
		pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
		pdf.on('end', () => resolve(Buffer.concat(chunks)));
		pdf.on('error', reject);
	});
	for (const font of LABEL_FONTS) pdf.registerFont(font.name, readWoffFont(font.file));
	for (const [index, { faces }] of sheets.entries()) {
		// Other answers go out between the pages of a long one.
		if (index % PAGES_A_TURN === PAGES_A_TURN - 1) await new Promise((go) => setImmediate(go));
		pdf.addPage();
		for (const { face, x, y } of faces) {
			pdf.save().scale(POINTS_PER_MM).translate(x, y);
			for (const mark of face.marks) drawMark(pdf, mark);
			pdf.restore();
		}
	}
	pdf.end();
	return done;
}

function drawMark(pdf: PDFKit.PDFDocument, mark: SheetMark): void {
	switch (mark.kind) {
		case 'rule':
			pdf.rect(mark.x, mark.y, mark.width, mark.thickness).fill('#000');
			return;
		case 'logo':
			drawPath(pdf, logo.path, mark.x, mark.y, mark.height / logo.height);
			return;
		case 'code':
			drawPath(pdf, pathOfCode(mark.code), mark.x, mark.y, mark.size / mark.code.length);
			return;
		case 'text':
			drawText(pdf, mark);
	}
}

function drawPath(pdf: PDFKit.PDFDocument, path: string, x: number, y: number, scale: number): void {
	pdf.save().translate(x, y).scale(scale).path(path).fill('#000').restore();
}

/** Marks over Arabic and Hebrew letters stay where the font puts them: moving them is more than the shaper can do. */
const UNMOVED_MARKS = { mark: false, mkmk: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];
const COMBINING = /\p{M}/u;

/** Without features of its own the library remembers each word that it has shaped: a long print repeats most of them. */
function shapingOf(text: string) {
	return COMBINING.test(text) ? { features: UNMOVED_MARKS } : {};
}

function drawText(pdf: PDFKit.PDFDocument, mark: SheetMark & { kind: 'text' }): void {
	const pieces = layOutRuns(mark.text, mark.rtl).flatMap(({ text }) => splitByFont(text, mark.weight));
	pdf.fontSize(toMillimetres(mark.points)).fillColor('#000');
	const measured = pieces.map(({ text, font }) => {
		pdf.font(font.name);
		return { text, font, width: pdf.widthOfString(text, shapingOf(text)) };
	});
	const total = measured.reduce((sum, { width }) => sum + width, 0);
	let x = mark.from === 'left' ? mark.x : mark.x - total;
	for (const { text, font, width } of measured) {
		pdf
			.font(font.name)
			.text(text, x, mark.y, { lineBreak: false, baseline: 'alphabetic', ...shapingOf(text) });
		x += width;
	}
}

type Piece = { text: string; font: LabelFont };

/** The stretches of a run that one font file has. A space goes with what stands before it. */
function splitByFont(text: string, weight: number): Piece[] {
	const pieces: Piece[] = [];
	for (const character of text) {
		const last = pieces.at(-1);
		const font = last && hasCharacter(last.font, character) ? last.font : fontOf(character, weight);
		if (last?.font === font) last.text += character;
		else pieces.push({ text: character, font });
	}
	return pieces;
}

/** The file that draws a character: the weight's own, else the next heavier one. */
function fontOf(character: string, weight: number): LabelFont {
	const fonts = LABEL_FONTS.filter((font) => font.weight >= weight);
	return fonts.find((font) => hasCharacter(font, character)) ?? (fonts[0] as LabelFont);
}

const coverage = new Map<string, ReadonlySet<number>>();

function hasCharacter(font: LabelFont, character: string): boolean {
	let covered = coverage.get(font.file);
	if (!covered) {
		covered = readCoverage(font);
		coverage.set(font.file, covered);
	}
	return covered.has(character.codePointAt(0) ?? 0);
}

/** Which characters a font file has; pdfkit keeps the opened font behind its own. */
function readCoverage({ name, file }: LabelFont): ReadonlySet<number> {
	const pdf = new PDFDocument({ autoFirstPage: false });
	pdf.registerFont(name, readWoffFont(file)).font(name);
	const opened = pdf as unknown as { _font: { font: { characterSet: number[] } } };
	return new Set(opened._font.font.characterSet);
}
