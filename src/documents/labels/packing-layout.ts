import type { LabelPaper } from './label-paper.ts';
import { countLines, putHeading } from './lettering/sheet-heading.ts';
import { type SheetStyle, textMark } from './lettering/sheet-text.ts';
import { isRightToLeft } from './lettering/text-direction.ts';
import { wrapText } from './lettering/wrap-text.ts';
import type { PackedLine, PackingList, PackingMessages } from './packing-list.ts';
import type { LabelFace, SheetMark } from './sheet-mark.ts';

/** Two languages are one above the other, in the same size and weight. */
const TITLE: SheetStyle = { points: 17, weight: 800, line: 7 };
const SENDER: SheetStyle = { points: 9, weight: 400, line: 4 };
const HEADING: SheetStyle = { points: 8.5, weight: 700, line: 3.5 };
const VALUE: SheetStyle = { points: 12, weight: 700, line: 5 };
const SHIP_TO_LINE: SheetStyle = { points: 13, weight: 400, line: 5.6 };
const BOLD_SHIP_TO_LINE: SheetStyle = { ...SHIP_TO_LINE, weight: 800 };
const CELL: SheetStyle = { points: 10.5, weight: 400, line: 4.6 };
const PART_NUMBER: SheetStyle = { ...CELL, weight: 800 };
const PAIRS: SheetStyle = { ...CELL, weight: 700 };
const TOTAL: SheetStyle = { points: 13, weight: 800, line: 6 };
const NOTE: SheetStyle = { points: 9, weight: 700, line: 4 };

const LOGO_HEIGHT = 9;
const THICK = 0.8;
const THIN = 0.2;
const GAP = 3;
const CODE_SIZE = 16;
const CODE_ROOM = 22;
/** A box to tick when the item is in the carton. */
const BOX_SIZE = 4;
const BOX_ROOM = 9;
const PART_ROOM = 34;
const SIZE_ROOM = 28;
const PAIRS_ROOM = 20;
const ROW_AIR = 1.3;
const TOTAL_HEIGHT = 2 + TOTAL.line + 2;
const SIGNATURE_HEIGHT = 20;
/** Reserved at the foot for "Page 1 of 2". */
const FOOT = 6;

/** A block that is not split across faces. */
type Block = { height: number; put: (marks: SheetMark[], top: number) => void };

/**
 * Lays out a packing list on as many faces as needed, at one type size: nothing is cut off or shrunk. The head is on
 * every face, the table's head above the rows of each. No row is taller than a face, as a label's limits bound its
 * texts (`domain/labels/label.ts`).
 */
export function layOutPackingList(
	list: PackingList,
	messages: PackingMessages,
	paper: LabelPaper,
): LabelFace[] {
	const left = paper.margin;
	const inner = paper.width - 2 * paper.margin;
	const bottom = paper.height - paper.margin - FOOT;
	const head = makeHead(list, messages, left, inner);
	const tableHead = makeTableHead(messages, left, inner);
	const faces: { marks: SheetMark[]; y: number }[] = [];
	const start = (blocks: readonly Block[]) => {
		const face = { marks: [] as SheetMark[], y: paper.margin };
		faces.push(face);
		for (const block of blocks) addBlock(face, block);
		return face;
	};
	let face = start([head]);
	const flow = (block: Block, repeated: readonly Block[], together = block.height) => {
		if (face.y + together > bottom) face = start(repeated);
		addBlock(face, block);
	};
	for (const block of makeAddress(list, messages, left, inner)) flow(block, [head]);
	const rows = list.lines.map((line) => makeRow(line, left, inner));
	// A table head needs at least one row below it.
	flow(tableHead, [head], tableHead.height + (rows[0]?.height ?? 0));
	for (const row of rows) flow(row, [head, tableHead]);
	flow(makeTotal(list, messages, left, inner), [head]);
	flow(makeSignatures(messages, left, inner), [head]);
	return faces.map(({ marks }, index, { length: pages }) => {
		if (pages > 1) {
			marks.push(
				textMark(
					messages.page(index + 1, pages),
					NOTE,
					left + inner,
					bottom + FOOT - NOTE.line,
					false,
					'right',
				),
			);
		}
		return { marks, page: index + 1, pages };
	});
}

