import PDFDocument from 'pdfkit';
import { LABEL_FONTS, type LabelFont } from './label-fonts.server.ts';
import { type LabelWeight, toPrintable } from './label-text.ts';
import { layOutRuns } from './text-direction.ts';
import { readWoffFont } from './woff-font.server.ts';

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

type Piece = { text: string; font: LabelFont };

/** The stretches of a run that one font file has. A space goes with what stands before it. */
function splitByFont(text: string, weight: number): Piece[] {
	const pieces: Piece[] = [];
	// A letter with its accents stays together, where a file has all of it.
	for (const cluster of text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []) {
		const last = pieces.at(-1);
		const font = last && hasCharacters(last.font, cluster) ? last.font : findFont(cluster, weight);
		for (const part of font ? [cluster] : cluster) {
			const partFont = font ?? fontOf(part, weight);
			const before = pieces.at(-1);
			if (before?.font === partFont) before.text += part;
			else pieces.push({ text: part, font: partFont });
		}
	}
	return pieces;
}

/** The file that draws a character: the weight's own, else the next heavier one. */
function fontOf(character: string, weight: number): LabelFont {
	return findFont(character, weight) ?? (LABEL_FONTS[0] as LabelFont);
}

/** The first file of that weight, or of the next heavier one, that has all of these characters. */
function findFont(characters: string, weight: number): LabelFont | undefined {
	return LABEL_FONTS.filter((font) => font.weight >= weight)
		.toSorted((one, other) => one.weight - other.weight)
		.find((font) => hasCharacters(font, characters));
}

const hasCharacters = (font: LabelFont, characters: string) =>
	[...characters].every((character) => hasCharacter(font, character));

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
