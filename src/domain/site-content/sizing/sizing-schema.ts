import type { z } from 'zod';
import { fieldsSchema } from '../../catalogue/catalogue-text-schema.ts';
import { hasWords, wordsSchema } from '../page-words-schema.ts';
import { SIZING_RULES, type Sizing } from './sizing.ts';

/** Schema of the sizing guide's words, for form, API, storage and the first fill alike. */
export const sizingSchema = fieldsSchema({
	english: wordsSchema(SIZING_RULES),
	french: wordsSchema(SIZING_RULES),
}) satisfies z.ZodType<Sizing>;

/** Whether a value has the form of the guide's words, valid or not. */
export function isSizingForm(value: unknown): value is Sizing {
	const { english, french } = (value ?? {}) as Partial<Record<keyof Sizing, unknown>>;
	return [english, french].every((words) => hasWords(words, SIZING_RULES));
}
