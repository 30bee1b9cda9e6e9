import PDFDocument from 'pdfkit';
import logo from '../../../content/label-logo.json' with { type: 'json' };
import { LANGUAGE_TAGS, type Locale } from '../../platform/i18n/locale.ts';
import type { LabelPaper } from './label-paper.ts';
import { toMillimetres } from './label-text.ts';
import { LABEL_FONTS } from './lettering/label-fonts.server.ts';
import { drawPdfText } from './lettering/pdf-text.server.ts';
import { readWoffFont } from './lettering/woff-font.server.ts';
import { pathOfCode } from './matrix-path.ts';
import type { LabelSheetPage } from './sheet-imposition.ts';
import type { SheetMark } from './sheet-mark.ts';

const POINTS_PER_MM = 72 / 25.4;
const PAGES_A_TURN = 4;

/**
 * The PDF of printed sheets: the same marks in the same positions and fonts as in the browser, as searchable text.
 * Characters missing from the fonts are replaced as `toPrintable` does.
 */
export async function makeLabelPdf(
	sheets: readonly LabelSheetPage[],
	paper: LabelPaper,
	title: string,
	locale: Locale,
): Promise<Buffer> {
	const pdf = new PDFDocument({
		size: [paper.width * POINTS_PER_MM, paper.height * POINTS_PER_MM],
		margin: 0,
		autoFirstPage: false,
		lang: LANGUAGE_TAGS[locale],
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
		// Lets other requests run between the pages of a long document.
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
			drawPdfText(pdf, { ...mark, size: toMillimetres(mark.points), colour: '#000' });
	}
}

function drawPath(pdf: PDFKit.PDFDocument, path: string, x: number, y: number, scale: number): void {
	pdf.save().translate(x, y).scale(scale).path(path).fill('#000').restore();
}
