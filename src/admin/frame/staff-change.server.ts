import type { FastifyRequest } from 'fastify';
import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import { type IdempotentRequest, readIdempotencyKey } from '../../platform/limits/idempotency.server.ts';
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
