import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { toRequest } from '../../domain/sample-requests/inbox-queries.server.ts';
import type { InboxRequest } from '../../domain/sample-requests/inbox-request.ts';
import { ANSWERED } from '../../domain/sample-requests/inbox-state.ts';
import { REQUEST_STATES, type RequestState } from '../../domain/sample-requests/request-state.ts';
import { normalizeText } from '../../domain/search/query/normalize-text.ts';
import { contains, countRows, toCounts } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../../platform/db/keyset.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { type InboxFilter, isOldestFirst } from './inbox-list.ts';

/** A page of the requests that match a filter; unreadable ones are left out. */
export async function listInboxRequests(
	db: DatabaseLike,
	filter: InboxFilter,
	page: PageQuery,
): Promise<PageCursors & { requests: InboxRequest[] }> {
	const words = await readWords(db, filter.text);
	const { rows, ...cursors } = await selectPage(
		db.selectFrom('sample_request').selectAll().where(matches(filter, words)),
		{ id: 'number', value: sortOf(filter), descending: !isOldestFirst(filter) },
		page,
	);
	return { requests: mapReadable(rows, toRequest), ...cursors };
}

/** Shipped requests, and those of some days, are sorted by the day that narrows them, which an index has. */
function sortOf({ state, days }: InboxFilter): 'dated_at' | 'created_at' {
	return state === 'shipped' || days.since !== '' || days.before !== '' ? 'dated_at' : 'created_at';
}

/** The number of matching requests in each state; the filter's own state is ignored. */
export async function countByState(
	db: DatabaseLike,
	filter: InboxFilter,
): Promise<Record<RequestState, number>> {
	const isTextAlone =
		!filter.manualReview &&
		filter.companyId === '' &&
		!filter.language &&
		filter.days.since === '' &&
		filter.days.before === '';
	const rows =
		filter.text !== '' && isTextAlone
			? await countFoundByState(db, filter.text)
			: await countMatchesByState(db, filter);
	return toCounts(REQUEST_STATES, rows);
}

type StateCount = { state: RequestState; count: number };

/** A search without other filters scans its small table once, however much it finds. */
function countFoundByState(db: DatabaseLike, text: string): Promise<StateCount[]> {
	let query = db
		.selectFrom('sample_request_search')
		.select((eb) => ['state', eb.fn.countAll<number>().as('count')])
		.groupBy('state');
	for (const word of listWords(text)) query = query.where(contains('search_text', word));
	return query.execute();
}

async function countMatchesByState(db: DatabaseLike, filter: InboxFilter): Promise<StateCount[]> {
	const words = await readWords(db, filter.text);
	return db
		.selectFrom('sample_request')
		.select((eb) => ['state', eb.fn.countAll<number>().as('count')])
		.where(matches({ ...filter, state: undefined }, words))
		.groupBy('state')
		.execute();
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

const MAX_WORDS = 8;
/** Max hits to collect up front; a search with more checks request by request, in order, instead. */
const COMMON = 2000;

/** A parsed search: no words, few hits by number, or words with very many hits. */
type SearchWords = { kind: 'none' } | { kind: 'few'; numbers: string[] } | { kind: 'many'; words: string[] };

function listWords(text: string): string[] {
	return [...new Set(normalizeText(text).split(/\s+/))].filter((word) => word !== '').slice(0, MAX_WORDS);
}

async function readWords(db: DatabaseLike, text: string): Promise<SearchWords> {
	const words = listWords(text);
	if (words.length === 0) return { kind: 'none' };
	let query = db.selectFrom('sample_request_search').select('number');
	for (const word of words) query = query.where(contains('search_text', word));
	const rows = await query.limit(COMMON + 1).execute();
	if (rows.length > COMMON) return { kind: 'many', words };
	return { kind: 'few', numbers: rows.map(({ number }) => number) };
}

function matches(filter: InboxFilter, words: SearchWords) {
	return (eb: ExpressionBuilder<Schema, 'sample_request'>) => {
		const conditions = [];
		if (filter.state) conditions.push(eb('state', '=', filter.state));
		if (filter.manualReview) conditions.push(eb('manual_review', '=', 1));
		if (filter.companyId !== '') conditions.push(eb('company_id', '=', filter.companyId));
		if (filter.language) conditions.push(eb('language', '=', filter.language));
		if (filter.days.since !== '') conditions.push(eb('dated_at', '>=', filter.days.since));
		if (filter.days.before !== '') conditions.push(eb('dated_at', '<', filter.days.before));
		if (words.kind === 'few') {
			conditions.push(words.numbers.length === 0 ? sql<SqlBool>`1 = 0` : eb('number', 'in', words.numbers));
		} else if (words.kind === 'many') {
			let found = eb
				.selectFrom('sample_request_search')
				.select('search_text')
				.whereRef('sample_request_search.number', '=', 'sample_request.number');
			for (const word of words.words) found = found.where(contains('search_text', word));
			conditions.push(eb.exists(found));
		}
		return eb.and(conditions);
	};
}
