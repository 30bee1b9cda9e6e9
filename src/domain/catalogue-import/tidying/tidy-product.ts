import { issueOf } from '../../../platform/i18n/message.ts';
import { formatPartNumber, normalisePartNumber } from '../../catalogue/part-numbers/part-number.ts';
import { FRENCH_FIELDS, isFrenchColumn, PACK_FIELDS } from '../../catalogue/product-columns.ts';
import {
	type FieldKind,
	fieldOf,
	isProductKey,
	PRODUCT_KEYS,
	type ProductKey,
} from '../../catalogue/product-fields.ts';
import { isKnownSize, sizeKey } from '../../catalogue/sizes/glove-size.ts';
import { readExactCell } from '../exact-cell.ts';
import {
	type FieldError,
	isBlank,
	isRecord,
	nameFields,
	normalizeFieldName,
	readFields,
} from '../readers/record-fields.ts';
import { readRows } from './tidy-rows.ts';
import { tidyLines } from './tidy-text.ts';
import { readEntries, readFlag, readLine, readLineList, readPairs, tidyAddress } from './tidy-value.ts';

/** A tidied product record: its fields, in stored form where readable. */
export type TidyProduct = {
	/** Canonical; undefined if missing or invalid. */
	partNumber: string | undefined;
	given: Record<string, unknown>;
	/** Unknown fields, such as "packaging.weight". */
	unknown: string[];
	errors: FieldError[];
};

/** As normalized: "Description (FR)", "description_en". */
const FRENCH_SUFFIXES = ['fr', 'frca', 'french', 'francais', 'francaise'];
const ENGLISH_SUFFIXES = ['en', 'enca', 'english', 'anglais', 'anglaise'];

const PACK_KEYS = ['masterCase', 'innerBag', 'displayReady'] as const;
const PACK_NAMES = nameFields(PACK_KEYS);
const NAMES = nameFields(
	[...PRODUCT_KEYS, ...PACK_KEYS],
	Object.fromEntries([
		...PACK_KEYS.flatMap((key) => PACK_FIELDS[key].synonyms.map((name) => [name, key])),
		...PRODUCT_KEYS.flatMap((key) => (fieldOf(key).synonyms ?? []).map((name) => [name, key])),
		...FRENCH_FIELDS.flatMap((field) =>
			[normalizeFieldName(field), ...(fieldOf(field).synonyms ?? [])].flatMap((name) => [
				...FRENCH_SUFFIXES.map((suffix) => [name + suffix, `${field}_fr`]),
				...ENGLISH_SUFFIXES.map((suffix) => [name + suffix, field]),
			]),
		),
	]),
);

/** The field for a column title or a name: "Part No.", "Numéro de pièce". Undefined if unknown. */
export function findProductField(name: string): string | undefined {
	return NAMES.get(normalizeFieldName(name));
}

const CODE_SEPARATOR = /[\n|,;]/;

/**
 * Reads a product in the formats of various exports. Never throws; unreadable values are left for the schema to
 * reject.
 */
export function tidyProduct(record: Record<string, unknown>): TidyProduct {
	const { values, unknown, errors } = readFields(record, NAMES);
	const written = readLine(values.get('partNumber'));
	const partNumber = typeof written === 'string' ? normalisePartNumber(written) : undefined;
	const product: TidyProduct = { partNumber, given: {}, unknown: [...unknown], errors: [...errors] };
	for (const [field, value] of values) {
		if (isFrenchColumn(field)) product.given[field] = typeof value === 'string' ? tidyLines(value) : value;
		if (!isProductKey(field)) continue;
		// An empty id is ignored: the glove keeps its own.
		if (field === 'id' && isBlank(value)) continue;
		product.given[field] = readField(field, value, product);
	}
	readPackColumns(values, product);
	return product;
}

function readField(field: ProductKey, value: unknown, product: TidyProduct): unknown {
	const { kind } = fieldOf(field);
	return TIDIERS[kind](value, field, product);
}

type Tidier = (value: unknown, field: ProductKey, product: TidyProduct) => unknown;

const tidyNames: Tidier = (value, field, product) => readMap(field, value, product, readLine);

const TIDIERS: Record<FieldKind, Tidier> = {
	text: readLine,
	prose: (value) => (typeof value === 'string' ? tidyLines(value) : readLine(value)),
	partNumber: (value, _, { partNumber }) => partNumber ?? readLine(value),
	partNumbers: readPartNumbers,
	lines: (value) => readLineList(value),
	// Other systems export commas; if items are separated by "|" or line breaks, commas are literal.
	tags: (value) => readLineList(value, typeof value === 'string' && /[|\n]/.test(value) ? '|' : ','),
	lineGroups: readFeatures,
	names: tidyNames,
	pictureTexts: tidyNames,
	// A key is the exact text of a line, and its translation has no-break spaces.
	french: (value) => (typeof value === 'string' ? readExactCell('french', value) : value),
	pictures: (value) => mapList(readLineList(value), tidyAddress),
	sizes: (value, _, product) => readSizes(value, product),
	packaging: (value, _, product) => readPackaging(value, product),
	rows: (value, key, product) => {
		const field = fieldOf(key);
		return field.kind === 'rows' ? retainRows(readRows(key, value, field), product) : value;
	},
};

