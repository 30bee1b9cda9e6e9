import { formatterFor } from '../../platform/i18n/formatter.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { type Message, say } from '../../platform/i18n/message.ts';

/**
 * Percentages are integers in hundredths of a percent, so 3500 is 35%. Discounted prices are exact fractions, so that
 * a price is rounded only once, however many lists it passes through.
 */
const MAX_PERCENT = 100_00;

/** An unrounded price in cents: `above` / `below`, `below` > 0. */
export type ExactPrice = { above: bigint; below: bigint };

export function toExactPrice(cents: number): ExactPrice {
	return { above: BigInt(cents), below: 1n };
}

/** Takes a percentage, in hundredths of a percent, off a price. */
export function applyDiscount(price: ExactPrice, hundredths: number): ExactPrice {
	return {
		above: price.above * BigInt(MAX_PERCENT - hundredths),
		below: price.below * BigInt(MAX_PERCENT),
	};
}

/** Rounds to whole cents, half away from zero: the only rounding (docs/decisions/015-prices.md). */
export function roundPrice({ above, below }: ExactPrice): number {
	const size = above < 0n ? -above : above;
	const rounded = (2n * size + below) / (2n * below);
	return Number(above < 0n ? -rounded : rounded);
}

export type ParsedPercent = { hundredths: number } | { error: Message };

/**
 * Parses a discount with or without a percent sign: "35", "12.5 %", "12,5". Signs are rejected, because "-4" could
 * mean 4% off or a 4% surcharge.
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

/** A percentage taken off, as pages show it: "−35%", "−12.5%"; in French "−12,5 %". */
export function formatDiscount(hundredths: number, locale: Locale): string {
	const { number } = formatterFor(locale);
	return `−${number(hundredths / 10_000, { style: 'percent', maximumFractionDigits: 2 })}`;
}

/** "35", "12.5": without a percent sign and with a decimal point, as fields and files have it. */
export function formatPercent(hundredths: number): string {
	return String(hundredths / 100);
}
