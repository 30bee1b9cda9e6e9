/** Sets one field of many records to the same value; "state" moves them to a state. */
export type BulkChange<Field extends string = string> = { field: Field; value: string };

/** The effect of a change on one record. */
export type BulkRow = {
	id: string;
	title: string;
	/** The version on which the preview is based; a record saved since then is left unchanged. */
	version: number;
	before: string;
	after: string;
	/** Why this record cannot be changed so. */
	error?: string;
};

/** What a change would do; records that have the value already are only counted. */
export type BulkPreview<Row = BulkRow> = { rows: Row[]; unchanged: number };

/** What was changed, or undone, and the titles of the records that were left alone. */
export type BulkDone = { id: string; changed: number; skipped: string[] };

/** A change that its author can still undo. */
export type UndoableBulk = { id: string; changed: number; at: string };

/** Records of one change. */
export const MAX_BULK = 500;
/** Max length of a value before the rules of its field, in characters. */
export const MAX_VALUE = 300;

/** How long a change can be undone, in milliseconds. */
export const BULK_UNDO_MS = 24 * 60 * 60 * 1000;
