import { isBlank, isRecord } from '../readers/record-fields.ts';
import { splitItems, tidyLine } from './tidy-text.ts';

/** Readers of single values. Unreadable values are returned unchanged, for the schema to reject by name. */

/** One line of text; numbers are converted, blank values become "". */
export function readLine(value: unknown): unknown {
	if (isBlank(value)) return '';
	if (typeof value === 'string') return tidyLine(value);
	return typeof value === 'number' ? String(value) : value;
}

/** Lines of text from a list or from a cell ("one|two", or one per line). */
export function readLineList(value: unknown, separator: string | RegExp = '|'): unknown {
	if (isBlank(value)) return [];
	if (typeof value === 'string') return splitItems(value, separator);
	if (!Array.isArray(value)) return typeof value === 'number' ? [String(value)] : value;
	// List items are split only at line breaks: a "|" in them is literal.
	return value.flatMap((item) => {
		if (typeof item === 'string') return splitItems(item, '\n');
		return isBlank(item) ? [] : [typeof item === 'number' ? String(item) : item];
	});
}

/**
 * Pairs per pack: 36, "36", "36 pairs", "36.0", "36,00". "1,000" is ambiguous (one or a thousand), so it is not
 * accepted; blank, "-" and "N/A" are null.
 */
export function readPairs(value: unknown): unknown {
	if (typeof value !== 'string') return value ?? null;
	const text = tidyLine(value);
	if (/^(?:-|–|n\/?a|none)?$/i.test(text)) return null;
	const pairs = /^(\d{1,6})(?:[.,]0{1,2})? ?(?:pairs?|prs?\.?|paires?)?$/i.exec(text)?.[1];
	return pairs === undefined ? value : Number(pairs);
}

const YES = new Set(['true', 'yes', 'y', '1', 'oui', 'o', 'vrai', 'x']);
const NO = new Set(['false', 'no', 'n', '0', 'non', 'faux', '-', 'n/a']);

/** true, "Yes", "oui", 1 …; blank is false. */
export function readFlag(value: unknown): unknown {
	if (isBlank(value)) return false;
	if (typeof value === 'object') return value;
	const text = String(value).trim().toLowerCase();
	if (YES.has(text)) return true;
	return NO.has(text) ? false : value;
}

export type Entry = readonly [name: string, value: unknown];

/**
 * Names with texts, from an object, from a list of `{name, value}`, or from a cell ("Hide: goat|Cuff: 4 in"). A name
 * alone has no value. Undefined for anything else.
 */
export function readEntries(value: unknown): Entry[] | undefined {
	if (isBlank(value)) return [];
	if (typeof value === 'string') return splitItems(value).map(splitEntry);
	if (isRecord(value)) return Object.entries(value).map(([name, text]) => [tidyLine(name), text] as const);
	if (!Array.isArray(value)) return undefined;
	const entries = value.filter((item) => !isBlank(item)).flatMap(readEntryItem);
	return entries.includes(undefined) ? undefined : (entries as Entry[]);
}

function readEntryItem(item: unknown): (Entry | undefined)[] {
	if (typeof item === 'string') return splitItems(item, '\n').map(splitEntry);
	if (typeof item === 'number') return [[String(item), undefined]];
	if (!isRecord(item)) return [undefined];
	const name = item.name ?? item.key ?? item.label;
	return [typeof name === 'string' ? [tidyLine(name), item.value ?? item.code] : undefined];
}

function splitEntry(text: string): Entry {
	const colon = text.indexOf(':');
	return colon < 0 ? [text, undefined] : [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}

/** An address with spaces escaped, as browsers do; a relative path gets a leading "/". */
export function tidyAddress(value: unknown): unknown {
	if (typeof value !== 'string') return value;
	const address = value.replaceAll(' ', '%20');
	// "pictures/xy300.jpg" is a path on this site; "cdn.example.com/xy300.jpg" is ambiguous.
	return /^(?:\.\/)?[\w-]+\//.test(address) ? `/${address.replace(/^\.\//, '')}` : address;
}
