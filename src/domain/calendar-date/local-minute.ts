const DAY_MS = 24 * 60 * 60 * 1000;

/** An instant as clocks show it in a time zone such as "America/Toronto": "2027-01-01T00:00". */
export function localMinute(timeZone: string, instant: Date): string {
	// Swedish dates are those of ISO 8601, with a space before the time.
	const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
	return format.format(instant).replace(' ', 'T');
}

/**
 * The instant at which clocks in a time zone show a minute, "2027-01-01T00:00". Of an hour that comes twice, the first;
 * a minute that clocks jump over is as much later as they jump.
 */
export function instantOfMinute(timeZone: string, minute: string): Date {
	const asUtc = Date.parse(`${minute}Z`);
	const offsetAt = (instant: number) => Date.parse(`${localMinute(timeZone, new Date(instant))}Z`) - instant;
	// The offsets before and after a change of clocks near that time; the same on other days.
	const [early = 0, late = 0] = [offsetAt(asUtc - DAY_MS), offsetAt(asUtc + DAY_MS)]
		.map((offset) => asUtc - offset)
		.sort((one, other) => one - other);
	return new Date([early, late].find((instant) => instant + offsetAt(instant) === asUtc) ?? late);
}
