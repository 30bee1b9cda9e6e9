import { type Days, OWN_DAYS } from '../kit/list/period.ts';

/** The list of requests, or its file, within some days. */
export function requestsHref(
	{ fromDate, toDate }: Days,
	narrowed: Readonly<Record<string, string>>,
	path = '/admin/samples',
): string {
	return `${path}?${new URLSearchParams({ ...narrowed, period: OWN_DAYS, dateFrom: fromDate, dateTo: toDate })}`;
}

/** The list of labels that are dated within some days. */
export function labelsHref({ fromDate, toDate }: Days): string {
	return `/admin/labels?${new URLSearchParams({ period: OWN_DAYS, dateFrom: fromDate, dateTo: toDate })}`;
}
