import type { FastifyInstance } from 'fastify';
import routes from '../routes.ts';

/** An API route or page: its address pattern, and its access. */
export type Target = { method: string; url: string; access: string };

type Page = { path?: string; children?: Page[] };

/** The address of every page in the page list. */
function listPages(pages: readonly Page[], above = ''): string[] {
	return pages.flatMap(({ path = '', children = [] }) => {
		const here = path === '' ? above : `${above}/${path}`;
		return [...(path === '' ? [] : [here]), ...listPages(children, here)];
	});
}

function accessOf(page: string): string {
	if (/^\/admin(?!\/login)\b/.test(page)) return 'staff';
	return /^\/distributor(?:\/|$)/.test(page) ? 'distributor' : 'visitor';
}

/** Every API route and page of the site, which must be ready. */
export function listTargets(app: FastifyInstance): Target[] {
	const apiRoutes = app.routeTable.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
	const known = new Set(apiRoutes.map(({ url }) => url));
	const pages = listPages(routes as Page[])
		.map((url) => url.replace('?', ''))
		.filter((url) => !known.has(url))
		.map((url) => ({ method: 'GET', url, access: accessOf(url) }));
	return [...apiRoutes, ...pages];
}

const PARAMETER = /:\w+|\*/g;

/** Every way to put a word into the route's address: in each of its parameters. */
export function* fillParameters(url: string, values: readonly string[]): Generator<string> {
	const names = url.match(PARAMETER) ?? [];
	for (const at of names.keys()) {
		for (const value of values) {
			let index = 0;
			yield url.replace(PARAMETER, () => (index++ === at ? value : 'x1'));
		}
	}
}

/** An address of the route with an ordinary word in each parameter. */
export const plainUrl = (url: string) => url.replace(PARAMETER, 'x1');

/** Whether an answer stays open and tells what happens, for a minute: a test reads its head alone. */
export const isStream = (contentType: unknown) => /^text\/event-stream\b/.test(String(contentType));
