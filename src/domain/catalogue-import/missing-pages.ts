import { hasNextPage, type PageMark } from './readers/json-records.ts';

/** A page of several, saved as a file: the others are not in it. */
export function noteMissingPages(file: string, mark: PageMark): string | undefined {
	if (!hasNextPage(mark, 0)) return undefined;
	const total = mark.totalPages === undefined ? '' : ` of ${mark.totalPages}`;
	return `${file} is page ${(mark.number ?? 0) + 1}${total}; the pages after it are not in it.`;
}
