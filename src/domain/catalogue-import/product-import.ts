import type { ProductWarning } from '../catalogue/product-record.ts';

/**
 * State of an import. `reading` and `checking` are the dry run; `ready` waits for staff; `stopped` means cancelled
 * while writing, and `cancelled` before.
 */
export type ImportState =
	| 'reading'
	| 'checking'
	| 'ready'
	| 'applying'
	| 'done'
	| 'stopped'
	| 'undoing'
	| 'undone'
	| 'cancelled'
	| 'unreadable';

/** States in which a process works on the import. */
export const WORKING_STATES = ['reading', 'checking', 'applying', 'undoing'] as const;
export type WorkingState = (typeof WORKING_STATES)[number];
export const isWorking = (state: ImportState) => (WORKING_STATES as readonly string[]).includes(state);

export type RowOutcome = 'new' | 'changed' | 'unchanged' | 'refused';

/**
 * Result of a row that was selected for writing: pending (empty), written, skipped because the glove was saved in the
 * meantime, undone, or kept on undo because it was saved afterwards.
 */
type RowResult = '' | 'written' | 'skipped' | 'undone' | 'kept';

/** A field of a stored glove that a row changes, formatted as table cells. */
export type Difference = { column: string; before: string; after: string };

/** An error of a cell; `entry` starts at 1 if the cell is a list. */
export type ColumnError = {
	column: string;
	entry: number | undefined;
	part: string;
	value: string;
	reason: string;
};

export type RowReport = { differences: Difference[]; errors: ColumnError[]; warnings: ProductWarning[] };

/** A row as shown on the page. */
export type ImportRow = {
	/** As users count them: a spreadsheet's row, or the record of a JSON file. */
	row: number;
	/** Its first line in a CSV file. */
	line: number;
	partNumber: string;
	name: string;
	outcome: RowOutcome;
	isExcluded: boolean;
	result: RowResult;
	report: RowReport;
};

export type ImportCounts = Record<RowOutcome, number> & {
	/** Rows that would be written: new and changed ones that were not excluded. */
	chosen: number;
	excluded: number;
	written: number;
	skipped: number;
	undone: number;
	kept: number;
	warned: number;
};

/** One kind of warning, with its number of rows and the first of them. */
export type WarningGroup = { code: string; path: string; rows: number; firstRow: number };

/** An import as the API returns it. */
export type ImportAnswer = {
	id: string;
	state: ImportState;
	fileName: string;
	format: 'csv' | 'json';
	staffName: string;
	createdAt: string;
	finishedAt: string;
	/** Progress of the current step: characters read, or rows processed. */
	done: number;
	total: number;
	/** Queued behind other imports; no process works on it yet. */
	isWaiting: boolean;
	/** Cancelled by staff, but not stopped yet. */
	isEnding: boolean;
	counts: ImportCounts;
	unknownColumns: string[];
	/** Notes about the whole file, such as a guessed encoding. */
	notes: string[];
	/** The kinds of warnings, those with the most rows first. */
	warnings: WarningGroup[];
	/** Why the file could not be read. */
	error: string;
};

/** File limits. */
export const IMPORT_LIMITS = { bytes: 64 * 1024 * 1024, rows: 50_000 } as const;

/** Rows per page of the preview. */
export const ROWS_A_PAGE = 25;

/** Max characters of a value in the preview. */
export const MAX_SHOWN_LENGTH = 600;

/** Filters of the preview. */
export const ROW_FILTERS = [
	'refused',
	'changed',
	'new',
	'warned',
	'skipped',
	'excluded',
	'unchanged',
] as const;
export type RowFilterName = (typeof ROW_FILTERS)[number];

/** Number of rows that match a filter; without one, of all rows with a change or an error. */
export function countOfKind(counts: ImportCounts, kind: RowFilterName | undefined): number {
	return kind === undefined ? counts.new + counts.changed + counts.refused : counts[kind];
}
