import type { Subscription } from '../../domain/newsletter/subscription.ts';
import { type CsvTable, csvTable } from '../../platform/text/csv-table.ts';

/** The columns of the export; every issue must contain the unsubscribe link in its footer. */
export function subscriptionCsv(
	leaveHref: (token: string, language: string) => string,
): CsvTable<Subscription> {
	return csvTable<Subscription>([
		['email', ({ email }) => email],
		['state', ({ state }) => state],
		['language', ({ language }) => language],
		['asked', ({ askedAt }) => askedAt],
		['page', ({ page }) => page],
		['wording_version', ({ wordingVersion }) => wordingVersion],
		['wording', ({ wording }) => wording],
		['confirmed', ({ confirmedAt }) => confirmedAt ?? ''],
		['left', ({ leftAt }) => leftAt ?? ''],
		['left_by', ({ leftBy }) => leftBy],
		['left_reason', ({ leftReason }) => leftReason],
		['unsubscribe', ({ leaveToken, language }) => leaveHref(leaveToken, language)],
	]);
}
