import glyphWidths from './lettering/glyph-widths.json' with { type: 'json' };

/** Regular, bold and extra bold: the font weights of labels. */
export type LabelWeight = 400 | 700 | 800;

/** Type size in points, and weight. */
export type TextStyle = { points: number; weight: LabelWeight };

const MM_PER_POINT = 25.4 / 72;
/** Shaped text may be slightly wider than the sum of its characters (kerning), so widths include this margin. */
const KERNING_ROOM = 1.015;

/** Width of each character in thousandths of the type size, for each weight. */
const WIDTHS: Readonly<Record<LabelWeight, ReadonlyMap<number, number>>> = {
	400: readWidths('400'),
	700: readWidths('700'),
	800: readWidths('800'),
};

/** All but the basic Latin characters come in two weights: bold uses the heavier one. */
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

/** The width of a text on one line in millimetres, never less than drawn. */
export function measureText(text: string, style: TextStyle): number {
	const widths = WIDTHS[style.weight];
	let sum = 0;
	for (const character of toPrintable(text)) sum += widths.get(character.codePointAt(0) ?? 0) ?? 0;
	return (sum / 1000) * toMillimetres(style.points) * KERNING_ROOM;
}

/** Type sizes are in points, positions on paper in millimetres. */
export function toMillimetres(points: number): number {
	return points * MM_PER_POINT;
}

/** Replaces characters missing from the label fonts: visible to the reader, and available in every font and printer. */
export const STAND_IN = '?';
/** Variation selectors choose between two forms of the previous character, and have no meaning of their own. */
const VARIATION = /[\ufe00-\ufe0f]/g;

/** Created for the first text with a missing character: its tables are read from disk. */
let graphemes: Intl.Segmenter | undefined;

const hasGlyph = (character: string) => WIDTHS[400].has(character.codePointAt(0) ?? 0);

/** Max. length of the decomposition of one character: a whole phrase encoded as one character would fit no column. */
const MAX_WRITTEN_OUT_LENGTH = 4;

/** The graphemes of a text that our fonts cannot draw completely, without duplicates. */
export function listForeignCharacters(text: string): string[] {
	if (hasAllGlyphs(text)) return [];
	return [...new Set(listGraphemes(text))].filter(
		(grapheme) =>
			toPrintable(grapheme).includes(STAND_IN) && grapheme !== STAND_IN && !/^\s+$/u.test(grapheme),
	);
}

/**
 * A text as drawn, the same on screen, in a PDF and by a thermal printer: characters missing from our fonts become the
 * stand-in, so that nothing disappears silently.
 */
export function toPrintable(text: string): string {
	const plain = text.normalize('NFC').replace(VARIATION, '');
	if (hasAllGlyphs(plain)) return plain;
	return listGraphemes(plain)
		.map((grapheme) => {
			const characters = [...grapheme];
			if (/^\s+$/u.test(grapheme)) return ' ';
			// Units, full-width characters and ligatures are decomposed.
			const plainer = grapheme.normalize('NFKC');
			if (plainer.length <= MAX_WRITTEN_OUT_LENGTH && hasAllGlyphs(plainer)) return plainer;
			// A letter with only its accent missing is still drawn.
			if (!hasGlyph(characters[0] ?? '')) return STAND_IN;
			return characters.map((character) => (hasGlyph(character) ? character : STAND_IN)).join('');
		})
		.join('');
}

function hasAllGlyphs(text: string): boolean {
	for (const character of text) if (!hasGlyph(character)) return false;
	return true;
}

function listGraphemes(text: string): string[] {
	graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
	return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
