import { measureText } from './label-text.ts';
import { countLines, putHeading } from './lettering/sheet-heading.ts';
import { type SheetStyle, textMark } from './lettering/sheet-text.ts';
import { isRightToLeft } from './lettering/text-direction.ts';
import { wrapText } from './lettering/wrap-text.ts';
import type { PrintedLabel, PrintedLine, SheetMessages } from './printed-label.ts';
import type { SheetMark } from './sheet-mark.ts';

/** The table of a label: its columns, head and rows. Lengths are millimetres. */

const TABLE_HEAD: SheetStyle = { points: 9.5, weight: 700, line: 3.9 };
const CELL: SheetStyle = { points: 9.5, weight: 400, line: 3.85 };
const PART_NUMBER: SheetStyle = { points: 10, weight: 800, line: 3.85 };
const AMOUNT: SheetStyle = { points: 10, weight: 700, line: 3.85 };

/** Thickness of a heavy and a fine rule, and the space between columns. */
export const THICK = 0.8;
export const THIN = 0.2;
export const COLUMN_GAP = 2;
/** Least widths of the table's outer columns; the description takes the rest. */
const PART_ROOM = 18.5;
const SIZE_ROOM = 15.5;
const AMOUNT_ROOM = 17;
/** A long word in the size column breaks rather than take more from the description. */
const MAX_SIZE_ROOM = 21;
/** Padding above and below a row's text. */
const ROW_AIR = 0.6;

/** A face of the label so far, and where its next mark goes. */
export type Face = { marks: SheetMark[]; y: number };

/** Where the table is on every face: its left edge, its width, its headings and columns. */
export type TablePlace = { left: number; inner: number; messages: SheetMessages; columns: Columns };

/** A row's texts, broken into lines. */
export type Row = {
	partNumber: string[];
	description: string[];
	size: string[];
	amount: string;
	rtl: boolean;
};

/** Where the table's inner columns start, and the room for their texts. */
export type Columns = {
	description: number;
	size: number;
	partRoom: number;
	descriptionRoom: number;
	sizeRoom: number;
};

/** The outer columns are as wide as French words need; those of an English label never change. */
export function columnsOf(label: PrintedLabel, messages: SheetMessages, inner: number): Columns {
	const isFrench = label.locales.includes('fr');
	const widest = (texts: readonly string[], style: SheetStyle) =>
		isFrench ? Math.max(0, ...texts.map((text) => measureText(text, style))) : 0;
	const sizes = label.lines.flatMap(({ size }) => size.split(' '));
	const part = Math.max(PART_ROOM, widest(messages.partNumber, TABLE_HEAD) + COLUMN_GAP);
	const sizeNeeds = Math.max(
		widest(messages.size, TABLE_HEAD) + COLUMN_GAP,
		widest(sizes, CELL) + COLUMN_GAP / 2,
	);
	const size = Math.max(SIZE_ROOM, Math.min(MAX_SIZE_ROOM, sizeNeeds));
	const amounts = label.lines.map(({ amount }) => amount);
	const amountNeeds = Math.max(widest(messages.amount, TABLE_HEAD), widest(amounts, AMOUNT)) + COLUMN_GAP;
	const amount = isFrench ? Math.min(AMOUNT_ROOM, amountNeeds) : AMOUNT_ROOM;
	const description = inner - part - size - amount;
	return {
		description: part,
		size: part + description,
		partRoom: part - COLUMN_GAP / 2,
		descriptionRoom: description - COLUMN_GAP,
		sizeRoom: size - COLUMN_GAP / 2,
	};
}

export function layOutTableHead({ left, inner, messages, columns }: TablePlace, face: Face): void {
	const { marks } = face;
	const lines = countTableHeadLines(messages);
	let y = face.y + 1.4;
	marks.push({ kind: 'rule', x: left, y, width: inner, thickness: THICK });
	y += THICK + 1;
	putHeading(marks, messages.partNumber, TABLE_HEAD, { x: left, top: y, lines });
	putHeading(marks, messages.description, TABLE_HEAD, { x: left + columns.description, top: y, lines });
	putHeading(marks, messages.size, TABLE_HEAD, { x: left + columns.size, top: y, lines });
	putHeading(marks, messages.amount, TABLE_HEAD, { x: left + inner, top: y, lines, from: 'right' });
	y += lines * TABLE_HEAD.line + 0.8;
	marks.push({ kind: 'rule', x: left, y, width: inner, thickness: THIN });
	face.y += heightOfTableHead(messages);
}

export function wrapRow(line: PrintedLine, { partRoom, descriptionRoom, sizeRoom }: Columns): Row {
	return {
		partNumber: wrapText(line.partNumber, PART_NUMBER, () => partRoom),
		description: wrapText(line.description, CELL, () => descriptionRoom),
		size: wrapText(line.size, CELL, () => sizeRoom),
		amount: line.amount,
		rtl: isRightToLeft(line.description),
	};
}

export function heightOf(row: Row): number {
	const lines = Math.max(row.partNumber.length, row.description.length, row.size.length, 1);
	return lines * CELL.line + 2 * ROW_AIR + THIN;
}

/** The number of a row's lines for which `height` leaves room. */
export function countRowLines(height: number): number {
	return Math.floor((height - 2 * ROW_AIR - THIN) / CELL.line);
}

/** Splits a row that is taller than a face; the remainder repeats nothing. */
export function splitRow(row: Row, lines: number): [Row, Row] {
	return [
		{
			...row,
			partNumber: row.partNumber.slice(0, lines),
			description: row.description.slice(0, lines),
			size: row.size.slice(0, lines),
		},
		{
			...row,
			partNumber: row.partNumber.slice(lines),
			description: row.description.slice(lines),
			size: row.size.slice(lines),
			amount: '',
		},
	];
}

export function layOutRow({ left, inner, columns }: TablePlace, { marks, y: top }: Face, row: Row): void {
	const y = top + ROW_AIR;
	const put = (lines: readonly string[], style: SheetStyle, x: number, rtl: boolean) => {
		for (const [index, line] of lines.entries()) {
			marks.push(textMark(line, style, x, y + index * style.line, rtl));
		}
	};
	put(row.partNumber, PART_NUMBER, left, false);
	put(row.description, CELL, left + columns.description, row.rtl);
	put(row.size, CELL, left + columns.size, isRightToLeft(row.size.join(' ')));
	if (row.amount !== '') marks.push(textMark(row.amount, AMOUNT, left + inner, y, false, 'right'));
	marks.push({ kind: 'rule', x: left, y: top + heightOf(row) - THIN, width: inner, thickness: THIN });
}

function countTableHeadLines({ partNumber, description, size, amount }: SheetMessages): number {
	return countLines([partNumber, description, size, amount]);
}

export function heightOfTableHead(messages: SheetMessages): number {
	return 1.4 + THICK + 1 + countTableHeadLines(messages) * TABLE_HEAD.line + 0.8 + THIN;
}
