/** Idle timeout of a session: long enough for a busy counter that is not always at the screen. */
export const IDLE_MS = 4 * 3_600_000;
/** Max lifetime of a session: one working day. */
export const ABSOLUTE_MS = 14 * 3_600_000;

/** The cookie's name. It differs from staff's cookie, and is bound to this host if the site is served over HTTPS. */
export function portalCookieName(publicUrl: string): string {
	return `${publicUrl.startsWith('https:') ? '__Host-' : ''}emberhide-distributor`;
}
