import { type TextStyle, toMillimetres } from '../label-text.ts';
import type { SheetMark } from '../sheet-mark.ts';

/** How a text is set on a sheet, with the height of its lines in millimetres. */
export type SheetStyle = TextStyle & { line: number };

/** A text in a line whose top is at `top`: its capitals stand in the middle of the line. */
export function textMark(
	text: string,
	style: SheetStyle,
	x: number,
	top: number,
	rtl = false,
	from: 'left' | 'right' = 'left',
): SheetMark {
	const y = top + style.line / 2 + 0.34 * toMillimetres(style.points);
	return {
		kind: 'text',
		x,
		y,
		points: style.points,
		weight: style.weight,
		text,
		from,
		rtl,
	};
}
