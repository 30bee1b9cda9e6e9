import type { Selectable } from 'kysely';
import type { ImportCounts, RowOutcome } from '../../../domain/catalogue-import/product-import.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Schema } from '../../../platform/db/schema.ts';

export type StoredRow = Selectable<Schema['product_import_row']>;

/** Max rows per statement: each row has thirteen params. */
const ROWS_PER_STATEMENT = 500;

/** Inserts or updates rows of an import. */
export async function upsertImportRows(transaction: DatabaseLike, rows: readonly StoredRow[]): Promise<void> {
	for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
		await transaction
			.insertInto('product_import_row')
			.values(rows.slice(at, at + ROWS_PER_STATEMENT))
			.onConflict((conflict) =>
				conflict.columns(['import_id', 'row_number']).doUpdateSet((row) => ({
					outcome: row.ref('excluded.outcome'),
					excluded: row.ref('excluded.excluded'),
					warned: row.ref('excluded.warned'),
					result: row.ref('excluded.result'),
					base_version: row.ref('excluded.base_version'),
					written_version: row.ref('excluded.written_version'),
					record: row.ref('excluded.record'),
					report: row.ref('excluded.report'),
				})),
			)
			.execute();
	}
}

export async function deleteImportRows(transaction: DatabaseLike, importId: string): Promise<void> {
	await transaction.deleteFrom('product_import_row').where('import_id', '=', importId).execute();
}

export type RowFilter = {
	outcome?: readonly StoredRow['outcome'][];
	result?: StoredRow['result'];
	isExcluded?: boolean;
	isWarned?: boolean;
	/** Last row first. */
	isBackwards?: boolean;
};

/**
 * The numbers of an import's rows, in file order. They are read from an index only: rows are long, and sorting complete
 * rows would read the whole import again for every batch.
 */
export async function listRowNumbers(
	db: DatabaseLike,
	importId: string,
	filter: RowFilter,
	page?: { limit: number; offset: number },
): Promise<number[]> {
	let query = db.selectFrom('product_import_row').select('row_number').where('import_id', '=', importId);
	if (filter.outcome) query = query.where('outcome', 'in', filter.outcome);
	if (filter.result !== undefined) query = query.where('result', '=', filter.result);
	if (filter.isExcluded !== undefined) query = query.where('excluded', '=', filter.isExcluded ? 1 : 0);
	if (filter.isWarned) query = query.where('warned', '=', 1);
	if (page) query = query.limit(page.limit).offset(page.offset);
	const rows = await query.orderBy('row_number', filter.isBackwards ? 'desc' : 'asc').execute();
	return rows.map((row) => row.row_number);
}

/** Rows of an import by their numbers, in that order; missing rows are left out. */
export async function findImportRows(
	db: DatabaseLike,
	importId: string,
	numbers: readonly number[],
): Promise<StoredRow[]> {
	if (numbers.length === 0) return [];
	const rows = await db
		.selectFrom('product_import_row')
		.selectAll()
		.where('import_id', '=', importId)
		.where('row_number', 'in', numbers)
		.execute();
	const byNumber = new Map(rows.map((row) => [row.row_number, row]));
	return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

/** Yields rows of an import in the order of the filter, in batches of `atATime`. */
export async function* listImportRows(
	db: DatabaseLike,
	importId: string,
	filter: RowFilter,
	atATime: number,
): AsyncGenerator<StoredRow[]> {
	const numbers = await listRowNumbers(db, importId, filter);
	for (let at = 0; at < numbers.length; at += atATime) {
		const rows = await findImportRows(db, importId, numbers.slice(at, at + atATime));
		if (rows.length > 0) yield rows;
	}
}

/** The first row of each part number. */
export async function listFirstRows(
	db: DatabaseLike,
	importId: string,
): Promise<{ row: number; partNumber: string }[]> {
	const rows = await db
		.selectFrom('product_import_row')
		.select(['part_number', db.fn.min<number>('row_number').as('row')])
		.where('import_id', '=', importId)
		.where('part_number', '!=', '')
		.groupBy('part_number')
		.execute();
	return rows.map(({ part_number: partNumber, row }) => ({ row, partNumber }));
}

/** Excludes rows from what will be written, or includes them again: one row, or all that would be written. */
export async function updateExcluded(
	db: DatabaseLike,
	importId: string,
	rowNumber: number | undefined,
	isExcluded: boolean,
): Promise<boolean> {
	let query = db
		.updateTable('product_import_row')
		.set({ excluded: isExcluded ? 1 : 0 })
		.where('import_id', '=', importId)
		.where('outcome', 'in', ['new', 'changed'])
		.where('result', '=', '');
	if (rowNumber !== undefined) query = query.where('row_number', '=', rowNumber);
	const [done] = await query.execute();
	return Number(done?.numUpdatedRows ?? 0) > 0;
}

/** The number of rows of each kind; counted from the rows, so it is always right. */
export async function countImportRows(db: DatabaseLike, importId: string): Promise<ImportCounts> {
	const rows = await db
		.selectFrom('product_import_row')
		.select(['outcome', 'result', 'excluded', 'warned', db.fn.countAll<number>().as('count')])
		.where('import_id', '=', importId)
		.where('outcome', '!=', '')
		.groupBy(['outcome', 'result', 'excluded', 'warned'])
		.execute();
	const sum = (isOf: (row: (typeof rows)[number]) => boolean) =>
		rows.filter(isOf).reduce((total, row) => total + Number(row.count), 0);
	const of = (outcome: RowOutcome) => sum((row) => row.outcome === outcome);
	const isWritable = (row: (typeof rows)[number]) => row.outcome === 'new' || row.outcome === 'changed';
	return {
		new: of('new'),
		changed: of('changed'),
		unchanged: of('unchanged'),
		refused: of('refused'),
		chosen: sum((row) => isWritable(row) && row.excluded === 0),
		excluded: sum((row) => isWritable(row) && row.excluded === 1),
		written: sum(({ result }) => result === 'written'),
		skipped: sum(({ result }) => result === 'skipped'),
		undone: sum(({ result }) => result === 'undone'),
		kept: sum(({ result }) => result === 'kept'),
		warned: sum(({ warned }) => warned === 1),
	};
}
