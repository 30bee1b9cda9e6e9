/**
 * Generates `src/documents/labels/lettering/glyph-widths.json`: the width of each character of the label's fonts, in
 * thousandths of the font size. Run again when a font file changes: node scripts/label-glyph-widths.ts
 */
import { writeFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { LABEL_FONTS } from '../src/documents/labels/lettering/label-fonts.server.ts';

/** Every block that the font files may cover; characters they lack have no width. */
const BLOCKS = [
	[0x20, 0x52f],
	[0x590, 0x6ff],
	[0x750, 0x77f],
	[0x1c80, 0x1c8f],
	[0x1d00, 0x1fff],
	[0x2000, 0x206f],
	[0x20a0, 0x20bf],
	[0x2100, 0x22ff],
	[0x2c60, 0x2c7f],
	[0x2de0, 0x2dff],
	[0xa640, 0xa69f],
	[0xa720, 0xa7ff],
] as const;

const document = new PDFDocument({ autoFirstPage: false });
const weights: Record<string, number[][]> = {};
for (const { name, file, weight } of LABEL_FONTS) {
	const font = openFont(name, file);
	const covered = new Set(font.characterSet);
	weights[weight] ??= [];
	const runs = weights[weight];
	const known = (code: number) => runs.some(([from = 0, ...row]) => code >= from && code < from + row.length);
	for (const [first, last] of BLOCKS) {
		for (let code = first; code <= last; code++) {
			if (!covered.has(code) || known(code)) continue;
			const width = Math.round((font.glyphForCodePoint(code).advanceWidth * 1000) / font.unitsPerEm);
			const run = runs.at(-1);
			if (run?.[0] !== undefined && run[0] + run.length - 1 === code) run.push(width);
			else runs.push([code, width]);
		}
	}
}
writeFileSync(
	new URL('../src/documents/labels/lettering/glyph-widths.json', import.meta.url),
	`${JSON.stringify(weights)}\n`,
);

type OpenFont = {
	characterSet: number[];
	unitsPerEm: number;
	glyphForCodePoint: (code: number) => { advanceWidth: number };
};

/** The font as opened by pdfkit, which keeps it in a private property. */
function openFont(name: string, file: string): OpenFont {
	document.registerFont(name, file).font(name);
	return (document as unknown as { _font: { font: OpenFont } })._font.font;
}
