const HOME = '/admin';

/**
 * The path to open after signing in: a back-office page, or the front page for anything else, so
 * that a link cannot redirect from our sign-in to another site.
 */
export function parseNextPath(text: string | null | undefined): string {
	if (!text || text.length > 2000 || !/^\/admin(?:[/?#]|$)/.test(text) || /[\\\s\p{Cc}]/u.test(text))
		return HOME;
	const url = new URL(text, 'http://here');
	const inside = url.pathname === HOME || url.pathname.startsWith(`${HOME}/`);
	if (url.host !== 'here' || !inside || url.pathname.startsWith('/admin/login')) return HOME;
	return `${url.pathname}${url.search}${url.hash}`;
}

/** The sign-in page that leads back to `path`. */
export function signInPath(path: string): string {
	const next = parseNextPath(path);
	return next === HOME ? '/admin/login' : `/admin/login?next=${encodeURIComponent(next)}`;
}
