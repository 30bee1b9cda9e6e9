import type { DatabaseLike } from './database.server.ts';
import { takeNextNumber } from './number-series-queries.server.ts';

/** Where the brand is: numbers begin anew with the year there. */
const ZONE = 'America/Toronto';

/**
 * The next number of a year's series, such as "S-2026-0001", in the caller's transaction. It is short enough to be
 * said over the phone.
 * @param letter names the series: "S" for sample requests.
 */
export async function takeYearlyNumber(
	transaction: DatabaseLike,
	letter: string,
	now: Date = new Date(),
): Promise<string> {
	const year = new Intl.DateTimeFormat('en-CA', { year: 'numeric', timeZone: ZONE }).format(now);
	const count = await takeNextNumber(transaction, `${letter}-${year}`);
	return `${letter}-${year}-${String(count).padStart(4, '0')}`;
}
