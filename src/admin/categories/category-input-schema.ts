import { fieldsSchema, textSchema } from '../../domain/catalogue/catalogue-text-schema.ts';
import { LISTING_ROUTES } from '../../domain/catalogue/category.ts';
import { categorySchema, listCategoryErrors } from '../../domain/catalogue/category-schema.ts';
import { isReservedSlug, isSlug, productSlug } from '../../domain/catalogue/part-numbers/part-number.ts';
import { listSchemaErrors, type SchemaError } from '../../domain/catalogue/schema-error.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import type { CategoryInput } from './category-record.ts';

const MAX_SLUG_LENGTH = 60;

const pageSchema = fieldsSchema({
	slug: textSchema({ max: MAX_SLUG_LENGTH, empty: true }),
	title: textSchema({ max: 80, empty: true }),
	description: textSchema({ max: 300, empty: true }),
	titleFrench: textSchema({ max: 80, empty: true }),
	descriptionFrench: textSchema({ max: 300, empty: true }),
});

/** True for categories listed by the site's own pages, which refer to them by name. */
export function isOwnCategory(name: string): boolean {
	return LISTING_ROUTES.some(({ categoryName }) => categoryName.toLowerCase() === name.toLowerCase());
}

/**
 * Parses a category sent by staff. The import's rules apply to its name and part numbers, and at least one part number
 * is required. If no slug is given, it is derived from the name.
 */
export function parseCategoryInput(body: unknown): { input: CategoryInput } | { errors: SchemaError[] } {
	if (typeof body !== 'object' || body === null || Array.isArray(body))
		return { errors: [{ path: '', message: issueOf('validation.category.fields') }] };
	const { name, partNumbers, ...sent } = body as Record<string, unknown>;
	const category = categorySchema.safeParse({ name, partNumbers });
	const { slug = '', title = '', description = '', titleFrench = '', descriptionFrench = '' } = sent;
	const page = pageSchema.safeParse({ slug, title, description, titleFrench, descriptionFrench });
	const errors = [category, page].flatMap((read) => (read.success ? [] : listSchemaErrors(read.error)));
	if (category.data) errors.push(...listCategoryErrors(category.data));
	if (!category.success || !page.success || errors.length > 0) return { errors };
	const word = isOwnCategory(category.data.name) ? '' : page.data.slug || productSlug(category.data.name);
	const error = word === '' ? undefined : findSlugError(word);
	if (error) return { errors: [{ path: 'slug', message: error }] };
	return { input: { ...category.data, ...page.data, slug: word.slice(0, MAX_SLUG_LENGTH) } };
}

function findSlugError(slug: string): string | undefined {
	if (!isSlug(slug)) return issueOf('validation.category.slug');
	return isReservedSlug(slug) ? issueOf('validation.category.slugTaken', { slug }) : undefined;
}
