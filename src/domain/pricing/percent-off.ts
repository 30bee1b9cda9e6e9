import { type Message, say } from '../../platform/i18n/message.ts';

/**
 * Percentages are whole hundredths of a percent, so 3500 is 35%, and what they leave of a price is kept as a fraction of
 * whole numbers: however many lists a price comes through, it is rounded once.
 */
const MAX_PERCENT = 100_00;

/** A price that is not rounded yet, in cents: `above` / `below`, `below` > 0. */
export type ExactPrice = { above: bigint; below: bigint };

export function toExactPrice(cents: number): ExactPrice {
	return { above: BigInt(cents), below: 1n };
}

/** What is left of a price after so many hundredths of a percent are taken off. */
export function takeOff(price: ExactPrice, hundredths: number): ExactPrice {
	return {
		above: price.above * BigInt(MAX_PERCENT - hundredths),
		below: price.below * BigInt(MAX_PERCENT),
	};
}

/** Whole cents, half away from zero: the only rounding (docs/decisions/015-prices.md). */
export function roundPrice({ above, below }: ExactPrice): number {
	const size = above < 0n ? -above : above;
	const rounded = (2n * size + below) / (2n * below);
	return Number(above < 0n ? -rounded : rounded);
}

export type ParsedPercent = { hundredths: number } | { error: Message };

/**
 * How much comes off, as people type it, with the percent sign or without: "35", "12.5 %", "12,5". A plus or a minus is
 * refused: "-4" is 4% off to one and 4% on top to another.
 */
export function parsePercent(text: string): ParsedPercent {
	const amount = text.normalize('NFKC').trim().replace(/\s?%$/, '').replace(',', '.');
	if (/^[-+−–‐‑⁻﹣±]|^\(.*\)$|[-−–]$/.test(amount)) {
		return { error: say('validation.price.percentSign') };
	}
	const [, whole, rest = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
	if (whole === undefined) return { error: say('validation.price.percent') };
	const hundredths = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
	return hundredths > MAX_PERCENT ? { error: say('validation.price.percentMost') } : { hundredths };
}

/** "35", "12.5": without its sign. */
export function formatPercent(hundredths: number): string {
	return String(hundredths / 100);
}
