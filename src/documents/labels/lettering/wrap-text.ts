import { measureText, type TextStyle } from '../label-text.ts';

/**
 * Created for the first word that is too wide: its tables are read from disk, and the site can start without labels.
 */
let graphemes: Intl.Segmenter | undefined;

/**
 * Wraps a text: at spaces (but not at no-break ones), then after a dash or slash, and within a word only if it is wider than a line. Nothing is
 * omitted; consecutive spaces are collapsed.
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

/** The parts of a text between possible line breaks, each with the space before it. */
function splitPieces(text: string): { gap: string; piece: string }[] {
	const words = text.split(/[^\S\u00a0\u202f]+/u).filter((word) => word !== '');
	return words.flatMap((word, index) =>
		word
			.split(/(?<=[-/‐–])(?=.)/u)
			.map((piece, part) => ({ gap: part > 0 || index === 0 ? '' : ' ', piece })),
	);
}
