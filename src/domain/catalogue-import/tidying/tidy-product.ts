import { isKnownSize, sizeKey } from '../../catalogue/glove-size.ts';
import { formatPartNumber, normalisePartNumber } from '../../catalogue/part-numbers/part-number.ts';
import {
	type FieldError,
	isBlank,
	isRecord,
	nameFields,
	normalizeFieldName,
	readFields,
} from '../readers/record-fields.ts';
import { FIELD_SYNONYMS } from './field-synonyms.ts';
import { CERTIFICATION_ROWS, POSITION_ROWS, PROCESS_ROWS, RESOURCE_ROWS, readRows } from './tidy-rows.ts';
import { tidyLines } from './tidy-text.ts';
import { readEntries, readFlag, readLine, readLineList, readPairs, tidyAddress } from './tidy-value.ts';

/** A product's record after tidying: the fields it gave, in the stored shape as far as they could be read. */
export type TidyProduct = {
	/** Canonical; undefined when there is none that could be one. */
	partNumber: string | undefined;
	given: Record<string, unknown>;
	/** Fields we do not know, "packaging.weight". */
	unknown: string[];
	faults: FieldError[];
};

/** The fields of a product, in the order they are stored in. */
export const PRODUCT_FIELDS = [
	'id',
	'partNumber',
	'name',
	'description',
	'descriptionLong',
	'pictures',
	'pictureTexts',
	'sizes',
	'selectedSizeDefault',
	'productDetails',
	'applications',
	'usedIn',
	'features',
	'packaging',
	'certifications',
	'weldingProcesses',
	'weldingPositions',
	'resources',
	'relatedProducts',
	'specifications',
	'weldingTags',
	'materialTags',
	'color',
	'label',
] as const;

/** A table has no room for the packaging object, so its three parts may be columns of their own. */
const PACK_FIELDS = ['masterCase', 'innerBag', 'displayReady'] as const;
const PACK_NAMES = nameFields(PACK_FIELDS);
const NAMES = nameFields([...PRODUCT_FIELDS, ...PACK_FIELDS], {
	...Object.fromEntries(PACK_FIELDS.map((field) => [`packaging${field.toLowerCase()}`, field])),
	...FIELD_SYNONYMS,
});

/** The field that a title or a name stands for: "Part No.", "Numéro de pièce". Undefined when we know none. */
export function findProductField(name: string): string | undefined {
	return NAMES.get(normalizeFieldName(name));
}

const CODE_SEPARATOR = /[\n|,;]/;

/** Reads one product as exports write it. Never throws; what cannot be read is left for the schema to refuse. */
export function tidyProduct(record: Record<string, unknown>): TidyProduct {
	const { values, unknown, faults } = readFields(record, NAMES);
	const written = readLine(values.get('partNumber'));
	const partNumber = typeof written === 'string' ? normalisePartNumber(written) : undefined;
	const product: TidyProduct = { partNumber, given: {}, unknown: [...unknown], faults: [...faults] };
	for (const [field, value] of values) {
		if ((PACK_FIELDS as readonly string[]).includes(field)) continue;
		// An id of nothing is no id: the glove keeps the one it has.
		if (field === 'id' && isBlank(value)) continue;
		product.given[field] = readField(field, value, product);
	}
	readPackColumns(values, product);
	return product;
}

