import { REASONS_COLUMN } from '../../../domain/catalogue-import/product-column.ts';
import {
	type ColumnError,
	type ImportAnswer,
	type ImportRow,
	isWorking,
	ROWS_A_PAGE,
	type RowFilterName,
	type RowOutcome,
} from '../../../domain/catalogue-import/product-import.ts';
import { formatCsvRow } from '../../../domain/catalogue-import/readers/csv-reader.ts';
import { EXPORT_FORMAT } from '../../../domain/catalogue-import/readers/json-records.ts';
import { wordWarnings } from '../../../domain/catalogue-import/warning-messages.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';
import { withColon } from '../../../platform/i18n/with-colon.ts';
import { wordMessage } from '../../../platform/i18n/word-message.server.ts';
import { guardCell } from '../../../platform/text/csv-cell.ts';
import type { StoredImport } from '../product-import-queries.server.ts';
import {
	listStoredTitles,
	listStoredWarnings,
	readStoredRecord,
	readStoredReport,
} from '../stored-import.server.ts';
import {
	countImportRows,
	findImportRows,
	listImportRows,
	listRowNumbers,
	type RowFilter,
	type StoredRow,
} from './import-row-queries.server.ts';

export async function toImportAnswer(
	db: DatabaseLike,
	stored: StoredImport,
	locale: Locale,
): Promise<ImportAnswer> {
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
		isWaiting: stored.claimed_by === '' && isWorking(stored.state),
		isEnding: stored.is_ending === 1 && isWorking(stored.state),
		counts: await countImportRows(db, stored.id),
		unknownColumns: listStoredTitles(stored.id, 'unknown_columns', stored.unknown_columns),
		notes: listStoredTitles(stored.id, 'notes', stored.notes).map((note) => wordMessage(locale, note)),
		warnings: listStoredWarnings(stored),
		error: wordMessage(locale, stored.error),
	};
}

/** A page of rows, in file order. @param page starts at 1. */
export async function loadImportRows(
	db: DatabaseLike,
	id: string,
	filter: RowFilterName | undefined,
	page: number,
	locale: Locale,
): Promise<ImportRow[]> {
	const shown = { limit: ROWS_A_PAGE, offset: (page - 1) * ROWS_A_PAGE };
	const rows = await findImportRows(db, id, await listRowNumbers(db, id, toQuery(filter), shown));
	return rows.map((row) => toImportRow(row, locale));
}

function toQuery(filter: RowFilterName | undefined): RowFilter {
	switch (filter) {
		case undefined:
			return { outcome: ['new', 'changed', 'refused'] };
		case 'warned':
			return { isWarned: true };
		case 'skipped':
			return { result: 'skipped' };
		case 'excluded':
			return { isExcluded: true };
		default:
			return { outcome: [filter] };
	}
}

function toImportRow(row: StoredRow, locale: Locale): ImportRow {
	const report = readStoredReport(row);
	return {
		row: row.row_number,
		line: row.line,
		partNumber: row.part_number,
		name: row.name,
		outcome: row.outcome as RowOutcome,
		isExcluded: row.excluded === 1,
		result: row.result,
		report: {
			...report,
			errors: report.errors.map((error) => wordReason(error, locale)),
			warnings: wordWarnings(report.warnings, locale),
		},
	};
}

const ROWS_A_PIECE = 200;

/**
 * The rows that were refused or skipped, in the file's own format and with the reasons, so that they can be corrected
 * and imported again.
 */
export function exportFailedRows(
	db: DatabaseLike,
	stored: StoredImport,
	locale: Locale,
): AsyncGenerator<string> {
	return stored.format === 'csv'
		? exportFailedTable(db, stored, locale)
		: exportFailedRecords(db, stored, locale);
}

async function* exportFailedTable(
	db: DatabaseLike,
	stored: StoredImport,
	locale: Locale,
): AsyncGenerator<string> {
	const columns = listStoredTitles(stored.id, 'columns', stored.columns);
	const isOwn = columns.map((title) => title.toLowerCase() !== REASONS_COLUMN);
	const ownCells = (cells: readonly string[]) => cells.filter((_, at) => isOwn[at]);
	yield `\uFEFF${formatCsvRow([...ownCells(columns).map(guardCell), REASONS_COLUMN])}`;
	for await (const rows of listFailedRows(db, stored.id)) {
		yield rows
			.map((row) => {
				const record = readStoredRecord(row);
				const cells = columns.map((_, at) => (record && 'cells' in record ? (record.cells[at] ?? '') : ''));
				return formatCsvRow([...ownCells(cells), formatReasons(row, locale)].map(guardCell));
			})
			.join('');
	}
}

async function* exportFailedRecords(
	db: DatabaseLike,
	stored: StoredImport,
	locale: Locale,
): AsyncGenerator<string> {
	let between = '';
	for await (const rows of listFailedRows(db, stored.id)) {
		const records = rows.map((row) => {
			const record = readStoredRecord(row);
			const json = record && 'json' in record ? record.json : undefined;
			const isExact = record !== undefined && 'isExact' in record && record.isExact;
			return {
				isExact,
				text: JSON.stringify({ ...(json as object), [REASONS_COLUMN]: formatReasons(row, locale) }),
			};
		});
		if (between === '') yield `{${records[0]?.isExact ? EXPORT_MARK : ''}"products":[`;
		yield `${between}\n${records.map(({ text }) => text).join(',\n')}`;
		between = ',';
	}
	yield between === '' ? '{"products":[]}\n' : '\n]}\n';
}

/** The start of a file whose records are taken as exact. */
const EXPORT_MARK = `"format":"${EXPORT_FORMAT}","version":1,`;

async function* listFailedRows(db: DatabaseLike, importId: string): AsyncGenerator<StoredRow[]> {
	const filter: RowFilter = { outcome: ['new', 'changed', 'refused'] };
	for await (const rows of listImportRows(db, importId, filter, ROWS_A_PIECE)) {
		const failed = rows.filter((row) => row.outcome === 'refused' || row.result === 'skipped');
		if (failed.length > 0) yield failed;
	}
}

function formatReasons(row: StoredRow, locale: Locale): string {
	const { errors } = readStoredReport(row);
	return errors.map((error) => formatError(wordReason(error, locale), locale)).join('\n');
}

/** Words the reason for staff: a stored report has the schema's message, which is not in words yet. */
function wordReason(error: ColumnError, locale: Locale): ColumnError {
	return { ...error, reason: wordMessage(locale, error.reason) };
}

/** "certifications, entry 2: EN 388 …" */
function formatError({ column, entry, reason }: ColumnError, locale: Locale): string {
	const location = [
		column,
		entry === undefined ? '' : messagesFor(locale, 'productFiles')('rows.entryNumber', { entry }),
	]
		.filter((part) => part !== '')
		.join(', ');
	return location === '' ? reason : `${withColon(location, locale)} ${reason}`;
}
