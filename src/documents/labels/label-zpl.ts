import brand from '../../../content/brand.json' with { type: 'json' };
import type { LabelPaper } from './label-paper.ts';
import { toMillimetres, toPrintable } from './label-text.ts';
import type { TextDots } from './lettering/text-dots.ts';
import type { MatrixCode } from './printed-label.ts';
import type { LabelFace, SheetMark } from './sheet-mark.ts';

/** Dots per millimetre: 8 for a 203 dpi printer, 12 for a 300 dpi one. */
export const ZPL_DENSITIES = [8, 12] as const;
export type ZplDensity = (typeof ZPL_DENSITIES)[number];

/** The weight of the addressee line and of part numbers. */
const EMPHASISED = 800;
/** Offset between the two prints of a bold line, in millimetres. */
const STRIKE = 0.125;

/** Characters guaranteed in a thermal printer's own font: accented Latin letters and common signs. */
const PRINTER_HAS = /^[\u0020-\u024f\u2010-\u2026\u20ac\u2122]$/u;

/** Rasterises a text in our fonts; its baseline starts, or ends, at 0, 0. `size` is the type size in dots. */
export type DrawTextDots = (
	mark: Pick<SheetMark & { kind: 'text' }, 'text' | 'rtl' | 'from' | 'weight'> & { size: number },
) => TextDots | undefined;

/** Whether the printer's own font has every character of a text; other texts are sent as dots. */
function hasPrinterLetters(text: string): boolean {
	return [...text].every((character) => PRINTER_HAS.test(character));
}

/**
 * The commands for a thermal printer (ZPL II), one label after the other: the same lines in the same positions, in the
 * printer's own font, which is narrower than ours, so every line fits. A line with characters missing from that font is
 * sent as a bitmap in ours.
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
			// A printer's font may lack the no-break space; nothing breaks here.
			const text = toPrintable(mark.text).replaceAll('\u00a0', ' ');
			if (!hasPrinterLetters(text)) {
				const picture = drawText({ ...mark, text, size: height });
				return picture ? formatDots(picture, x, y) : '';
			}
			const side = mark.from === 'right' ? 1 : 0;
			const print = (at: number) =>
				`^FT${at},${y},${side}^A0N,${height},${height}^FH^FD${escapeZpl(text)}^FS`;
			if (mark.weight < EMPHASISED) return print(x);
			// The printer's font has one weight, so the heaviest text is printed twice, an eighth of a millimetre
			// apart.
			return `${print(x)}\n${print(x + dots(STRIKE) * (side === 1 ? -1 : 1))}`;
		}
		case 'rule': {
			const thickness = Math.max(1, dots(mark.thickness));
			return `^FO${dots(mark.x)},${dots(mark.y)}^GB${dots(mark.width)},${thickness},${thickness}^FS`;
		}
		// A logo would have to be sent as a bitmap; the word alone is as sharp as the printer allows.
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

/** Escapes characters that the printer would read as commands, as hexadecimal codes (ZPL II, ^FH). */
function escapeZpl(text: string): string {
	return text.replace(
		/[\^~_\\]/g,
		(character) => `_${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
	);
}

/** A code as a bitmap, `size` dots per module (ZPL II, ^GF). */
function formatCode(code: MatrixCode, size: number): string {
	return formatRows(
		code.flatMap((row) => {
			const wide = row.flatMap((black) => new Array<boolean>(size).fill(black));
			return new Array<boolean[]>(size).fill(wide);
		}),
	);
}

/** A bitmap (ZPL II, ^GF). */
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