/** Part numbers from a list, from a list of products, or from a cell. */
export function readPartNumbers(value: unknown): unknown {
	const list = Array.isArray(value) ? value.map((item) => (isRecord(item) ? item.partNumber : item)) : value;
	return mapList(readLineList(list, CODE_SEPARATOR), (item) =>
		typeof item === 'string' ? (normalisePartNumber(item) ?? item) : item,
	);
}

/** Stock codes by label; a label without a code gets PARTNUMBER-LABEL: "XY300-L", "XY282-M-LH". */
function readSizes(value: unknown, product: TidyProduct): unknown {
	const readCode = (code: unknown, label: string) =>
		isBlank(code) ? deriveStockCode(product.partNumber ?? '', label) : readLine(code);
	return readMap('sizes', splitSizes(value), product, readCode);
}

/** Splits "M, L, XL" or "M:XY300-M; L:XY300-L" on one line; "8,5" stays one size and gets a warning. */
function splitSizes(value: unknown): unknown {
	if (typeof value !== 'string' || /[|\n<]/.test(value.trim())) return value;
	const parts = value.split(/[,;]/).map((part) => part.trim());
	const isSizes = parts.every((part) => part === '' || isKnownSize(part.split(':', 1)[0] ?? ''));
	return parts.length > 1 && isSizes ? parts.filter((part) => part !== '').join('|') : value;
}

/** A generated stock code for a size without one. */
export function deriveStockCode(partNumber: string, label: string): string {
	const size = sizeKey(label).replace(/ \((left|right) hand only\)$/, (_, hand: string) =>
		hand === 'left' ? '-LH' : '-RH',
	);
	return `${formatPartNumber(partNumber)}-${size.replace(/\s+/g, '-')}`;
}

function readMap(
	field: string,
	value: unknown,
	product: TidyProduct,
	readText: (text: unknown, name: string) => unknown,
): unknown {
	const entries = readEntries(value);
	if (entries === undefined) return value;
	const map = new Map<string, unknown>();
	for (const [name, text] of entries) {
		if (map.has(name))
			product.errors.push({ field, value: text, reason: issueOf('importing.nameTwice', { name }) });
		map.set(name, readText(text, name));
	}
	return Object.fromEntries(map);
}

/** `[["a", "b"]]`, `[{features: ["a", "b"]}]`, `["a", "b"]` and the cell "a|b" all yield one list in a list. */
function readFeatures(value: unknown): unknown {
	if (isBlank(value)) return [];
	if (Array.isArray(value)) {
		if (value.length > 0 && value.every(Array.isArray)) return value.map((list) => readLineList(list));
		if (value.some(isRecord)) {
			const lists = value.map((item) =>
				isRecord(item) ? readLineList(item.features) : readLineList([item]),
			);
			return lists.every(Array.isArray) ? wrapList(lists.flat()) : value;
		}
	}
	const list = isRecord(value) ? readLineList(value.features) : readLineList(value);
	return Array.isArray(list) ? wrapList(list) : value;
}

function wrapList(list: unknown[]): unknown[] {
	return list.length === 0 ? [] : [list];
}

function readPackaging(value: unknown, product: TidyProduct): unknown {
	if (isBlank(value)) return { masterCase: null, innerBag: null, displayReady: false };
	if (!isRecord(value)) return value;
	const { values, unknown, errors } = readFields(value, PACK_NAMES);
	product.unknown.push(...unknown.map((name) => `packaging.${name}`));
	product.errors.push(...errors.map((error) => ({ ...error, field: `packaging.${error.field}` })));
	return readPack(values);
}

/** The given parts; the others keep their stored values. */
function readPack(values: ReadonlyMap<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(
		PACK_KEYS.filter((field) => values.has(field)).map((field) => {
			const value = values.get(field);
			return [field, field === 'displayReady' ? readFlag(value) : readPairs(value)];
		}),
	);
}

/** The columns masterCase, innerBag and displayReady; together with a packaging field they would be duplicates. */
function readPackColumns(values: ReadonlyMap<string, unknown>, product: TidyProduct): void {
	const pack = readPack(values);
	const columns = Object.keys(pack);
	if (columns.length === 0) return;
	if (values.has('packaging')) {
		const reason = issueOf('importing.packagingTwice', { columns });
		product.errors.push({ field: 'packaging', value: values.get('packaging'), reason });
		return;
	}
	product.given.packaging = pack;
}

function retainRows({ rows, unknown }: { rows: unknown; unknown: string[] }, product: TidyProduct): unknown {
	product.unknown.push(...unknown);
	return rows;
}

function mapList(list: unknown, change: (item: unknown) => unknown): unknown {
	return Array.isArray(list) ? list.map(change) : list;
}
