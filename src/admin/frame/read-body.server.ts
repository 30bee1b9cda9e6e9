import type { z } from 'zod';
import { listSchemaErrors } from '../../domain/catalogue/schema-error.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';

/**
 * Reads a body by the schema that the form and the storage share. A `version` beside its fields is the one that the
 * change was made from, which `readRequestVersion` reads.
 * @throws ProblemError invalid, with an error for each field
 */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
	const parsed = schema.safeParse(isObject(body) ? withoutVersion(body) : body);
	if (parsed.success) return parsed.data;
	throw new ProblemError('invalid', undefined, listSchemaErrors(parsed.error));
}

const isObject = (body: unknown): body is Record<string, unknown> =>
	typeof body === 'object' && body !== null && !Array.isArray(body);

function withoutVersion({ version: _, ...fields }: Record<string, unknown>): Record<string, unknown> {
	return fields;
}
