import { issueOf } from '../../../platform/i18n/message.ts';
import type { Category } from '../../catalogue/category.ts';
import { categorySchema, listCategoryErrors } from '../../catalogue/category-schema.ts';
import { BLANK_PACKAGING, type Product } from '../../catalogue/product.ts';
import { blankProduct } from '../../catalogue/product-fields.ts';
import { listProductIssues } from '../../catalogue/product-issues.ts';
import { productSchema } from '../../catalogue/product-schema.ts';
import { listSchemaErrors, type SchemaError } from '../../catalogue/schema-error.ts';
import { defaultSize } from '../../catalogue/sizes/glove-size.ts';
import { type FieldError, isRecord } from '../readers/record-fields.ts';

export type Checked<Noun> = { ok: true; noun: Noun } | { ok: false; errors: FieldError[] };

/** Max errors per row: a thousand errors in a row usually have the same cause. */
const MAX_ERRORS = 20;

/**
 * Merges the given fields over the stored glove over the defaults. Missing fields keep their value; empty ones are
 * cleared. The result is checked by the schema and the rules between fields.
 * @param given from `tidyProduct`
 */
export function completeProduct(
	partNumber: string | undefined,
	given: Readonly<Record<string, unknown>>,
	stored: Product | undefined,
): Checked<Product> {
	const candidate: Record<string, unknown> = { ...blankProduct(partNumber), ...stored, ...given };
	if (isRecord(given.packaging)) {
		candidate.packaging = { ...BLANK_PACKAGING, ...stored?.packaging, ...given.packaging };
	}
	if (stored === undefined && !('selectedSizeDefault' in given))
		candidate.selectedSizeDefault = firstSize(candidate);
	const parsed = productSchema.safeParse(candidate);
	if (!parsed.success) return { ok: false, errors: toErrors(candidate, listSchemaErrors(parsed.error)) };
	const issues = listProductIssues(parsed.data, stored);
	return issues.length === 0
		? { ok: true, noun: parsed.data }
		: { ok: false, errors: toErrors(candidate, issues) };
}

/** @param stored by name in lower case: a category that is unchanged is not an error of the file */
export function checkCategory(
	candidate: Readonly<Record<string, unknown>>,
	stored: ReadonlyMap<string, Category> = new Map(),
): Checked<Category> {
	const parsed = categorySchema.safeParse(candidate);
	if (!parsed.success) return { ok: false, errors: toErrors(candidate, listSchemaErrors(parsed.error)) };
	const before = stored.get(parsed.data.name.toLowerCase());
	if (before && before.partNumbers.length === parsed.data.partNumbers.length) {
		return { ok: true, noun: parsed.data };
	}
	const errors = listCategoryErrors(parsed.data);
	if (errors.length === 0) return { ok: true, noun: parsed.data };
	return { ok: false, errors: toErrors(candidate, errors) };
}

/** A stored glove as an import would write it; returned unchanged if it no longer fits the schema. */
export function normaliseStored(stored: Product): Product {
	const parsed = productSchema.safeParse(stored);
	return parsed.success ? parsed.data : stored;
}

function firstSize({ sizes }: Readonly<Record<string, unknown>>): string {
	return isRecord(sizes)
		? (defaultSize({ sizes: sizes as Record<string, string>, selectedSizeDefault: '' }) ?? '')
		: '';
}

function toErrors(candidate: unknown, errors: readonly SchemaError[]): FieldError[] {
	const shown = errors.slice(0, MAX_ERRORS).map(({ path, message }) => ({
		field: path,
		value: findAtPath(candidate, path),
		reason: message,
	}));
	const more = errors.length - shown.length;
	if (more > 0)
		shown.push({ field: '', value: undefined, reason: issueOf('importing.moreErrors', { count: more }) });
	return shown;
}

/** The value at a path such as "certifications.2.value". Keys may contain dots: "sizes.L. extra". */
function findAtPath(value: unknown, path: string): unknown {
	if (path === '' || typeof value !== 'object' || value === null) return value;
	const [name = '', ...rest] = path.split('.');
	if (Object.hasOwn(value, name)) return findAtPath((value as Record<string, unknown>)[name], rest.join('.'));
	return Object.hasOwn(value, path) ? (value as Record<string, unknown>)[path] : undefined;
}
