import {
	insertInboxEvent,
	listInboxEvents,
	updateEventUndone,
} from '../../domain/sample-requests/inbox-event-queries.server.ts';
import { updateErased } from '../../domain/sample-requests/inbox-queries.server.ts';
import type { AnswerMail, InboxRequest } from '../../domain/sample-requests/inbox-request.ts';
import { canBecome } from '../../domain/sample-requests/inbox-state.ts';
import type { RequestState } from '../../domain/sample-requests/request-state.ts';
import { contactEmail } from '../../domain/sample-requests/sample-request.ts';
import type { AuditedChange } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { say } from '../../platform/i18n/message.ts';
import type { MailSender } from '../../platform/mail/compose-mail.ts';
import { queueMail } from '../../platform/mail/mail-outbox.server.ts';
import { deleteMailAbout } from '../../platform/mail/mail-outbox-queries.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { sayState } from '../../platform/problems/say-state.ts';
import { findUndoable } from '../kit/inbox/record-event.ts';
import {
	auditRequest,
	requireCurrent,
	requireInboxRequest,
	staleRequest,
	writeChange,
} from './inbox-change.server.ts';
import { composeAnswerMail } from './inbox-mail.ts';

/** The sender of mail, and the address for replies. */
export type AnswerSender = { sender: MailSender; staffAddress: string };

type RequestMove = {
	number: string;
	version: number;
	state: RequestState;
	reason?: string;
	mail?: AnswerMail | null;
};

/**
 * Moves a request to another state, and queues the mail that informs the requester.
 * @throws ProblemError not-found; stale; conflict if its current state does not allow that.
 */
export async function moveRequest(
	transaction: DatabaseLike,
	move: RequestMove,
	from: AnswerSender,
	change: AuditedChange,
): Promise<InboxRequest> {
	const stored = await recordMove(transaction, move, change);
	const { mail } = move;
	if (mail) {
		await queueMail(transaction, composeAnswerMail(from.sender, from.staffAddress, stored, mail), change.now);
	}
	return stored;
}

/**
 * Moves a request to another state, and sends nothing.
 * @throws ProblemError not-found; stale; conflict if its current state does not allow that.
 */
export async function recordMove(
	transaction: DatabaseLike,
	move: RequestMove,
	change: AuditedChange,
): Promise<InboxRequest> {
	const { number, version, state, reason = '', mail } = move;
	const before = await requireCurrent(transaction, number, version);
	if (!canBecome(before, state)) {
		throw new ProblemError(
			'conflict',
			before.manualReview && before.state === 'new' && state === 'approved'
				? say('problems.sampleRequests.noAddress', { number })
				: say('problems.sampleRequests.state', {
						number,
						before: sayState(before.state),
						after: sayState(state),
					}),
		);
	}
	const stored = await writeChange(transaction, { number, version, state }, change);
	await insertInboxEvent(
		transaction,
		number,
		{
			kind: 'state',
			by: change.actor.name,
			from: before.state,
			to: state,
			body: reason,
			...(mail ? { mail } : {}),
		},
		change.now,
	);
	await auditRequest(transaction, `sampleRequest.${state}`, before, change, {
		before: { state: before.state },
		after: { state, ...(mail ? { mail: mail.subject } : {}) },
	});
	return stored;
}

/**
 * Undoes the last change of state. Mail that was sent cannot be undone.
 * @throws ProblemError not-found; stale; conflict if there is nothing to undo, or it is too long ago.
 */
export async function undoMove(
	transaction: DatabaseLike,
	{ number, version }: { number: string; version: number },
	change: AuditedChange,
): Promise<InboxRequest> {
	const before = await requireCurrent(transaction, number, version);
	const last = findUndoable(await listInboxEvents(transaction, number), before.state, change.now);
	if (!last?.from) throw new ProblemError('conflict', say('problems.requests.nothingToUndo'));
	const now = change.now.toISOString();
	const stored = await writeChange(transaction, { number, version, state: last.from }, change);
	await updateEventUndone(transaction, last.id, now);
	await auditRequest(transaction, 'sampleRequest.undone', before, change, {
		before: { state: before.state },
		after: { state: last.from },
	});
	return stored;
}

/** @throws ProblemError not-found; conflict if it is erased. */
export async function addNote(
	transaction: DatabaseLike,
	{ number, text }: { number: string; text: string },
	change: AuditedChange,
): Promise<void> {
	const before = await requireInboxRequest(transaction, number);
	await requireCurrent(transaction, number, before.version);
	await insertInboxEvent(
		transaction,
		number,
		{ kind: 'note', by: change.actor.name, body: text },
		change.now,
	);
	// The text is not logged, because the log cannot be erased.
	await auditRequest(transaction, 'sampleRequest.noted', before, change, {});
}

/**
 * Permanently erases the personal data of a request: texts, address, notes, and the mail about it. The requested
 * samples stay, without a name; an open request is closed.
 * @throws ProblemError not-found; stale; conflict if it is already erased.
 */
export async function eraseRequest(
	transaction: DatabaseLike,
	{ number, version }: { number: string; version: number },
	change: AuditedChange,
): Promise<InboxRequest> {
	const before = await requireCurrent(transaction, number, version);
	const stored = await updateErased(transaction, before, change.now.toISOString());
	if (!stored) throw await staleRequest(transaction, number);
	await deleteMailAbout(transaction, contactEmail(before.request));
	const event = { kind: 'erased' as const, by: change.actor.name };
	await insertInboxEvent(transaction, number, event, change.now);
	await auditRequest(transaction, 'sampleRequest.erased', before, change, {
		before: { state: before.state },
		after: { state: stored.state },
	});
	return stored;
}
