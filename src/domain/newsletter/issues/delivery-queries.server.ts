import { sql } from 'kysely';
import { countRows, hasRow, toCounts } from '../../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { DELIVERY_STATES, type DeliveryState, type IssueCounts } from './issue.ts';

/** Readers who have confirmed their address, by the language tag of the page on which they asked. */
export async function countReaders(db: DatabaseLike): Promise<{ language: string; count: number }[]> {
	const rows = await db
		.selectFrom('newsletter_subscription')
		.select((eb) => ['language', eb.fn.countAll().as('count')])
		.where('state', '=', 'confirmed')
		.groupBy('language')
		.execute();
	return rows.map(({ language, count }) => ({ language, count: Number(count) }));
}

/** Notes a mail for everybody who has confirmed their address. */
export async function insertDeliveries(transaction: DatabaseLike, issueId: string): Promise<void> {
	await transaction
		.insertInto('newsletter_delivery')
		.columns(['issue_id', 'subscription_id', 'state', 'mail_id', 'queued_at', 'left_at'])
		.expression((eb) =>
			eb
				.selectFrom('newsletter_subscription')
				.select([
					sql<string>`cast(${issueId} as text)`.as('issue_id'),
					'id',
					sql<'waiting'>`'waiting'`.as('state'),
					sql<string>`''`.as('mail_id'),
					sql<string>`''`.as('queued_at'),
					sql<string>`''`.as('left_at'),
				])
				.where('state', '=', 'confirmed'),
		)
		.execute();
}

/** What became of the mails of some issues, by their ids. */
export async function countDeliveries(
	db: DatabaseLike,
	issueIds: readonly string[],
): Promise<Map<string, IssueCounts>> {
	if (issueIds.length === 0) return new Map();
	const deliveries = db.selectFrom('newsletter_delivery').where('issue_id', 'in', issueIds);
	const [byState, left] = await Promise.all([
		deliveries
			.select((eb) => ['issue_id', 'state', eb.fn.countAll().as('count')])
			.groupBy(['issue_id', 'state'])
			.execute(),
		deliveries
			.select((eb) => ['issue_id', eb.fn.countAll().as('count')])
			.where('left_at', '>', '')
			.groupBy('issue_id')
			.execute(),
	]);
	return new Map(
		issueIds.map((id) => {
			const own = byState.filter((row) => row.issue_id === id);
			const leftCount = left.find((row) => row.issue_id === id)?.count ?? 0;
			return [id, { ...toCounts(DELIVERY_STATES, own), left: Number(leftCount) }];
		}),
	);
}

/** Issues of which the state of some mail may still change. */
export async function listUnsettled(db: DatabaseLike): Promise<{ id: string }[]> {
	return db.selectFrom('newsletter_issue').select('id').where('unsettled', '=', 1).orderBy('id').execute();
}

/**
 * Takes the turn to queue the next mails of an issue: of several processes that ask at the same moment, one gets it.
 * The issue's row stays locked until the transaction ends, so that a stop waits for it.
 */
export async function takeTurn(
	transaction: DatabaseLike,
	id: string,
	{ now, nextAt, tooFar }: { now: string; nextAt: string; tooFar: string },
): Promise<boolean> {
	const { numUpdatedRows } = await transaction
		.updateTable('newsletter_issue')
		.set({ next_at: nextAt })
		.where('id', '=', id)
		.where('state', '=', 'sending')
		// A clock that was wrong must not hold the mails up for days.
		.where((eb) => eb.or([eb('next_at', '<=', now), eb('next_at', '>', tooFar)]))
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

export type WaitingReader = {
	subscriptionId: string;
	/** Undefined if the reader has left or was erased since sending began. */
	reader: { email: string; language: string; leaveToken: string } | undefined;
};

/** The next readers who wait for an issue. */
export async function listWaitingReaders(
	transaction: DatabaseLike,
	issueId: string,
	max: number,
): Promise<WaitingReader[]> {
	const rows = await transaction
		.selectFrom('newsletter_delivery')
		.leftJoin('newsletter_subscription', (join) =>
			join
				.onRef('newsletter_subscription.id', '=', 'newsletter_delivery.subscription_id')
				.on('newsletter_subscription.state', '=', 'confirmed'),
		)
		.select(['newsletter_delivery.subscription_id', 'email', 'language', 'leave_token'])
		.where('issue_id', '=', issueId)
		.where('newsletter_delivery.state', '=', 'waiting')
		.orderBy('newsletter_delivery.subscription_id')
		.limit(max)
		.execute();
	return rows.map(({ subscription_id, email, language, leave_token }) => ({
		subscriptionId: subscription_id,
		reader:
			email === null || language === null || leave_token === null
				? undefined
				: { email, language, leaveToken: leave_token },
	}));
}

export async function updateDelivery(
	transaction: DatabaseLike,
	{ issueId, subscriptionId }: { issueId: string; subscriptionId: string },
	to: { state: 'queued'; mailId: string; at: string } | { state: 'skipped' },
): Promise<void> {
	await transaction
		.updateTable('newsletter_delivery')
		.set(to.state === 'queued' ? { state: to.state, mail_id: to.mailId, queued_at: to.at } : to)
		.where('issue_id', '=', issueId)
		.where('subscription_id', '=', subscriptionId)
		.execute();
}

/** Takes over what the outbox has recorded of an issue's queued mails. */
export async function settleDeliveries(transaction: DatabaseLike, issueId: string): Promise<void> {
	const settle = (state: DeliveryState) =>
		transaction
			.updateTable('newsletter_delivery')
			.set({ state })
			.where('issue_id', '=', issueId)
			.where('state', '=', 'queued');
	for (const state of ['sent', 'failed'] as const)
		await settle(state)
			.where(({ exists, selectFrom }) =>
				exists(
					selectFrom('outbox_mail')
						.select('outbox_mail.id')
						.whereRef('outbox_mail.id', '=', 'newsletter_delivery.mail_id')
						.where('outbox_mail.state', '=', state),
				),
			)
			.execute();
	// Its reader was erased, and the mail with them.
	await settle('skipped')
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('outbox_mail')
						.select('outbox_mail.id')
						.whereRef('outbox_mail.id', '=', 'newsletter_delivery.mail_id'),
				),
			),
		)
		.execute();
}

