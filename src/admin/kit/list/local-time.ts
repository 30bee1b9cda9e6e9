/**
 * Writes times of a file as staff read them: "2026-11-25 16:05" in their time zone, which spreadsheets take for a date
 * in either language. An empty time stays empty.
 */
export function localTime(timeZone: string): (at: string | undefined) => string {
	// Swedish dates are those of ISO 8601, with a space before the time.
	const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
	return (at) => (at ? format.format(new Date(at)) : '');
}
