import type { z } from 'zod';
import { DEFAULT_LOCALE } from '../i18n/locale.ts';
import { wordMessage } from '../i18n/word-message.server.ts';

/** Where a JSON text is stored: a table's column, and the key of the row, its parts joined by "/". */
export type StoredPlace = { table: string; column: string; id: string };

/** A text longer than this, in characters, is not one that we wrote: the largest documents are a tenth of it. */
const MAX_LENGTH = 4_000_000;
const MAX_REASON_LENGTH = 300;

const NAME = 'UnreadableDocumentError';

/** What is stored in a row cannot be read. The row is left as it is until staff mend it. */
export class UnreadableDocumentError extends Error {
	override readonly name = NAME;
	readonly place: StoredPlace;
	/** The first reason, such as "sizes: must be an object of names and texts". */
	readonly reason: string;

	constructor(place: StoredPlace, reason: string) {
		super(`${place.table} ${place.id}, ${place.column}: ${reason}`);
		this.place = place;
		this.reason = reason;
	}
}

/** By name: the pages are bundles of their own, each with its own copy of the class. */
export function isUnreadable(error: unknown): error is UnreadableDocumentError {
	return error instanceof Error && error.name === NAME;
}

/** Reads a stored JSON text by its schema; or says in a few words why it cannot be read. */
export function parseStored<Value>(
	text: unknown,
	schema: z.ZodType<Value>,
): { ok: true; value: Value } | { ok: false; reason: string } {
	if (typeof text !== 'string') return { ok: false, reason: 'is no text' };
	if (text.trim() === '') return { ok: false, reason: 'is empty' };
	if (text.length > MAX_LENGTH) return { ok: false, reason: `has ${text.length} characters` };
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch (error) {
		// The engine's own message quotes the text, and that may be somebody's address.
		const at = /position \d+/.exec((error as Error).message);
		return { ok: false, reason: at ? `is not JSON from ${at[0]} on` : 'is not JSON' };
	}
	const parsed = schema.safeParse(json);
	if (parsed.success) return { ok: true, value: parsed.data };
	const [issue] = parsed.error.issues;
	const message = issue && wordMessage(DEFAULT_LOCALE, issue.message);
	const reason = [issue?.path.join('.'), message].filter(Boolean).join(': ');
	return { ok: false, reason: reason.slice(0, MAX_REASON_LENGTH) };
}

/**
 * The value of a stored JSON text.
 * @throws UnreadableDocumentError
 */
export function readStored<Value>(place: StoredPlace, text: unknown, schema: z.ZodType<Value>): Value {
	const read = parseStored(text, schema);
	if (read.ok) return read.value;
	throw new UnreadableDocumentError(place, read.reason);
}

/** What `read` answers, or undefined where what it reads cannot be read. */
export async function unlessUnreadable<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
	try {
		return await read();
	} catch (error) {
		if (isUnreadable(error)) return undefined;
		throw error;
	}
}

/** What `read` makes of each row, without the rows whose document cannot be read: a list goes on without them. */
export function keepReadable<Row, Value>(rows: readonly Row[], read: (row: Row) => Value): Value[] {
	return rows.flatMap((row) => {
		try {
			return [read(row)];
		} catch (error) {
			if (isUnreadable(error)) return [];
			throw error;
		}
	});
}
