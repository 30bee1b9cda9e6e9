import { normalisePartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import {
	blankProduct,
	fieldOf,
	isProductKey,
	PRODUCT_KEYS,
	type ProductKey,
} from '../../../domain/catalogue/product-fields.ts';
import { listProductIssues } from '../../../domain/catalogue/product-issues.ts';
import type { ProductInput, ProductRecord } from '../../../domain/catalogue/product-record.ts';
import { productSchema } from '../../../domain/catalogue/product-schema.ts';
import { PRODUCT_STATES, type ProductState } from '../../../domain/catalogue/product-state.ts';
import { listSchemaErrors, type SchemaError } from '../../../domain/catalogue/schema-error.ts';
import { issueOf } from '../../../platform/i18n/message.ts';
import { CONVERTERS } from './field-converters.ts';

/** Fields in our own responses besides the glove's data; ignored when sent back. */
const ANSWER_ONLY = ['version', 'updatedAt', 'updatedBy', 'completeness', 'missing', 'warnings'];

export type ReadProduct = { ok: true; input: ProductInput } | { ok: false; errors: SchemaError[] };

/**
 * Parses a glove sent by staff: each field in structured form or as text (docs/behaviour.md, "Product texts"). The
 * schema and rules of imports apply; a missing field keeps its stored value.
 */
export function readProductInput(body: unknown, stored?: ProductRecord): ReadProduct {
	if (typeof body !== 'object' || body === null || Array.isArray(body)) {
		return { ok: false, errors: [{ path: '', message: issueOf('validation.glove.fields') }] };
	}
	const errors: SchemaError[] = [];
	const { state: stateSent, successor: successorSent, ...sent } = body as Record<string, unknown>;
	const given = Object.fromEntries(
		Object.entries(sent)
			.filter(([field]) => !ANSWER_ONLY.includes(field))
			.map(([field, value]) => [field, readField(field, value, errors)]),
	);
	// Never use the id from the body: a form opened for another glove would transfer that glove's id.
	const { id: _, ...fields } = given;
	const partNumber = normalisePartNumber(String(fields.partNumber ?? stored?.product.partNumber ?? ''));
	const candidate = { ...blankProduct(partNumber), ...stored?.product, ...fields };
	const parsed = productSchema.safeParse(candidate);
	const unread = new Set(errors.map(({ path }) => path.split('.', 1)[0]));
	if (!parsed.success) {
		const found = listSchemaErrors(parsed.error);
		errors.push(...found.filter(({ path }) => !unread.has(path.split('.', 1)[0] as string)));
	} else errors.push(...listProductIssues(parsed.data, stored?.product));
	const state = readState(stateSent, stored, errors);
	const successor = readSuccessor(successorSent, stored, errors);
	if (parsed.success && successor !== '' && successor === parsed.data.partNumber) {
		errors.push({ path: 'successor', message: issueOf('validation.glove.ownSuccessor') });
	}
	if (errors.length > 0 || !parsed.success) return { ok: false, errors: inFormOrder(errors) };
	return { ok: true, input: { product: parsed.data, state, successor } };
}

/** Sorts errors in form order, so that the first error belongs to the first invalid field; unknown fields come last. */
function inFormOrder(errors: readonly SchemaError[]): SchemaError[] {
	const fieldOf = ({ path }: SchemaError) => {
		const at = PRODUCT_KEYS.indexOf(path.split('.', 1)[0] as ProductKey);
		return at < 0 ? PRODUCT_KEYS.length : at;
	};
	return errors.toSorted((a, b) => fieldOf(a) - fieldOf(b));
}

function readField(field: string, value: unknown, errors: SchemaError[]): unknown {
	return isProductKey(field) ? CONVERTERS[fieldOf(field).kind].read(value, field, errors) : value;
}

function readState(sent: unknown, stored: ProductRecord | undefined, errors: SchemaError[]): ProductState {
	// A call without a state publishes a new glove (docs/behaviour.md, "Product texts").
	if (sent === undefined) return stored?.state ?? 'published';
	const state = PRODUCT_STATES.find((one) => one === sent);
	if (!state)
		errors.push({ path: 'state', message: issueOf('validation.oneOf', { values: PRODUCT_STATES }) });
	return state ?? 'draft';
}

function readSuccessor(sent: unknown, stored: ProductRecord | undefined, errors: SchemaError[]): string {
	if (sent === undefined) return stored?.successor ?? '';
	if (typeof sent === 'string' && sent.trim() === '') return '';
	const partNumber = typeof sent === 'string' ? normalisePartNumber(sent) : undefined;
	if (partNumber === undefined)
		errors.push({ path: 'successor', message: issueOf('validation.mustBePartNumber') });
	return partNumber ?? '';
}
