import brand from '../../content/brand.json' with { type: 'json' };
import type { LabelPaper } from './label-paper.ts';
import { toMillimetres } from './label-text.ts';
import type { MatrixCode } from './printed-label.ts';
import type { LabelFace, SheetMark } from './sheet-mark.ts';

/** Dots to the millimetre: 8 is a printer of 203 dpi, 12 one of 300 dpi. */
export const ZPL_DENSITIES = [8, 12] as const;
export type ZplDensity = (typeof ZPL_DENSITIES)[number];

/** What a thermal printer's own font has for certain: Latin letters with accents and common signs. */
const PRINTER_HAS = /^[\u0020-\u024f\u2010-\u2026\u20ac\u2122]$/u;

/** The characters of a text that a thermal printer would leave out or print as boxes, each once. */
export function listUnprintableCharacters(text: string): string[] {
	return [...new Set(text)].filter((character) => !PRINTER_HAS.test(character));
}

/**
 * The commands for a thermal printer (ZPL II), one label after the other: the same lines at the same places, in the
 * printer's own font, which is narrower than ours, so every line fits.
 */
export function formatZpl(faces: readonly LabelFace[], paper: LabelPaper, density: ZplDensity): string {
	const dots = (millimetres: number) => Math.round(millimetres * density);
	return faces
		.map(({ marks }) =>
			[
				'^XA',
				'^CI28',
				`^PW${dots(paper.width)}`,
				`^LL${dots(paper.height)}`,
				'^LH0,0',
				...marks.map((mark) => formatMark(mark, dots)),
				'^XZ',
			].join('\n'),
		)
		.join('\n')
		.concat('\n');
}

function formatMark(mark: SheetMark, dots: (millimetres: number) => number): string {
	switch (mark.kind) {
		case 'text': {
			const height = dots(toMillimetres(mark.points));
			const side = mark.from === 'right' ? 1 : 0;
			return `^FT${dots(mark.x)},${dots(mark.y)},${side}^A0N,${height},${height}^FH^FD${escapeZpl(mark.text)}^FS`;
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

/** What the printer would read as a command, as its hexadecimal code (ZPL II, ^FH). */
function escapeZpl(text: string): string {
	return text.replace(
		/[\^~_\\]/g,
		(character) => `_${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
	);
}

/** A code as a picture of dots, `size` dots to the module (ZPL II, ^GF). */
function formatCode(code: MatrixCode, size: number): string {
	const rows = code.map((row) => {
		const bits = row.map((black) => (black ? '1' : '0').repeat(size)).join('');
		const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? [];
		return bytes.map((byte) => Number.parseInt(byte, 2).toString(16).toUpperCase().padStart(2, '0')).join('');
	});
	const bytesPerRow = (rows[0]?.length ?? 0) / 2;
	const total = bytesPerRow * rows.length * size;
	return `^GFA,${total},${total},${bytesPerRow},${rows.map((row) => row.repeat(size)).join('')}`;
}
