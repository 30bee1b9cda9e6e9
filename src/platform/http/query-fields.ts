import { z } from 'zod';
import { issueOf } from '../i18n/message.ts';

/** The search text of a list; empty for all. */
export const searchField = z
	.string()
	.trim()
	.max(200, issueOf('validation.atMostCharacters', { most: 200 }))
	.default('');

/** One of these values; the error lists them. */
export function oneOf<const Values extends readonly string[]>(values: Values) {
	return z.enum(values, issueOf('validation.oneOf', { values: values.join(', ') }));
}
