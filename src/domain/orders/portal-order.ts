import type { Locale } from '../../platform/i18n/locale.ts';
import type { Currency } from '../pricing/price.ts';

/** One glove of an order: a snapshot from when it was sent, unaffected by later changes. */
export type OrderLine = {
	/** Lower case, as in the catalogue. */
	partNumber: string;
	name: string;
	/** The glove's own size label. */
	size: string;
	/** The warehouse's code for that size; empty if there is none. */
	stockCode: string;
	/** Pairs, a whole number from 1 to 9,999. */
	pairs: number;
	/** The company's price per pair at that quantity when ordering, for information; undefined if it has to ask. */
	cents: number | undefined;
};

/** The states of an order, in the order of the work. */
export const ORDER_STATES = ['new', 'answered', 'shipped'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** A distributor's quick order. It is a request: staff answer it, and nothing ships automatically. */
export type PortalOrder = {
	/** Such as Q-2026-0001. */
	number: string;
	companyId: string;
	companyName: string;
	/** The sender. */
	person: { id: string; name: string; email: string };
	state: OrderState;
	lines: OrderLine[];
	currency: Currency;
	/** The distributor's own order number; empty if not given. */
	purchaseOrder: string;
	note: string;
	/** Of the page that it was sent from, and of the answer. */
	language: Locale;
	version: number;
	/** ISO 8601, UTC. */
	createdAt: string;
	answeredAt: string | undefined;
	answeredBy: string;
};

export function countOrderPairs(lines: readonly Pick<OrderLine, 'pairs'>[]): number {
	return lines.reduce((sum, { pairs }) => sum + pairs, 0);
}

/** Total of the lines in cents; undefined if a line has no price, so that no total is too low. */
export function sumOrder(lines: readonly Pick<OrderLine, 'pairs' | 'cents'>[]): number | undefined {
	let sum = 0;
	for (const { pairs, cents } of lines) {
		if (cents === undefined) return undefined;
		sum += pairs * cents;
	}
	return sum;
}
