/** A session ends when it has not been used for so long: a counter is busy, and not always at the screen. */
export const IDLE_MS = 4 * 3_600_000;
/** And so long after its start whatever happens: a working day. */
export const ABSOLUTE_MS = 14 * 3_600_000;

/** The cookie's name: another one than staff's, and bound to this host where the site is served over HTTPS. */
export function portalCookieName(publicUrl: string): string {
	return `${publicUrl.startsWith('https:') ? '__Host-' : ''}emberhide-distributor`;
}
