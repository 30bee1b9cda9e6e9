import type { Product } from '../catalogue/product.ts';

/**
 * The cells of our own table of gloves. Each is read back into exactly what it was written from: several things stand
 * one a line, their parts between ":" or ";", and a backslash before one of these signs, before "|" or before another
 * backslash takes its meaning away.
 */

type Parts = { separator: ':' | ';'; fields: readonly string[] };

/** Lists of rows; the last part of a row keeps its separators. */
const ROWS: Readonly<Record<string, Parts>> = {
	certifications: { separator: ':', fields: ['type', 'value', 'edition'] },
	weldingProcesses: { separator: ';', fields: ['process', 'amperageRange', 'performance', 'notes'] },
	weldingPositions: { separator: ';', fields: ['position', 'performance', 'notes'] },
	resources: { separator: ';', fields: ['title', 'pdfUrl', 'preview'] },
};

const addBackslashes = (text: string, also = '') =>
	text.replace(also === '' ? /[\\|]/g : new RegExp(`[\\\\|${also}]`, 'g'), '\\$&');
const takeBackslashes = (text: string) => text.replace(/\\([\\|:;,])/g, '$1').trim();

/** Cuts at each separator that no backslash stands before, into at most `most` parts. */
function split(
	text: string,
	isSeparator: (sign: string) => boolean,
	most = Number.POSITIVE_INFINITY,
): string[] {
	const parts: string[] = [];
	let from = 0;
	for (let at = 0; at < text.length && parts.length < most - 1; at++) {
		if (text[at] === '\\') at += 1;
		else if (isSeparator(text[at] as string)) {
			parts.push(text.slice(from, at));
			from = at + 1;
		}
	}
	return [...parts, text.slice(from)];
}

/** Items as they stand, still with their backslashes; empty ones say nothing. */
const splitItems = (text: string) =>
	split(text, (sign) => sign === '\n' || sign === '|').filter((item) => item.trim() !== '');

/** Tags stand one a line, or on a single line with "|" or commas between, as the product form takes them. */
function splitTags(text: string): string[] {
	const items = splitItems(text);
	if (items.length !== 1 || text.trim().includes('\n')) return items;
	return split(items[0] as string, (sign) => sign === ',').filter((item) => item.trim() !== '');
}

/** The cell of one field of a glove; `packaging` has three cells of its own. */
export function formatExactCell(field: keyof Product, value: unknown): string {
	const parts = ROWS[field];
	if (parts) {
		return (value as Record<string, string>[]).map((row) => formatRow(row, parts)).join('\n');
	}
	switch (field) {
		case 'features':
			return (value as string[][])
				.map((lines) => lines.map((line) => addBackslashes(line)).join('\n'))
				.join('\n\n');
		case 'sizes':
		case 'specifications':
		case 'pictureTexts':
			return Object.entries((value ?? {}) as Record<string, string>)
				.map(([name, text]) => `${addBackslashes(name, ':')}: ${addBackslashes(text)}`)
				.join('\n');
		case 'weldingTags':
		case 'materialTags': {
			const tags = (value as string[]).map((tag) => addBackslashes(tag));
			// Alone on its line, a tag would be split at its commas.
			return tags.length === 1 ? (tags[0] as string).replaceAll(',', '\\,') : tags.join('\n');
		}
		case 'relatedProducts':
			return (value as string[]).join(', ');
		default:
			if (Array.isArray(value)) return value.map((line) => addBackslashes(String(line))).join('\n');
			return value === null || value === undefined ? '' : String(value);
	}
}

function formatRow(row: Readonly<Record<string, string>>, { separator, fields }: Parts): string {
	const between = separator === ':' ? ':' : '; ';
	const texts = fields.map((field, at) =>
		addBackslashes(row[field] ?? '', at === fields.length - 1 ? '' : separator),
	);
	while (texts.length > 1 && texts.at(-1) === '') texts.pop();
	return texts.join(between);
}

/** The field's value; what cannot be read is handed on as it is, for the schema to refuse. */
export function readExactCell(field: string, text: string): unknown {
	const parts = ROWS[field];
	if (parts) return splitItems(text).map((item) => readRow(item, parts));
	switch (field) {
		case 'features':
			return text
				.split(/\n[ \t]*\n/)
				.map((group) => splitItems(group).map(takeBackslashes))
				.filter((lines) => lines.length > 0);
		case 'sizes':
		case 'specifications':
		case 'pictureTexts':
			return readNames(text);
		case 'relatedProducts':
			return text
				.split(/[\n|,;]/)
				.map((item) => item.trim())
				.filter((item) => item !== '');
		case 'pictures':
		case 'productDetails':
		case 'applications':
		case 'usedIn':
			return splitItems(text).map(takeBackslashes);
		case 'weldingTags':
		case 'materialTags':
			return splitTags(text).map(takeBackslashes);
		default:
			return text;
	}
}

function readRow(item: string, { separator, fields }: Parts): Record<string, string> {
	const texts = split(item, (sign) => sign === separator, fields.length).map(takeBackslashes);
	return Object.fromEntries(fields.map((field, at) => [field, texts[at] ?? '']));
}

/** Names with texts; a name that stands twice makes the cell unreadable, so nothing is dropped. */
function readNames(text: string): unknown {
	const entries = splitItems(text).map((item) => {
		const [name = '', value = ''] = split(item, (sign) => sign === ':', 2).map(takeBackslashes);
		return [name, value] as const;
	});
	const names = entries.map(([name]) => name);
	return new Set(names).size === names.length ? Object.fromEntries(entries) : text;
}
