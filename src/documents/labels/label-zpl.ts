import brand from '../../../content/brand.json' with { type: 'json' };
import type { LabelPaper } from './label-paper.ts';
import { toMillimetres, toPrintable } from './label-text.ts';
import type { TextDots } from './lettering/text-dots.ts';
import type { MatrixCode } from './printed-label.ts';
import type { LabelFace, SheetMark } from './sheet-mark.ts';

/** Dots to the millimetre: 8 is a printer of 203 dpi, 12 one of 300 dpi. */
export const ZPL_DENSITIES = [8, 12] as const;
export type ZplDensity = (typeof ZPL_DENSITIES)[number];

/** The weight of the line that a label is addressed to, and of part numbers. */
const EMPHASISED = 800;
/** How far apart a line is printed twice, in millimetres. */
const STRIKE = 0.125;

/** What a thermal printer's own font has for certain: Latin letters with accents and common signs. */
const PRINTER_HAS = /^[\u0020-\u024f\u2010-\u2026\u20ac\u2122]$/u;

/** Draws a text in our own fonts as dots; its base line begins, or ends, at 0, 0. `size` is the type's, in dots. */
export type DrawTextDots = (
	mark: Pick<SheetMark & { kind: 'text' }, 'text' | 'rtl' | 'from' | 'weight'> & { size: number },
) => TextDots | undefined;

/** Whether the printer's own font has all letters of a text; others are sent as dots. */
function hasPrinterLetters(text: string): boolean {
	return [...text].every((character) => PRINTER_HAS.test(character));
}

/**
 * The commands for a thermal printer (ZPL II), one label after the other: the same lines at the same places, in the
 * printer's own font, which is narrower than ours, so every line fits. A line with letters that this font lacks is sent as
 * a picture in ours.
 */
export function formatZpl(
	faces: readonly LabelFace[],
	paper: LabelPaper,
	density: ZplDensity,
	drawText: DrawTextDots,
): string {
	const dots = (millimetres: number) => Math.round(millimetres * density);
	return faces
		.map(({ marks }) =>
			[
				'^XA',
				'^CI28',
				`^PW${dots(paper.width)}`,
				`^LL${dots(paper.height)}`,
				'^LH0,0',
				...marks.map((mark) => formatMark(mark, dots, drawText)),
				'^XZ',
			].join('\n'),
		)
		.join('\n')
		.concat('\n');
}

function formatMark(mark: SheetMark, dots: (millimetres: number) => number, drawText: DrawTextDots): string {
	switch (mark.kind) {
		case 'text': {
			const height = dots(toMillimetres(mark.points));
			const [x, y] = [dots(mark.x), dots(mark.y)];
			const text = toPrintable(mark.text);
			if (!hasPrinterLetters(text)) {
				const picture = drawText({ ...mark, text, size: height });
				return picture ? formatDots(picture, x, y) : '';
			}
			const side = mark.from === 'right' ? 1 : 0;
			const print = (at: number) =>
				`^FT${at},${y},${side}^A0N,${height},${height}^FH^FD${escapeZpl(text)}^FS`;
			if (mark.weight < EMPHASISED) return print(x);
			// The printer's font has one weight: what is set heaviest is printed twice, an eighth of a millimetre apart.
			return `${print(x)}\n${print(x + dots(STRIKE) * (side === 1 ? -1 : 1))}`;
		}
		case 'rule': {
			const thickness = Math.max(1, dots(mark.thickness));
			return `^FO${dots(mark.x)},${dots(mark.y)}^GB${dots(mark.width)},${thickness},${thickness}^FS`;
		}
		// A drawing would have to be sent as dots; the word alone is as sharp as the printer can be.
		case 'logo': {
			const height = dots(mark.height);
			const word = escapeZpl(brand.name.toUpperCase());
			return `^FT${dots(mark.x)},${dots(mark.y + mark.height)},0^A0N,${height},${height}^FH^FD${word}^FS`;
		}
		case 'code':
			return `^FO${dots(mark.x)},${dots(mark.y)}${formatCode(mark.code, Math.floor(dots(mark.size) / mark.code.length))}^FS`;
	}
}

function formatDots({ x, y, rows }: TextDots, atX: number, atY: number): string {
	return `^FO${Math.max(0, atX + x)},${Math.max(0, atY + y)}${formatRows(rows)}^FS`;
}

/** What the printer would read as a command, as its hexadecimal code (ZPL II, ^FH). */
function escapeZpl(text: string): string {
	return text.replace(
		/[\^~_\\]/g,
		(character) => `_${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
	);
}

/** A code as a picture of dots, `size` dots to the module (ZPL II, ^GF). */
function formatCode(code: MatrixCode, size: number): string {
	return formatRows(
		code.flatMap((row) => {
			const wide = row.flatMap((black) => new Array<boolean>(size).fill(black));
			return new Array<boolean[]>(size).fill(wide);
		}),
	);
}

/** A picture of dots (ZPL II, ^GF). */
function formatRows(picture: readonly (readonly boolean[])[]): string {
	const rows = picture.map((row) => {
		const bits = row.map((black) => (black ? '1' : '0')).join('');
		const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? [];
		return bytes.map((byte) => Number.parseInt(byte, 2).toString(16).toUpperCase().padStart(2, '0')).join('');
	});
	const bytesPerRow = (rows[0]?.length ?? 0) / 2;
	const total = bytesPerRow * rows.length;
	return `^GFA,${total},${total},${bytesPerRow},${rows.join('')}`;
}
