import { sizeKey } from '../catalogue/sizes/glove-size.ts';
import { LABEL_LIMITS, type Label, type LabelLine } from './label.ts';

/** A line of a sample request or an order: pairs of a glove in a size. */
export type WantedLine = { partNumber: string; size: string; pairs: number };

/** A wanted line with its pairs: on shipped labels, on labels that have not shipped, and on none. */
type LineShipment = WantedLine & { shipped: number; onLabels: number; open: number };

/** What became of the lines of a request or an order, from its labels. */
export type Shipment = {
	/** In the order of the wanted lines. */
	lines: LineShipment[];
	/** The number of lines of which every pair was shipped. */
	shippedLines: number;
	/** Whether a label that is not void ships any of it. */
	hasLabels: boolean;
	/** Pairs on labels beyond what is wanted: another set, or a glove that staff put in its place. */
	beyond: WantedLine[];
};

type ShippingLabel = Pick<Label, 'state' | 'content'>;
type Tally = WantedLine & { shipped: number };

/**
 * The one rule of what was shipped: pairs on a request's labels count for its lines of the same glove and size, under
 * any name of the size, in line order. Void labels do not count.
 */
export function deriveShipment(wanted: readonly WantedLine[], labels: readonly ShippingLabel[]): Shipment {
	const counted = labels.filter(({ state }) => state !== 'void');
	const tallies = tallyLabels(counted);
	const lines = wanted.map(({ partNumber, size, pairs }) => {
		const tally = tallies.get(keyOf(partNumber, size));
		const shipped = Math.min(pairs, tally?.shipped ?? 0);
		const onLabels = Math.min(pairs - shipped, (tally?.pairs ?? 0) - (tally?.shipped ?? 0));
		if (tally) {
			tally.pairs -= shipped + onLabels;
			tally.shipped -= shipped;
		}
		return { partNumber, size, pairs, shipped, onLabels, open: pairs - shipped - onLabels };
	});
	return {
		lines,
		shippedLines: lines.filter(({ pairs, shipped }) => shipped === pairs).length,
		hasLabels: counted.length > 0,
		beyond: [...tallies.values()]
			.filter(({ pairs }) => pairs > 0)
			.map(({ partNumber, size, pairs }) => ({ partNumber, size, pairs })),
	};
}

/** Whether every line was shipped. */
export function isShipped({ lines, shippedLines }: Shipment): boolean {
	return lines.length > 0 && shippedLines === lines.length;
}

/** Lines with the pairs that are on no label. */
export function listOpenLines<Line extends LabelLine>(content: readonly Line[], { lines }: Shipment): Line[] {
	return content
		.map((line, index) => ({ ...line, quantity: lines[index]?.open ?? 0 }))
		.filter(({ quantity }) => quantity > 0);
}

/** Splits lines over as many labels as their limits demand: lines per label, and pairs per line. */
export function splitOverLabels(lines: readonly LabelLine[]): LabelLine[][] {
	const split = lines.flatMap(splitQuantity);
	const labels: LabelLine[][] = [];
	for (let from = 0; from < split.length; from += LABEL_LIMITS.lines)
		labels.push(split.slice(from, from + LABEL_LIMITS.lines));
	return labels;
}

function splitQuantity(line: LabelLine): LabelLine[] {
	const parts: LabelLine[] = [];
	for (let left = line.quantity; left > 0; left -= LABEL_LIMITS.quantity)
		parts.push({ ...line, quantity: Math.min(left, LABEL_LIMITS.quantity) });
	return parts;
}

function tallyLabels(labels: readonly ShippingLabel[]): Map<string, Tally> {
	const tallies = new Map<string, Tally>();
	for (const { state, content } of labels) {
		for (const { productPartNumber: partNumber, size, quantity } of content) {
			const key = keyOf(partNumber, size);
			const tally = tallies.get(key) ?? { partNumber, size, pairs: 0, shipped: 0 };
			tally.pairs += quantity;
			if (state === 'shipped') tally.shipped += quantity;
			tallies.set(key, tally);
		}
	}
	return tallies;
}

function keyOf(partNumber: string, size: string): string {
	return `${partNumber.toLowerCase()} ${sizeKey(size)}`;
}
