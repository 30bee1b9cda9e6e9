import { setImmediate as letOthersRun } from 'node:timers/promises';
import { PRODUCT_COLUMNS } from '../../domain/catalogue/product-columns.ts';
import { listProductRecords } from '../../domain/catalogue/product-queries.server.ts';
import type { ProductRecord } from '../../domain/catalogue/product-record.ts';
import { formatProductCells, formatProductRecord } from '../../domain/catalogue-import/product-row.ts';
import { formatCsvRow } from '../../domain/catalogue-import/readers/csv-reader.ts';
import { EXPORT_FORMAT } from '../../domain/catalogue-import/readers/json-records.ts';
import type { CatalogueIndex } from '../../domain/search/index/catalogue-index.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { guardCell } from '../../platform/text/csv-cell.ts';
import type { FileTable } from '../../platform/text/file-table.ts';
import { writeWorkbook } from '../../platform/text/workbook.server.ts';
import type { ProductFilter } from '../products/product-list.ts';
import { listProductNumbers } from '../products/product-list-queries.server.ts';

const GLOVES_A_PIECE = 40;

/** The gloves that match a filter, in any state, as CSV; streamed in pieces to support any number of gloves. */
export async function* exportCsv(
	db: DatabaseLike,
	index: CatalogueIndex,
	filter: ProductFilter,
): AsyncGenerator<string> {
	// Byte order mark, from which spreadsheets detect UTF-8.
	yield `\uFEFF${formatCsvRow(PRODUCT_COLUMNS)}`;
	for await (const records of listRecords(db, index, filter)) {
		yield records.map((record) => formatCsvRow(formatProductCells(record).map(guardCell))).join('');
	}
}

/** The same as JSON, one glove per line, in the format of the command-line export. */
export async function* exportJson(
	db: DatabaseLike,
	index: CatalogueIndex,
	filter: ProductFilter,
): AsyncGenerator<string> {
	yield `{"format":"${EXPORT_FORMAT}","version":1,"products":[`;
	let between = '\n';
	for await (const records of listRecords(db, index, filter)) {
		yield between + records.map(formatProductRecord).join(',\n');
		between = ',\n';
	}
	yield '\n]}\n';
}

/** The same cells as a workbook, to read and sort; an import takes the other two. */
export function exportWorkbook(
	db: DatabaseLike,
	index: CatalogueIndex,
	filter: ProductFilter,
): ReturnType<typeof writeWorkbook> {
	const table: FileTable<ProductRecord> = {
		columns: PRODUCT_COLUMNS.map((title) => ({ title, kind: undefined })),
		cellsOf: formatProductCells,
	};
	// The columns have the names that an import knows, in every language.
	return writeWorkbook('gloves', table, listRecords(db, index, filter), (records) => records, String);
}

async function* listRecords(
	db: DatabaseLike,
	index: CatalogueIndex,
	filter: ProductFilter,
): AsyncGenerator<ProductRecord[]> {
	const { category } = filter;
	const members = category === '' ? undefined : (index.findCategory(category)?.partNumbers ?? []);
	const partNumbers = await listProductNumbers(db, filter, members);
	for (let at = 0; at < partNumbers.length; at += GLOVES_A_PIECE) {
		const piece = partNumbers.slice(at, at + GLOVES_A_PIECE);
		const found = await listProductRecords(db, piece);
		// Gloves removed meanwhile are left out.
		const records = piece.flatMap((partNumber) => found.get(partNumber) ?? []);
		if (records.length > 0) yield records;
		await letOthersRun();
	}
}
