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
): { version: () => number; look: () => boolean; close: () => void } {
	let day = todayIn(timeZone, now());
	let turns = 0;
	/** Whether the day has changed since it was last looked at. */
	function look(): boolean {
		const today = todayIn(timeZone, now());
		if (today === day) return false;
		day = today;
		turns++;
		return true;
	}
	const timer = setInterval(look, LOOK_MS).unref();
	return {
		version: () => catalogue.version * DAYS + turns,
		look,
		close: () => clearInterval(timer),
	};
}
