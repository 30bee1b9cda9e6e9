import { z } from 'zod';
import type { Currency } from '../pricing/price.ts';
import type { ReadOrder } from './order-reading.server.ts';

/** A line as previewed by the sender, who agrees to it by sending the order. */
type SeenLine = { place: number; partNumber: string; size: string; pairs: number; cents: number | null };

/** An order as previewed by the sender. */
export type SeenOrder = { currency: Currency; lines: SeenLine[] };

/** A difference between the preview of an order and its state on sending, by line. */
export type OrderChange = { place: number; partNumber: string; size: string } & (
	| { kind: 'price'; before: number | undefined; after: number | undefined; from: Currency; to: Currency }
	/** The glove, its size, or the number of pairs has changed, for example by a new case size. */
	| { kind: 'line'; pairs: number; after: { partNumber: string; size: string; pairs: number } }
	/** The glove or its size was discontinued. */
	| { kind: 'gone' }
);

const seenSchema = z.object({
	c: z.enum(['CAD', 'USD']),
	l: z
		.array(
			z.tuple([
				z.number().int().min(1),
				z.string().max(64),
				z.string().max(120),
				z.number().int().min(1),
				z.number().int().min(0).nullable(),
			]),
		)
		.max(2_000),
});

/** The preview as serialized into the form, for comparison on sending. */
export function formatSeenOrder({ currency, lines }: ReadOrder): string {
	const seen = lines.flatMap(({ place, line }) =>
		line ? [[place, line.partNumber, line.size, line.pairs, line.cents ?? null]] : [],
	);
	return JSON.stringify({ c: currency, l: seen });
}

/** Parses the form's preview; undefined if invalid. */
export function parseSeenOrder(text: string): SeenOrder | undefined {
	let sent: unknown;
	try {
		sent = JSON.parse(text);
	} catch {
		return undefined;
	}
	const parsed = seenSchema.safeParse(sent);
	if (!parsed.success) return undefined;
	const lines = parsed.data.l.map(([place, partNumber, size, pairs, cents]) => ({
		place,
		partNumber,
		size,
		pairs,
		cents,
	}));
	return { currency: parsed.data.c, lines };
}

/** All differences from the preview, in line order; empty if there are none. */
export function listOrderChanges(seen: SeenOrder, read: ReadOrder): OrderChange[] {
	const now = new Map(read.lines.map(({ place, line }) => [place, line]));
	const changes: OrderChange[] = [];
	for (const { place, partNumber, size, pairs, cents } of seen.lines) {
		const line = now.get(place);
		now.delete(place);
		const named = { place, partNumber, size };
		if (!line) {
			changes.push({ ...named, kind: 'gone' });
			continue;
		}
		if (line.partNumber !== partNumber || line.size !== size || line.pairs !== pairs) {
			const after = { partNumber: line.partNumber, size: line.size, pairs: line.pairs };
			changes.push({ ...named, kind: 'line', pairs, after });
		}
		const before = cents ?? undefined;
		if (line.cents !== before || (before !== undefined && seen.currency !== read.currency)) {
			const from = seen.currency;
			changes.push({ ...named, kind: 'price', before, after: line.cents, from, to: read.currency });
		}
	}
	// A line that had an error in the preview was not shown as part of the order.
	for (const [place, line] of now) {
		if (!line) continue;
		const { partNumber, size, pairs } = line;
		changes.push({ place, partNumber, size, kind: 'line', pairs: 0, after: { partNumber, size, pairs } });
	}
	return changes;
}
