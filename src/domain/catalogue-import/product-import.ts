import type { ProductWarning } from '../catalogue/product-record.ts';

/**
 * Where an import stands. `reading` and `checking` are the dry run; `ready` waits for staff; a `stopped` one was cancelled
 * while it wrote, and a `cancelled` one before.
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

/** Somebody's process works on it. */
export const WORKING_STATES = ['reading', 'checking', 'applying', 'undoing'] as const;
export type WorkingState = (typeof WORKING_STATES)[number];
export const isWorking = (state: ImportState) => (WORKING_STATES as readonly string[]).includes(state);

export type RowOutcome = 'new' | 'changed' | 'unchanged' | 'refused';

/**
 * What became of a row that was to be written: not yet, written, left alone because the glove was saved meanwhile, taken
 * back, or kept at the undo because it was saved since.
 */
type RowResult = '' | 'written' | 'skipped' | 'undone' | 'kept';

/** One field of a stored glove that a row changes, as the cells of a table say it. */
export type Difference = { column: string; before: string; after: string };

/** What is wrong with a cell; `entry` counts from 1 where the cell holds several things. */
export type ColumnError = {
	column: string;
	entry: number | undefined;
	part: string;
	value: string;
	reason: string;
};

export type RowReport = { differences: Difference[]; errors: ColumnError[]; warnings: ProductWarning[] };

/** A row as the page shows it. */
export type ImportRow = {
	/** As people count it: a spreadsheet's row, or the record of a JSON file. */
	row: number;
	/** The line of a CSV file that it begins on. */
	line: number;
	partNumber: string;
	name: string;
	outcome: RowOutcome;
	isExcluded: boolean;
	result: RowResult;
	report: RowReport;
};

export type ImportCounts = Record<RowOutcome, number> & {
	/** Rows that would be written: new and changed ones that nobody took out. */
	chosen: number;
	excluded: number;
	written: number;
	skipped: number;
	undone: number;
	kept: number;
	warned: number;
};

/** One kind of warning: in how many rows it stands, and the first of them. */
export type WarningGroup = { code: string; path: string; rows: number; firstRow: number };

/** An import as the calls answer it. */
export type ImportAnswer = {
	id: string;
	state: ImportState;
	fileName: string;
	format: 'csv' | 'json';
	staffName: string;
	createdAt: string;
	finishedAt: string;
	/** Of the step under way: characters read, or rows done. */
	done: number;
	total: number;
	/** Nobody's process works on it yet: others are before it. */
	isWaiting: boolean;
	/** Cancelled by staff, and not yet ended. */
	isEnding: boolean;
	counts: ImportCounts;
	unknownColumns: string[];
	/** What there is to know of the whole file, such as a guessed encoding. */
	notes: string[];
	/** The kinds of warnings, the one in most rows first. */
	warnings: WarningGroup[];
	/** Why the file could not be read. */
	error: string;
};

/** Limits of a file. */
export const IMPORT_LIMITS = { bytes: 64 * 1024 * 1024, rows: 50_000 } as const;

/** Rows that a page of the preview shows. */
export const ROWS_A_PAGE = 25;

/** Characters of a value that the preview shows. */
export const MAX_SHOWN_LENGTH = 600;

/** What the preview may be narrowed to. */
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

/** How many rows a filter lets through; without one it is all that do something or fail. */
export function countOfKind(counts: ImportCounts, kind: RowFilterName | undefined): number {
	return kind === undefined ? counts.new + counts.changed + counts.refused : counts[kind];
}
