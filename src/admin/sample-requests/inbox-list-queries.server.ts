import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { toRequest } from '../../domain/sample-requests/inbox-queries.server.ts';
import type { InboxRequest } from '../../domain/sample-requests/inbox-request.ts';
import { ANSWERED } from '../../domain/sample-requests/inbox-state.ts';
import { REQUEST_STATES, type RequestState } from '../../domain/sample-requests/request-state.ts';
import { listSearchWords } from '../../domain/search/search-words.ts';
import { contains, countRows, endsWith, toCounts } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../../platform/db/keyset.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { containsWords, countWordsByState } from '../../platform/db/search-table.server.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { isAssigned } from '../assignment/assignment-queries.server.ts';
import { recordKey } from '../kit/list/record-sort-queries.server.ts';
import { type InboxFilter, isNarrowed, sortOf } from './inbox-list.ts';

/** A page of the requests that match a filter; unreadable ones are left out. */
export async function listInboxRequests(
	db: DatabaseLike,
	filter: InboxFilter,
	page: PageQuery,
): Promise<PageCursors & { requests: InboxRequest[] }> {
	const found = await findWords(db, filter);
	const { rows, ...cursors } = await selectPage(
		db
			.selectFrom('sample_request')
			.selectAll()
			.where(matches(db, filter, found)),
		recordKey(sortOf(filter), { states: REQUEST_STATES, state: filter.state, time: timeOf(filter) }),
		page,
	);
	return { requests: mapReadable(rows, toRequest), ...cursors };
}

/** Shipped requests, and those of some days, are sorted by the day that narrows them, which an index has. */
function timeOf({ state, days }: InboxFilter): 'dated_at' | 'created_at' {
	return state === 'shipped' || days.since !== '' || days.before !== '' ? 'dated_at' : 'created_at';
}

type Found = Awaited<ReturnType<typeof findWords>>;

function findWords(db: DatabaseLike, { text }: InboxFilter) {
	return containsWords(db, 'sample_request_search', 'sample_request.number', listSearchWords(text));
}

/** The number of matching requests in each state; the filter's own state is ignored. */
export async function countByState(
	db: DatabaseLike,
	filter: InboxFilter,
): Promise<Record<RequestState, number>> {
	const rows =
		filter.text !== '' && !isNarrowed(filter)
			? await countWordsByState<RequestState>(db, 'sample_request_search', listSearchWords(filter.text))
			: await countMatchesByState(db, filter);
	return toCounts(REQUEST_STATES, rows);
}

async function countMatchesByState(db: DatabaseLike, filter: InboxFilter) {
	const found = await findWords(db, filter);
	return db
		.selectFrom('sample_request')
		.select((eb) => ['state', eb.fn.countAll<number>().as('count')])
		.where(matches(db, { ...filter, state: undefined }, found))
		.groupBy('state')
		.execute();
}

/** The new request that has waited longest besides one, and how many new ones there are besides it. */
export async function findNextRequest(
	db: DatabaseLike,
	besides: string,
): Promise<{ number: string; companyName: string; waiting: number } | undefined> {
	const others = db.selectFrom('sample_request').where('state', '=', 'new').where('number', '<>', besides);
	const [row, waiting] = await Promise.all([
		others
			.select(['number', 'company_name'])
			.orderBy('created_at')
			.orderBy('number')
			.limit(1)
			.executeTakeFirst(),
		countRows(others),
	]);
	return row && { number: row.number, companyName: row.company_name, waiting };
}

/** The number of requests in a state, from the index by state. */
export async function countInState(db: DatabaseLike, state: RequestState): Promise<number> {
	return countRows(db.selectFrom('sample_request').where('state', '=', state));
}

/**
 * Counts the requests between each time and the next, and how many of all of them have been answered.
 * @param times ISO 8601, ascending; one more than there are counts.
 */
export async function countBetween(
	db: DatabaseLike,
	times: readonly string[],
): Promise<{ counts: number[]; answered: number }> {
	const counts = times.slice(1).map(() => 0);
	const rows = await db
		.selectFrom('sample_request')
		.select((eb) => [
			sql<number>`case ${sql.join(
				times.slice(1).map((time, index) => sql`when created_at < ${time} then ${sql.lit(index)}`),
				sql` `,
			)} end`.as('span'),
			eb.fn.countAll<number>().as('count'),
			eb.fn.sum<number>(eb.case().when('state', 'in', ANSWERED).then(1).else(0).end()).as('answered'),
		])
		.where('created_at', '>=', times[0] ?? '')
		.where('created_at', '<', times.at(-1) ?? '')
		.groupBy('span')
		.execute();
	for (const { span, count } of rows) counts[Number(span)] = Number(count);
	return { counts, answered: rows.reduce((sum, { answered }) => sum + Number(answered), 0) };
}

function matches(db: DatabaseLike, filter: InboxFilter, found: Found) {
	return (eb: ExpressionBuilder<Schema, 'sample_request'>) => {
		const conditions = [];
		if (filter.state) conditions.push(eb('state', '=', filter.state));
		if (filter.manualReview) conditions.push(eb('manual_review', '=', 1));
		if (filter.companyId !== '') conditions.push(eb('company_id', '=', filter.companyId));
		if (filter.language) conditions.push(eb('language', '=', filter.language));
		if (filter.days.since !== '') conditions.push(eb('dated_at', '>=', filter.days.since));
		if (filter.days.before !== '') conditions.push(eb('dated_at', '<', filter.days.before));
		if (filter.glove) conditions.push(hasGlove(filter.glove));
		if (filter.place) conditions.push(...listPlaceConditions(filter.place));
		if (filter.assigned) {
			conditions.push(isAssigned(db, 'sampleRequest', 'sample_request.number', filter.assigned));
		}
		if (found) conditions.push(found);
		return eb.and(conditions);
	};
}

/** The search text has a line for each glove, never as its first. */
function hasGlove(partNumber: string) {
	const line = `\n${partNumber}`;
	return sql<SqlBool>`exists (select 1 from sample_request_search where sample_request_search.number = sample_request.number
		and (${contains('sample_request_search.search_text', `${line}\n`)} or ${endsWith('sample_request_search.search_text', line)}))`;
}

/** The stored document is JSON that we wrote, so a field and its value stand in it one way only. */
function listPlaceConditions({ province, country }: { province: string; country: string }) {
	return Object.entries({ provinceOrState: province, country }).map(([field, value]) =>
		contains('sample_request.document', JSON.stringify({ [field]: value }).slice(1, -1)),
	);
}
