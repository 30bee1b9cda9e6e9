import { issueOf } from '../../platform/i18n/message.ts';
import { normalisePartNumber } from '../catalogue/part-numbers/part-number.ts';
import { findFrenchField, PRODUCT_COLUMNS, type ProductColumn } from '../catalogue/product-columns.ts';
import { isProductKey } from '../catalogue/product-fields.ts';
import type { ProductRecord } from '../catalogue/product-record.ts';
import { type CellWarning, findCellError, listCellWarnings } from './cell-warnings.ts';
import { findColumn } from './column-title.ts';
import { formatExactCell, readExactCell } from './exact-cell.ts';
import { formatFrenchCell, listOtherFrench } from './french-columns.ts';
import { type FieldError, isRecord } from './readers/record-fields.ts';
import { tidyProduct } from './tidying/tidy-product.ts';
import { readFlag, readPairs } from './tidying/tidy-value.ts';

/** The parsed data of a file row. Fields that the row does not have are absent; French columns are as written. */
export type ReadRow = {
	/** Canonical; undefined if missing or invalid. */
	partNumber: string | undefined;
	given: Record<string, unknown>;
	/** As written. */
	state: unknown;
	successor: unknown;
	/** The glove's version when our export wrote the row; undefined for rows from other sources. */
	exportedVersion: number | undefined;
	/** Unknown fields and columns that are not empty in this row. */
	unknown: string[];
	errors: FieldError[];
	/** Warnings about single cells, regardless of the glove. */
	warnings: CellWarning[];
};

/** A glove's cells, in `PRODUCT_COLUMNS` order. */
export function formatProductCells(record: ProductRecord): string[] {
	return PRODUCT_COLUMNS.map((column) => formatColumn(record, column));
}

function formatColumn({ product, state, successor, version }: ProductRecord, column: ProductColumn): string {
	const frenchField = findFrenchField(column);
	if (frenchField) return formatFrenchCell(frenchField, product);
	switch (column) {
		case 'partNumber':
			return product.partNumber.toUpperCase();
		case 'state':
			return state;
		case 'successor':
			return successor.toUpperCase();
		case 'exportedVersion':
			return String(version);
		case 'masterCase':
		case 'innerBag':
			return String(product.packaging[column] ?? '');
		case 'displayReady':
			return product.packaging.displayReady ? 'yes' : 'no';
		case 'french':
			return formatExactCell(column, listOtherFrench(product));
		default:
			return isProductKey(column) ? formatExactCell(column, product[column]) : '';
	}
}

/** Maps the header's titles to columns; undefined for unknown ones. */
export function findColumns(titles: readonly string[]): (string | undefined)[] {
	return titles.map((title) => (title.trim() === '' ? undefined : findColumn(title)));
}

/**
 * Reads a row of a table. A row written by our export, recognized by its `exportedVersion`, is read exactly; others
 * are tidied as in any import ("36 pairs", "TIG", HTML).
 */
export function readTableRow(titles: readonly string[], cells: readonly string[]): ReadRow {
	const columns = findColumns(titles);
	const cellOf = (column: string) => {
		const at = columns.indexOf(column);
		return at < 0 ? undefined : (cells[at] ?? '');
	};
	const exported = readVersion(cellOf('exportedVersion'));
	const about = {
		state: cellOf('state'),
		successor: cellOf('successor'),
		exportedVersion: exported.version,
	};
	const isAbout = (column: string) => ['state', 'successor', 'exportedVersion', 'reasons'].includes(column);
	const values = columns.flatMap((column, at): [string, string][] =>
		column === undefined || isAbout(column) ? [] : [[column, cells[at] ?? '']],
	);
	const found = readCells(titles, columns, cells);
	const errors = [...exported.errors, ...found.errors];
	const { warnings, unknown } = found;
	// Rows that may come from our export are not tidied.
	if (exported.version === undefined && exported.errors.length === 0) {
		const tidy = tidyProduct(Object.fromEntries(values));
		return { ...tidy, ...about, unknown, errors: [...tidy.errors, ...errors], warnings };
	}
	return { ...readExactRow(values), ...about, unknown, errors, warnings };
}

