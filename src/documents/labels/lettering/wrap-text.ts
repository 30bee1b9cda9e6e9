import { measureText, type TextStyle } from '../label-text.ts';

/** Made for the first word that is too wide: its tables are read from disk, and the site starts without labels. */
let graphemes: Intl.Segmenter | undefined;

/**
 * Breaks a text into lines that fit: at spaces, then after a dash or a slash, and where one word is wider than a line,
 * between its letters. Nothing is left out; runs of spaces become one.
 * @param width of each line in millimetres, counted from 0.
 */
export function wrapText(text: string, style: TextStyle, width: (line: number) => number): string[] {
	const lines: string[] = [];
	let line = '';
	const fits = (candidate: string) => measureText(candidate, style) <= width(lines.length);
	const end = () => {
		lines.push(line);
		line = '';
	};
	for (const { gap, piece } of splitPieces(text)) {
		if (fits(line + gap + piece)) {
			line += gap + piece;
			continue;
		}
		if (line !== '') end();
		graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
		for (const { segment } of graphemes.segment(piece)) {
			if (line !== '' && !fits(line + segment)) end();
			line += segment;
		}
	}
	if (line !== '') end();
	return lines;
}

/** The parts of a text between which a line may end, each with the space that goes before it on the same line. */
function splitPieces(text: string): { gap: string; piece: string }[] {
	const words = text.split(/\s+/u).filter((word) => word !== '');
	return words.flatMap((word, index) =>
		word
			.split(/(?<=[-/‐–])(?=.)/u)
			.map((piece, part) => ({ gap: part > 0 || index === 0 ? '' : ' ', piece })),
	);
}
