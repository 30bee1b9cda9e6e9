import type { z } from 'zod';
import { isWorded, wordedSchema } from '../page-words-schema.ts';
import { SIZING_RULES, type Sizing } from './sizing.ts';

/** Schema of the sizing guide's words. */
export const sizingSchema = wordedSchema(SIZING_RULES) satisfies z.ZodType<Sizing>;

export const isSizingForm = (value: unknown): value is Sizing => isWorded(value, SIZING_RULES);
