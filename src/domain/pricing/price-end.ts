import { addDays } from '../calendar-date/calendar-date.ts';
import { type CompanyPrices, decidePrice, type PriceBook, type PricedGlove } from './price-decision.ts';
import type { Validity } from './price-list.ts';
import { BREAKS, pairsOf } from './quantity-break.ts';

/**
 * Dates after `date` on which a company's prices may change for any glove: start dates of its templates, the
 * validity dates of all lists, and the days of their prices.
 */
export function listTurningDays(book: PriceBook, company: CompanyPrices, date: string): string[] {
	const days = [
		...company.assignments.map(({ from }) => from),
		...[...book.lists.values()].flatMap(turningDaysOf),
		...(book.lineDays ?? []),
	];
	return sortLater(days, date);
}

/**
 * The last date on which a glove's prices for one pair, a dozen and a case are the same as on `date`; empty if no
 * stored change affects them. The next price may also be missing.
 * @param turningDays result of `listTurningDays` for the company
 */
export function findLastDay(
	book: PriceBook,
	company: CompanyPrices,
	query: { glove: PricedGlove; date: string; size?: string | undefined },
	turningDays: readonly string[],
): string {
	const { glove, date, size } = query;
	const override = company.findOverride(glove.partNumber);
	const days = override ? sortLater([...turningDays, ...turningDaysOf(override)], date) : turningDays;
	if (days.length === 0) return '';
	const quantities = BREAKS.map((unit) => pairsOf(unit, glove.caseSize) ?? 1);
	const pricesOn = (day: string) =>
		quantities
			.map((quantity) => decidePrice(book, company, { glove, quantity, date: day, size }).cents)
			.join();
	const now = pricesOn(date);
	const turn = days.find((day) => pricesOn(day) !== now);
	return turn === undefined ? '' : addDays(turn, -1);
}

function turningDaysOf({ validFrom, validTo }: Validity): string[] {
	return [validFrom, ...(validTo === '' ? [] : [addDays(validTo, 1)])];
}

function sortLater(days: readonly string[], date: string): string[] {
	return [...new Set(days)].filter((day) => day > date).sort();
}
