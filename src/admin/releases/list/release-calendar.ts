/** What a day of the calendar holds. */
export type CalendarEntry = {
	/** yyyy-mm-dd. */
	day: string;
	/** The instant, ISO 8601; empty for all of the day. */
	at: string;
	kind: 'release' | 'announcementBegins' | 'announcementEnds' | 'prices';
	name: string;
	href: string;
};

/** The entries by month (yyyy-mm), each in the order of time. */
export function groupByMonth(
	entries: readonly CalendarEntry[],
): { month: string; entries: CalendarEntry[] }[] {
	const inOrder = entries.toSorted((one, other) =>
		`${one.day}${one.at}`.localeCompare(`${other.day}${other.at}`),
	);
	const months = [...new Set(inOrder.map(({ day }) => day.slice(0, 7)))];
	return months.map((month) => ({ month, entries: inOrder.filter(({ day }) => day.startsWith(month)) }));
}
