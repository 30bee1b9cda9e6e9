import { z } from 'zod';
import type { Currency } from '../pricing/price.ts';
import type { ReadOrder } from './order-reading.server.ts';

/** A line as it was read back to whoever sends the order: what he agrees to by sending. */
type SeenLine = { place: number; partNumber: string; size: string; pairs: number; cents: number | null };

/** What an order was read back as. */
export type SeenOrder = { currency: Currency; lines: SeenLine[] };

/** What became otherwise between reading an order back and sending it, line by line. */
export type OrderChange = { place: number; partNumber: string; size: string } & (
	| { kind: 'price'; before: number | undefined; after: number | undefined; from: Currency; to: Currency }
	/** The glove, its size, or the pairs in its case. */
	| { kind: 'line'; pairs: number; after: { partNumber: string; size: string; pairs: number } }
	/** It left the range, or its size did. */
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

/** What was read back, as the form carries it to be compared when it is sent. */
export function formatSeenOrder({ currency, lines }: ReadOrder): string {
	const seen = lines.flatMap(({ place, line }) =>
		line ? [[place, line.partNumber, line.size, line.pairs, line.cents ?? null]] : [],
	);
	return JSON.stringify({ c: currency, l: seen });
}

/** What the form carried; undefined for a text that is none. */
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

/** Everything that is otherwise now than it was read back, in the order of the lines; nothing when it is the same order. */
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
	// A line that could not be read a moment ago was never read back as one to send.
	for (const [place, line] of now) {
		if (!line) continue;
		const { partNumber, size, pairs } = line;
		changes.push({ place, partNumber, size, kind: 'line', pairs: 0, after: { partNumber, size, pairs } });
	}
	return changes;
}
