import { addDays } from '../calendar-date/calendar-date.ts';
import { MAX_PRICE } from './price.ts';
import { BREAKS, type Breaks } from './quantity-break.ts';

/** Steps that prices can be rounded up to, in cents. */
export const PRICE_STEPS = [1, 5, 10, 25, 50, 100] as const;

/** By how much the prices of a list change: hundredths of a percent, negative if they fall. */
export type PriceChange = { hundredths: number; stepCents: number };

/** A change of all prices of a list from a day on. */
export type PricePlan = PriceChange & {
	id: string;
	listId: string;
	/** yyyy-mm-dd. */
	fromDay: string;
	/** Whoever planned it, and when (ISO 8601). */
	setBy: string;
	setAt: string;
};

/** The most that a list rises or falls in one change, in hundredths of a percent. */
export const MAX_CHANGE = 50_00;

/** The changed price in cents, rounded up to the step once; at least one step, at most the highest price. */
export function changePrice(cents: number, { hundredths, stepCents }: PriceChange): number {
	const parts = BigInt(cents) * BigInt(100_00 + hundredths);
	const step = BigInt(stepCents) * 100_00n;
	const steps = (parts + step - 1n) / step;
	return Math.min(Number((steps < 1n ? 1n : steps) * BigInt(stepCents)), MAX_PRICE);
}

/** The prices of every break, changed. */
export function changeBreaks(prices: Breaks, change: PriceChange): Breaks {
	const changed = BREAKS.flatMap((unit) => {
		const cents = prices[unit];
		return cents === undefined ? [] : [[unit, changePrice(cents, change)] as const];
	});
	return Object.fromEntries(changed) as Breaks;
}

/** A glove's prices on a list from a day on; without prices it has none from then on. */
export type DatedPrices = { from: string; prices: Breaks | undefined };

/** The prices in force on a day: those of the latest day up to it. */
export function pricesOn(dated: readonly DatedPrices[], day: string): DatedPrices | undefined {
	return dated
		.filter(({ from }) => from <= day)
		.reduce<DatedPrices | undefined>(
			(latest, one) => (latest === undefined || one.from > latest.from ? one : latest),
			undefined,
		);
}

/** The day whose prices a plan changes: the one before it begins. */
export const dayBefore = ({ fromDay }: Pick<PricePlan, 'fromDay'>) => addDays(fromDay, -1);
