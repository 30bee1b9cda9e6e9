import { makeEventId } from '../../platform/audit/event-id.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { InboxEvent } from './inbox-request.ts';
import type { RequestState } from './request-state.ts';

export async function insertInboxEvent(
	transaction: DatabaseLike,
	number: string,
	event: Pick<InboxEvent, 'kind' | 'by'> &
		Partial<Pick<InboxEvent, 'from' | 'to' | 'body' | 'mail' | 'reference'>>,
	now: Date,
): Promise<void> {
	await transaction
		.insertInto('sample_request_event')
		.values((eb) => ({
			id: makeEventId(now),
			number,
			kind: event.kind,
			actor_name: event.by,
			at: now.toISOString(),
			from_state: event.from ?? '',
			to_state: event.to ?? '',
			body: event.body ?? '',
			mail_subject: event.mail?.subject ?? '',
			mail_text: event.mail?.text ?? '',
			reference: event.reference ?? '',
			company_id: eb
				.selectFrom('sample_request')
				.select('company_id')
				.where('number', '=', number)
				.$asScalar()
				.$notNull(),
		}))
		.execute();
}

const MAX_EVENTS = 200;

/** Staff's actions and notes for a request, latest first. */
export async function listInboxEvents(db: DatabaseLike, number: string): Promise<InboxEvent[]> {
	const rows = await db
		.selectFrom('sample_request_event')
		.selectAll()
		.where('number', '=', number)
		.orderBy('id', 'desc')
		.limit(MAX_EVENTS)
		.execute();
	return rows.map((row) => ({
		id: row.id,
		kind: row.kind,
		by: row.actor_name,
		at: row.at,
		from: (row.from_state || undefined) as RequestState | undefined,
		to: (row.to_state || undefined) as RequestState | undefined,
		body: row.body,
		mail: row.mail_subject === '' ? undefined : { subject: row.mail_subject, text: row.mail_text },
		reference: row.reference,
		undoneAt: row.undone_at ?? undefined,
	}));
}

export async function updateEventUndone(transaction: DatabaseLike, id: string, now: string): Promise<void> {
	await transaction
		.updateTable('sample_request_event')
		.set({ undone_at: now })
		.where('id', '=', id)
		.execute();
}