/** Readers whose mail has failed for good since the last `settleDeliveries`, with what their mail server said. */
export async function listNewlyFailed(
	transaction: DatabaseLike,
	issueId: string,
): Promise<{ subscriptionId: string; reply: string }[]> {
	const rows = await transaction
		.selectFrom('newsletter_delivery')
		.innerJoin('outbox_mail', 'outbox_mail.id', 'newsletter_delivery.mail_id')
		.select(['newsletter_delivery.subscription_id', 'outbox_mail.last_error'])
		.where('issue_id', '=', issueId)
		.where('newsletter_delivery.state', '=', 'queued')
		.where('outbox_mail.state', '=', 'failed')
		.execute();
	return rows.map(({ subscription_id, last_error }) => ({
		subscriptionId: subscription_id,
		reply: last_error ?? '',
	}));
}

/** How many mails of an issue the outbox still has. */
export function countQueued(db: DatabaseLike, issueId: string): Promise<number> {
	return countRows(selectDeliveries(db, issueId, 'queued'));
}

function selectDeliveries(db: DatabaseLike, issueId: string, state: DeliveryState) {
	return db.selectFrom('newsletter_delivery').where('issue_id', '=', issueId).where('state', '=', state);
}

/** An issue with no mail waiting is sent; with none queued either, nothing about it changes any more. */
export async function updateProgress(transaction: DatabaseLike, issueId: string, at: string): Promise<void> {
	if (await hasRow(selectDeliveries(transaction, issueId, 'waiting'))) return;
	await transaction
		.updateTable('newsletter_issue')
		.set((eb) => ({ state: 'sent', version: eb('version', '+', 1), updated_at: at }))
		.where('id', '=', issueId)
		.where('state', 'in', ['sending', 'stopped'])
		.execute();
	if (await hasRow(selectDeliveries(transaction, issueId, 'queued'))) return;
	await transaction.updateTable('newsletter_issue').set({ unsettled: 0 }).where('id', '=', issueId).execute();
}

/**
 * Takes an issue's mails that nobody has tried to send yet out of the outbox; their readers wait again. A mail that was
 * tried may have arrived, so it stays and keeps its Message-ID.
 */
export async function withdrawQueued(transaction: DatabaseLike, issueId: string): Promise<void> {
	const withdrawn = await transaction
		.deleteFrom('outbox_mail')
		.where('state', '=', 'waiting')
		.where('attempts', '=', 0)
		.where('id', 'in', (eb) =>
			eb
				.selectFrom('newsletter_delivery')
				.select('mail_id')
				.where('issue_id', '=', issueId)
				.where('state', '=', 'queued'),
		)
		.returning('id')
		.execute();
	if (withdrawn.length === 0) return;
	const ids = withdrawn.map(({ id }) => id);
	await transaction
		.updateTable('newsletter_delivery')
		.set({ state: 'waiting', mail_id: '', queued_at: '' })
		.where('issue_id', '=', issueId)
		.where('mail_id', 'in', ids)
		.execute();
}

/** Notes that a reader has left, at the last issue that went out before. */
export function noteLeft(transaction: DatabaseLike, subscriptionId: string, at: string): Promise<void> {
	return updateLast(transaction, subscriptionId, { left_at: at });
}

/** Notes that the last issue did not reach its reader, although a mail server had accepted it. */
export function noteBounced(transaction: DatabaseLike, subscriptionId: string): Promise<void> {
	return updateLast(transaction, subscriptionId, { state: 'failed' });
}

async function updateLast(
	transaction: DatabaseLike,
	subscriptionId: string,
	values: { left_at: string } | { state: 'failed' },
): Promise<void> {
	const last = await transaction
		.selectFrom('newsletter_delivery')
		.select('issue_id')
		.where('subscription_id', '=', subscriptionId)
		.where('queued_at', '!=', '')
		.orderBy('queued_at', 'desc')
		.limit(1)
		.executeTakeFirst();
	if (!last) return;
	await transaction
		.updateTable('newsletter_delivery')
		.set(values)
		.where('issue_id', '=', last.issue_id)
		.where('subscription_id', '=', subscriptionId)
		.execute();
}

/** Deletes the mails of issues to a reader, whose data is being erased. */
export async function deleteIssueMails(transaction: DatabaseLike, subscriptionId: string): Promise<void> {
	await transaction
		.deleteFrom('outbox_mail')
		.where('id', 'in', (eb) =>
			eb.selectFrom('newsletter_delivery').select('mail_id').where('subscription_id', '=', subscriptionId),
		)
		.execute();
}
