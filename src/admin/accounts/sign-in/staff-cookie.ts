/** Maximum age of a session, regardless of activity: a shift and a half. */
export const ABSOLUTE_SECONDS = 12 * 60 * 60;

/** The names of the cookies: bound to this host and to HTTPS where the site is served over it. */
export function cookieNames(publicUrl: string) {
	const prefix = publicUrl.startsWith('https:') ? '__Host-' : '';
	return { session: `${prefix}emberhide-staff`, challenge: `${prefix}emberhide-staff-code` };
}
