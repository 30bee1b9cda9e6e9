import { issueOf } from '../../../platform/i18n/message.ts';
import type { RowLocation } from '../import-plan.ts';
import { findProductField } from '../tidying/tidy-product.ts';
import { parseCsvTable } from './csv-table.ts';
import { JsonReader } from './json-reader.ts';
import { type PageMark, parseJsonRecords } from './json-records.ts';
import { type FieldError, isRecord, normalizeFieldName } from './record-fields.ts';
import { findRepeatedKey } from './repeated-key.ts';
import { findHeaderError as findSharedError } from './table-head.ts';

/** One record of a source, or an error of a record or of the whole file. */
export type SourceItem =
	| { location: RowLocation; record: Record<string, unknown>; exact: boolean }
	| { location: RowLocation; error: FieldError }
	| { location: RowLocation; note: string };

export type SourceText = {
	items: Iterable<SourceItem>;
	/** Number of records, valid or not. */
	records: number;
	/** Position of a paged response. */
	mark?: PageMark;
	/** Why nothing could be read; it is then also the only item. */
	unreadable?: string;
};

/** Reads the text of one file or page. Without a format, text starting with "[" or "{" is JSON. */
export function readSourceText(file: string, text: string, format: 'json' | 'csv' | undefined): SourceText {
	const isJson = format === 'json' || (format === undefined && /^\s*[[{]/.test(text));
	return isJson ? readJson(file, text) : readCsv(file, text);
}

function readJson(file: string, text: string): SourceText {
	const read = parseJsonRecords(text);
	if (!read.ok) return refuse({ file, unit: 'record', row: undefined }, read.reason);
	const repeated = listRepeatedKeys(text, read.records);
	if (typeof repeated === 'string') {
		return refuse({ file, unit: 'record', row: undefined }, `gives "${repeated}" twice in one object`);
	}
	const items = read.records.map((record, index): SourceItem => {
		const location: RowLocation = { file, unit: 'record', row: index + 1 };
		const twice = repeated.get(index);
		if (twice !== undefined) {
			return {
				location,
				error: { field: twice, value: undefined, reason: issueOf('importing.twiceInRecord') },
			};
		}
		if (isRecord(record)) return { location, record, exact: read.exact };
		return { location, error: { field: '', value: record, reason: issueOf('importing.noRecord') } };
	});
	return { items, records: items.length, ...(read.page && { mark: read.page }) };
}

/**
 * The records with a duplicate key, by index, each with that key; only the key if it is outside the records.
 * `JSON.parse` silently keeps the last of the two values.
 */
function listRepeatedKeys(text: string, records: readonly unknown[]): Map<number, string> | string {
	const first = findRepeatedKey(text);
	const found = new Map<number, string>();
	if (first === undefined) return found;
	const objects = records.flatMap((record, index) => (isRecord(record) ? [index] : []));
	for (const [at, element] of new JsonReader().read(text).entries()) {
		const name = findRepeatedKey(element.text);
		const index = objects[at];
		if (name !== undefined && index !== undefined) found.set(index, name);
	}
	return found.size === 0 ? first : found;
}

function readCsv(file: string, text: string): SourceText {
	const { header, rows, errors } = parseCsvTable(text);
	const whole: RowLocation = { file, unit: 'line', row: undefined };
	if (header.length === 0) {
		const error = errors[0];
		return refuse({ ...whole, row: error?.line }, error?.reason ?? issueOf('importing.empty'));
	}
	const reason = findHeaderError(header) ?? findSharedError(header, isMembers);
	if (reason !== undefined) return refuse(whole, reason);
	if (rows.length + errors.length === 0) return refuse(whole, issueOf('importing.noRows'));
	const items: SourceItem[] = [
		...errors.map(({ line, ...error }): SourceItem => ({ location: { ...whole, row: line }, error })),
		...rows.map(
			({ line, cells }): SourceItem => ({ location: { ...whole, row: line }, record: cells, exact: false }),
		),
	];
	return { items, records: items.length };
}

const isMembers = (title: string) => normalizeFieldName(title) === 'partnumbers';

function findHeaderError(header: readonly string[]): string | undefined {
	const names = header.map(normalizeFieldName);
	const twice = header.find((_, index) => names[index] !== '' && names.indexOf(names[index] ?? '') < index);
	if (twice !== undefined) return `has the column "${twice}" twice`;
	const hasNumber = header.some((name) => findProductField(name) === 'partNumber');
	if (hasNumber || names.includes('partnumbers')) return undefined;
	const columns = header.slice(0, 8).join(', ').slice(0, 120);
	return `has no column partNumber (gloves) or partNumbers (categories); its columns are: ${columns}`;
}

function refuse(location: RowLocation, reason: string): SourceText {
	const error = { field: '', value: undefined, reason };
	return { items: [{ location, error }], records: 0, unreadable: reason };
}
