import { englishPath } from '../../platform/i18n/localized-path.ts';

/** The paths of the portal and of its sign-in page. */
export const PORTAL_HOME = '/distributor';
export const SIGN_IN_PATH = '/distributor-login';

/**
 * Whether a page is in the portal's own frame: the portal itself, and the pages for choosing a password. The sign-in
 * page is in the public frame.
 */
export function isPortalPath(pathname: string): boolean {
	return /^\/distributor(?:\/|$)|^\/distributor-login\/./.test(englishPath(pathname));
}

/** Whether a page belongs to the portal's build: its own pages and the sign-in, or the data of one. */
export function isInPortalBuild(pathname: string): boolean {
	return /^\/distributor(?:-login)?(?:[/.]|$)/i.test(englishPath(pathname.toLowerCase()));
}

/** Where to go after signing in, as an English path: a portal page, or the portal's front page for anything else. */
export function parsePortalNext(text: string | null | undefined): string {
	if (!text || text.length > 500 || /[\\\s\p{Cc}]/u.test(text)) return PORTAL_HOME;
	const path = englishPath(text);
	if (!/^\/distributor(?:[/?]|$)/.test(path)) return PORTAL_HOME;
	const url = new URL(path, 'http://here');
	const inside = url.host === 'here' && isPortalPath(url.pathname) && !url.pathname.startsWith(SIGN_IN_PATH);
	return inside ? `${url.pathname}${url.search}` : PORTAL_HOME;
}
