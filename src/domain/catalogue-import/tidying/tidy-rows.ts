import { findWeldingPosition, findWeldingProcess } from '../../ratings/welding-process.ts';
import { isBlank, isRecord, nameFields, readFields } from '../readers/record-fields.ts';
import { splitItems } from './tidy-text.ts';
import { readLine, tidyAddress } from './tidy-value.ts';

/** A list of rows in the stored shape, as far as it could be read, and fields of rows that we do not know. */
export type TidyRows = { rows: unknown; unknown: string[] };

type RowShape = {
	fields: readonly string[];
	/** Reads a row written as text into the texts of its fields, in order. */
	split: (text: string) => string[];
	/** Brings a field to its stored form after tidying. */
	finish?: (field: string, value: unknown) => unknown;
};

/** At most `count` parts; the last one keeps its separators: notes may hold a ";". */
function splitParts(text: string, separator: string, count: number): string[] {
	const parts = text.split(separator);
	const last = parts.slice(count - 1).join(separator);
	return [...parts.slice(0, count - 1), ...(parts.length >= count ? [last] : [])];
}

/** "EN388:3133X:2016" or an object {type, value, edition}. */
export const CERTIFICATION_ROWS: RowShape = {
	fields: ['type', 'value', 'edition'],
	split: (text) => splitParts(text, ':', 3),
};

/** "GTAW (TIG); 5-150A; Full use; reason" or an object. Names become the ones the trade's list has. */
export const PROCESS_ROWS: RowShape = {
	fields: ['process', 'amperageRange', 'performance', 'notes'],
	split: (text) => splitParts(text, ';', 4),
	finish: (field, value) =>
		field === 'process' && typeof value === 'string' ? (findWeldingProcess(value)?.label ?? value) : value,
};

/** "Flat; Full use; reason" or an object. */
export const POSITION_ROWS: RowShape = {
	fields: ['position', 'performance', 'notes'],
	split: (text) => splitParts(text, ';', 3),
	finish: (field, value) =>
		field === 'position' && typeof value === 'string' ? (findWeldingPosition(value)?.label ?? value) : value,
};

/** "Title; https://…/sheet.pdf; https://…/preview.png" or an object. */
export const RESOURCE_ROWS: RowShape = {
	fields: ['title', 'pdfUrl', 'preview'],
	split: (text) => splitParts(text, ';', 3),
	finish: (field, value) => (field === 'title' ? value : tidyAddress(value)),
};

/** Reads a list of rows, or a cell of them. Rows with nothing in them, which empty form lines leave, go. */
export function readRows(field: string, value: unknown, shape: RowShape): TidyRows {
	if (isBlank(value)) return { rows: [], unknown: [] };
	const list = typeof value === 'string' ? splitItems(value) : value;
	if (!Array.isArray(list)) return { rows: value, unknown: [] };
	const unknown = new Set<string>();
	const rows = list
		.flatMap((item) => (typeof item === 'string' ? splitItems(item, '\n') : [item]))
		.filter((item) => !isBlank(item))
		.map((item) => {
			if (typeof item === 'string') return readTextRow(item, shape);
			if (!isRecord(item)) return item;
			const { values, unknown: strange } = readFields(item, nameFields(shape.fields));
			for (const name of strange) unknown.add(`${field}.${name}`);
			return finishRow(values, shape);
		})
		.filter((row) => !isRecord(row) || Object.values(row).some((text) => text !== ''));
	return { rows, unknown: [...unknown] };
}

function readTextRow(text: string, shape: RowShape): Record<string, unknown> {
	const parts = shape.split(text);
	return finishRow(new Map(parts.map((part, index) => [shape.fields[index] ?? '', part])), shape);
}

function finishRow(values: ReadonlyMap<string, unknown>, shape: RowShape): Record<string, unknown> {
	return Object.fromEntries(
		shape.fields.map((field) => {
			const line = readLine(values.get(field));
			return [field, shape.finish?.(field, line) ?? line];
		}),
	);
}