function addBlock(face: { marks: SheetMark[]; y: number }, block: Block): void {
	block.put(face.marks, face.y);
	face.y += block.height;
}

/** The head of every face: mark, sender, title, numbers, date. */
function makeHead(list: PackingList, messages: PackingMessages, left: number, inner: number): Block {
	const columns = [
		{ heading: messages.label, value: list.number },
		{ heading: messages.date, value: list.date },
		{ heading: messages.invoice, value: list.invoiceNumber },
		{ heading: messages.purchaseOrder, value: list.purchaseOrderNumber },
	];
	const room = inner / columns.length;
	const values = columns.map(({ value }) => wrapText(value, VALUE, () => room - GAP));
	const maxLines = Math.max(1, ...values.map((lines) => lines.length));
	const factsTop = Math.max(LOGO_HEIGHT + 2 + SENDER.line, messages.title.length * TITLE.line) + 2;
	const headingLines = countLines(columns.map(({ heading }) => heading));
	const headingHeight = headingLines * HEADING.line;
	const height = factsTop + THICK + 2 + headingHeight + 0.6 + maxLines * VALUE.line + 1.6 + THIN + 3;
	return {
		height,
		put(marks, top) {
			marks.push({ kind: 'logo', x: left, y: top, height: LOGO_HEIGHT });
			marks.push(textMark(`${messages.website} · ${messages.phone}`, SENDER, left, top + LOGO_HEIGHT + 2));
			for (const [line, title] of messages.title.entries()) {
				marks.push(textMark(title, TITLE, left + inner, top + line * TITLE.line, false, 'right'));
			}
			let y = top + factsTop;
			marks.push({ kind: 'rule', x: left, y, width: inner, thickness: THICK });
			y += THICK + 2;
			for (const [column, { heading, value }] of columns.entries()) {
				const x = left + column * room;
				putHeading(marks, heading, HEADING, { x, top: y, lines: headingLines });
				for (const [line, text] of (values[column] ?? []).entries()) {
					const at = y + headingHeight + 0.6 + line * VALUE.line;
					marks.push(textMark(text, VALUE, x, at, isRightToLeft(value)));
				}
			}
			marks.push({ kind: 'rule', x: left, y: top + height - 3 - THIN, width: inner, thickness: THIN });
		},
	};
}

/** "Ship to", then attention, name and address line by line; the code is to the right of the first lines. */
function makeAddress(list: PackingList, messages: PackingMessages, left: number, inner: number): Block[] {
	const codeTop = messages.shipTo.length * HEADING.line + 1;
	const besideCode = Math.ceil((CODE_SIZE + 5 - codeTop) / SHIP_TO_LINE.line);
	const first: Block = {
		height: codeTop,
		put(marks, top) {
			putHeading(marks, messages.shipTo, HEADING, { x: left, top, lines: messages.shipTo.length });
			if (!list.code) return;
			marks.push({ kind: 'code', x: left + inner - CODE_SIZE, y: top, size: CODE_SIZE, code: list.code });
			marks.push(textMark(list.number, HEADING, left + inner, top + CODE_SIZE + 1, false, 'right'));
		},
	};
	const paragraphs = [
		{ text: list.attention, style: BOLD_SHIP_TO_LINE },
		{ text: list.operatingName, style: list.attention === '' ? BOLD_SHIP_TO_LINE : SHIP_TO_LINE },
		...list.addressLines.map((text) => ({ text, style: SHIP_TO_LINE })),
	];
	const lines: Block[] = [];
	for (const { text, style } of paragraphs) {
		const before = lines.length;
		const wrapped = wrapText(text, style, (line) => (before + line < besideCode ? inner - CODE_ROOM : inner));
		for (const line of wrapped) {
			lines.push({
				height: style.line,
				put: (marks, top) => marks.push(textMark(line, style, left, top, isRightToLeft(text))),
			});
		}
	}
	const rest = Math.max(0, besideCode - lines.length) * SHIP_TO_LINE.line;
	return [first, ...lines, { height: rest + 4, put: () => {} }];
}

function columnsOf(left: number, inner: number) {
	const partNumber = left + BOX_ROOM;
	const description = partNumber + PART_ROOM;
	const size = left + inner - PAIRS_ROOM - SIZE_ROOM;
	return { partNumber, description, size, right: left + inner };
}

