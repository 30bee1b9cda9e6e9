import glyphWidths from './lettering/glyph-widths.json' with { type: 'json' };

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

/** All but our own Latin letters come in two weights: bold is set in the heavier one. */
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

/** Millimetres that a text takes on one line, never less than it is drawn. */
export function measureText(text: string, style: TextStyle): number {
	const widths = WIDTHS[style.weight];
	let sum = 0;
	for (const character of toPrintable(text)) sum += widths.get(character.codePointAt(0) ?? 0) ?? 0;
	return (sum / 1000) * toMillimetres(style.points) * KERNING_ROOM;
}

/** Type sizes are points, places on paper millimetres. */
export function toMillimetres(points: number): number {
	return points * MM_PER_POINT;
}

/** Stands on paper for what the label's own fonts lack: seen by whoever reads it, and in every font and printer. */
export const STAND_IN = '?';
/** They choose between two looks of the character before them, and say nothing themselves. */
const VARIATION = /[\ufe00-\ufe0f]/g;

/** Made for the first text that holds a letter we lack: its tables are read from disk. */
let graphemes: Intl.Segmenter | undefined;

const isOurs = (character: string) => WIDTHS[400].has(character.codePointAt(0) ?? 0);

/** Letters that one sign may be written out in: a whole blessing in one character would fit no column. */
const MAX_WRITTEN_OUT_LENGTH = 4;

/** What people see as one character, where our fonts lack a part of it; each once. */
export function listForeignCharacters(text: string): string[] {
	if (isAllOurs(text)) return [];
	return [...new Set(listGraphemes(text))].filter(
		(grapheme) =>
			toPrintable(grapheme).includes(STAND_IN) && grapheme !== STAND_IN && !/^\s+$/u.test(grapheme),
	);
}

/**
 * A text as it is drawn, alike on the screen, in a PDF and by a thermal printer: a character that our fonts lack becomes
 * the stand-in, so that nothing goes missing without a trace.
 */
export function toPrintable(text: string): string {
	const plain = text.normalize('NFC').replace(VARIATION, '');
	if (isAllOurs(plain)) return plain;
	return listGraphemes(plain)
		.map((grapheme) => {
			const characters = [...grapheme];
			if (/^\s+$/u.test(grapheme)) return ' ';
			// A sign of measure, a wide or joined letter is written out in plain ones.
			const plainer = grapheme.normalize('NFKC');
			if (plainer.length <= MAX_WRITTEN_OUT_LENGTH && isAllOurs(plainer)) return plainer;
			// A letter whose accent alone is missing is still that letter.
			if (!isOurs(characters[0] ?? '')) return STAND_IN;
			return characters.map((character) => (isOurs(character) ? character : STAND_IN)).join('');
		})
		.join('');
}

function isAllOurs(text: string): boolean {
	for (const character of text) if (!isOurs(character)) return false;
	return true;
}

function listGraphemes(text: string): string[] {
	graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
	return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
