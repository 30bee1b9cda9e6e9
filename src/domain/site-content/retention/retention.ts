/** The name of the part in storage. */
export const RETENTION = 'retention';

/** What is kept for a time and then erased, and how long staff can keep it. */
export const PERIODS = {
	/** The person in sample requests and applications that were declined. */
	declined: { unit: 'month', min: 1, max: 36 },
	/** What visitors asked the fit check. */
	fitChecks: { unit: 'month', min: 1, max: 36 },
	/** Records that staff deleted and can bring back. */
	deleted: { unit: 'day', min: 7, max: 365 },
	/** Copies of mail that was sent. */
	sentMail: { unit: 'day', min: 1, max: 365 },
	/** Addresses of the site that were asked for and are not there. */
	missingAddresses: { unit: 'day', min: 7, max: 365 },
} as const satisfies Record<string, { unit: 'day' | 'month'; min: number; max: number }>;

export type Period = keyof typeof PERIODS;
export const PERIOD_NAMES = Object.keys(PERIODS) as Period[];

/** How long each kind of data is kept, in the unit of its period. */
export type Retention = Record<Period, number>;

/** Whatever is older than this is erased. Months are those of the calendar, in UTC. */
export function keptSince(retention: Retention, period: Period, now: Date): Date {
	return move(now, period, -retention[period]);
}

/** When what is from this time is erased. */
export function keptUntil(retention: Retention, period: Period, time: Date): Date {
	return move(time, period, retention[period]);
}

function move(from: Date, period: Period, count: number): Date {
	const time = new Date(from);
	if (PERIODS[period].unit === 'month') time.setUTCMonth(time.getUTCMonth() + count);
	else time.setUTCDate(time.getUTCDate() + count);
	return time;
}
