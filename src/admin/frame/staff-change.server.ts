import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { listSchemaErrors } from '../../domain/catalogue/schema-error.ts';
import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import { type IdempotentRequest, readIdempotencyKey } from '../../platform/limits/idempotency.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { staffOf } from './staff-guard.server.ts';

/** A change that the signed-in user makes now. */
export function changeBy(request: FastifyRequest): AuditedChange {
	return { actor: staffOf(request), requestId: request.id, now: new Date() };
}

/**
 * A request of the signed-in user that runs once per Idempotency-Key; without a key, every request is a new one.
 * @param body what a repeated request must have in common with the first. Its shape must not change between releases,
 * because requests may be repeated across one.
 */
export function toIdempotentRequest(
	request: FastifyRequest,
	route: string,
	body: unknown,
): IdempotentRequest {
	const key = readIdempotencyKey(request.headers['idempotency-key']);
	return { key, route, actor: { staff: staffOf(request).id }, body };
}

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
