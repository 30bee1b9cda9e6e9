import { dropUnseen } from '../../platform/text/visible-text.ts';
import type { CountUnit, OtherReading } from '../catalogue/part-numbers/list-tokens.ts';
import { readPastedList } from '../catalogue/part-numbers/pasted-list.ts';

/** One parsed line of a pasted order, before any look-up. */
export type TypedOrderLine = {
	/** Line number in the pasted text, starting at 1; empty lines count. */
	place: number;
	/** The original text. */
	text: string;
	/** The text in place of the part number; empty if there is none. */
	code: string;
	/** As written; empty if none is given. */
	size: string;
	count: number | undefined;
	unit: CountUnit;
	/** Other possible readings of size and count: "2x large". */
	others: readonly OtherReading[];
	/** The remaining words of the line: a glove's name, a colour. */
	words: readonly string[];
};

export type TypedOrder = {
	lines: TypedOrderLine[];
	/** Greetings, signatures and the like; they request nothing and are not looked up. */
	talk: { place: number; text: string }[];
	/** There were more lines, or more text, than an order allows. */
	isCut: boolean;
};

export const ORDER_LIMITS = {
	lines: 200,
	text: 20_000,
	pairs: 9_999,
	note: 1_000,
	purchaseOrder: 40,
} as const;

/**
 * Parses an order in common formats: "xy300 L 12", "12 pr of XY300, Large", spreadsheet columns separated by tabs,
 * commas or semicolons, with or without a header row (`readPastedList`).
 */
export function parseOrderLines(text: string): TypedOrder {
	const read = readPastedList(dropUnseen(text.slice(0, ORDER_LIMITS.text)));
	const orderLines = read.filter(({ isTalk }) => !isTalk);
	const talk = read.filter(({ isTalk }) => isTalk);
	return {
		lines: orderLines.slice(0, ORDER_LIMITS.lines).map((line) => ({
			place: line.lineNumber,
			text: line.text,
			code: line.code,
			// In an order, a bare number is a quantity: "XY300 10".
			size: line.sizeMayBeCount ? '' : line.size,
			count: line.sizeMayBeCount ? Number(line.size) : line.count,
			unit: line.unit,
			others: line.others,
			words: line.words,
		})),
		talk: talk
			.slice(0, ORDER_LIMITS.lines)
			.map(({ lineNumber, text: written }) => ({ place: lineNumber, text: written })),
		isCut: orderLines.length > ORDER_LIMITS.lines || text.length > ORDER_LIMITS.text,
	};
}
