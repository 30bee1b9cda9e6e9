import { type Selectable, type SqlBool, sql } from 'kysely';
import { contains, countRows, startsWith, toCounts } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../../platform/db/keyset.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { emailKey } from '../../platform/mail/email-address.ts';
import { deleteIssueMails, noteBounced, noteLeft } from './issues/delivery-queries.server.ts';
import {
	SUBSCRIPTION_STATES,
	type Subscription,
	type SubscriptionSort,
	type SubscriptionState,
} from './subscription.ts';

export type PendingRow = {
	id: string;
	email: string;
	language: string;
	page: string;
	wordingVersion: string;
	wording: string;
	requestedAt: string;
	confirmHash: string;
	leaveToken: string;
};

/**
 * Stores a subscription request as a new row, or resets the existing row of the address. Confirmed subscriptions stay
 * unchanged, as do requests made since `recently`, whose mail is on its way. Returns whether there is something to
 * confirm.
 */
export async function upsertPending(
	transaction: DatabaseLike,
	row: PendingRow,
	recently: string,
): Promise<boolean> {
	const proof = {
		email: row.email,
		state: 'pending' as const,
		language: row.language,
		page: row.page,
		wording_version: row.wordingVersion,
		wording: row.wording,
		asked_at: row.requestedAt,
		confirm_hash: row.confirmHash,
		confirmed_at: null,
		left_at: null,
		left_by: '',
		left_reason: '',
	};
	const written = await transaction
		.insertInto('newsletter_subscription')
		.values({ ...proof, id: row.id, email_key: emailKey(row.email), leave_token: row.leaveToken })
		.onConflict((conflict) =>
			conflict
				.column('email_key')
				.doUpdateSet(proof)
				.where((eb) =>
					eb.or([
						eb('newsletter_subscription.state', '=', 'left'),
						eb.and([
							eb('newsletter_subscription.state', '=', 'pending'),
							eb('newsletter_subscription.asked_at', '<', recently),
						]),
					]),
				),
		)
		.returning('id')
		.executeTakeFirst();
	return written !== undefined;
}

/** Confirms the subscription of a link; idempotent. Returns the subscription and whether it is newly confirmed. */
export async function updateConfirmed(
	transaction: DatabaseLike,
	confirmHash: string,
	now: string,
): Promise<{ subscription: Subscription; isNew: boolean } | undefined> {
	const changed = await transaction
		.updateTable('newsletter_subscription')
		.set({ state: 'confirmed', confirmed_at: now })
		.where('confirm_hash', '=', confirmHash)
		.where('state', '=', 'pending')
		.returningAll()
		.executeTakeFirst();
	if (changed) return { subscription: toSubscription(changed), isNew: true };
	const before = await transaction
		.selectFrom('newsletter_subscription')
		.selectAll()
		.where('confirm_hash', '=', confirmHash)
		.where('state', '=', 'confirmed')
		.executeTakeFirst();
	return before && { subscription: toSubscription(before), isNew: false };
}

/** Ends the subscription of a link; idempotent. Returns whether the link is valid. */
export async function unsubscribeByToken(
	transaction: DatabaseLike,
	leaveToken: string,
	change: { by: 'link' | 'one-click'; at: string },
): Promise<boolean> {
	const row = await transaction
		.selectFrom('newsletter_subscription')
		.select('id')
		.where('leave_token', '=', leaveToken)
		.executeTakeFirst();
	if (!row) return false;
	const left = await unsubscribe(transaction, row.id, { ...change, reason: '' });
	if (left !== undefined) await noteLeft(transaction, row.id, change.at);
	return true;
}

/**
 * Ends a subscription by id; a reader's own wish also replaces that of staff, so that nobody puts them back by an undo.
 * Returns its address, or undefined if it had already ended or does not exist.
 */
export async function unsubscribe(
	transaction: DatabaseLike,
	id: string,
	change: { by: 'link' | 'one-click' | 'staff' | 'bounce'; at: string; reason: string },
): Promise<string | undefined> {
	const row = await transaction
		.updateTable('newsletter_subscription')
		.set({
			state: 'left',
			left_at: change.at,
			left_by: change.by,
			left_reason: change.reason,
		})
		.where('id', '=', id)
		.where((eb) => {
			const isReader = change.by === 'link' || change.by === 'one-click';
			const isOn = eb('state', '!=', 'left');
			return isReader ? eb.or([isOn, eb('left_by', '=', 'staff')]) : isOn;
		})
		.returning('email')
		.executeTakeFirst();
	return row?.email;
}

/** Puts back a subscription that staff ended, as it was before. Returns whether it was still ended by staff. */
export async function restoreSubscription(
	transaction: DatabaseLike,
	id: string,
	state: 'pending' | 'confirmed',
): Promise<boolean> {
	const row = await transaction
		.updateTable('newsletter_subscription')
		.set({ state, left_at: null, left_by: '', left_reason: '' })
		.where('id', '=', id)
		.where('state', '=', 'left')
		.where('left_by', '=', 'staff')
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}

