import { listInboxEvents } from '../../domain/sample-requests/inbox-event-queries.server.ts';
import { findInboxRequest, updateInboxRequest } from '../../domain/sample-requests/inbox-queries.server.ts';
import type { InboxRequest } from '../../domain/sample-requests/inbox-request.ts';
import { type AuditedChange, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { findLastChange } from '../kit/inbox/record-event.ts';

/** @throws ProblemError not-found. */
export async function requireInboxRequest(db: DatabaseLike, number: string): Promise<InboxRequest> {
	const request = await findInboxRequest(db, number);
	if (!request) throw new ProblemError('not-found', say('problems.sampleRequests.missing', { number }));
	return request;
}

/**
 * Returns the request if it is still at `version`.
 * @throws ProblemError not-found; stale, with the current request; conflict if it is erased.
 */
export async function requireCurrent(
	db: DatabaseLike,
	number: string,
	version: number,
): Promise<InboxRequest> {
	const request = await requireInboxRequest(db, number);
	if (request.version !== version) throw await staleRequest(db, number);
	if (request.erasedAt) throw erasedProblem(number);
	return request;
}

/** The error for a change based on an older version, with who changed it last. */
export async function staleRequest(db: DatabaseLike, number: string): Promise<ProblemError> {
	const [current, events] = await Promise.all([requireInboxRequest(db, number), listInboxEvents(db, number)]);
	return staleProblem({ ...current, changed: findLastChange(events) });
}

export function erasedProblem(number: string): ProblemError {
	return new ProblemError('conflict', say('problems.sampleRequests.erased', { number }));
}

/**
 * Writes a change based on a version.
 * @throws ProblemError stale.
 */
export async function writeChange(
	transaction: DatabaseLike,
	fields: Omit<Parameters<typeof updateInboxRequest>[1], 'now'>,
	{ now }: AuditedChange,
): Promise<InboxRequest> {
	const stored = await updateInboxRequest(transaction, { ...fields, now: now.toISOString() });
	if (!stored) throw await staleRequest(transaction, fields.number);
	return stored;
}

/** The audit log contains only a request's number, because its entries are never erased. */
export function auditRequest(
	transaction: DatabaseLike,
	action: string,
	{ number }: InboxRequest,
	{ actor, requestId, now }: AuditedChange,
	values: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
	const subject = { kind: 'sampleRequest', id: number, name: number };
	return recordAudit(transaction, { actor, requestId, action, subject, ...values }, now);
}
