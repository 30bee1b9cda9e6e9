import glyphWidths from './glyph-widths.json' with { type: 'json' };

/** Regular, bold and extra bold: the weights of the label's fonts. */
export type LabelWeight = 400 | 700 | 800;

/** How a text is set: type size in points and weight. */
export type TextStyle = { points: number; weight: LabelWeight };

const MM_PER_POINT = 25.4 / 72;
/** Shaped text may be a little wider than its letters in a row (kerning); so much is kept free. */
const KERNING_ROOM = 1.015;

/** Width in thousandths of the type size, by character, for each weight. */
const WIDTHS: Readonly<Record<LabelWeight, ReadonlyMap<number, number>>> = {
	400: readWidths('400'),
	700: readWidths('700'),
	800: readWidths('800'),
};

/** Hebrew and Arabic come in two weights: bold is set in the heavier one. */
function readWidths(weight: keyof typeof glyphWidths): Map<number, number> {
	const runs: readonly (readonly number[])[] =
		weight === '700' ? [...glyphWidths['700'], ...glyphWidths['800']] : glyphWidths[weight];
	const widths = new Map<number, number>();
	for (const [first = 0, ...row] of runs) {
		for (const [index, width] of row.entries()) {
			if (!widths.has(first + index)) widths.set(first + index, width);
		}
	}
	return widths;
}

/** A character that our fonts lack is drawn by whatever font the browser finds: room for the widest there are. */
const WIDEST = 1100;
const MARK = /^\p{M}$/u;

/** Millimetres that a text takes on one line, never less than it is drawn. */
export function measureText(text: string, style: TextStyle): number {
	const widths = WIDTHS[style.weight];
	let sum = 0;
	for (const character of text) {
		sum += widths.get(character.codePointAt(0) ?? 0) ?? (MARK.test(character) ? 0 : WIDEST);
	}
	return (sum / 1000) * toMillimetres(style.points) * KERNING_ROOM;
}

/** Type sizes are points, places on paper millimetres. */
export function toMillimetres(points: number): number {
	return points * MM_PER_POINT;
}

/** The characters of a text that the label's own fonts lack, each once. A browser finds them elsewhere; a PDF can't. */
export function listForeignCharacters(text: string): string[] {
	return [...new Set(text)].filter((character) => !WIDTHS[400].has(character.codePointAt(0) ?? 0));
}