/** Ends the subscription of an address that mail does not reach. Returns whether there was one. */
export async function endDeadSubscription(
	transaction: DatabaseLike,
	email: string,
	change: { at: string; reason: string },
): Promise<boolean> {
	const row = await transaction
		.selectFrom('newsletter_subscription')
		.select('id')
		.where('email_key', '=', emailKey(email))
		.executeTakeFirst();
	if (!row || (await unsubscribe(transaction, row.id, { ...change, by: 'bounce' })) === undefined)
		return false;
	await noteBounced(transaction, row.id);
	return true;
}

/** Deletes a subscription permanently, with the mails of issues to it. Returns whether it existed. */
export async function deleteSubscription(transaction: DatabaseLike, id: string): Promise<boolean> {
	await deleteIssueMails(transaction, id);
	const row = await transaction
		.deleteFrom('newsletter_subscription')
		.where('id', '=', id)
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}

/** Deletes old unconfirmed addresses. */
export async function deletePendingBefore(db: DatabaseLike, before: string): Promise<void> {
	await db
		.deleteFrom('newsletter_subscription')
		.where('state', '=', 'pending')
		.where('asked_at', '<', before)
		.execute();
}

export type SubscriptionFilter = {
	/** A part of the address. */
	text: string;
	state: SubscriptionState | undefined;
	/** All languages if undefined. */
	language: Locale | undefined;
	/** Asked for from the first instant on, before the second; empty if there is no limit. */
	days: { since: string; before: string };
};

/** A page of the subscriptions, in the order of when they were asked for. */
export async function listSubscriptions(
	db: DatabaseLike,
	filter: SubscriptionFilter,
	sort: SubscriptionSort,
	page: PageQuery,
): Promise<PageCursors & { subscriptions: Subscription[] }> {
	const query = selectSubscriptions(db, filter).selectAll();
	const { rows, ...cursors } = await selectPage(query, { id: 'id', descending: sort === '-asked' }, page);
	return { subscriptions: rows.map(toSubscription), ...cursors };
}

/** The ids of the first subscriptions of the list. */
export async function listSubscriptionIds(
	db: DatabaseLike,
	filter: SubscriptionFilter,
	sort: SubscriptionSort,
	max: number,
): Promise<string[]> {
	const { subscriptions } = await listSubscriptions(db, filter, sort, { max });
	return subscriptions.map(({ id }) => id);
}

/** The subscriptions with these ids, in no order. */
export async function listSubscriptionsById(
	db: DatabaseLike,
	ids: readonly string[],
): Promise<Subscription[]> {
	if (ids.length === 0) return [];
	const rows = await db.selectFrom('newsletter_subscription').selectAll().where('id', 'in', ids).execute();
	return rows.map(toSubscription);
}

export async function countMatchingSubscriptions(
	db: DatabaseLike,
	filter: SubscriptionFilter,
): Promise<number> {
	return countRows(selectSubscriptions(db, filter));
}

function selectSubscriptions(db: DatabaseLike, { text, state, language, days }: SubscriptionFilter) {
	let query = db.selectFrom('newsletter_subscription');
	if (state) query = query.where('state', '=', state);
	// Stored as a language tag, such as "fr-CA".
	if (language) query = query.where(startsWith('language', language));
	if (days.since !== '') query = query.where('asked_at', '>=', days.since);
	if (days.before !== '') query = query.where('asked_at', '<', days.before);
	if (text !== '') query = query.where(containing(text));
	return query;
}

/** Number of subscriptions in each state. */
export async function countSubscriptions(db: DatabaseLike): Promise<Record<SubscriptionState, number>> {
	const rows = await db
		.selectFrom('newsletter_subscription')
		.select((eb) => ['state', eb.fn.countAll().as('count')])
		.groupBy('state')
		.execute();
	return toCounts(SUBSCRIPTION_STATES, rows);
}

/** Matches a substring of an address. */
function containing(text: string) {
	const part = text.toLowerCase();
	// The key has an ASCII domain, the address its original spelling.
	return sql<SqlBool>`(${contains('email_key', part)} or ${contains('email', part)})`;
}

function toSubscription(row: Selectable<Schema['newsletter_subscription']>): Subscription {
	return {
		id: row.id,
		email: row.email,
		state: row.state,
		language: row.language,
		page: row.page,
		wordingVersion: row.wording_version,
		wording: row.wording,
		requestedAt: row.asked_at,
		confirmedAt: row.confirmed_at,
		leaveToken: row.leave_token,
		leftAt: row.left_at,
		leftBy: row.left_by,
		leftReason: row.left_reason,
	};
}
