import { normalisePartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { BLANK_PACKAGING, blankProduct, type Product } from '../../../domain/catalogue/product.ts';
import { listProductIssues } from '../../../domain/catalogue/product-issues.ts';
import type { ProductInput, ProductRecord } from '../../../domain/catalogue/product-record.ts';
import { productSchema } from '../../../domain/catalogue/product-schema.ts';
import { PRODUCT_STATES, type ProductState } from '../../../domain/catalogue/product-state.ts';
import { listSchemaErrors, type SchemaError } from '../../../domain/catalogue/schema-error.ts';
import {
	type NamedLines,
	readCommaList,
	readLineGroups,
	readLines,
	readNamedLines,
	readPairsText,
} from './product-text.ts';

/** What our own answers say besides the glove's fields: sent back, it says nothing. */
const ANSWER_ONLY = ['version', 'updatedAt', 'updatedBy', 'completeness', 'missing', 'warnings'];

export type ReadProduct = { ok: true; input: ProductInput } | { ok: false; faults: SchemaError[] };

/**
 * Reads a glove that staff send: every field in its structured form or as text (docs/behaviour.md, "Product texts").
 * The schema and rules of imports apply; a missing field keeps its stored value.
 */
export function readProductInput(body: unknown, stored?: ProductRecord): ReadProduct {
	if (typeof body !== 'object' || body === null || Array.isArray(body)) {
		return { ok: false, faults: [{ path: '', message: 'must be an object with the fields of a glove' }] };
	}
	const faults: SchemaError[] = [];
	const { state: stateSent, successor: successorSent, ...sent } = body as Record<string, unknown>;
	const given = Object.fromEntries(
		Object.entries(sent)
			.filter(([field]) => !ANSWER_ONLY.includes(field))
			.map(([field, value]) => [field, readField(field, value, faults)]),
	);
	// The id is ours: a form that was opened on another glove must not take that one's.
	const { id: _, ...fields } = given;
	const partNumber = normalisePartNumber(String(fields.partNumber ?? stored?.product.partNumber ?? ''));
	const candidate = { ...blankProduct(partNumber), ...stored?.product, ...fields };
	const parsed = productSchema.safeParse(candidate);
	const unread = new Set(faults.map(({ path }) => path.split('.', 1)[0]));
	if (!parsed.success) {
		const found = listSchemaErrors(parsed.error);
		faults.push(...found.filter(({ path }) => !unread.has(path.split('.', 1)[0] as string)));
	} else faults.push(...listProductIssues(parsed.data, stored?.product));
	const state = readState(stateSent, stored, faults);
	const successor = readSuccessor(successorSent, stored, faults);
	if (parsed.success && successor !== '' && successor === parsed.data.partNumber) {
		faults.push({ path: 'successor', message: 'a glove does not succeed itself' });
	}
	if (faults.length > 0 || !parsed.success) return { ok: false, faults: inFormOrder(faults) };
	return { ok: true, input: { product: parsed.data as Product, state, successor } };
}

const FIELDS = Object.keys(productSchema.shape);

/** In the order of the form, so that the first one is the first that is met; fields we do not know come last. */
function inFormOrder(faults: readonly SchemaError[]): SchemaError[] {
	const placeOf = ({ path }: SchemaError) => {
		const at = FIELDS.indexOf(path.split('.', 1)[0] as string);
		return at < 0 ? FIELDS.length : at;
	};
	return faults.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function readField(field: string, value: unknown, faults: SchemaError[]): unknown {
	if (field === 'packaging') return readPackaging(value, faults);
	if (typeof value !== 'string') return value;
	switch (field) {
		case 'sizes':
		case 'specifications':
			return readNames(field, value, faults);
		case 'productDetails':
		case 'applications':
		case 'usedIn':
		case 'pictures':
			return readLines(value);
		case 'features':
			return readLineGroups(value);
		case 'weldingTags':
		case 'materialTags':
		case 'relatedProducts':
			return readCommaList(value);
		default:
			return value;
	}
}

function readNames(field: string, text: string, faults: SchemaError[]): Record<string, string> {
	const read: NamedLines = readNamedLines(text);
	const message = read.faults.map((fault) => fault.message).join(' ');
	if (message !== '') faults.push({ path: field, message });
	// A name such as "__proto__" is left for the schema to refuse.
	return Object.fromEntries(read.entries.map(({ name, value }) => [name, value]));
}

function readPackaging(value: unknown, faults: SchemaError[]): unknown {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
	const pack: Record<string, unknown> = { ...BLANK_PACKAGING, ...value };
	for (const field of ['masterCase', 'innerBag']) {
		const written = pack[field];
		if (typeof written !== 'string') continue;
		const pairs = readPairsText(written);
		if (pairs === undefined) {
			const message = `"${written.slice(0, 20)}" is no whole number of pairs`;
			faults.push({ path: `packaging.${field}`, message });
			pack[field] = null;
		} else pack[field] = pairs;
	}
	return pack;
}

function readState(sent: unknown, stored: ProductRecord | undefined, faults: SchemaError[]): ProductState {
	// A call without a state publishes a new glove (docs/behaviour.md, "Product texts").
	if (sent === undefined) return stored?.state ?? 'published';
	const state = PRODUCT_STATES.find((one) => one === sent);
	if (!state) faults.push({ path: 'state', message: `must be one of ${PRODUCT_STATES.join(', ')}` });
	return state ?? 'draft';
}

function readSuccessor(sent: unknown, stored: ProductRecord | undefined, faults: SchemaError[]): string {
	if (sent === undefined) return stored?.successor ?? '';
	if (typeof sent === 'string' && sent.trim() === '') return '';
	const partNumber = typeof sent === 'string' ? normalisePartNumber(sent) : undefined;
	if (partNumber === undefined) faults.push({ path: 'successor', message: 'must be a part number' });
	return partNumber ?? '';
}