function readField(field: string, value: unknown, product: TidyProduct): unknown {
	switch (field) {
		case 'partNumber':
			return product.partNumber ?? readLine(value);
		case 'descriptionLong':
			return typeof value === 'string' ? tidyLines(value) : readLine(value);
		case 'pictures':
			return mapList(readLineList(value), tidyAddress);
		case 'sizes':
			return readSizes(value, product);
		case 'productDetails':
		case 'applications':
		case 'usedIn':
			return readLineList(value);
		case 'weldingTags':
		case 'materialTags':
			// Tags are separated by commas; where a "|" or a line end separates them, a comma is part of a tag.
			return readLineList(value, typeof value === 'string' && /[|\n]/.test(value) ? '|' : ',');
		case 'features':
			return readFeatures(value);
		case 'packaging':
			return readPackaging(value, product);
		case 'certifications':
			return keepRows(readRows(field, value, CERTIFICATION_ROWS), product);
		case 'weldingProcesses':
			return keepRows(readRows(field, value, PROCESS_ROWS), product);
		case 'weldingPositions':
			return keepRows(readRows(field, value, POSITION_ROWS), product);
		case 'resources':
			return keepRows(readRows(field, value, RESOURCE_ROWS), product);
		case 'relatedProducts':
			return readPartNumbers(value);
		case 'specifications':
		case 'pictureTexts':
			return readMap(field, value, product, readLine);
		default:
			return readLine(value);
	}
}

/** Part numbers from a list, from a list of products, or from a cell. */
export function readPartNumbers(value: unknown): unknown {
	const list = Array.isArray(value) ? value.map((item) => (isRecord(item) ? item.partNumber : item)) : value;
	return mapList(readLineList(list, CODE_SEPARATOR), (item) =>
		typeof item === 'string' ? (normalisePartNumber(item) ?? item) : item,
	);
}

/** Labels to stock codes; a label without a code gets PARTNUMBER-LABEL: "XY300-L", "XY282-M-LH". */
function readSizes(value: unknown, product: TidyProduct): unknown {
	const readCode = (code: unknown, label: string) =>
		isBlank(code) ? deriveStockCode(product.partNumber ?? '', label) : readLine(code);
	return readMap('sizes', splitSizes(value), product, readCode);
}

/** "M, L, XL" and "M:XY300-M; L:XY300-L" on one line are sizes each; "8,5" is one, and is warned about. */
function splitSizes(value: unknown): unknown {
	if (typeof value !== 'string' || /[|\n<]/.test(value.trim())) return value;
	const parts = value.split(/[,;]/).map((part) => part.trim());
	const isSizes = parts.every((part) => part === '' || isKnownSize(part.split(':', 1)[0] ?? ''));
	return parts.length > 1 && isSizes ? parts.filter((part) => part !== '').join('|') : value;
}

/** The stock code of a size whose own is not known. */
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
		if (map.has(name)) product.faults.push({ field, value: text, reason: `"${name}" is given twice` });
		map.set(name, readText(text, name));
	}
	return Object.fromEntries(map);
}

/** `[["a", "b"]]`, `[{features: ["a", "b"]}]`, `["a", "b"]` and the cell "a|b" are all one list in a list. */
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
	const { values, unknown, faults } = readFields(value, PACK_NAMES);
	product.unknown.push(...unknown.map((name) => `packaging.${name}`));
	product.faults.push(...faults.map((fault) => ({ ...fault, field: `packaging.${fault.field}` })));
	return readPack(values);
}

/** The parts that were given; those that were not keep what is stored. */
function readPack(values: ReadonlyMap<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(
		PACK_FIELDS.filter((field) => values.has(field)).map((field) => {
			const value = values.get(field);
			return [field, field === 'displayReady' ? readFlag(value) : readPairs(value)];
		}),
	);
}

/** The columns masterCase, innerBag and displayReady; beside a packaging field they would say it twice. */
function readPackColumns(values: ReadonlyMap<string, unknown>, product: TidyProduct): void {
	const pack = readPack(values);
	const columns = Object.keys(pack);
	if (columns.length === 0) return;
	if (values.has('packaging')) {
		const reason = `is given twice, as packaging and as ${columns.join(', ')}`;
		product.faults.push({ field: 'packaging', value: values.get('packaging'), reason });
		return;
	}
	product.given.packaging = pack;
}

function keepRows({ rows, unknown }: { rows: unknown; unknown: string[] }, product: TidyProduct): unknown {
	product.unknown.push(...unknown);
	return rows;
}

function mapList(list: unknown, change: (item: unknown) => unknown): unknown {
	return Array.isArray(list) ? list.map(change) : list;
}
