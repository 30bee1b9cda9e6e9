import { randomBytes } from 'node:crypto';
import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { DatabaseLike } from '../db/database.server.ts';
import type { Schema } from '../db/schema.ts';
import { REQUEST_STATES, type RequestState } from '../sample-requests/request-state.ts';
import type { SampleRequestInput } from '../sample-requests/sample-request.ts';
import { foldText } from '../search/fold-text.ts';
import { type InboxFilter, type InboxPlace, isOldestFirst } from './inbox-list.ts';
import { type InboxEvent, type InboxRequest, type InboxSummary, withoutPerson } from './inbox-request.ts';
import { ANSWERED, isWaiting } from './inbox-state.ts';

type RequestRow = Selectable<Schema['sample_request']>;

function toRequest(row: RequestRow): InboxRequest {
	return {
		number: row.number,
		state: row.state,
		manualReview: row.manual_review === 1,
		request: JSON.parse(row.document) as SampleRequestInput,
		version: row.version,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
		companyId: row.company_id,
		labelId: row.label_id ?? undefined,
		erasedAt: row.erased_at ?? undefined,
	};
}

export function toSummary(row: InboxRequest): InboxSummary {
	const { number, state, manualReview, createdAt, erasedAt, request } = row;
	const { companyName, firstName, lastName, jobTitle, professionalAffiliation, samples } = request;
	const name = `${firstName} ${lastName}`.trim();
	return {
		number,
		state,
		manualReview,
		createdAt,
		erasedAt,
		companyName,
		person: [name, jobTitle].filter((part) => part !== '').join(', '),
		affiliation: professionalAffiliation,
		samples: samples.length,
	};
}

export async function findInboxRequest(db: DatabaseLike, number: string): Promise<InboxRequest | undefined> {
	const row = await db
		.selectFrom('sample_request')
		.selectAll()
		.where('number', '=', number)
		.executeTakeFirst();
	return row && toRequest(row);
}

/** The request that a label was made from; the latest, should there be several. */
export async function findRequestOfLabel(
	db: DatabaseLike,
	labelId: number,
): Promise<InboxRequest | undefined> {
	const row = await db
		.selectFrom('sample_request')
		.selectAll()
		.where('label_id', '=', labelId)
		.orderBy('number', 'desc')
		.limit(1)
		.executeTakeFirst();
	return row && toRequest(row);
}

export type InboxRows = { requests: InboxRequest[]; hasBefore: boolean; hasAfter: boolean };

/**
 * One page of the requests that a filter lets through, from `place` on, by key: the time does not grow with how far one
 * has paged.
 */
export async function listInboxRequests(
	db: DatabaseLike,
	asked: { filter: InboxFilter; place?: InboxPlace | undefined; most: number },
): Promise<InboxRows> {
	const { filter, place, most } = asked;
	const backwards = place?.direction === 'before';
	const ascending = isOldestFirst(filter) !== backwards;
	const words = await readWords(db, filter.text);
	let query = db.selectFrom('sample_request').selectAll().where(matches(filter, words));
	if (place) {
		const sign = ascending ? '>' : '<';
		query = query.where((eb) =>
			eb(eb.refTuple('created_at', 'number'), sign, eb.tuple(place.at, place.number)),
		);
	}
	const order = ascending ? 'asc' : 'desc';
	const rows = await query
		.orderBy('created_at', order)
		.orderBy('number', order)
		.limit(most + 1)
		.execute();
	const hasMore = rows.length > most;
	const requests = rows.slice(0, most).map(toRequest);
	if (backwards) requests.reverse();
	return {
		requests,
		hasBefore: backwards ? hasMore : place !== undefined,
		hasAfter: backwards ? true : hasMore,
	};
}

/** How many of the requests a filter lets through are in each state, whatever state it asks for. */
export async function countByState(
	db: DatabaseLike,
	filter: InboxFilter,
): Promise<Record<RequestState, number>> {
	const words = await readWords(db, filter.text);
	const rows = await db
		.selectFrom('sample_request')
		.select((eb) => ['state', eb.fn.countAll<number>().as('count')])
		.where(matches({ ...filter, state: undefined }, words))
		.groupBy('state')
		.execute();
	const counts = Object.fromEntries(REQUEST_STATES.map((state) => [state, 0]));
	for (const { state, count } of rows) counts[state] = Number(count);
	return counts as Record<RequestState, number>;
}

