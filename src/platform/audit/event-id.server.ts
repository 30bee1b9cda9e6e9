import { randomBytes } from 'node:crypto';

let lastMs = 0;
let withinMs = 0;

/** An event id: sorts by time, then by write order within this process. */
export function makeEventId(now: Date): string {
	const ms = now.getTime();
	withinMs = ms === lastMs ? withinMs + 1 : 0;
	lastMs = ms;
	return `${ms.toString(16).padStart(12, '0')}${withinMs.toString(16).padStart(4, '0')}${randomBytes(4).toString('hex')}`;
}
