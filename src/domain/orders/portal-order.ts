import type { Currency } from '../pricing/price.ts';

/** One glove of an order as it was sent: what it was called then, whatever becomes of it. */
export type OrderLine = {
	/** Lower case, as in the catalogue. */
	partNumber: string;
	name: string;
	/** The glove's own label of the size. */
	size: string;
	/** The warehouse's code of that size; empty when there is none. */
	stockCode: string;
	/** Pairs, a whole number from 1 to 9,999. */
	pairs: number;
	/** What a pair cost the company at that quantity then, as information; undefined: they ask. */
	cents: number | undefined;
};

export type OrderState = 'new' | 'answered';

/** What a distributor asked for by quick order. It is a request: staff answer it, and nothing ships by itself. */
export type PortalOrder = {
	/** Such as Q-2026-0001. */
	number: string;
	companyId: string;
	companyName: string;
	/** Who sent it. */
	person: { id: string; name: string; email: string };
	state: OrderState;
	lines: OrderLine[];
	currency: Currency;
	/** Their own number for it; empty when they gave none. */
	purchaseOrder: string;
	note: string;
	version: number;
	/** ISO 8601, UTC. */
	createdAt: string;
	answeredAt: string | undefined;
	answeredBy: string;
};

export function countOrderPairs(lines: readonly Pick<OrderLine, 'pairs'>[]): number {
	return lines.reduce((sum, { pairs }) => sum + pairs, 0);
}

/** What the lines come to, in cents; undefined where a line has no price, so that no sum says too little. */
export function sumOrder(lines: readonly Pick<OrderLine, 'pairs' | 'cents'>[]): number | undefined {
	let sum = 0;
	for (const { pairs, cents } of lines) {
		if (cents === undefined) return undefined;
		sum += pairs * cents;
	}
	return sum;
}
