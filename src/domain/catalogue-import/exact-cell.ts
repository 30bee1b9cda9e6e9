import { type FieldKind, fieldOf, isProductKey, type ProductKey } from '../catalogue/product-fields.ts';

/**
 * Cell formats of our own glove table, which round-trip exactly: lists have one item per line with parts separated by
 * ":" or ";". A backslash escapes these characters, "|" and the backslash itself.
 */

type Parts = { separator: ':' | ';'; parts: readonly string[] };

/** Escapes a text for a cell with several, and one more sign besides. */
export const addBackslashes = (text: string, also = '') =>
	text.replace(also === '' ? /[\\|]/g : new RegExp(`[\\\\|${also}]`, 'g'), '\\$&');
const unescapeText = (text: string) => text.replace(/\\([\\|:;,])/g, '$1').trim();

/** Splits at each unescaped separator, into at most `maxItems` parts. */
export function split(
	text: string,
	isSeparator: (sign: string) => boolean,
	maxItems = Number.POSITIVE_INFINITY,
): string[] {
	const parts: string[] = [];
	let from = 0;
	for (let at = 0; at < text.length && parts.length < maxItems - 1; at++) {
		if (text[at] === '\\') at += 1;
		else if (isSeparator(text[at] as string)) {
			parts.push(text.slice(from, at));
			from = at + 1;
		}
	}
	return [...parts, text.slice(from)];
}

/** The non-empty items, still escaped. */
const splitItems = (text: string) =>
	split(text, (sign) => sign === '\n' || sign === '|').filter((item) => item.trim() !== '');

/** Tags are one per line, or separated by "|" or commas on a single line, as in the product form. */
function splitTags(text: string): string[] {
	const items = splitItems(text);
	if (items.length !== 1 || text.trim().includes('\n')) return items;
	return split(items[0] as string, (sign) => sign === ',').filter((item) => item.trim() !== '');
}

const formatLines = (value: unknown) =>
	((value ?? []) as readonly string[]).map((line) => addBackslashes(line)).join('\n');
const readItems = (text: string) => splitItems(text).map(unescapeText);

type CellFormat = { write: (value: unknown) => string; read: (text: string) => unknown };

const TEXT: CellFormat = { write: (value) => String(value ?? ''), read: (text) => text };
const LINES: CellFormat = { write: formatLines, read: readItems };
const NAMES: CellFormat = {
	write: (value) =>
		Object.entries((value ?? {}) as Record<string, string>)
			.map(([name, text]) => `${addBackslashes(name, ':')}: ${addBackslashes(text)}`)
			.join('\n'),
	read: (text) => readNames(text),
};

/** Names whose texts may have several lines: a line break is written as "\\n". */
const FRENCH: CellFormat = {
	write: (value) =>
		Object.entries((value ?? {}) as Record<string, string>)
			.map(([text, french]) =>
				`${addBackslashes(text, ':')}: ${addBackslashes(french)}`.replaceAll('\n', '\\n'),
			)
			.join('\n'),
	read: (text) => readNames(text, unescapeLines),
};

/** As `takeBackslashes`, for a text whose line breaks are written as "\\n". */
export function unescapeLines(text: string): string {
	return text.replace(/\\(n|[\\|:;,-])/g, (_, sign) => (sign === 'n' ? '\n' : sign)).trim();
}

const FORMATS: Record<Exclude<FieldKind, 'rows'>, CellFormat> = {
	text: TEXT,
	prose: TEXT,
	partNumber: TEXT,
	// Its parts have separate cells.
	packaging: TEXT,
	lines: LINES,
	pictures: LINES,
	names: NAMES,
	sizes: NAMES,
	pictureTexts: NAMES,
	french: FRENCH,
	lineGroups: {
		write: (value) => ((value ?? []) as string[][]).map(formatLines).join('\n\n'),
		read: (text) =>
			text
				.split(/\n[ \t]*\n/)
				.map(readItems)
				.filter((lines) => lines.length > 0),
	},
	tags: {
		write: (value) => {
			const lines = formatLines(value);
			// A single tag would otherwise be split at its commas.
			return (value as string[] | undefined)?.length === 1 ? lines.replaceAll(',', '\\,') : lines;
		},
		read: (text) => splitTags(text).map(unescapeText),
	},
	partNumbers: {
		write: (value) => ((value ?? []) as string[]).join(', '),
		read: (text) =>
			text
				.split(/[\n|,;]/)
				.map((item) => item.trim())
				.filter((item) => item !== ''),
	},
};

/** The last part of a row may contain separators. */
function rowsFormat(parts: Parts): CellFormat {
	return {
		write: (value) =>
			((value ?? []) as Record<string, string>[]).map((row) => formatRow(row, parts)).join('\n'),
		read: (text) => splitItems(text).map((item) => readRow(item, parts)),
	};
}

function formatOf(key: ProductKey): CellFormat {
	const field = fieldOf(key);
	return field.kind === 'rows' ? rowsFormat(field) : FORMATS[field.kind];
}

/** The cell of a glove's field; `packaging` has three separate cells. */
export function formatExactCell(field: ProductKey, value: unknown): string {
	return formatOf(field).write(value);
}

/** Parses a cell to the field's value; an unreadable value is returned unchanged for the schema to reject. */
export function readExactCell(field: string, text: string): unknown {
	return isProductKey(field) ? formatOf(field).read(text) : text;
}

function formatRow(row: Readonly<Record<string, string>>, { separator, parts }: Parts): string {
	const between = separator === ':' ? ':' : '; ';
	const texts = parts.map((part, at) =>
		addBackslashes(row[part] ?? '', at === parts.length - 1 ? '' : separator),
	);
	while (texts.length > 1 && texts.at(-1) === '') texts.pop();
	return texts.join(between);
}

function readRow(item: string, { separator, parts }: Parts): Record<string, string> {
	const texts = split(item, (sign) => sign === separator, parts.length).map(unescapeText);
	return Object.fromEntries(parts.map((part, at) => [part, texts[at] ?? '']));
}

/**
 * Names with texts; for a duplicate name the raw cell is returned, so that the schema rejects it and nothing is
 * dropped.
 */
function readNames(text: string, unescapeValue = unescapeText): unknown {
	const entries = splitItems(text).map((item) => {
		const [name = '', value = ''] = split(item, (sign) => sign === ':', 2).map(unescapeValue);
		return [name, value] as const;
	});
	const names = entries.map(([name]) => name);
	return new Set(names).size === names.length ? Object.fromEntries(entries) : text;
}
