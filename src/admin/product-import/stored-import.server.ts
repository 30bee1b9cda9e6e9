import { z } from 'zod';
import type { RowReport, WarningGroup } from '../../domain/catalogue-import/product-import.ts';
import { mapReadable, readStored } from '../../platform/db/stored-json.server.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import type { RowRecord } from './source-rows.server.ts';

type TitleColumn = 'columns' | 'unknown_columns' | 'notes';

const warningsSchema = z.array(
	z.object({ code: z.string(), path: z.string(), rows: z.number(), firstRow: z.number() }),
);

/** The warning groups of an import. @throws UnreadableDocumentError */
export function readStoredWarnings(id: string, text: unknown): WarningGroup[] {
	return readStored({ table: 'product_import', column: 'warnings', id }, text, warningsSchema);
}

/** For lists: empty if they cannot be read. */
export function listStoredWarnings({ id, warnings }: { id: string; warnings: unknown }): WarningGroup[] {
	return mapReadable([warnings], (one) => readStoredWarnings(id, one))[0] ?? [];
}

const titlesSchema = z.array(z.string());

const reportSchema = z.object({
	differences: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
	errors: z.array(
		z.object({
			column: z.string(),
			entry: z.number().optional(),
			part: z.string(),
			value: z.string(),
			reason: z.string(),
		}),
	),
	warnings: z.array(
		z.object({ path: z.string(), code: z.string(), detail: z.string(), value: z.string().optional() }),
	),
});

/** Reports stored before migration 0026 call the errors `faults`. */
const storedReportSchema = z.preprocess((report) => {
	if (typeof report !== 'object' || report === null || !('faults' in report)) return report;
	const { faults: errors, ...others } = report;
	return { errors, ...others };
}, reportSchema) as z.ZodType<RowReport>;

const storedRecordSchema = z.union([
	z.object({ cells: z.array(z.string()) }),
	z.object({ json: z.unknown(), isExact: z.boolean(), repeated: z.string().optional() }),
]) as z.ZodType<RowRecord>;

/**
 * A stored list of an import: the column titles, those without a known field, or the notes. @throws
 * UnreadableDocumentError
 */
export function readStoredTitles(id: string, column: TitleColumn, text: unknown): string[] {
	return readStored({ table: 'product_import', column, id }, text, titlesSchema);
}

/** For lists: empty if the titles cannot be read. */
export function listStoredTitles(id: string, column: TitleColumn, text: unknown): string[] {
	return mapReadable([text], (one) => readStoredTitles(id, column, one))[0] ?? [];
}

type Row = { import_id: string; row_number: number };
const idOf = (row: Row) => `${row.import_id}/${row.row_number}`;

/** The check result of a row; if it cannot be read, that is reported as the row's error. */
export function readStoredReport(row: Row & { report: unknown }): RowReport {
	const location = { table: 'product_import_row', column: 'report', id: idOf(row) };
	const [report] = mapReadable([row], () => readStored(location, row.report, storedReportSchema));
	return report ?? { differences: [], errors: [UNREADABLE], warnings: [] };
}

const UNREADABLE = {
	column: '',
	entry: undefined,
	part: '',
	value: '',
	reason: issueOf('importing.reportGone'),
};

/** The stored record of a row; undefined if it cannot be read. */
export function readStoredRecord(row: Row & { record: unknown }): RowRecord | undefined {
	const location = { table: 'product_import_row', column: 'record', id: idOf(row) };
	return mapReadable([row], () => readStored(location, row.record, storedRecordSchema))[0];
}
