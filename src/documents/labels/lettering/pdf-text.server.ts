import { type LabelWeight, toPrintable } from '../label-text.ts';
import { splitByFont } from './font-pieces.server.ts';
import { layOutRuns } from './text-direction.ts';

/** Marks over Arabic and Hebrew letters stay where the font puts them: moving them is more than the shaper can do. */
const UNMOVED_MARKS = { mark: false, mkmk: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];
const COMBINING = /\p{M}/u;

/** Without features of its own the library remembers each word that it has shaped: a long print repeats most of them. */
function shapingOf(text: string) {
	return COMBINING.test(text) ? { features: UNMOVED_MARKS } : {};
}

/** A text on one line: where its base line begins or ends, in the document's units. */
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

/** Draws a text in our fonts, each stretch in the file that has its letters, in the order in which it is read. */
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
