import { setImmediate as letOthersRun } from 'node:timers/promises';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import {
	findGloveAddressError,
	listCategoryAddresses,
} from '../../domain/catalogue/part-numbers/product-address-queries.server.ts';
import { findRedirect } from '../../domain/catalogue/part-numbers/product-redirect-queries.server.ts';
import { findProductRecord, listProductRecords } from '../../domain/catalogue/product-queries.server.ts';
import type { ProductRecord } from '../../domain/catalogue/product-record.ts';
import { findProductVersion } from '../../domain/catalogue/product-version-queries.server.ts';
import { createNearNumbers } from '../../domain/catalogue-import/near-number.ts';
import type { WarningGroup } from '../../domain/catalogue-import/product-import.ts';
import { type CheckedRow, checkRow, refuseRow } from '../../domain/catalogue-import/row-check.ts';
import { loadStockCodes } from '../../domain/catalogue-import/stock-code-loading.server.ts';
import { StockCodes } from '../../domain/catalogue-import/stock-codes.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { unlessUnreadable } from '../../platform/db/stored-json.server.ts';
import { issueFrom, issueOf } from '../../platform/i18n/message.ts';
import { listAllProductNumbers } from '../products/product-list-queries.server.ts';
import { type ImportWork, runSlice } from './import-work.server.ts';
import { updateImport } from './product-import-queries.server.ts';
import {
	listFirstRows,
	listImportRows,
	type StoredRow,
	upsertImportRows,
} from './review/import-row-queries.server.ts';
import { readRowRecord } from './source-rows.server.ts';
import { listStoredTitles, readStoredRecord, readStoredReport } from './stored-import.server.ts';

const ROWS_A_SLICE = 20;

/** What rows are checked against, besides the gloves they name. */
export type RowSurroundings = {
	columns: readonly string[];
	isThere: (partNumber: string) => boolean;
	isPublished: (partNumber: string) => boolean;
	/** The first row with this part number. */
	firstRow: (partNumber: string) => number | undefined;
	findNear: (partNumber: string) => string | undefined;
	/** The pages of staff's categories, whose addresses no new glove may have. */
	categoryAddresses: ReadonlyMap<string, string>;
	/** Stock codes and their gloves: those of the catalogue (only during the check), and of rows already checked. */
	codes: StockCodes;
};

export async function loadSurroundings({ db, catalogue, stored }: ImportWork): Promise<RowSurroundings> {
	const firsts = new Map(
		(await listFirstRows(db, stored.id)).map(({ row, partNumber }) => [partNumber, row]),
	);
	await letOthersRun();
	const there = new Set(await listAllProductNumbers(db));
	await letOthersRun();
	return {
		findNear: createNearNumbers(there),
		codes: new StockCodes(),
		categoryAddresses: await listCategoryAddresses(db),
		columns: listStoredTitles(stored.id, 'columns', stored.columns),
		isThere: (partNumber) => there.has(partNumber) || firsts.has(partNumber),
		isPublished: (partNumber) => catalogue.index.hasProduct(partNumber) || firsts.has(partNumber),
		firstRow: (partNumber) => firsts.get(partNumber),
	};
}

/** Determines what each row would do, and stores that with the row. Resumes where it was interrupted. */
export async function checkImport(work: ImportWork): Promise<void> {
	const { db, stored } = work;
	const { step_total: total } = stored;
	const surroundings = { ...(await loadSurroundings(work)), codes: await loadStockCodes(db) };
	for await (const rows of listImportRows(db, stored.id, { outcome: [''] }, ROWS_A_SLICE)) {
		const records = await listProductRecords(
			db,
			rows.map((row) => row.part_number),
		);
		const checked: StoredRow[] = [];
		for (const row of rows) {
			const record = records.get(row.part_number);
			checked.push(toCheckedRow(row, record, await checkStoredRow(db, row, record, surroundings)));
			await letOthersRun();
		}
		const done = rows.at(-1)?.row_number ?? total;
		await runSlice(work, { done, total }, (transaction) => upsertImportRows(transaction, checked));
	}
	const warnings = JSON.stringify(await groupWarnings(db, stored.id));
	await runSlice(work, { done: total, total }, (transaction) =>
		updateImport(transaction, stored.id, { state: 'ready', warnings }),
	);
}

