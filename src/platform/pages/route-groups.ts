import type { RouteObject } from 'react-router';
import { LOCALES } from '../i18n/locale.ts';

/** A route as the build lists it: layouts have no path or an empty one. */
export type ListedRoute = {
	id: string;
	parentId?: string | undefined;
	path?: string | undefined;
	index?: boolean | undefined;
	caseSensitive?: boolean | undefined;
};

/**
 * Returns the routes that can match a path, as a tree for `matchRoutes`. The router prepares all routes that it is given
 * for each match, which took a tenth of a page's time; those that begin as the path does are a few of two hundred.
 */
export function groupRoutes(routes: readonly ListedRoute[]): (path: string) => RouteObject[] {
	const listBelow = (parentId: string | undefined, start: string | undefined): RouteObject[] =>
		routes
			.filter((route) => route.parentId === parentId)
			.filter(({ path }) => start === undefined || !path || canStart(path, start))
			.map(({ id, path, index, caseSensitive }) =>
				index
					? { id, path, index, caseSensitive }
					: { id, path, caseSensitive, children: listBelow(id, path ? undefined : start) },
			);
	const starts = new Set(routes.map(({ path = '' }) => startOf(path)));
	const trees = new Map([...starts].map((start) => [start, listBelow(undefined, start)]));
	const whole = listBelow(undefined, undefined);
	const others = listBelow(undefined, '');
	// The router decodes a path before it compares.
	return (path) => (path.includes('%') ? whole : (trees.get(startOf(path.slice(1))) ?? others));
}

/** The first part of a path without its slash, and the second after a language's prefix; in lower case. */
function startOf(path: string): string {
	const [first = '', second] = path.toLowerCase().split('/');
	return second && LOCALES.some((locale) => locale === first) ? `${first}/${second}` : first;
}

const canStart = (path: string, start: string) => startOf(path) === start || /[:*]/.test(startOf(path));
