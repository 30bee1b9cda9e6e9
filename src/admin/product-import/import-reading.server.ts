import { setImmediate as letOthersRun } from 'node:timers/promises';
import { showNuls } from './file-text.server.ts';
import { type ImportWork, runSlice } from './import-work.server.ts';
import { deleteImportText, findImportText, updateImport } from './product-import-queries.server.ts';
import { deleteImportRows, type StoredRow, upsertImportRows } from './review/import-row-queries.server.ts';
import { readRowRecord, readSourceRows, type SourceHead, type SourceRow } from './source-rows.server.ts';
import { listStoredTitles } from './stored-import.server.ts';

const ROWS_A_SLICE = 100;

/**
 * Reads the file's text into rows. Starts over if it was interrupted.
 * @throws UnreadableFile
 */
export async function readImportFile(work: ImportWork): Promise<void> {
	const { db, stored } = work;
	const { id, format, step_total: total } = stored;
	const head: SourceHead = { columns: [], unknown: [], notes: [] };
	const unknown = new Set<string>();
	let done = 0;
	let lastRow = 0;
	async function* listPieces(): AsyncGenerator<string> {
		for (let part = 0; ; part++) {
			const text = await findImportText(db, id, part);
			if (text === undefined) return;
			yield showNuls(text);
			done += text.length;
		}
	}
	await runSlice(work, { done, total }, (transaction) => deleteImportRows(transaction, id));
	let batch: StoredRow[] = [];
	const flush = async () => {
		const rows = batch;
		batch = [];
		await runSlice(work, { done, total }, (transaction) => upsertImportRows(transaction, rows));
	};
	for await (const rows of readSourceRows(listPieces(), format, head)) {
		for (const row of rows) {
			lastRow = row.row;
			batch.push(toStoredRow(id, row, head.columns, unknown));
			if (batch.length >= ROWS_A_SLICE) await flush();
		}
		await letOthersRun();
	}
	await flush();
	await runSlice(work, { done: total, total }, async (transaction) => {
		await deleteImportText(transaction, id);
		await updateImport(transaction, id, {
			state: 'checking',
			columns: JSON.stringify(head.columns),
			unknown_columns: JSON.stringify([...new Set([...head.unknown, ...unknown])].slice(0, MAX_UNKNOWN)),
			notes: JSON.stringify([...listStoredTitles(stored.id, 'notes', stored.notes), ...head.notes]),
			step_total: lastRow,
		});
	});
}

const MAX_UNKNOWN = 50;

function toStoredRow(
	importId: string,
	{ row, line, record }: SourceRow,
	columns: readonly string[],
	unknown: Set<string>,
): StoredRow {
	const { partNumber, given, unknown: strange } = readRowRecord(record, columns);
	for (const name of strange) unknown.add(name.slice(0, 60));
	return {
		import_id: importId,
		row_number: row,
		line,
		part_number: partNumber ?? '',
		name: toPlain(given.name),
		outcome: '',
		excluded: 0,
		warned: 0,
		result: '',
		base_version: 0,
		written_version: 0,
		record: JSON.stringify(record),
		report: '',
	};
}

/** Cleans a text from the file that has not been validated yet, so that both database engines accept it. */
function toPlain(text: unknown): string {
	return typeof text === 'string'
		? text
				.toWellFormed()
				.replace(/\p{Cc}/gu, ' ')
				.slice(0, 120)
		: '';
}
