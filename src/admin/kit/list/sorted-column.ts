import { withParameters } from './list-href.ts';

/** What a column's heading needs to sort a list by `name`; "-" is descending. */
export function sortedColumn(
	parameters: URLSearchParams,
	sort: string,
	name: string,
	/** The order at the first press: dates begin with the newest. */
	first: 'ascending' | 'descending' = 'ascending',
): { sortHref: string; sorted?: 'ascending' | 'descending' } {
	const up = name;
	const down = `-${name}`;
	const [firstDirection, other] = first === 'ascending' ? [up, down] : [down, up];
	return {
		sortHref: withParameters(parameters, {
			sort: sort === firstDirection ? other : firstDirection,
			from: undefined,
		}),
		...(sort === up ? { sorted: 'ascending' } : sort === down ? { sorted: 'descending' } : {}),
	};
}
