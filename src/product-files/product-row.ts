import { normalisePartNumber } from '../catalogue/part-number.ts';
import type { Product } from '../catalogue/product.ts';
import { type FieldFault, isRecord } from '../catalogue-import/record-fields.ts';
import { tidyProduct } from '../catalogue-import/tidy-product.ts';
import { readFlag, readPairs } from '../catalogue-import/tidy-value.ts';
import type { ProductRecord } from '../product-editing/product-record.ts';
import { findColumn } from './column-title.ts';
import { formatExactCell, readExactCell } from './exact-cell.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from './product-column.ts';

/** What a row of a file says of a glove, as far as it could be read. Fields that it does not have are absent. */
export type ReadRow = {
	/** Canonical; undefined when there is none that could be one. */
	partNumber: string | undefined;
	given: Record<string, unknown>;
	/** As written. */
	state: unknown;
	successor: unknown;
	/** The glove's version when our export wrote the row; undefined for a row that others wrote. */
	exportedVersion: number | undefined;
	/** Fields of records that we do not know. */
	unknown: string[];
	faults: FieldFault[];
};

/** The parts of `packaging` have columns of their own. */
const PACK_COLUMNS = ['masterCase', 'innerBag', 'displayReady'];

/** A glove's cells, in the order of `PRODUCT_COLUMNS`. */
export function formatProductCells(record: ProductRecord): string[] {
	return PRODUCT_COLUMNS.map((column) => formatColumn(record, column));
}

function formatColumn({ product, state, successor, version }: ProductRecord, column: ProductColumn): string {
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
		default:
			return formatExactCell(column, product[column]);
	}
}

/** The columns of a table by the titles of its header; undefined for one that we do not know. */
export function findColumns(titles: readonly string[]): (string | undefined)[] {
	return titles.map((title) => (title.trim() === '' ? undefined : findColumn(title)));
}

/**
 * Reads a row of a table. One that our export wrote, which its `exportedVersion` tells, is taken as it stands; others are
 * tidied as imports are ("36 pairs", "TIG", HTML).
 */
export function readTableRow(titles: readonly string[], cells: readonly string[]): ReadRow {
	const columns = findColumns(titles);
	const cellOf = (column: string) => {
		const at = columns.indexOf(column);
		return at < 0 ? undefined : (cells[at] ?? '');
	};
	const exported = /^\d{1,9}$/.exec((cellOf('exportedVersion') ?? '').trim())?.[0];
	const about = {
		state: cellOf('state'),
		successor: cellOf('successor'),
		exportedVersion: exported === undefined ? undefined : Number(exported),
	};
	const isAbout = (column: string) => ['state', 'successor', 'exportedVersion', 'reasons'].includes(column);
	const values = columns.flatMap((column, at): [string, string][] =>
		column === undefined || isAbout(column) ? [] : [[column, cells[at] ?? '']],
	);
	if (exported === undefined) return { ...tidyProduct(Object.fromEntries(values)), ...about };
	return { ...readExactRow(values), ...about, unknown: [], faults: [] };
}

function readExactRow(values: readonly [string, string][]): Pick<ReadRow, 'partNumber' | 'given'> {
	const given: Record<string, unknown> = {};
	const pack: Record<string, unknown> = {};
	for (const [column, cell] of values) {
		if (column === 'displayReady') pack[column] = readFlag(cell);
		else if (PACK_COLUMNS.includes(column)) pack[column] = readPairs(cell);
		else given[column] = readExactCell(column, cell);
	}
	if (Object.keys(pack).length > 0) given.packaging = pack;
	return { partNumber: normalisePartNumber(String(given.partNumber ?? '')), given };
}

/** Reads a record of a JSON file; one of our own export is taken as it stands. */
export function readJsonRecord(record: unknown, isExact: boolean): ReadRow {
	if (!isRecord(record)) {
		const fault = { field: '', value: record, reason: 'is no object with the fields of a glove' };
		return { ...EMPTY, faults: [fault] };
	}
	const { state, successor, exportedVersion, reasons: _, ...fields } = record;
	const about = {
		state,
		successor,
		exportedVersion: Number.isSafeInteger(exportedVersion) ? (exportedVersion as number) : undefined,
	};
	if (!isExact) return { ...tidyProduct(fields), ...about };
	const partNumber = normalisePartNumber(String(fields.partNumber ?? ''));
	return { partNumber, given: fields, ...about, unknown: [], faults: [] };
}

const EMPTY: ReadRow = {
	partNumber: undefined,
	given: {},
	state: undefined,
	successor: undefined,
	exportedVersion: undefined,
	unknown: [],
	faults: [],
};

/** A glove as a record of our JSON export. */
export function formatProductRecord({ product, state, successor, version }: ProductRecord): string {
	return JSON.stringify({ ...product, state, successor, exportedVersion: version });
}

/** A field's value as its cell says it; for words about a difference. */
export function formatFieldValue(field: string, value: unknown): string {
	if (field === 'displayReady') return value === true ? 'yes' : 'no';
	return formatExactCell(field as keyof Product, value);
}
