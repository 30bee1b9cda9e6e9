import type { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';
import { fieldsSchema, listSchema, partNumberSchema, textSchema } from './catalogue-text-schema.ts';
import type { Category } from './category.ts';
import { productSlug } from './part-numbers/part-number.ts';
import type { SchemaError } from './schema-error.ts';

/** Schema for category input. The order is kept; a glove can occur only once. */
export const categorySchema = fieldsSchema({
	name: textSchema({ max: 80 }),
	partNumbers: listSchema(partNumberSchema, 20_000).check((context) => {
		const seen = new Set<string>();
		context.value.forEach((partNumber, index) => {
			if (seen.has(partNumber)) {
				const message = issueOf('validation.listedTwice', { text: partNumber });
				context.issues.push({ code: 'custom', input: partNumber, path: [index], message });
			}
			seen.add(partNumber);
		});
	}),
}) satisfies z.ZodType<Category>;

/** Errors of a category whose fields are each valid; checked by form, API and import. */
export function listCategoryErrors({ name, partNumbers }: Category): SchemaError[] {
	const errors: SchemaError[] = [];
	if (productSlug(name) === '') errors.push({ path: 'name', message: issueOf('validation.category.name') });
	if (partNumbers.length === 0)
		errors.push({ path: 'partNumbers', message: issueOf('validation.category.lastRow') });
	return errors;
}
