import { hasNextPage, type PageMark } from './readers/json-records.ts';

/** A note for a file that holds only one page of several. */
export function noteMissingPages(file: string, mark: PageMark): string | undefined {
	if (!hasNextPage(mark, 0)) return undefined;
	const total = mark.totalPages === undefined ? '' : ` of ${mark.totalPages}`;
	return `${file} is page ${(mark.number ?? 0) + 1}${total}; the pages after it are not in it.`;
}
