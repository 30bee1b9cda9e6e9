import { makeEventId } from '../../platform/audit/event-id.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { ApplicationState } from './application-state.ts';
import type { ApplicationEvent } from './inbox-application.ts';

const MAX_EVENTS = 200;

export async function insertApplicationEvent(
	transaction: DatabaseLike,
	number: string,
	event: Pick<ApplicationEvent, 'kind' | 'by'> &
		Partial<Pick<ApplicationEvent, 'from' | 'to' | 'body' | 'reference'>>,
	now: Date,
): Promise<void> {
	await transaction
		.insertInto('distributor_application_event')
		.values({
			id: makeEventId(now),
			number,
			kind: event.kind,
			actor_name: event.by,
			at: now.toISOString(),
			from_state: event.from ?? '',
			to_state: event.to ?? '',
			body: event.body ?? '',
			reference: event.reference ?? '',
		})
		.execute();
}

/** Staff actions and notes on an application, latest first. */
export async function listApplicationEvents(db: DatabaseLike, number: string): Promise<ApplicationEvent[]> {
	const rows = await db
		.selectFrom('distributor_application_event')
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
		from: (row.from_state || undefined) as ApplicationState | undefined,
		to: (row.to_state || undefined) as ApplicationState | undefined,
		body: row.body,
		reference: row.reference,
		undoneAt: row.undone_at ?? undefined,
	}));
}

export async function markApplicationEventUndone(
	transaction: DatabaseLike,
	id: string,
	now: string,
): Promise<void> {
	await transaction
		.updateTable('distributor_application_event')
		.set({ undone_at: now })
		.where('id', '=', id)
		.execute();
}
