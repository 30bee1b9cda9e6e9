import { issueOf } from '../../platform/i18n/message.ts';
import { hasNextPage, type PageMark } from './readers/json-records.ts';

/** A note for a file that holds only one page of several, as a message that begins with the file. */
export function noteMissingPages(mark: PageMark): string | undefined {
	if (!hasNextPage(mark, 0)) return undefined;
	const page = (mark.number ?? 0) + 1;
	return mark.totalPages === undefined
		? issueOf('importing.onePage', { page })
		: issueOf('importing.onePageOf', { page, total: mark.totalPages });
}
