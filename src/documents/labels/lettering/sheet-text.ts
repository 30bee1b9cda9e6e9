import { type TextStyle, toMillimetres } from '../label-text.ts';
import type { SheetMark } from '../sheet-mark.ts';

/** A text style on a sheet, with its line height in millimetres. */
export type SheetStyle = TextStyle & { line: number };

/** A text on a line that starts at `top`, with its capitals vertically centred. */
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