/** How many requests are in a state: one look at the index by state. */
export async function countInState(db: DatabaseLike, state: RequestState): Promise<number> {
	const { count } = await db
		.selectFrom('sample_request')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('state', '=', state)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/**
 * How many requests came between each time and the next, and how many of them all have been answered.
 * @param times ISO 8601, the earliest first; one more than there are counts.
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

const MOST_WORDS = 8;
/** A search that finds more is looked up request by request, in order, instead of being gathered first. */
const COMMON = 2000;

/** What a search looks for: nothing, so many requests by number, or words that stand in very many. */
type Words = { kind: 'none' } | { kind: 'few'; numbers: string[] } | { kind: 'many'; words: string[] };

async function readWords(db: DatabaseLike, text: string): Promise<Words> {
	const words = [...new Set(foldText(text).split(/\s+/))].filter((word) => word !== '').slice(0, MOST_WORDS);
	if (words.length === 0) return { kind: 'none' };
	let query = db.selectFrom('sample_request_search').select('number');
	for (const word of words) query = query.where(holds(word));
	const rows = await query.limit(COMMON + 1).execute();
	if (rows.length > COMMON) return { kind: 'many', words };
	return { kind: 'few', numbers: rows.map(({ number }) => number) };
}

function matches(filter: InboxFilter, words: Words) {
	return (eb: ExpressionBuilder<Schema, 'sample_request'>) => {
		const conditions = [];
		if (filter.state) conditions.push(eb('state', '=', filter.state));
		if (filter.manualReview) conditions.push(eb('manual_review', '=', 1));
		if (filter.companyId !== '') conditions.push(eb('company_id', '=', filter.companyId));
		if (words.kind === 'few') {
			conditions.push(words.numbers.length === 0 ? sql<SqlBool>`1 = 0` : eb('number', 'in', words.numbers));
		} else if (words.kind === 'many') {
			let found = eb
				.selectFrom('sample_request_search')
				.select('search_text')
				.whereRef('sample_request_search.number', '=', 'sample_request.number');
			for (const word of words.words) found = found.where(holds(word));
			conditions.push(eb.exists(found));
		}
		return eb.and(conditions);
	};
}

/** A word anywhere in the text; `%`, `_` and the escape itself stand for themselves. */
function holds(word: string) {
	const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
	return sql<SqlBool>`search_text like ${pattern} escape '\\'`;
}

/**
 * Changes a request that was read at `version` and answers it; undefined when it has another version by now: the row
 * decides, so that two editors at one moment cannot both win.
 */
export async function updateInboxRequest(
	transaction: DatabaseLike,
	change: {
		number: string;
		version: number;
		now: string;
		state?: RequestState;
		companyId?: string;
		labelId?: number;
	},
): Promise<InboxRequest | undefined> {
	const { number, version, now, state, companyId, labelId } = change;
	const row = await transaction
		.updateTable('sample_request')
		.set({
			version: version + 1,
			updated_at: now,
			...(state === undefined ? {} : { state }),
			...(companyId === undefined ? {} : { company_id: companyId }),
			...(labelId === undefined ? {} : { label_id: labelId }),
		})
		.where('number', '=', number)
		.where('version', '=', version)
		.where('erased_at', 'is', null)
		.returningAll()
		.executeTakeFirst();
	return row && toRequest(row);
}

/**
 * Takes the person out of a request, out of what was written about it, and out of what it is found by. Undefined when it
 * has another version by now.
 */
export async function updateErased(
	transaction: DatabaseLike,
	before: InboxRequest,
	now: string,
): Promise<InboxRequest | undefined> {
	const { number, version } = before;
	const request = withoutPerson(before.request);
	const row = await transaction
		.updateTable('sample_request')
		.set({
			version: version + 1,
			updated_at: now,
			erased_at: now,
			// Nobody is left to send anything to.
			state: isWaiting(before.state) ? 'declined' : before.state,
			email: '',
			company_name: '',
			company_id: '',
			document: JSON.stringify(request),
		})
		.where('number', '=', number)
		.where('version', '=', version)
		.returningAll()
		.executeTakeFirst();
	if (!row) return undefined;
	await transaction
		.updateTable('sample_request_search')
		.set({
			search_text: [number, ...request.samples.map(({ partNumber }) => partNumber)].join('\n').toLowerCase(),
			company_key: '',
			address_key: '',
		})
		.where('number', '=', number)
		.execute();
	await transaction
		.updateTable('sample_request_event')
		.set({ body: '', mail_subject: '', mail_text: '', reference: '' })
		.where('number', '=', number)
		.execute();
	return toRequest(row);
}

/** Refused requests that nobody has touched since `time`, and that still name a person. */
export async function listOldDeclined(db: DatabaseLike, time: string, most: number): Promise<InboxRequest[]> {
	const rows = await db
		.selectFrom('sample_request')
		.selectAll()
		.where('state', '=', 'declined')
		.where('updated_at', '<', time)
		.where('erased_at', 'is', null)
		.orderBy('created_at')
		.limit(most)
		.execute();
	return rows.map(toRequest);
}

let lastMs = 0;
let withinMs = 0;

/** Sorts by time, then by the order of writing in this process. */
function makeEventId(now: Date): string {
	const ms = now.getTime();
	withinMs = ms === lastMs ? withinMs + 1 : 0;
	lastMs = ms;
	return `${ms.toString(16).padStart(12, '0')}${withinMs.toString(16).padStart(4, '0')}${randomBytes(4).toString('hex')}`;
}

export async function insertInboxEvent(
	transaction: DatabaseLike,
	number: string,
	event: Pick<InboxEvent, 'kind' | 'by'> &
		Partial<Pick<InboxEvent, 'from' | 'to' | 'body' | 'mail' | 'reference'>>,
	now: Date,
): Promise<void> {
	await transaction
		.insertInto('sample_request_event')
		.values({
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
		})
		.execute();
}

const MOST_EVENTS = 200;

/** What staff did with a request and wrote about it, the latest first. */
export async function listInboxEvents(db: DatabaseLike, number: string): Promise<InboxEvent[]> {
	const rows = await db
		.selectFrom('sample_request_event')
		.selectAll()
		.where('number', '=', number)
		.orderBy('id', 'desc')
		.limit(MOST_EVENTS)
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

/** Another request that shares something with one, and what. */
export type EarlierRequest = { request: InboxRequest; shares: ('email' | 'company' | 'address')[] };

/** Requests older than this one from the same mail address, company or place, the latest first. */
export async function listEarlierRequests(
	db: DatabaseLike,
	{ number, createdAt }: Pick<InboxRequest, 'number' | 'createdAt'>,
	most: number,
): Promise<EarlierRequest[]> {
	const own = await db
		.selectFrom('sample_request')
		.innerJoin('sample_request_search', 'sample_request_search.number', 'sample_request.number')
		.select(['email', 'company_key', 'address_key'])
		.where('sample_request.number', '=', number)
		.executeTakeFirst();
	if (!own) return [];
	const shared = [
		['email', 'sample_request.email', own.email],
		['company', 'sample_request_search.company_key', own.company_key],
		['address', 'sample_request_search.address_key', own.address_key],
	] as const;
	const found = new Map<string, EarlierRequest>();
	// One query each, so that each reads its own index.
	for (const [kind, column, value] of shared) {
		if (value === '') continue;
		const rows = await db
			.selectFrom('sample_request')
			.innerJoin('sample_request_search', 'sample_request_search.number', 'sample_request.number')
			.selectAll('sample_request')
			.where(column, '=', value)
			.where((eb) =>
				eb(
					eb.refTuple('sample_request.created_at', 'sample_request.number'),
					'<',
					eb.tuple(createdAt, number),
				),
			)
			.orderBy('sample_request.created_at', 'desc')
			.limit(most)
			.execute();
		for (const row of rows) {
			const entry = found.get(row.number) ?? { request: toRequest(row), shares: [] };
			entry.shares.push(kind);
			found.set(row.number, entry);
		}
	}
	return [...found.values()]
		.sort((a, b) => (a.request.createdAt < b.request.createdAt ? 1 : -1))
		.slice(0, most);
}

/** The requests of a company, under any of the ids it goes by, the newest first. */
export async function listRequestsOfCompany(
	db: DatabaseLike,
	companyIds: readonly string[],
	most: number,
): Promise<InboxRequest[]> {
	if (companyIds.length === 0) return [];
	const rows = await db
		.selectFrom('sample_request')
		.selectAll()
		.where('company_id', 'in', companyIds)
		.orderBy('created_at', 'desc')
		.limit(most)
		.execute();
	return rows.map(toRequest);
}

export async function countRequestsOfCompany(
	db: DatabaseLike,
	companyIds: readonly string[],
): Promise<number> {
	if (companyIds.length === 0) return 0;
	const { count } = await db
		.selectFrom('sample_request')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('company_id', 'in', companyIds)
		.executeTakeFirstOrThrow();
	return Number(count);
}
