import type { LabelPaper } from './label-paper.ts';
import { measureText } from './label-text.ts';
import { countLines, putHeading } from './lettering/sheet-heading.ts';
import { type SheetStyle, textMark } from './lettering/sheet-text.ts';
import { isRightToLeft } from './lettering/text-direction.ts';
import { wrapText } from './lettering/wrap-text.ts';
import type { PrintedLabel, PrintedLine, SheetMessages } from './printed-label.ts';
import type { LabelFace, SheetMark } from './sheet-mark.ts';

/** Type sizes of the printed label. */
const WEBSITE: SheetStyle = { points: 8.5, weight: 700, line: 4 };
const HEADING: SheetStyle = { points: 8, weight: 700, line: 3.2 };
const VALUE: SheetStyle = { points: 11, weight: 700, line: 4.4 };
const TO: SheetStyle = { points: 9, weight: 700, line: 3.8 };
const NAME: SheetStyle = { points: 14, weight: 400, line: 5.7 };
const BOLD_NAME: SheetStyle = { ...NAME, weight: 800 };
const TABLE_HEAD: SheetStyle = { points: 9.5, weight: 700, line: 3.9 };
const CELL: SheetStyle = { points: 9.5, weight: 400, line: 3.85 };
const PART_NUMBER: SheetStyle = { points: 10, weight: 800, line: 3.85 };
const AMOUNT: SheetStyle = { points: 10, weight: 700, line: 3.85 };

const LOGO_HEIGHT = 8;
const LOGO_ROOM = 52;
const THICK = 0.8;
const THIN = 0.2;
const COLUMN_GAP = 2;
/** Least widths of the table's outer columns; the description takes the rest. */
const PART_ROOM = 18.5;
const SIZE_ROOM = 15.5;
const AMOUNT_ROOM = 17;
/** A long word in the size column breaks rather than take more from the description. */
const MAX_SIZE_ROOM = 21;
/** Padding above and below a row's text. */
const ROW_AIR = 0.6;
/** Size of the code, the space for it and the number below it, and the number of address lines next to it. */
const CODE_SIZE = 11;
const CODE_ROOM = 15;
const LINES_BESIDE_CODE = 2;
/** An address that leaves less room than this for the table is printed once and shortened on later pages. */
const MIN_TABLE_HEIGHT = 24;

type AddressLine = { text: string; style: SheetStyle; rtl: boolean };

/** A row's texts, broken into lines. */
type Row = { partNumber: string[]; description: string[]; size: string[]; amount: string; rtl: boolean };

/**
 * Lays out a label on as many faces as needed, at one type size: nothing is cut off or shrunk. Every face has the head;
 * a row moves to the next face as a whole, unless it is taller than a face.
 */
export function layOutLabel(
	label: PrintedLabel,
	messages: SheetMessages,
	paper: LabelPaper,
	carton?: { carton: number; cartons: number },
): LabelFace[] {
	const left = paper.margin;
	const inner = paper.width / paper.across - 2 * paper.margin;
	const bottom = paper.height / paper.down - paper.margin;
	const columns = columnsOf(label, messages, inner);
	const layOut = (noteRoom: number) => {
		const head = layOutHead(label, messages, { left, top: paper.margin, inner, noteRoom });
		const flow: Flow = { left, inner, bottom, messages, columns, head, faces: [] };
		layOutAddress(flow, wrapAddress(label, inner));
		layOutTable(
			flow,
			label.lines.map((line) => wrapRow(line, columns)),
		);
		return { faces: flow.faces, noteTop: head.noteTop };
	};
	const noteOf = (page: number, pages: number) => {
		const notes = [
			pages > 1 ? messages.page(page, pages) : '',
			carton && carton.cartons > 1 ? messages.carton(carton.carton, carton.cartons) : '',
		];
		return notes.filter((text) => text !== '').join(' · ');
	};
	const beside = layOut(0);
	const widest = measureText(noteOf(beside.faces.length, beside.faces.length), TO);
	// Long notes, as of two languages, are on a line of their own above "To:".
	const isAlone = widest > 0 && measureText(messages.to, TO) + COLUMN_GAP + widest > inner - CODE_ROOM;
	const { faces, noteTop } = isAlone ? layOut(TO.line) : beside;
	return faces.map(({ marks }, index, { length: pages }) => {
		const note = noteOf(index + 1, pages);
		if (note !== '') marks.push(textMark(note, TO, left + inner - CODE_ROOM, noteTop, false, 'right'));
		return { marks, page: index + 1, pages };
	});
}

