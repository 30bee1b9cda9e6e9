import { type RawBuilder, sql } from 'kysely';
import type { SortKey } from '../../../platform/db/keyset.server.ts';
import { oneOf } from '../../../platform/http/query-fields.ts';
import { RECORD_SORTS, type RecordSort } from './record-sort.ts';

/** The order in the query of a list's API; the usual one if it is left out. */
export const recordSortField = oneOf(RECORD_SORTS).optional();

/**
 * What a list is sorted by. A list of a single state is sorted by time instead of by state.
 * @param list its states in the order of the work, and the column of the time that it shows.
 */
export function recordKey(
	sort: RecordSort,
	list: { states: readonly string[]; state: string | undefined; time: 'created_at' | 'dated_at' },
): SortKey {
	const descending = sort.startsWith('-');
	if (sort.endsWith('company')) return { id: 'number', value: 'company_sort', descending };
	if (sort.endsWith('state') && list.state === undefined)
		return { id: 'number', value: byState(list.states), descending };
	return { id: 'number', value: list.time, descending };
}

/** The place of a record's state, then when it came: written exactly as in the index, or no index is used. */
function byState(states: readonly string[]): RawBuilder<string> {
	const places = states.map((state, at) => sql`when ${sql.lit(state)} then ${sql.lit(String(at + 1))}`);
	return sql`(case state ${sql.join(places, sql` `)} end || created_at)`;
}