const ROWS_PER_CHECK = 200;

/** The number of rows for each kind of warning. Counted from all rows, because the check may have been interrupted. */
async function groupWarnings(db: DatabaseLike, importId: string): Promise<WarningGroup[]> {
	const groups = new Map<string, WarningGroup>();
	for await (const rows of listImportRows(db, importId, { isWarned: true }, ROWS_PER_CHECK)) {
		for (const row of rows) {
			const { warnings } = readStoredReport(row);
			const kinds = new Map(warnings.map(({ code, path }) => [code, path.split('.', 1)[0] as string]));
			for (const [code, path] of kinds) {
				const group = groups.get(code) ?? { code, path, rows: 0, firstRow: row.row_number };
				groups.set(code, { ...group, rows: group.rows + 1 });
			}
		}
		await letOthersRun();
	}
	return [...groups.values()].sort((a, b) => b.rows - a.rows);
}

/** What a stored row would do to the glove as it is now. */
export async function checkStoredRow(
	db: DatabaseLike,
	row: StoredRow,
	record: ProductRecord | undefined,
	surroundings: RowSurroundings,
): Promise<CheckedRow> {
	const first = surroundings.firstRow(row.part_number);
	if (first !== undefined && first < row.row_number) {
		return refuseRow('partNumber', row.part_number, issueOf('importing.givenBefore', { row: first }));
	}
	if (!record && row.part_number !== '') {
		const moved = await findRedirect(db, row.part_number);
		if (moved !== undefined) {
			return refuseRow(
				'partNumber',
				row.part_number,
				issueOf('importing.renamed', { partNumber: formatPartNumber(moved) }),
			);
		}
	}
	const addressError = record
		? undefined
		: findGloveAddressError(surroundings.categoryAddresses, row.part_number);
	if (addressError !== undefined) return refuseRow('partNumber', row.part_number, issueFrom(addressError));
	if (!record && (await isUnreadable(db, row.part_number))) {
		return refuseRow('partNumber', row.part_number, issueOf('importing.unreadableGlove'));
	}
	const stored = readStoredRecord(row);
	if (!stored) return refuseRow('partNumber', row.part_number, issueOf('importing.rowGone'));
	const read = readRowRecord(stored, surroundings.columns);
	const exported = read.exportedVersion;
	const isStale = record !== undefined && exported !== undefined && exported < record.version;
	// Without the exported version, every value of the row counts as a change.
	const base = isStale
		? await unlessUnreadable(() => findProductVersion(db, record.product.id, exported))
		: undefined;
	const { isThere, isPublished, findNear, codes } = surroundings;
	const findCodeOwner = (code: string, partNumber: string) => codes.findOther(code, partNumber);
	const checked = checkRow(read, { stored: record, base, isThere, isPublished, findNear, findCodeOwner });
	if (checked.input) codes.add(checked.input.product.partNumber, checked.input.product.sizes);
	return checked;
}

/** True if the glove exists but cannot be read; a file does not overwrite it. */
async function isUnreadable(db: DatabaseLike, partNumber: string): Promise<boolean> {
	const found = await unlessUnreadable(async () => (await findProductRecord(db, partNumber)) ?? 'none');
	return found === undefined;
}

function toCheckedRow(row: StoredRow, record: ProductRecord | undefined, checked: CheckedRow): StoredRow {
	const { outcome, report } = checked;
	return {
		...row,
		outcome,
		warned: report.warnings.length > 0 ? 1 : 0,
		base_version: record?.version ?? 0,
		// The record of an unchanged row is no longer needed.
		record: outcome === 'unchanged' ? '' : row.record,
		report: JSON.stringify(report),
	};
}
