import { type Selectable, sql } from 'kysely';
import { countRows } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { type InboxRequest, withoutPerson } from './inbox-request.ts';
import { isWaiting } from './inbox-state.ts';
import { companyKeyOf } from './request-search-text.ts';
import type { RequestState } from './request-state.ts';
import { readStoredRequest } from './stored-request.server.ts';

type RequestRow = Selectable<Schema['sample_request']>;

export function toRequest(row: RequestRow): InboxRequest {
	return {
		number: row.number,
		state: row.state,
		manualReview: row.manual_review === 1,
		request: readStoredRequest(row),
		version: row.version,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
		shippedAt: row.state === 'shipped' ? row.dated_at : '',
		companyId: row.company_id,
		labelId: row.label_id ?? undefined,
		erasedAt: row.erased_at ?? undefined,
		language: row.language,
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

/**
 * Updates a request that was read at `version` and returns it; undefined if the version has changed. The row is
 * checked atomically, so of two concurrent edits only one can succeed.
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
			...(state === undefined ? {} : { state, dated_at: state === 'shipped' ? now : sql.ref('created_at') }),
			...(companyId === undefined ? {} : { company_id: companyId }),
			...(labelId === undefined ? {} : { label_id: labelId }),
		})
		.where('number', '=', number)
		.where('version', '=', version)
		.where('erased_at', 'is', null)
		.returningAll()
		.executeTakeFirst();
	if (!row) return undefined;
	if (companyId !== undefined) {
		await transaction
			.updateTable('sample_request_event')
			.set({ company_id: companyId })
			.where('number', '=', number)
			.execute();
	}
	if (state !== undefined) {
		await transaction
			.updateTable('sample_request_search')
			.set({ state })
			.where('number', '=', number)
			.execute();
	}
	return toRequest(row);
}

/** Counts a change of what belongs to a request, and locks it until the transaction ends; not an erased one. */
export async function lockInboxRequest(transaction: DatabaseLike, number: string): Promise<void> {
	await transaction
		.updateTable('sample_request')
		.set((eb) => ({ version: eb('version', '+', 1) }))
		.where('number', '=', number)
		.where('erased_at', 'is', null)
		.execute();
}

/** Erases the person from a request, its events and its search text. Undefined if its version has changed. */
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
			// There is no recipient any more.
			state: isWaiting(before.state) ? 'declined' : before.state,
			email: '',
			company_name: '',
			company_sort: '',
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
			state: row.state,
		})
		.where('number', '=', number)
		.execute();
	await transaction
		.updateTable('sample_request_event')
		.set({ body: '', mail_subject: '', mail_text: '', reference: '', company_id: '' })
		.where('number', '=', number)
		.execute();
	return toRequest(row);
}

/** Declined requests not changed since `time` that still contain personal data. */
export async function listOldDeclined(
	db: DatabaseLike,
	time: string,
	limit: number,
): Promise<InboxRequest[]> {
	const rows = await db
		.selectFrom('sample_request')
		.selectAll()
		.where('state', '=', 'declined')
		.where('updated_at', '<', time)
		.where('erased_at', 'is', null)
		.orderBy('created_at')
		.limit(limit)
		.execute();
	return mapReadable(rows, toRequest);
}

/** Another request with the values it shares with a given one. */
export type EarlierRequest = { request: InboxRequest; shares: ('email' | 'company' | 'address')[] };

/** Earlier requests with the same e-mail address, company or postal address, latest first. */
export async function listEarlierRequests(
	db: DatabaseLike,
	{ number, createdAt }: Pick<InboxRequest, 'number' | 'createdAt'>,
	limit: number,
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
	// Separate queries, so that each uses its own index.
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
			.limit(limit)
			.execute();
		for (const request of mapReadable(rows, toRequest)) {
			const entry = found.get(request.number) ?? { request, shares: [] };
			entry.shares.push(kind);
			found.set(request.number, entry);
		}
	}
	return [...found.values()]
		.sort((a, b) => (a.request.createdAt < b.request.createdAt ? 1 : -1))
		.slice(0, limit);
}

/** The requests of a company, under any of its ids, newest first. */
export async function listRequestsOfCompany(
	db: DatabaseLike,
	companyIds: readonly string[],
	limit: number,
): Promise<InboxRequest[]> {
	if (companyIds.length === 0) return [];
	const rows = await db
		.selectFrom('sample_request')
		.selectAll()
		.where('company_id', 'in', companyIds)
		.orderBy('created_at', 'desc')
		.limit(limit)
		.execute();
	return mapReadable(rows, toRequest);
}

/**
 * Requests without a company whose company name has the same key as one of these names; the caller must compare
 * further.
 */
export async function listUnlinkedOfName(
	db: DatabaseLike,
	names: readonly string[],
): Promise<InboxRequest[]> {
	const keys = names.map(companyKeyOf).filter((key) => key !== '');
	if (keys.length === 0) return [];
	const rows = await db
		.selectFrom('sample_request')
		.innerJoin('sample_request_search', 'sample_request_search.number', 'sample_request.number')
		.selectAll('sample_request')
		.where('sample_request_search.company_key', 'in', keys)
		.where('sample_request.company_id', '=', '')
		.where('sample_request.erased_at', 'is', null)
		.execute();
	return mapReadable(rows, toRequest);
}

export async function countRequestsOfCompany(
	db: DatabaseLike,
	companyIds: readonly string[],
): Promise<number> {
	if (companyIds.length === 0) return 0;
	return countRows(db.selectFrom('sample_request').where('company_id', 'in', companyIds));
}
