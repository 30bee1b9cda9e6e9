import type { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';

/**
 * A schema error of one field. `path` has the form "certifications.2.value", as in problem details. `message` is text
 * or the output of `issueOf`; both become text in the response.
 */
export type SchemaError = { path: string; message: string };

/** One error per field. Unknown fields are each reported under their own path. */
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
