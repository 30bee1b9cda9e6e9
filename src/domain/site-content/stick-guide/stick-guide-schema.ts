import type { z } from 'zod';
import { isWorded, wordedSchema } from '../page-words-schema.ts';
import { STICK_RULES, type StickGuideWords } from './stick-guide-words.ts';

/** Schema of the stick-welding guide's words. */
export const stickGuideSchema = wordedSchema(STICK_RULES) satisfies z.ZodType<StickGuideWords>;

export const isStickForm = (value: unknown): value is StickGuideWords => isWorded(value, STICK_RULES);
