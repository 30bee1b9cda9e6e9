import { setImmediate as letOthersRun } from 'node:timers/promises';
import { raiseCatalogueVersion } from '../../domain/catalogue/catalogue-queries.server.ts';
import { listProductRecords } from '../../domain/catalogue/product-queries.server.ts';
import type { ProductRecord } from '../../domain/catalogue/product-record.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type ImportWork, runSlice, showWritten } from './import-work.server.ts';
import {
	listImportRows,
	type RowFilter,
	type StoredRow,
	upsertImportRows,
} from './review/import-row-queries.server.ts';

const ROWS_A_SLICE = 8;

export type RowWriting = {
	/** Matches the rows still to be written; a written row no longer matches. */
	left: RowFilter;
	/** Writes the glove of one row, and returns the updated row. */
	write: (transaction: DatabaseLike, row: StoredRow, record: ProductRecord | undefined) => Promise<StoredRow>;
	/** Marks the work as finished, in a transaction of its own. */
	end: (transaction: DatabaseLike) => Promise<void>;
};

/**
 * Writes gloves to the catalogue row by row, in small batches. Resumes where it was interrupted: a glove and the result
 * of its row are stored in the same transaction.
 */
export async function writeRows(
	work: ImportWork,
	{ done: before, total }: { done: number; total: number },
	{ left, write, end }: RowWriting,
): Promise<void> {
	const { db, stored } = work;
	let done = before;
	for await (const rows of listImportRows(db, stored.id, left, ROWS_A_SLICE)) {
		done += rows.length;
		await runSlice(work, { done, total }, async (transaction) => {
			// Update the version's row first: all writers of the catalogue wait for it, so the records read next are the
			// latest.
			await raiseCatalogueVersion(transaction);
			const numbers = rows.map((row) => row.part_number);
			const records = await listProductRecords(transaction, numbers);
			const written: StoredRow[] = [];
			for (const row of rows) written.push(await write(transaction, row, records.get(row.part_number)));
			await upsertImportRows(transaction, written);
		});
		await letOthersRun();
	}
	await showWritten(work);
	await runSlice(work, { done, total }, end);
}
