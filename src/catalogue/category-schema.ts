import type { z } from 'zod';
import { fieldsSchema, listSchema, partNumberSchema, textSchema } from './catalogue-text-schema.ts';
import type { Category } from './category.ts';

/** A category from outside. Its order is kept; a glove stands in it once. */
export const categorySchema = fieldsSchema({
	name: textSchema({ max: 80 }),
	partNumbers: listSchema(partNumberSchema, 20_000).check((context) => {
		const seen = new Set<string>();
		context.value.forEach((partNumber, index) => {
			if (seen.has(partNumber)) {
				const message = `"${partNumber}" is listed twice`;
				context.issues.push({ code: 'custom', input: partNumber, path: [index], message });
			}
			seen.add(partNumber);
		});
	}),
}) satisfies z.ZodType<Category>;
