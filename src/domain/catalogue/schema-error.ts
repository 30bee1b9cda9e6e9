import type { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';

/**
 * What a schema found wrong with one field; `path` is written "certifications.2.value", as in problem details, and
 * `message` is in words or is what `issueOf` wrote: where it is answered, both become words.
 */
export type SchemaError = { path: string; message: string };

/** One error a field. Fields that the schema does not know are each named in their own path. */
export function listSchemaErrors(error: z.ZodError): SchemaError[] {
	return error.issues.flatMap((issue) => {
		const path = issue.path.map(String);
		if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), message: issue.message }];
		return issue.keys.map((key) => ({
			path: [...path, key].join('.'),
			message: issueOf('validation.unknownField'),
		}));
	});
}
