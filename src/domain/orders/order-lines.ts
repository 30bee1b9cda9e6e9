import { dropUnseen } from '../../platform/text/visible-text.ts';
import { readPastedList } from '../catalogue/part-numbers/pasted-list.ts';
import type { CountUnit, OtherReading } from '../catalogue/part-numbers/pasted-words.ts';

/** One line of a pasted order, taken apart: nothing is looked up yet. */
export type TypedOrderLine = {
	/** Its place in what was pasted, from 1; empty lines count. */
	place: number;
	/** As it was written. */
	text: string;
	/** What stands where a part number should; empty when there is nothing. */
	code: string;
	/** As written; empty when the line names none. */
	size: string;
	count: number | undefined;
	unit: CountUnit;
	/** Other ways to read its size and count: "2x large". */
	others: readonly OtherReading[];
	/** The other words of the line: a glove's name, a colour. */
	words: readonly string[];
};

export type TypedOrder = {
	lines: TypedOrderLine[];
	/** Greetings, signatures and the like: they ask for nothing and are not looked up. */
	talk: { place: number; text: string }[];
	/** There were more lines, or more text, than an order takes. */
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
 * Reads an order as people have it: "xy300 L 12", "12 pr of XY300, Large", columns from a spreadsheet between tabs, commas or
 * semicolons, with or without a row of headings (`readPastedList`).
 */
export function parseOrderLines(text: string): TypedOrder {
	const read = readPastedList(dropUnseen(text.slice(0, ORDER_LIMITS.text)));
	const asked = read.filter(({ isTalk }) => !isTalk);
	const talk = read.filter(({ isTalk }) => isTalk);
	return {
		lines: asked.slice(0, ORDER_LIMITS.lines).map((line) => ({
			place: line.place,
			text: line.text,
			code: line.code,
			// In an order a figure alone is how many: "XY300 10".
			size: line.sizeMayBeCount ? '' : line.size,
			count: line.sizeMayBeCount ? Number(line.size) : line.count,
			unit: line.unit,
			others: line.others,
			words: line.words,
		})),
		talk: talk.slice(0, ORDER_LIMITS.lines).map(({ place, text: written }) => ({ place, text: written })),
		isCut: asked.length > ORDER_LIMITS.lines || text.length > ORDER_LIMITS.text,
	};
}
