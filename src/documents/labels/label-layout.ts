import type { LabelPaper } from './label-paper.ts';
import {
	COLUMN_GAP,
	columnsOf,
	countRowLines,
	type Face,
	heightOf,
	heightOfTableHead,
	layOutRow,
	layOutTableHead,
	type Row,
	splitRow,
	type TablePlace,
	THICK,
	THIN,
	wrapRow,
} from './label-table.ts';
import { measureText } from './label-text.ts';
import { countLines, putHeading } from './lettering/sheet-heading.ts';
import { type SheetStyle, textMark } from './lettering/sheet-text.ts';
import { isRightToLeft } from './lettering/text-direction.ts';
import { wrapText } from './lettering/wrap-text.ts';
import type { PrintedLabel, SheetMessages } from './printed-label.ts';
import type { LabelFace, SheetMark } from './sheet-mark.ts';

/** Type sizes of the printed label. */
const WEBSITE: SheetStyle = { points: 8.5, weight: 700, line: 4 };
const HEADING: SheetStyle = { points: 8, weight: 700, line: 3.2 };
const VALUE: SheetStyle = { points: 11, weight: 700, line: 4.4 };
const TO: SheetStyle = { points: 9, weight: 700, line: 3.8 };
const NAME: SheetStyle = { points: 14, weight: 400, line: 5.7 };
const BOLD_NAME: SheetStyle = { ...NAME, weight: 800 };

const LOGO_HEIGHT = 8;
const LOGO_ROOM = 52;
/** Size of the code, the space for it and the number below it, and the number of address lines next to it. */
const CODE_SIZE = 11;
const CODE_ROOM = 15;
const LINES_BESIDE_CODE = 2;
/** An address that leaves less room than this for the table is printed once and shortened on later pages. */
const MIN_TABLE_HEIGHT = 24;

type AddressLine = { text: string; style: SheetStyle; rtl: boolean };

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
type Flow = TablePlace & {
	bottom: number;
	head: Head;
	faces: Face[];
	/** The address lines repeated on the next face. */
	repeated?: readonly AddressLine[];
};

/** `bottom` is where "To:" is, `noteTop` the line of the page's and carton's number. */
type Head = { marks: readonly SheetMark[]; bottom: number; noteTop: number };

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

function startFace(flow: Flow): Face {
	const face = { marks: [...flow.head.marks], y: flow.head.bottom + TO.line };
	putAddress(flow, face, flow.repeated ?? []);
	flow.faces.push(face);
	return face;
}

function putAddress(flow: Flow, face: Face, lines: readonly AddressLine[]): void {
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
			const lines = countRowLines(room);
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
