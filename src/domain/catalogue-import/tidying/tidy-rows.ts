import { findWeldingPosition, findWeldingProcess } from '../../ratings/welding-process.ts';
import { isBlank, isRecord, nameFields, readFields } from '../readers/record-fields.ts';
import { splitItems } from './tidy-text.ts';
import { readLine, tidyAddress } from './tidy-value.ts';

/** Rows in stored form where readable, and their unknown fields. */
export type TidyRows = { rows: unknown; unknown: string[] };

/** The separator and order of the parts in a row written as text. */
type RowShape = { separator: string; parts: readonly string[] };

/**
 * Splits into at most as many texts as there are parts; the last one may contain separators: notes may contain a ";".
 */
function splitParts(text: string, { separator, parts }: RowShape): string[] {
	const texts = text.split(separator);
	const last = texts.slice(parts.length - 1).join(separator);
	return [...texts.slice(0, parts.length - 1), ...(texts.length >= parts.length ? [last] : [])];
}

/** Normalizes tidied parts to their stored form: names are replaced by the trade's standard ones. */
const PART_TIDIERS: Readonly<Record<string, (value: unknown) => unknown>> = {
	'weldingProcesses.process': (value) =>
		typeof value === 'string' ? (findWeldingProcess(value)?.label ?? value) : value,
	'weldingPositions.position': (value) =>
		typeof value === 'string' ? (findWeldingPosition(value)?.label ?? value) : value,
	'resources.pdfUrl': tidyAddress,
	'resources.preview': tidyAddress,
};

/** Reads a list of rows, or a cell with rows. Empty rows, which blank form lines produce, are dropped. */
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
