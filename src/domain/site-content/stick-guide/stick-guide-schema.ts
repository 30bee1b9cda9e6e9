import type { z } from 'zod';
import { fieldsSchema } from '../../catalogue/catalogue-text-schema.ts';
import { hasWords, wordsSchema } from '../page-words-schema.ts';
import { STICK_RULES, type StickGuideWords } from './stick-guide-words.ts';

/** Schema of the stick-welding guide's words, for form, API, storage and the first fill alike. */
export const stickGuideSchema = fieldsSchema({
	english: wordsSchema(STICK_RULES),
	french: wordsSchema(STICK_RULES),
}) satisfies z.ZodType<StickGuideWords>;

/** Whether a value has the form of the guide's words, valid or not. */
export function isStickForm(value: unknown): value is StickGuideWords {
	const { english, french } = (value ?? {}) as Partial<Record<keyof StickGuideWords, unknown>>;
	return [english, french].every((words) => hasWords(words, STICK_RULES));
}
