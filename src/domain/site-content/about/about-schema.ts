import { z } from 'zod';
import { fieldsSchema, partNumberSchema } from '../../catalogue/catalogue-text-schema.ts';
import { isWorded, wordsSchema } from '../page-words-schema.ts';
import { ABOUT_RULES, type About } from './about.ts';

/** Schema of the about page, for form, API, storage and the first fill alike. */
export const aboutSchema = fieldsSchema({
	english: wordsSchema(ABOUT_RULES),
	french: wordsSchema(ABOUT_RULES),
	glove: z.union([z.literal(''), partNumberSchema]),
}) satisfies z.ZodType<About>;

/** Whether a value has the form of an about page, valid or not. */
export function isAboutForm(value: unknown): value is About {
	return isWorded(value, ABOUT_RULES) && typeof (value as Partial<About>).glove === 'string';
}
