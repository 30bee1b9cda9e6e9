import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { sortKeyOf } from '../companies/company-name.ts';
import { describeForSearch } from './request-search-text.ts';
import type { RequestState } from './request-state.ts';
import { contactEmail, needsManualReview, type SampleRequestInput } from './sample-request.ts';
import { readStoredRequest } from './stored-request.server.ts';

/** A request as stored. */
export type StoredSampleRequest = {
	/** Such as S-2026-0001. */
	number: string;
	state: RequestState;
	/** There is no business address, so a person must decide whether the request is from a company. */
	manualReview: boolean;
	request: SampleRequestInput;
	/** Incremented by every change. */
	version: number;
	/** ISO 8601, UTC. */
	createdAt: string;
};

export async function insertSampleRequest(
	transaction: DatabaseLike,
	row: {
		number: string;
		request: SampleRequestInput;
		notice: { version: string; language: string };
		createdAt: string;
	},
): Promise<void> {
	const { number, request, notice, createdAt } = row;
	await transaction
		.insertInto('sample_request')
		.values({
			number,
			state: 'new',
			email: contactEmail(request),
			company_name: request.companyName,
			company_sort: sortKeyOf(request.companyName),
			manual_review: needsManualReview(request) ? 1 : 0,
			document: JSON.stringify(request),
			notice_version: notice.version,
			language: notice.language,
			version: 1,
			created_at: createdAt,
			updated_at: createdAt,
			dated_at: createdAt,
			company_id: '',
		})
		.execute();
	const { searchText, companyKey, addressKey } = describeForSearch(number, request);
	await transaction
		.insertInto('sample_request_search')
		.values({
			number,
			search_text: searchText,
			company_key: companyKey,
			address_key: addressKey,
			state: 'new',
		})
		.execute();
}

/** Replaces an unreadable request with one that `readStoredRequest` can read, and updates its search data. */
export async function repairSampleRequest(
	transaction: DatabaseLike,
	number: string,
	text: string,
): Promise<void> {
	const request = readStoredRequest({ number, document: text });
	const { searchText, companyKey, addressKey } = describeForSearch(number, request);
	await transaction
		.updateTable('sample_request')
		.set((row) => ({
			document: JSON.stringify(request),
			company_sort: sortKeyOf(request.companyName),
			version: row('version', '+', 1),
		}))
		.where('number', '=', number)
		.execute();
	await transaction
		.updateTable('sample_request_search')
		.set({ search_text: searchText, company_key: companyKey, address_key: addressKey })
		.where('number', '=', number)
		.execute();
}

/** The latest requests, newest first; optionally only those in one state. */
export async function listLatestSampleRequests(
	db: DatabaseLike,
	options: { state?: RequestState; limit: number },
): Promise<StoredSampleRequest[]> {
	let query = db.selectFrom('sample_request').selectAll();
	if (options.state) query = query.where('state', '=', options.state);
	const rows = await query
		.orderBy('created_at', 'desc')
		.orderBy('number', 'desc')
		.limit(options.limit)
		.execute();
	return mapReadable(rows, (row) => ({
		number: row.number,
		state: row.state,
		manualReview: row.manual_review === 1,
		request: readStoredRequest(row),
		version: row.version,
		createdAt: row.created_at,
	}));
}