function makeTableHead(messages: PackingMessages, left: number, inner: number): Block {
	const columns = columnsOf(left, inner);
	const { partNumber, description, size, pairs } = messages;
	const lines = countLines([partNumber, description, size, pairs]);
	const height = THICK + 1.2 + lines * HEADING.line + 1.2 + THIN;
	return {
		height,
		put(marks, top) {
			marks.push({ kind: 'rule', x: left, y: top, width: inner, thickness: THICK });
			const y = top + THICK + 1.2;
			putHeading(marks, partNumber, HEADING, { x: columns.partNumber, top: y, lines });
			putHeading(marks, description, HEADING, { x: columns.description, top: y, lines });
			putHeading(marks, size, HEADING, { x: columns.size, top: y, lines });
			putHeading(marks, pairs, HEADING, { x: columns.right, top: y, lines, from: 'right' });
			marks.push({
				kind: 'rule',
				x: left,
				y: top + height - THIN,
				width: inner,
				thickness: THIN,
			});
		},
	};
}

function makeRow(line: PackedLine, left: number, inner: number): Block {
	const columns = columnsOf(left, inner);
	const cells = [
		{ text: line.partNumber, style: PART_NUMBER, x: columns.partNumber, room: PART_ROOM - GAP },
		{
			text: line.description,
			style: CELL,
			x: columns.description,
			room: columns.size - columns.description - GAP,
		},
		{ text: line.size, style: CELL, x: columns.size, room: SIZE_ROOM - GAP },
	].map((cell) => ({ ...cell, lines: wrapText(cell.text, cell.style, () => cell.room) }));
	const maxLines = Math.max(1, ...cells.map(({ lines }) => lines.length));
	const height = maxLines * CELL.line + 2 * ROW_AIR + THIN;
	return {
		height,
		put(marks, top) {
			const y = top + ROW_AIR;
			putBox(marks, left + 0.2, y + (CELL.line - BOX_SIZE) / 2);
			for (const { text, style, x, lines } of cells) {
				for (const [index, part] of lines.entries()) {
					marks.push(textMark(part, style, x, y + index * style.line, isRightToLeft(text)));
				}
			}
			marks.push(textMark(line.pairs, PAIRS, columns.right, y, false, 'right'));
			marks.push({ kind: 'rule', x: left, y: top + height - THIN, width: inner, thickness: THIN });
		},
	};
}

/** An empty square of four rules, which every renderer supports. */
function putBox(marks: SheetMark[], x: number, y: number): void {
	const line = 0.3;
	marks.push({ kind: 'rule', x, y, width: BOX_SIZE, thickness: line });
	marks.push({ kind: 'rule', x, y: y + BOX_SIZE - line, width: BOX_SIZE, thickness: line });
	marks.push({ kind: 'rule', x, y: y + line, width: line, thickness: BOX_SIZE - 2 * line });
	marks.push({
		kind: 'rule',
		x: x + BOX_SIZE - line,
		y: y + line,
		width: line,
		thickness: BOX_SIZE - 2 * line,
	});
}

function makeTotal(list: PackingList, messages: PackingMessages, left: number, inner: number): Block {
	return {
		height: TOTAL_HEIGHT,
		put(marks, top) {
			const right = left + inner;
			marks.push(textMark(messages.total, TOTAL, columnsOf(left, inner).partNumber, top + 2));
			marks.push(textMark(list.totalPairs, TOTAL, right, top + 2, false, 'right'));
			marks.push({ kind: 'rule', x: left, y: top + TOTAL_HEIGHT - THICK, width: inner, thickness: THICK });
		},
	};
}

/** Two signature lines. */
function makeSignatures(messages: PackingMessages, left: number, inner: number): Block {
	const width = (inner - 2 * GAP) / 2;
	return {
		height: SIGNATURE_HEIGHT,
		put(marks, top) {
			for (const [index, signature] of [messages.packedBy, messages.checkedBy].entries()) {
				const x = left + index * (width + 2 * GAP);
				const y = top + SIGNATURE_HEIGHT - HEADING.line - 1.4;
				marks.push({ kind: 'rule', x, y, width, thickness: THIN });
				marks.push(textMark(signature, HEADING, x, y + 1.2));
			}
		},
	};
}
