import type { RouteRow } from './access.server.ts';

/**
 * The methods of the declared routes at a path, for 405 and its Allow header; empty if there are none. A catch-all for
 * unknown paths below a folder ("/api/*") does not count.
 */
export function listMethodsAt(routes: readonly RouteRow[], path: string): string[] {
	const parts = path.split('/');
	const methods = routes.filter(({ url }) => fits(url, parts)).map(({ method }) => method);
	return [...new Set(methods)].sort();
}

function fits(url: string, parts: readonly string[]): boolean {
	if (url === '/api/*') return false;
	const pattern = url.split('/');
	if (pattern.at(-1) === '*') {
		const folder = pattern.slice(0, -1);
		// The page catch-all covers everything except /api.
		if (folder.length === 1 && parts[1] === 'api') return false;
		return parts.length > folder.length && folder.every((part, at) => part === parts[at]);
	}
	return (
		pattern.length === parts.length &&
		pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
	);
}
