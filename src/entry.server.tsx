import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
	createRequestHandler,
	type EntryContext,
	type HandleErrorFunction,
	matchRoutes,
	type RouteObject,
	RouterContextProvider,
	type ServerBuild,
	ServerRouter,
} from 'react-router';
import { type StaffPage, staffPage } from './admin/frame/staff-page-context.ts';
import { isStaffPath } from './admin/frame/staff-path.ts';
import { carryStyles } from './platform/pages/carried-styles.server.ts';
import type { FormCaller } from './platform/pages/form-services.server.ts';
import { paintFirst } from './platform/pages/paint-first.server.ts';
import { publicManifest } from './platform/pages/public-manifest.ts';
import { withoutScripts } from './platform/pages/without-scripts.server.ts';
import { loadHeldParts } from './platform/ui/held.tsx';
import { type PortalPage, portalPage } from './portal/frame/portal-page-context.ts';
import { isPortalPath, isSignInPath } from './portal/frame/portal-path.ts';
import { formCaller, type PageServices, pageServices } from './site/frame/page-services.ts';

/** A page that is not finished by then is given up. */
const RENDER_TIMEOUT_MS = 5_000;

/** Renders the whole page before a byte is sent: it is hashed, compressed and kept (decision 003). */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	await loadHeldParts();
	const html = (await render(request, context)).toString();
	headers.set('content-type', 'text/html; charset=utf-8');
	// In development the bundler's own scripts must come first.
	return new Response(import.meta.env.PROD ? lighten(request, html) : html, { status, headers });
}

/**
 * Staff go on by clicks through all of the back-office; visitors see their page first and get nothing of it; a
 * distributor's pages are links and forms alone, and visitors' routes do not know the door to them.
 */
function lighten(request: Request, html: string): string {
	const { pathname } = new URL(request.url);
	if (isPortalPath(pathname)) return withoutScripts(html);
	if (isStaffPath(pathname)) return carryStyles(html);
	// The sign-in and the newsletter's pages are loaded whole, never from a link within a page: they alone know their
	// own routes.
	const knowsItself = isSignInPath(pathname) || pathname.startsWith('/newsletter');
	return knowsItself ? paintFirst(html) : publicManifest(paintFirst(html));
}

function render(request: Request, context: EntryContext): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		let fault: unknown;
		const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
			onAllReady() {
				clearTimeout(timer);
				if (fault) reject(fault);
				else resolve(buffer(pipe(new PassThrough())));
			},
			onShellError: reject,
			onError(error) {
				fault = error;
			},
		});
		const timer = setTimeout(() => abort(new Error('The page took too long to render.')), RENDER_TIMEOUT_MS);
	});
}

/** A page that could not be made answers 500; why it could not is for the log, never for the visitor. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (!request.signal.aborted) context.get(pageServices).onFault(error, new URL(request.url).pathname);
};

/** The page of every address that no other page takes (src/routes.ts). */
const NOT_FOUND = 'site/frame/not-found-page';

/** Tells addresses that no page takes, without rendering one. */
export function createPageFinder({ routes }: ServerBuild): (path: string) => boolean {
	const entries = Object.values(routes).filter((route) => route !== undefined);
	const listBelow = (parentId: string | undefined): RouteObject[] =>
		entries
			.filter((route) => route.parentId === parentId)
			.map(({ id, path, index, caseSensitive }) =>
				index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: listBelow(id) },
			);
	const tree = listBelow(undefined);
	return (path) => (matchRoutes(tree, path)?.at(-1)?.route.id ?? NOT_FOUND) === NOT_FOUND;
}

/** What the server calls for a page: it hands in the services that loaders ask for. */
export function createPageHandler(build: ServerBuild, mode: string) {
	const handle = createRequestHandler(build, mode);
	return (
		request: Request,
		services: PageServices,
		caller?: FormCaller,
		staff?: StaffPage,
		portal?: PortalPage,
	): Promise<Response> => {
		const context = new RouterContextProvider();
		context.set(pageServices, services);
		context.set(formCaller, caller);
		context.set(staffPage, staff);
		context.set(portalPage, portal);
		return handle(request, context);
	};
}
