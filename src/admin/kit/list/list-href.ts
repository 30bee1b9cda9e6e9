import type { DayFilter } from './period.ts';

/** The state of navigations that show no loading cover: what is typed or chosen in the list stays in sight. */
export const FILTERING = 'filtering';

/** The URL of the shown list with other query parameters; an undefined one is removed. */
export function withParameters(
	parameters: URLSearchParams,
	changes: Readonly<Record<string, string | undefined>>,
): string {
	const next = new URLSearchParams(parameters);
	for (const [name, value] of Object.entries(changes)) {
		if (value === undefined) next.delete(name);
		else next.set(name, value);
	}
	return `?${next}`;
}

/** The query of a file with exactly what a list shows; what does not narrow it is left out. */
export function exportQuery(
	filter: Readonly<Record<string, string | undefined>>,
	{ period, dateFrom, dateTo }: DayFilter,
): URLSearchParams {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries({ ...filter, period, dateFrom, dateTo })) {
		if (value) query.set(name, value);
	}
	return query;
}

/** The tab and the order of the shown list, which filtering preserves. */
export function keptParameters(parameters: URLSearchParams): Record<string, string> {
	return Object.fromEntries(
		['state', 'sort'].flatMap((name) => {
			const value = parameters.get(name);
			return value ? [[name, value]] : [];
		}),
	);
}
