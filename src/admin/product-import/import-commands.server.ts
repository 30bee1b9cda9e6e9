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
	/** The rows that are still to be written; a row that was is not among them. */
	left: RowFilter;
	/** Writes one row's glove, and answers the row as it is from then on. */
	write: (transaction: DatabaseLike, row: StoredRow, record: ProductRecord | undefined) => Promise<StoredRow>;
	/** Says that it is over, in a transaction of its own. */
	end: (transaction: DatabaseLike) => Promise<void>;
};

/**
 * Writes gloves of the catalogue row by row, some at a time. Taken up again it goes on where it was: a glove and the
 * mark of its row are written together.
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
			// First the version's row, which all writers of the catalogue wait for: what is read then is the latest.
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
