/** A byte range, both ends inclusive. */
export type ByteRange = { start: number; end: number };

const MAX_RANGE_TEXT = 200;

/**
 * Parses a Range header (RFC 9110 14.2) for a file of this size, as for static files: another unit or several ranges
 * get the whole file; a malformed or unsatisfiable range is refused.
 * @returns undefined for the whole file
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'refused' | undefined {
	if (header === undefined || !/^ *bytes=/.test(header)) return undefined;
	if (header.length > MAX_RANGE_TEXT) return 'refused';
	const parts = header.slice(header.indexOf('=') + 1).split(',');
	const ranges = parts.flatMap((part) => readPart(part.trim(), bytes) ?? []);
	if (ranges.length === 0) return 'refused';
	return parts.length === 1 ? ranges[0] : undefined;
}

function readPart(part: string, bytes: number): ByteRange | undefined {
	const [, from, to] = /^(\d*)-(\d*)$/.exec(part) ?? [];
	if (from === undefined || to === undefined || from + to === '') return undefined;
	const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
	const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
	return start <= end ? { start, end } : undefined;
}

/** True if a part may be sent: If-Range is the file's ETag (strong comparison) or exactly its Last-Modified time. */
export function isRangeFresh(ifRange: string, etag: string, lastModified: string): boolean {
	return ifRange.trim() === etag || ifRange.trim() === lastModified;
}
