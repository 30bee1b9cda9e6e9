import { todayIn } from '../domain/calendar-date/calendar-date.ts';

/** How often the day is looked at, in milliseconds. */
const LOOK_MS = 20_000;

/** More days than a process runs: the version of the catalogue comes before the day. */
const DAYS = 100_000;

/**
 * The version that cached pages belong to: it changes with the catalogue and at the turn of a day, since an announcement
 * has days. `close` ends the looking.
 */
export function openPageVersion(
	catalogue: { version: number },
	timeZone: string,
	now: () => Date = () => new Date(),
): { version: () => number; close: () => void } {
	let day = todayIn(timeZone, now());
	let turns = 0;
	const timer = setInterval(() => {
		const today = todayIn(timeZone, now());
		if (today !== day) turns++;
		day = today;
	}, LOOK_MS).unref();
	return {
		version: () => catalogue.version * DAYS + turns,
		close: () => clearInterval(timer),
	};
}
