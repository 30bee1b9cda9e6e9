/** Maximum age of a session, regardless of activity: a shift and a half. */
export const ABSOLUTE_SECONDS = 12 * 60 * 60;

/** The cookie names. If the site is served over HTTPS, their prefix binds them to this host and to HTTPS. */
export function cookieNames(publicUrl: string) {
	const prefix = publicUrl.startsWith('https:') ? '__Host-' : '';
	return { session: `${prefix}emberhide-staff`, challenge: `${prefix}emberhide-staff-code` };
}
