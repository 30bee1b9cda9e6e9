import { sortKeyOf } from '../src/domain/companies/company-name.ts';
import { describeForSearch } from '../src/domain/sample-requests/request-search-text.ts';
import type { RequestState } from '../src/domain/sample-requests/request-state.ts';
import { contactEmail } from '../src/domain/sample-requests/sample-request.ts';
import { aSampleRequest } from '../src/domain/sample-requests/test-request.ts';
import type { DatabaseLike } from '../src/platform/db/database.server.ts';

const NAMES =
	'Norland Rail,Coastal Rigging,Boreal Arc Academy,Kestrel Fabrication,Sudbury Nickel,Lakehead Boiler'.split(
		',',
	);
const ROWS_PER_STATEMENT = 500;

/** Stores sample requests for measurements, deterministically: one in a hundred is new, most are shipped. */
export async function insertManyRequests(db: DatabaseLike, count: number): Promise<void> {
	for (let from = 0; from < count; from += ROWS_PER_STATEMENT) {
		const made = Array.from({ length: Math.min(ROWS_PER_STATEMENT, count - from) }, (_, at) =>
			makeRequest(from + at),
		);
		await db
			.insertInto('sample_request')
			.values(
				made.map(({ number, state, at, request }) => ({
					number,
					state,
					email: contactEmail(request),
					company_name: request.companyName,
					company_sort: sortKeyOf(request.companyName),
					manual_review: 0,
					document: JSON.stringify(request),
					notice_version: '2026-11',
					language: 'en',
					version: 1,
					created_at: at,
					updated_at: at,
					dated_at: at,
					company_id: '',
				})),
			)
			.execute();
		await db
			.insertInto('sample_request_search')
			.values(
				made.map(({ number, state, request }) => {
					const { searchText, companyKey, addressKey } = describeForSearch(number, request);
					return { number, search_text: searchText, company_key: companyKey, address_key: addressKey, state };
				}),
			)
			.execute();
	}
}

function makeRequest(index: number) {
	const state: RequestState = index % 100 === 0 ? 'new' : index % 10 === 1 ? 'declined' : 'shipped';
	return {
		number: `S-2026-${String(index + 1).padStart(6, '0')}`,
		state,
		at: new Date(Date.UTC(2024, 0, 1) + index * 600_000).toISOString(),
		request: aSampleRequest({
			companyName: `${NAMES[index % NAMES.length]} ${index % 997}`,
			companyEmail: `d.okafor@shop-${index}.example`,
			streetAddress: `${index % 900} Forge Road`,
			phone: `905 555 ${String(index % 10_000).padStart(4, '0')}`,
		}),
	};
}
