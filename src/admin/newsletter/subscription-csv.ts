import type { Subscription } from '../../domain/newsletter/subscription.ts';
import { formatCsvCell } from '../../platform/text/csv-cell.ts';

/** What each column holds; the link to leave by belongs at the foot of every issue. */
function columnsOf(leaveHref: (token: string) => string): readonly [string, (row: Subscription) => string][] {
	return [
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
		['unsubscribe', ({ leaveToken }) => leaveHref(leaveToken)],
	];
}

/** A file for spreadsheets (RFC 4180), in steps: its head first, behind the mark by which they know UTF-8. */
export function formatSubscriptionCsv(
	rows: readonly Subscription[] | 'head',
	leaveHref: (token: string) => string,
): string {
	const columns = columnsOf(leaveHref);
	if (rows === 'head') return `\uFEFF${columns.map(([title]) => title).join(',')}\r\n`;
	return rows.map((row) => `${columns.map(([, value]) => formatCsvCell(value(row))).join(',')}\r\n`).join('');
}
