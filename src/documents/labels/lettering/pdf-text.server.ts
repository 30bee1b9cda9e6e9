import { type LabelWeight, toPrintable } from '../label-text.ts';
import { splitByFont } from './font-pieces.server.ts';
import { layOutRuns } from './text-direction.ts';

/** Arabic and Hebrew marks stay where the font puts them, because the shaper cannot position them. */
const UNMOVED_MARKS = { mark: false, mkmk: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];
const COMBINING = /\p{M}/u;

/** Without custom features the library caches each shaped word, and a long print repeats most of them. */
function shapingOf(text: string) {
	return COMBINING.test(text) ? { features: UNMOVED_MARKS } : {};
}

/** A text on one line, with its baseline's start or end in document units. */
export type PdfText = {
	text: string;
	x: number;
	y: number;
	from: 'left' | 'right';
	rtl: boolean;
	weight: LabelWeight;
	size: number;
	colour: string;
};

/** Draws a text in our fonts, each run with the file that has its characters, in reading order. */
export function drawPdfText(pdf: PDFKit.PDFDocument, mark: PdfText): void {
	const pieces = layOutRuns(toPrintable(mark.text), mark.rtl).flatMap(({ text }) =>
		splitByFont(text, mark.weight),
	);
	pdf.fontSize(mark.size).fillColor(mark.colour);
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
