import type { Subscription } from '../../domain/newsletter/subscription.ts';
import { type CsvTable, csvTable } from '../../platform/text/csv-table.ts';
import { localTime } from '../kit/list/local-time.ts';

/** The columns of the export; every issue must contain the unsubscribe link in its footer. Times are local. */
export function subscriptionCsv(
	timeZone: string,
	leaveHref: (token: string, language: string) => string,
): CsvTable<Subscription> {
	const local = localTime(timeZone);
	return csvTable<Subscription>([
		['email', ({ email }) => email],
		['state', ({ state }) => state],
		['language', ({ language }) => language],
		['asked', ({ requestedAt }) => local(requestedAt)],
		['page', ({ page }) => page],
		['wording_version', ({ wordingVersion }) => wordingVersion],
		['wording', ({ wording }) => wording],
		['confirmed', ({ confirmedAt }) => local(confirmedAt ?? '')],
		['left', ({ leftAt }) => local(leftAt ?? '')],
		['left_by', ({ leftBy }) => leftBy],
		['left_reason', ({ leftReason }) => leftReason],
		['unsubscribe', ({ leaveToken, language }) => leaveHref(leaveToken, language)],
	]);
}
