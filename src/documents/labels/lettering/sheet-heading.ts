import type { Heading } from '../printed-label.ts';
import type { SheetMark } from '../sheet-mark.ts';
import { type SheetStyle, textMark } from './sheet-text.ts';

/** The most lines that one of these headings has. */
export function countLines(headings: readonly Heading[]): number {
	return Math.max(...headings.map(({ length }) => length));
}

/** Puts a heading into a row of headings of so many `lines`: shorter ones stand on the last line. */
export function putHeading(
	marks: SheetMark[],
	heading: Heading,
	style: SheetStyle,
	position: { x: number; top: number; lines: number; from?: 'left' | 'right' },
): void {
	const { x, top, lines, from = 'left' } = position;
	for (const [index, word] of heading.entries()) {
		const line = lines - heading.length + index;
		marks.push(textMark(word, style, x, top + line * style.line, false, from));
	}
}
