import type { AuditedChange } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { listMentioned } from './colleague.ts';
import { listColleagues } from './colleague-queries.server.ts';

type Subject = { kind: string; id: string };

/** Somebody was named in a note and has not opened its record since. */
export type Mention = { subject: Subject; by: string; at: string };

/** Notes whom a note names; its author needs no telling. */
export async function storeMentions(
	transaction: DatabaseLike,
	{ kind, id, text }: Subject & { text: string },
	{ actor, now }: AuditedChange,
): Promise<void> {
	if (!text.includes('@')) return;
	const mentioned = listMentioned(text, await listColleagues(transaction));
	const told = { by_name: actor.name, at: now.toISOString() };
	for (const person of mentioned) {
		if (person.id === actor.id) continue;
		await transaction
			.insertInto('mention')
			.values({ account_id: person.id, subject_kind: kind, subject_id: id, ...told })
			.onConflict((conflict) =>
				conflict.columns(['account_id', 'subject_kind', 'subject_id']).doUpdateSet(told),
			)
			.execute();
	}
}

/** Forgets a mention, because the record was opened. */
export async function seeMentions(db: DatabaseLike, accountId: string, { kind, id }: Subject): Promise<void> {
	await db
		.deleteFrom('mention')
		.where('account_id', '=', accountId)
		.where('subject_kind', '=', kind)
		.where('subject_id', '=', id)
		.execute();
}

/** What somebody has been named in and has not opened since, oldest first. */
export async function listMentions(db: DatabaseLike, accountId: string, max: number): Promise<Mention[]> {
	const rows = await db
		.selectFrom('mention')
		.selectAll()
		.where('account_id', '=', accountId)
		.orderBy('at')
		.limit(max)
		.execute();
	return rows.map((row) => ({
		subject: { kind: row.subject_kind, id: row.subject_id },
		by: row.by_name,
		at: row.at,
	}));
}
