import { isKnownSize } from '../catalogue/glove-size.ts';
import { dropUnseen } from '../text/visible-text.ts';

/** How an order counts gloves; a case is the glove's own master case. */
type OrderUnit = 'pair' | 'dozen' | 'case';

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
	unit: OrderUnit;
};

export type TypedOrder = {
	lines: TypedOrderLine[];
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

const UNITS: readonly (readonly [RegExp, OrderUnit])[] = [
	[/^(?:prs?|pairs?|ea|each)\.?$/i, 'pair'],
	[/^(?:dz|doz|dozens?)\.?$/i, 'dozen'],
	[/^(?:cs|cases?|ctns?|cartons?)\.?$/i, 'case'],
];
const COUNT = /^[x×]?(\d{1,6})(?:[x×])?([a-z.]*)$/i;
/** The first row of a table from a spreadsheet names its columns: one of these, and no figures. */
const HEADING = /\b(?:part|item|sku|style|glove|code|number|size|qty|quantity)\b/i;

/**
 * Reads an order as people have it: "xy300 L 12", "XY300, Large, 12 pr", columns from a spreadsheet between tabs, commas or
 * semicolons, with or without a row of headings. One glove to a line; the part number comes first, the quantity last.
 */
export function parseOrderLines(text: string): TypedOrder {
	const typed = dropUnseen(text.slice(0, ORDER_LIMITS.text)).split(/\r\n|\r|\n/);
	const lines: TypedOrderLine[] = [];
	let isCut = text.length > ORDER_LIMITS.text;
	for (const [at, line] of typed.entries()) {
		const written = line.trim();
		if (written === '' || /^[\s,;"']*$/.test(written)) continue;
		if (lines.length === 0 && HEADING.test(written) && !/\d/.test(written)) continue;
		if (lines.length === ORDER_LIMITS.lines) {
			isCut = true;
			break;
		}
		lines.push({ place: at + 1, text: written, ...readLine(written) });
	}
	return { lines, isCut };
}

function readLine(text: string): Omit<TypedOrderLine, 'place' | 'text'> {
	const separator = ['\t', ';', ','].find((sign) => text.includes(sign));
	const cells = (separator === undefined ? text.split(/\s+/) : text.split(separator)).map(cleanCell);
	const words = cells.filter((cell) => cell !== '');
	const { count, unit, rest } = takeQuantity(separator === undefined ? words : words.flatMap(splitQuantity));
	if (separator !== undefined) {
		const [code = '', ...others] = rest;
		// A column of names between number and size is passed over.
		const size = others.find((cell) => isKnownSize(cell)) ?? others.at(-1) ?? '';
		return { code, size: stripLabel(size), count, unit };
	}
	// "XY 300 L": letters alone are no part number, the figures after them belong to it.
	const taken = rest.length > 1 && !/\d/.test(rest[0] ?? '') && /^\d/.test(rest[1] ?? '') ? 2 : 1;
	const code = rest
		.slice(0, taken)
		.join('')
		.replace(/[:.]+$/, '');
	return { code, size: stripLabel(rest.slice(taken).join(' ')), count, unit };
}

const cleanCell = (cell: string) =>
	cell
		.trim()
		.replace(/^["']+|["']+$/g, '')
		.replace(/\s+/g, ' ')
		.trim();
const stripLabel = (size: string) => size.replace(/^(?:[-–:]|size:?)\s*/i, '');

/** "12 pr" in one cell is a count and a unit. */
function splitQuantity(cell: string): string[] {
	const parts = cell.split(' ');
	return parts.length === 2 && COUNT.test(parts[0] ?? '') && unitOf(parts[1] ?? '') ? parts : [cell];
}

/** Takes the count and its unit off the end: "12", "x12", "12pr", "2 dz". */
function takeQuantity(words: readonly string[]): {
	count: number | undefined;
	unit: OrderUnit;
	rest: string[];
} {
	const rest = [...words];
	const named = rest.length > 1 ? unitOf(rest.at(-1) ?? '') : undefined;
	if (named) rest.pop();
	const found = rest.length > 1 ? COUNT.exec(rest.at(-1) ?? '') : null;
	const inside = found?.[2] ? unitOf(found[2]) : undefined;
	if (!found || (found[2] && !inside)) return { count: undefined, unit: named ?? 'pair', rest };
	rest.pop();
	return { count: Number(found[1]), unit: inside ?? named ?? 'pair', rest };
}

function unitOf(word: string): OrderUnit | undefined {
	return UNITS.find(([pattern]) => pattern.test(word))?.[1];
}
