import { z } from 'zod';
import { fieldsSchema, textSchema } from '../../domain/catalogue/catalogue-text-schema.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { MAX_FRENCH } from './translation-limits.ts';

/** A French text as stored; empty for none. */
export const frenchSchema = textSchema({ max: MAX_FRENCH, lines: true, empty: true });
/** Compared with what is stored, so never tidied. */
const asStored = z.string(issueOf('validation.text')).max(20_000);
const pair = z.strictObject({ english: asStored, french: asStored }).nullable().default(null);

/** A change of one text: what it was when the translator saw it, and what it is to be. */
export const translationChange = fieldsSchema({
	english: asStored,
	was: z.strictObject({ french: asStored, draft: asStored, earlier: pair }),
	/** On the site; empty for English there. */
	french: frenchSchema,
	/** Beside the site; empty for none. */
	draft: frenchSchema,
	/** Unless the French fits the English as it is now. */
	earlier: pair,
});