/** Layout state of a label: the common parts of every face, and the faces so far with the current position on each. */
type Flow = {
	left: number;
	inner: number;
	bottom: number;
	messages: SheetMessages;
	columns: Columns;
	head: Head;
	faces: { marks: SheetMark[]; y: number }[];
	/** The address lines repeated on the next face. */
	repeated?: readonly AddressLine[];
};

/** `bottom` is where "To:" is, `noteTop` the line of the page's and carton's number. */
type Head = { marks: readonly SheetMark[]; bottom: number; noteTop: number };

function countTableHeadLines({ partNumber, description, size, amount }: SheetMessages): number {
	return countLines([partNumber, description, size, amount]);
}

function heightOfTableHead(messages: SheetMessages): number {
	return 1.4 + THICK + 1 + countTableHeadLines(messages) * TABLE_HEAD.line + 0.8 + THIN;
}

/** Puts the address on the first face, and continues on further ones if it is too long. */
function layOutAddress(flow: Flow, address: readonly AddressLine[]): void {
	const top = flow.head.bottom + TO.line;
	const isShort =
		top + address.length * NAME.line + heightOfTableHead(flow.messages) + MIN_TABLE_HEIGHT <= flow.bottom;
	flow.repeated = isShort ? address : address.slice(0, 1);
	let waiting = address;
	do {
		const face = { marks: [...flow.head.marks], y: top };
		// The first lines are wrapped to fit next to the code; continued lines go below it.
		if (waiting !== address) face.y = flow.head.bottom + CODE_ROOM;
		const fit = Math.max(1, Math.floor((flow.bottom - face.y) / NAME.line));
		putAddress(flow, face, waiting.slice(0, fit));
		waiting = waiting.slice(fit);
		flow.faces.push(face);
	} while (waiting.length > 0);
}

function startFace(flow: Flow): Flow['faces'][number] {
	const face = { marks: [...flow.head.marks], y: flow.head.bottom + TO.line };
	putAddress(flow, face, flow.repeated ?? []);
	flow.faces.push(face);
	return face;
}

function putAddress(flow: Flow, face: Flow['faces'][number], lines: readonly AddressLine[]): void {
	for (const { text, style, rtl } of lines) {
		face.marks.push(textMark(text, style, flow.left, face.y, rtl));
		face.y += NAME.line;
	}
	face.y = Math.max(face.y, flow.head.bottom + CODE_ROOM);
}

/** Puts the rows on the last face and as many more as needed; each starts with the table's head. */
function layOutTable(flow: Flow, rows: readonly Row[]): void {
	let face = flow.faces.at(-1) ?? startFace(flow);
	const firstNeeds =
		heightOfTableHead(flow.messages) + Math.min(rows[0] ? heightOf(rows[0]) : 0, MIN_TABLE_HEIGHT);
	if (face.y + firstNeeds > flow.bottom) face = startFace(flow);
	layOutTableHead(flow, face);
	let isFirstOnFace = true;
	for (const row of rows) {
		let rest: Row | undefined = row;
		while (rest) {
			const room = flow.bottom - face.y;
			const lines = Math.floor((room - 2 * ROW_AIR - THIN) / CELL.line);
			const fits: boolean = heightOf(rest) <= room;
			if (fits || (isFirstOnFace && lines > 0)) {
				const [first, second]: [Row, Row?] = fits ? [rest] : splitRow(rest, lines);
				layOutRow(flow, face, first);
				face.y += heightOf(first);
				isFirstOnFace = false;
				rest = second;
				if (!rest) continue;
			}
			face = startFace(flow);
			layOutTableHead(flow, face);
			isFirstOnFace = true;
		}
	}
}

