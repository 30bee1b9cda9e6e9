import { findWeldingPosition, findWeldingProcess } from '../../ratings/welding-process.ts';
import { isBlank, isRecord, nameFields, readFields } from '../readers/record-fields.ts';
import { splitItems } from './tidy-text.ts';
import { readLine, tidyAddress } from './tidy-value.ts';

/** A list of rows in the stored shape, as far as it could be read, and fields of rows that we do not know. */
export type TidyRows = { rows: unknown; unknown: string[] };

/** A row written as text has its parts in this order, with the separator between. */
type RowShape = { separator: string; parts: readonly string[] };

/** At most as many texts as there are parts; the last one keeps its separators: notes may hold a ";". */
function splitParts(text: string, { separator, parts }: RowShape): string[] {
	const texts = text.split(separator);
	const last = texts.slice(parts.length - 1).join(separator);
	return [...texts.slice(0, parts.length - 1), ...(texts.length >= parts.length ? [last] : [])];
}

/** Brings parts to their stored form after tidying: names become the ones the trade's list has. */
const PART_TIDIERS: Readonly<Record<string, (value: unknown) => unknown>> = {
	'weldingProcesses.process': (value) =>
		typeof value === 'string' ? (findWeldingProcess(value)?.label ?? value) : value,
	'weldingPositions.position': (value) =>
		typeof value === 'string' ? (findWeldingPosition(value)?.label ?? value) : value,
	'resources.pdfUrl': tidyAddress,
	'resources.preview': tidyAddress,
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
			if (typeof item === 'string') return readTextRow(field, item, shape);
			if (!isRecord(item)) return item;
			const { values, unknown: strange } = readFields(item, nameFields(shape.parts));
			for (const name of strange) unknown.add(`${field}.${name}`);
			return finishRow(field, values, shape);
		})
		.filter((row) => !isRecord(row) || Object.values(row).some((text) => text !== ''));
	return { rows, unknown: [...unknown] };
}

function readTextRow(field: string, text: string, shape: RowShape): Record<string, unknown> {
	const texts = splitParts(text, shape);
	return finishRow(field, new Map(texts.map((part, index) => [shape.parts[index] ?? '', part])), shape);
}

function finishRow(
	field: string,
	values: ReadonlyMap<string, unknown>,
	{ parts }: RowShape,
): Record<string, unknown> {
	return Object.fromEntries(
		parts.map((part) => {
			const line = readLine(values.get(part));
			return [part, PART_TIDIERS[`${field}.${part}`]?.(line) ?? line];
		}),
	);
}
