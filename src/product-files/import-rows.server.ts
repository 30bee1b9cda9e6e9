import type { DatabaseLike } from '../db/database.server.ts';
import { formatCsvRow } from './csv-reader.ts';
import { guardCell } from './formula-guard.ts';
import { countImportRows, listImportRows, type StoredRow } from './import-row-queries.server.ts';
import { PRODUCT_COLUMNS, REASONS_COLUMN } from './product-column.ts';
import {
	type ColumnFault,
	type ImportAnswer,
	type ImportRow,
	isWorking,
	ROWS_A_PAGE,
	type RowFilterName,
	type RowOutcome,
	type RowReport,
} from './product-import.ts';
import type { StoredImport } from './product-import-queries.server.ts';
import { type RowRecord, readRowRecord } from './source-rows.server.ts';

export async function toImportAnswer(db: DatabaseLike, stored: StoredImport): Promise<ImportAnswer> {
	return {
		id: stored.id,
		state: stored.state,
		fileName: stored.file_name,
		format: stored.format,
		staffName: stored.staff_name,
		createdAt: stored.created_at,
		finishedAt: stored.finished_at,
		done: stored.step_done,
		total: stored.step_total,
		isEnding: stored.is_ending === 1 && isWorking(stored.state),
		counts: await countImportRows(db, stored.id),
		unknownColumns: JSON.parse(stored.unknown_columns) as string[],
		fault: stored.fault,
	};
}

/** A page of rows, in the order of the file. @param page counts from 1. */
export async function loadImportRows(
	db: DatabaseLike,
	id: string,
	filter: RowFilterName | undefined,
	page: number,
): Promise<ImportRow[]> {
	const rows = await listImportRows(db, id, {
		...toQuery(filter),
		most: ROWS_A_PAGE,
		offset: (page - 1) * ROWS_A_PAGE,
	});
	return rows.map(toImportRow);
}

function toQuery(filter: RowFilterName | undefined) {
	switch (filter) {
		case undefined:
			return { outcome: ['new', 'changed', 'refused'] as const };
		case 'warned':
			return { isWarned: true };
		case 'skipped':
			return { result: 'skipped' as const };
		case 'excluded':
			return { isExcluded: true };
		default:
			return { outcome: [filter] };
	}
}

function toImportRow(row: StoredRow): ImportRow {
	return {
		row: row.row_number,
		line: row.line,
		partNumber: row.part_number,
		name: row.name,
		outcome: row.outcome as RowOutcome,
		isExcluded: row.excluded === 1,
		result: row.result,
		report: JSON.parse(row.report) as RowReport,
	};
}

const ROWS_A_PIECE = 200;

/** The rows that were refused or left alone, as they stood in the file, with the reasons behind them: to mend and read again. */
export async function* exportFailedRows(db: DatabaseLike, stored: StoredImport): AsyncGenerator<string> {
	const columns = stored.format === 'csv' ? (JSON.parse(stored.columns) as string[]) : PRODUCT_COLUMNS;
	const kept = columns.filter((title) => title.toLowerCase() !== REASONS_COLUMN);
	yield `\uFEFF${formatCsvRow([...kept.map(guardCell), REASONS_COLUMN])}`;
	for (let after = 0; ; ) {
		const rows = await listImportRows(db, stored.id, {
			outcome: ['new', 'changed', 'refused'],
			after,
			most: ROWS_A_PIECE,
		});
		const last = rows.at(-1);
		if (!last) return;
		after = last.row_number;
		yield rows
			.filter((row) => row.outcome === 'refused' || row.result === 'skipped')
			.map((row) => formatCsvRow([...listCells(row, columns), formatReasons(row)].map(guardCell)))
			.join('');
	}
}

function listCells(row: StoredRow, columns: readonly string[]): string[] {
	const record = JSON.parse(row.record) as RowRecord;
	const at = columns.findIndex((title) => title.toLowerCase() === REASONS_COLUMN);
	const cells =
		'cells' in record ? columns.map((_, index) => record.cells[index] ?? '') : listJsonCells(record);
	return cells.filter((_, index) => index !== at);
}

/** A record of a JSON file in the columns of our own table, as far as it has something to say in them. */
function listJsonCells(record: RowRecord): string[] {
	const { given, partNumber, state, successor } = readRowRecord(record, []);
	const pack = (given.packaging ?? {}) as Record<string, unknown>;
	const values: Record<string, unknown> = { ...given, ...pack, partNumber, state, successor };
	return PRODUCT_COLUMNS.map((column) => {
		const value = values[column];
		if (value === undefined || value === null) return '';
		return typeof value === 'string' ? value : JSON.stringify(value);
	});
}

function formatReasons(row: StoredRow): string {
	const { faults } = JSON.parse(row.report) as RowReport;
	return faults.map(formatFault).join('\n');
}

/** "certifications, entry 2: EN 388 …" */
function formatFault({ column, entry, reason }: ColumnFault): string {
	const place = [column, entry === undefined ? '' : `entry ${entry}`]
		.filter((part) => part !== '')
		.join(', ');
	return place === '' ? reason : `${place}: ${reason}`;
}
