import type { Subscription } from '../../domain/newsletter/subscription.ts';
import { type FileTable, fileTable } from '../../platform/text/file-table.ts';
import { localTime } from '../kit/list/local-time.ts';

/** The columns of the export; every issue must contain the unsubscribe link in its footer. Times are local. */
export function subscriptionColumns(
	timeZone: string,
	leaveHref: (token: string, language: string) => string,
): FileTable<Subscription> {
	const local = localTime(timeZone);
	return fileTable<Subscription>([
		['email', ({ email }) => email],
		['state', ({ state }) => state],
		['language', ({ language }) => language],
		['asked', ({ requestedAt }) => local(requestedAt), 'time'],
		['page', ({ page }) => page],
		['wording_version', ({ wordingVersion }) => wordingVersion],
		['wording', ({ wording }) => wording],
		['confirmed', ({ confirmedAt }) => local(confirmedAt ?? ''), 'time'],
		['left', ({ leftAt }) => local(leftAt ?? ''), 'time'],
		['left_by', ({ leftBy }) => leftBy],
		['left_reason', ({ leftReason }) => leftReason],
		['unsubscribe', ({ leaveToken, language }) => leaveHref(leaveToken, language)],
	]);
}
