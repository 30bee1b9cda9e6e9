/** How many of a kind came on each day, for the bars on Today. */
export type DailyCounts = {
	kind: 'sampleRequests';
	/** The oldest day first, today last; `date` is yyyy-mm-dd where staff are. */
	days: { date: string; count: number }[];
	/** How many of all these have been answered. */
	answered: number;
};

/** What was made last, for Today. */
export type LatestRecords = {
	kind: 'labels';
	/** Where all of them are. */
	href: string;
	/** The newest first. */
	items: LatestRecord[];
};

type LatestRecord = {
	/** Such as "#1048". */
	number: string;
	name: string;
	/** ISO 8601. */
	at: string;
	href: string;
};
