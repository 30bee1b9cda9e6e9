import type { z } from 'zod';
import { DEFAULT_LOCALE } from '../i18n/locale.ts';
import { wordMessage } from '../i18n/word-message.server.ts';

/** Where a JSON text is stored: a table and column, and the row's key, its parts joined by "/". */
export type DocumentLocation = { table: string; column: string; id: string };

/** In characters. A longer text was not written by us: the largest documents are a tenth of this. */
const MAX_LENGTH = 4_000_000;
const MAX_REASON_LENGTH = 300;

const NAME = 'UnreadableDocumentError';

/** A stored document cannot be read. The row is left unchanged until staff repair it. */
export class UnreadableDocumentError extends Error {
	override readonly name = NAME;
	readonly location: DocumentLocation;
	/** The first error, such as "sizes: must be an object of names and texts". */
	readonly reason: string;

	constructor(location: DocumentLocation, reason: string) {
		super(`${location.table} ${location.id}, ${location.column}: ${reason}`);
		this.location = location;
		this.reason = reason;
	}
}

/** Compares by name: the pages are a separate bundle with their own copy of the class. */
export function isUnreadable(error: unknown): error is UnreadableDocumentError {
	return error instanceof Error && error.name === NAME;
}

/** Parses a stored JSON text by its schema, or returns a short reason why it cannot be read. */
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
		// The engine's own message quotes the text, which may contain personal data.
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
 * Parses a stored JSON text.
 * @throws UnreadableDocumentError
 */
export function readStored<Value>(
	location: DocumentLocation,
	text: unknown,
	schema: z.ZodType<Value>,
): Value {
	const read = parseStored(text, schema);
	if (read.ok) return read.value;
	throw new UnreadableDocumentError(location, read.reason);
}

/** The result of `read`, or undefined if the document is unreadable. */
export async function unlessUnreadable<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
	try {
		return await read();
	} catch (error) {
		if (isUnreadable(error)) return undefined;
		throw error;
	}
}

/** Maps rows with `read`, skipping those with an unreadable document, so that a list can still be shown. */
export function mapReadable<Row, Value>(rows: readonly Row[], read: (row: Row) => Value): Value[] {
	return rows.flatMap((row) => {
		try {
			return [read(row)];
		} catch (error) {
			if (isUnreadable(error)) return [];
			throw error;
		}
	});
}
