/**
 * A position in a list: the rows after, or before, the row with this id. `value` is that row's sort value, empty in a
 * list sorted by id alone.
 */
export type Cursor = { direction: 'after' | 'before'; id: string; value: string };

/** The format of the ids and sort values of a list. */
export type CursorShape = { id: RegExp; value?: RegExp };

/** A time as stored. */
export const TIME = /\d{4}-\d\d-\d\dT[\d:.]{8,15}Z/;
/** A hexadecimal key or a time, for lists that can be sorted by either. */
export const KEY_OR_TIME = new RegExp(`[0-9a-f]{0,128}|${TIME.source}`);

/** "after.S-2026-0007.2026-11-20T14:03:11.000Z". An id contains no full stop; a value may. */
export function formatCursor({ direction, id, value }: Cursor): string {
	return value === '' ? `${direction}.${id}` : `${direction}.${id}.${value}`;
}

/** Parses a cursor from a URL; undefined for anything that `formatCursor` did not write for a list of this shape. */
export function parseCursor(text: string, shape: CursorShape): Cursor | undefined {
	const [, direction, id = '', value = ''] = /^(after|before)\.([^.]+)(?:\.(.*))?$/.exec(text) ?? [];
	if (!direction || !isWhole(id, shape.id) || !isWhole(value, shape.value ?? /(?:)/)) return undefined;
	return { direction: direction === 'before' ? 'before' : 'after', id, value };
}

function isWhole(text: string, pattern: RegExp): boolean {
	return new RegExp(`^(?:${pattern.source})$`).test(text);
}
