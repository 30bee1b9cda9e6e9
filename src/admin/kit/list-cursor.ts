/** A place in a list that is by time: the rows behind a record, or those before it. */
export type ListCursor = { direction: 'after' | 'before'; at: string; number: string };

/** "after.2026-11-20T14:03:11.000Z.S-2026-0007". */
export function formatListCursor({ direction, at, number }: ListCursor): string {
	return `${direction}.${at}.${number}`;
}

const PLACE = /^(after|before)\.(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\.([A-Z]-\d{4}-\d{4,9})$/;

/** A place from an address, among numbers such as S-2026-0007; undefined for what is none. */
export function parseListCursor(text: string): ListCursor | undefined {
	const [, direction, at, number] = PLACE.exec(text) ?? [];
	if (!at || !number) return undefined;
	return { direction: direction === 'before' ? 'before' : 'after', at, number };
}
