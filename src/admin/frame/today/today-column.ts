/** Arrivals of one kind per day, for the bars on Today. */
export type DailyCounts = {
	kind: 'sampleRequests';
	/** Oldest day first, today last; `date` is yyyy-mm-dd in the staff's time zone. */
	days: { date: string; count: number }[];
	/** The number of these already answered. */
	answered: number;
};

/** The latest records, for Today. */
export type LatestRecords = {
	kind: 'labels';
	/** Path of the full list. */
	href: string;
	/** Newest first. */
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