/** The head of every face: mark, website, numbers, date, "To:", and the code on the right. */
function layOutHead(
	label: PrintedLabel,
	messages: SheetMessages,
	{ left, top, inner, noteRoom }: { left: number; top: number; inner: number; noteRoom: number },
): Head {
	const right = left + inner;
	const marks: SheetMark[] = [{ kind: 'logo', x: left, y: top, height: LOGO_HEIGHT }];
	let y = top;
	const website = measureText(messages.website, WEBSITE);
	if (website > inner - LOGO_ROOM) y += WEBSITE.line;
	marks.push(
		textMark(messages.website, WEBSITE, right, y + LOGO_HEIGHT - WEBSITE.line + 0.55, false, 'right'),
	);
	y += LOGO_HEIGHT + 1.6;
	marks.push({ kind: 'rule', x: left, y, width: inner, thickness: THICK });
	y += THICK + 1.4;

	const headings = [messages.invoice, messages.purchaseOrder, messages.date];
	const headingLines = countLines(headings);
	const headingHeight = headingLines * HEADING.line;
	const dateRoom = measureText(label.date, VALUE) + 0.5;
	const numberRoom = (inner - dateRoom) / 2;
	const columns = [
		{ x: left, room: numberRoom, heading: messages.invoice, value: label.invoiceNumber },
		{
			x: left + numberRoom,
			room: numberRoom,
			heading: messages.purchaseOrder,
			value: label.purchaseOrderNumber,
		},
		{ x: left + 2 * numberRoom, room: dateRoom + COLUMN_GAP, heading: messages.date, value: label.date },
	];
	let maxLines = 1;
	for (const { x, room, heading, value } of columns) {
		putHeading(marks, heading, HEADING, { x, top: y, lines: headingLines });
		const lines = wrapText(value, VALUE, () => room - COLUMN_GAP);
		for (const [index, line] of lines.entries()) {
			marks.push(textMark(line, VALUE, x, y + headingHeight + index * VALUE.line, isRightToLeft(value)));
		}
		maxLines = Math.max(maxLines, lines.length);
	}
	y += headingHeight + maxLines * VALUE.line + 1.2;
	marks.push({ kind: 'rule', x: left, y, width: inner, thickness: THIN });
	y += THIN + 1.2;

	marks.push(textMark(messages.to, TO, left, y + noteRoom));
	if (label.code) {
		marks.push({ kind: 'code', x: right - CODE_SIZE, y: y + 0.3, size: CODE_SIZE, code: label.code });
		marks.push(textMark(label.number, HEADING, right, y + CODE_SIZE + 0.7, false, 'right'));
	}
	return { marks, bottom: y + noteRoom, noteTop: y };
}

/** Attention, operating name and address; the first of them is bold. Lines next to the code are shorter. */
function wrapAddress(label: PrintedLabel, inner: number): AddressLine[] {
	const paragraphs = [
		{ text: label.attention, style: BOLD_NAME },
		{ text: label.operatingName, style: label.attention === '' ? BOLD_NAME : NAME },
		...label.addressLines.map((text) => ({ text, style: NAME })),
	];
	const lines: AddressLine[] = [];
	for (const { text, style } of paragraphs) {
		const before = lines.length;
		const wrapped = wrapText(text, style, (line) =>
			before + line < LINES_BESIDE_CODE ? inner - CODE_ROOM : inner,
		);
		for (const line of wrapped) lines.push({ text: line, style, rtl: isRightToLeft(text) });
	}
	return lines;
}

/** Where the table's inner columns start, and the room for their texts. */
type Columns = {
	description: number;
	size: number;
	partRoom: number;
	descriptionRoom: number;
	sizeRoom: number;
};

/** The outer columns are as wide as French words need; those of an English label never change. */
function columnsOf(label: PrintedLabel, messages: SheetMessages, inner: number): Columns {
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

function layOutTableHead({ left, inner, messages, columns }: Flow, face: Flow['faces'][number]): void {
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

function wrapRow(line: PrintedLine, { partRoom, descriptionRoom, sizeRoom }: Columns): Row {
	return {
		partNumber: wrapText(line.partNumber, PART_NUMBER, () => partRoom),
		description: wrapText(line.description, CELL, () => descriptionRoom),
		size: wrapText(line.size, CELL, () => sizeRoom),
		amount: line.amount,
		rtl: isRightToLeft(line.description),
	};
}

function heightOf(row: Row): number {
	const lines = Math.max(row.partNumber.length, row.description.length, row.size.length, 1);
	return lines * CELL.line + 2 * ROW_AIR + THIN;
}

/** Splits a row that is taller than a face; the remainder repeats nothing. */
function splitRow(row: Row, lines: number): [Row, Row] {
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

function layOutRow({ left, inner, columns }: Flow, { marks, y: top }: Flow['faces'][number], row: Row): void {
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
