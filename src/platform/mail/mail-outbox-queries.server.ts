import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import type { DatabaseLike } from '../db/database.server.ts';
import type { Schema } from '../db/schema.ts';
import { mapReadable, readStored } from '../db/stored-json.server.ts';
import type { Mail } from './mail.ts';

/** A mail claimed by this process. */
export type ClaimedMail = Mail & { id: string; attempts: number; createdAt: string };

export async function insertMail(db: DatabaseLike, id: string, mail: Mail, now: string): Promise<void> {
	await db
		.insertInto('outbox_mail')
		.values({
			id,
			recipient: mail.to,
			subject: mail.subject,
			text_body: mail.text,
			html_body: mail.html,
			reply_to: mail.replyTo ?? null,
			headers: mail.headers ? JSON.stringify(mail.headers) : null,
			state: 'waiting',
			attempts: 0,
			next_attempt_at: now,
			created_at: now,
		})
		.execute();
}

/** ISO times. We write none later than `tooFar`: a later one was written while the clock was wrong. */
export type ClaimTimes = { now: string; claimUntil: string; tooFar: string };

/** One of this many most overdue mails is picked at random; otherwise all processes would compete for the same one. */
const DRAWN_FROM = 12;

/**
 * Claims one of the most overdue mails until `claimUntil` and counts the attempt. Both queries check the conditions: if
 * two processes pick the same row, the second finds it claimed.
 */
export async function claimDueMail(
	db: DatabaseLike,
	{ now, claimUntil, tooFar }: ClaimTimes,
): Promise<ClaimedMail | 'taken' | undefined> {
	const isDue = (eb: ExpressionBuilder<Schema, 'outbox_mail'>) =>
		eb.and([
			eb('state', '=', 'waiting'),
			eb.or([eb('next_attempt_at', '<=', now), eb('next_attempt_at', '>', tooFar)]),
			eb.or([
				eb('claimed_until', 'is', null),
				eb('claimed_until', '<', now),
				eb('claimed_until', '>', tooFar),
			]),
		]);
	const oldest = await db
		.selectFrom('outbox_mail')
		.select('id')
		.where(isDue)
		.orderBy('next_attempt_at')
		.orderBy('id')
		.limit(DRAWN_FROM)
		.execute();
	const due = oldest[Math.floor(Math.random() * oldest.length)];
	if (!due) return undefined;
	const row = await db
		.updateTable('outbox_mail')
		.set((eb) => ({ claimed_until: claimUntil, attempts: eb('attempts', '+', 1) }))
		.where('id', '=', due.id)
		.where(isDue)
		.returningAll()
		.executeTakeFirst();
	if (!row) return 'taken';
	const [mail] = mapReadable([row], toClaimedMail);
	if (mail) return mail;
	// Shown to staff among the failed mail; the rest continue.
	await updateMailRefused(db, row.id, { error: UNREADABLE, nextAttemptAt: undefined });
	return 'taken';
}

const UNREADABLE = 'What is stored of its headers cannot be read.';

function toClaimedMail(row: Schema['outbox_mail']): ClaimedMail {
	return {
		id: row.id,
		to: row.recipient,
		subject: row.subject,
		text: row.text_body,
		html: row.html_body,
		replyTo: row.reply_to ?? undefined,
		headers: row.headers ? readHeaders(row) : undefined,
		attempts: row.attempts,
		createdAt: row.created_at,
	};
}

/** @throws UnreadableDocumentError */
function readHeaders({ id, headers }: Schema['outbox_mail']): Record<string, string> {
	const location = { table: 'outbox_mail', column: 'headers', id };
	return readStored(location, headers, z.record(z.string(), z.string()));
}

export async function updateMailSent(
	db: DatabaseLike,
	id: string,
	sent: { via: 'smtp' | 'folder'; at: string },
): Promise<void> {
	await db
		.updateTable('outbox_mail')
		.set({ state: 'sent', sent_via: sent.via, sent_at: sent.at, claimed_until: null, last_error: null })
		.where('id', '=', id)
		.execute();
}

/** Stores the error of an attempt; without a next attempt the mail has failed for good. */
export async function updateMailRefused(
	db: DatabaseLike,
	id: string,
	refused: { error: string; nextAttemptAt: string | undefined },
): Promise<void> {
	await db
		.updateTable('outbox_mail')
		.set({
			claimed_until: null,
			last_error: refused.error,
			...(refused.nextAttemptAt ? { next_attempt_at: refused.nextAttemptAt } : { state: 'failed' as const }),
		})
		.where('id', '=', id)
		.execute();
}

/** Sent mail contains personal data and is no longer needed. */
export async function deleteMailSentBefore(db: DatabaseLike, time: string): Promise<void> {
	await db.deleteFrom('outbox_mail').where('state', '=', 'sent').where('sent_at', '<', time).execute();
}

/** Deletes mail to an address, and mail that staff received from it: its data is being erased. */
export async function deleteMailAbout(db: DatabaseLike, address: string): Promise<void> {
	await db
		.deleteFrom('outbox_mail')
		.where((eb) => eb.or([eb('recipient', '=', address), eb('reply_to', '=', address)]))
		.execute();
}

/** The number of mails in each state, and the age of the oldest. */
export async function countMailByState(
	db: DatabaseLike,
): Promise<{ state: string; count: number; oldest: string }[]> {
	const rows = await db
		.selectFrom('outbox_mail')
		.select((eb) => ['state', eb.fn.countAll().as('count'), eb.fn.min('created_at').as('oldest')])
		.where('state', 'in', ['waiting', 'failed'])
		.groupBy('state')
		.execute();
	return rows.map(({ state, count, oldest }) => ({ state, count: Number(count), oldest }));
}
