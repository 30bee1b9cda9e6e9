import { type AuditedChange, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { deleteMailAbout } from '../../platform/mail/mail-outbox-queries.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { sayState } from '../../platform/problems/say-state.ts';
import { findLastChange, findUndoable, type ReadRecord } from '../kit/inbox/record-event.ts';
import {
	insertApplicationEvent,
	listApplicationEvents,
	markApplicationEventUndone,
} from './application-event-queries.server.ts';
import {
	findApplication,
	updateApplication,
	updateErasedApplication,
} from './application-inbox-queries.server.ts';
import { type ApplicationState, canBecome } from './application-state.ts';
import type { InboxApplication } from './inbox-application.ts';

/** @throws ProblemError not-found. */
export async function requireApplication(db: DatabaseLike, number: string): Promise<InboxApplication> {
	const found = await findApplication(db, number);
	if (!found) throw new ProblemError('not-found', say('problems.applications.missing', { number }));
	return found;
}

/** The error for a change based on an older version, including who made the last change. */
async function staleApplication(db: DatabaseLike, number: string): Promise<ProblemError> {
	const [current, events] = await Promise.all([
		requireApplication(db, number),
		listApplicationEvents(db, number),
	]);
	return staleProblem({ ...current, changed: findLastChange(events) });
}

/**
 * The application, if it is still at `version`.
 * @throws ProblemError not-found; stale, with the current application; conflict if it is erased.
 */
export async function requireCurrentApplication(
	db: DatabaseLike,
	{ number, version }: ReadRecord,
): Promise<InboxApplication> {
	const found = await requireApplication(db, number);
	if (found.version !== version) throw await staleApplication(db, number);
	if (found.erasedAt) throw new ProblemError('conflict', say('problems.applications.erased', { number }));
	return found;
}

/**
 * Writes a change based on a version.
 * @throws ProblemError stale.
 */
export async function writeApplication(
	transaction: DatabaseLike,
	fields: Omit<Parameters<typeof updateApplication>[1], 'now'>,
	{ now }: AuditedChange,
): Promise<InboxApplication> {
	const stored = await updateApplication(transaction, { ...fields, now: now.toISOString() });
	if (!stored) throw await staleApplication(transaction, fields.number);
	return stored;
}

/** The log identifies an application only by its number, because log rows are never erased. */
export function auditApplication(
	transaction: DatabaseLike,
	action: string,
	number: string,
	{ actor, requestId, now }: AuditedChange,
	values: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> {
	const subject = { kind: 'application', id: number, name: number };
	return recordAudit(
		transaction,
		{ actor, requestId, action: `application.${action}`, subject, ...values },
		now,
	);
}

/**
 * Moves an application to another state.
 * @throws ProblemError not-found; stale; conflict if its current state does not allow the move.
 */
export async function moveApplication(
	transaction: DatabaseLike,
	move: ReadRecord & { state: ApplicationState; reason?: string },
	change: AuditedChange,
): Promise<InboxApplication> {
	const { number, version, state, reason = '' } = move;
	const before = await requireCurrentApplication(transaction, move);
	if (!canBecome(before.state, state)) {
		throw new ProblemError(
			'conflict',
			say('problems.applications.state', { number, before: sayState(before.state), after: sayState(state) }),
		);
	}
	const stored = await writeApplication(transaction, { number, version, state }, change);
	const event = {
		kind: 'state' as const,
		by: change.actor.name,
		from: before.state,
		to: state,
		body: reason,
	};
	await insertApplicationEvent(transaction, number, event, change.now);
	const states = { before: { state: before.state }, after: { state } };
	await auditApplication(transaction, state, number, change, states);
	return stored;
}

/**
 * Undoes the last change of state.
 * @throws ProblemError not-found; stale; conflict if there is nothing to undo, or it is too old.
 */
export async function undoApplicationMove(
	transaction: DatabaseLike,
	read: ReadRecord,
	change: AuditedChange,
): Promise<InboxApplication> {
	const { number, version } = read;
	const before = await requireCurrentApplication(transaction, read);
	const last = findUndoable(await listApplicationEvents(transaction, number), before.state, change.now);
	if (!last?.from) throw new ProblemError('conflict', say('problems.requests.nothingToUndo'));
	const stored = await writeApplication(transaction, { number, version, state: last.from }, change);
	await markApplicationEventUndone(transaction, last.id, change.now.toISOString());
	const states = { before: { state: before.state }, after: { state: last.from } };
	await auditApplication(transaction, 'undone', number, change, states);
	return stored;
}

/** @throws ProblemError not-found; conflict if it is erased. */
export async function noteApplication(
	transaction: DatabaseLike,
	{ number, text }: { number: string; text: string },
	change: AuditedChange,
): Promise<void> {
	const { version } = await requireApplication(transaction, number);
	await requireCurrentApplication(transaction, { number, version });
	const event = { kind: 'note' as const, by: change.actor.name, body: text };
	await insertApplicationEvent(transaction, number, event, change.now);
	// The text is not logged, because the log cannot be erased.
	await auditApplication(transaction, 'noted', number, change);
}

/**
 * Erases the person from an application permanently: names, addresses, texts, notes, the mail
 * about it. The kind of business stays; an open application is closed.
 * @throws ProblemError not-found; stale; conflict if it is already erased.
 */
export async function eraseApplication(
	transaction: DatabaseLike,
	read: ReadRecord,
	change: AuditedChange,
): Promise<InboxApplication> {
	const { number } = read;
	const before = await requireCurrentApplication(transaction, read);
	const stored = await updateErasedApplication(transaction, before, change.now.toISOString());
	if (!stored) throw await staleApplication(transaction, number);
	await deleteMailAbout(transaction, before.application.email);
	await insertApplicationEvent(transaction, number, { kind: 'erased', by: change.actor.name }, change.now);
	const states = { before: { state: before.state }, after: { state: stored.state } };
	await auditApplication(transaction, 'erased', number, change, states);
	return stored;
}
