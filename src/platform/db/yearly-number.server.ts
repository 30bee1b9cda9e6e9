import type { DatabaseLike } from './database.server.ts';
import { takeNextNumber } from './number-series-queries.server.ts';

/** The brand's time zone, in which a new year restarts the numbering. */
const ZONE = 'America/Toronto';

/**
 * The next number of a yearly series, such as "S-2026-0001", within the caller's transaction. Short enough to be said
 * over the phone.
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