/** Finds unknown columns, spreadsheet errors and suspicious values in the cells of a row. */
function readCells(
	titles: readonly string[],
	columns: readonly (string | undefined)[],
	cells: readonly string[],
): Pick<ReadRow, 'unknown' | 'errors' | 'warnings'> {
	const unknown: string[] = [];
	const errors: FieldError[] = [];
	const warnings: CellWarning[] = [];
	for (const [at, column] of columns.entries()) {
		const cell = cells[at] ?? '';
		if (cell.trim() === '') continue;
		if (column !== undefined) {
			const error = findCellError(column, cell);
			if (error) errors.push(error);
			warnings.push(...listCellWarnings(column, cell));
			continue;
		}
		const title = (titles[at] ?? '').trim().replace(/^column \d+$/, '');
		unknown.push(title === '' ? `column ${at + 1}` : title);
		if (title === '') {
			warnings.push({
				path: `column ${at + 1}`,
				code: 'untitled',
				detail: '',
				value: cell.trim().slice(0, 80),
			});
		}
	}
	return { unknown, errors, warnings };
}

/**
 * The version that a row was exported from. An unreadable one is an error, because without it newer changes of the
 * glove would not be protected.
 */
function readVersion(written: unknown): { version: number | undefined; errors: FieldError[] } {
	if (written === undefined || written === null) return { version: undefined, errors: [] };
	const text = String(written).trim();
	if (text === '') return { version: undefined, errors: [] };
	// A spreadsheet may show whole numbers as "1,00".
	const digits = /^(\d{1,9})(?:[.,]0{1,2})?$/.exec(text)?.[1];
	if (digits !== undefined && Number(digits) > 0) return { version: Number(digits), errors: [] };
	const reason = issueOf('importing.noVersion');
	return { version: undefined, errors: [{ field: 'exportedVersion', value: text.slice(0, 40), reason }] };
}

function readExactRow(values: readonly [string, string][]): Pick<ReadRow, 'partNumber' | 'given'> {
	const given: Record<string, unknown> = {};
	const pack: Record<string, unknown> = {};
	for (const [column, cell] of values) {
		if (column === 'displayReady') pack[column] = readFlag(cell);
		else if (column === 'masterCase' || column === 'innerBag') pack[column] = readPairs(cell);
		else given[column] = readExactCell(column, cell);
	}
	if (Object.keys(pack).length > 0) given.packaging = pack;
	return { partNumber: normalisePartNumber(String(given.partNumber ?? '')), given };
}

/** Reads a record of a JSON file; a record of our own export is read exactly. */
export function readJsonRecord(record: unknown, isExact: boolean): ReadRow {
	if (!isRecord(record)) {
		const error = { field: '', value: record, reason: issueOf('importing.noRecord') };
		return { ...EMPTY, errors: [error] };
	}
	const { state, successor, exportedVersion, reasons: _, ...fields } = record;
	const exported = readVersion(exportedVersion);
	const about = { state, successor, exportedVersion: exported.version };
	const found = readTexts(fields);
	const errors = [...exported.errors, ...found.errors];
	const { warnings } = found;
	if (!isExact) {
		const tidy = tidyProduct(fields);
		return { ...tidy, ...about, errors: [...tidy.errors, ...errors], warnings };
	}
	const partNumber = normalisePartNumber(String(fields.partNumber ?? ''));
	return { partNumber, given: fields, ...about, unknown: [], errors, warnings };
}

/** Finds errors and warnings in the texts and numbers of a record, at any depth. */
function readTexts(fields: Record<string, unknown>): Pick<ReadRow, 'errors' | 'warnings'> {
	const errors: FieldError[] = [];
	const warnings: CellWarning[] = [];
	const look = (column: string, value: unknown, depth: number): void => {
		if (typeof value === 'string') {
			const error = findCellError(column, value);
			if (error) errors.push(error);
			warnings.push(...listCellWarnings(column, value));
		} else if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
			const reason = issueOf('importing.longNumber');
			errors.push({ field: column, value, reason });
		} else if (typeof value === 'object' && value !== null && depth < 6) {
			for (const inner of Object.values(value)) look(column, inner, depth + 1);
		}
	};
	for (const [name, value] of Object.entries(fields)) look(findColumn(name) ?? name, value, 0);
	return { errors, warnings };
}

const EMPTY: ReadRow = {
	partNumber: undefined,
	given: {},
	state: undefined,
	successor: undefined,
	exportedVersion: undefined,
	unknown: [],
	errors: [],
	warnings: [],
};

/** A glove as a record of our JSON export. */
export function formatProductRecord({ product, state, successor, version }: ProductRecord): string {
	return JSON.stringify({ ...product, state, successor, exportedVersion: version });
}

/** A field's value formatted as its cell, for describing a difference. */
export function formatFieldValue(field: string, value: unknown): string {
	if (field === 'displayReady') return value === true ? 'yes' : 'no';
	return isProductKey(field) ? formatExactCell(field, value) : String(value ?? '');
}
