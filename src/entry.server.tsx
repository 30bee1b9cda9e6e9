import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
	createRequestHandler,
	type EntryContext,
	type HandleErrorFunction,
	matchRoutes,
	RouterContextProvider,
	type ServerBuild,
	ServerRouter,
} from 'react-router';
import { type StaffPage, staffPage } from './admin/frame/staff-page-context.ts';
import { isStaffPath } from './admin/frame/staff-path.ts';
import { LANGUAGE_TAGS, LOCALES, type Locale, localeOfPath } from './platform/i18n/locale.ts';
import { listPaths, routeIdIn } from './platform/i18n/localized-path.ts';
import { requestLocale } from './platform/i18n/request-locale.ts';
import { documentRequest } from './platform/pages/document-request.ts';
import type { FormCaller } from './platform/pages/form-services.server.ts';
import { declaredUrl, type PagePolicy } from './platform/pages/page-policy.ts';
import { withPageStyles } from './platform/pages/page-styles.server.ts';
import { paintFirst } from './platform/pages/paint-first.server.ts';
import { groupRoutes } from './platform/pages/route-groups.ts';
import { withoutScripts } from './platform/pages/without-scripts.server.ts';
import { loadParts } from './platform/ui/static-part.tsx';
import { type PortalPage, portalPage } from './portal/frame/portal-page-context.ts';
import { isInPortalBuild, isPortalPath } from './portal/frame/portal-path.ts';
import { formCaller, type PageServices, pageServices } from './site/frame/page-services.ts';

/** Rendering is aborted after this time. */
const RENDER_TIMEOUT_MS = 5_000;

/** Renders the whole page before sending a byte, because it is hashed, compressed and cached (decision 003). */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	await loadParts();
	const html = await render(request, withPageStyles(context));
	headers.set('content-type', 'text/html; charset=utf-8');
	headers.set('content-language', LANGUAGE_TAGS[loadContext.get(requestLocale)]);
	// In development the bundler's own scripts must come first.
	return new Response(import.meta.env.PROD ? lighten(request, html) : html, { status, headers });
}

/** Back-office pages keep their scripts, since staff navigate by clicks. Portal pages are only links and forms. */
function lighten(request: Request, html: string): string {
	const { pathname } = new URL(request.url);
	if (isPortalPath(pathname)) return withoutScripts(html);
	return isStaffPath(pathname) ? html : paintFirst(html);
}

function render(request: Request, context: EntryContext): Promise<string> {
	return new Promise((resolve, reject) => {
		let failure: unknown;
		// React hands over its buffers for good, so they are collected without copies.
		const parts: Uint8Array[] = [];
		const page = new Writable({
			write(part: Uint8Array, _encoding, done) {
				parts.push(part);
				done();
			},
			final(done) {
				resolve(Buffer.concat(parts).toString());
				done();
			},
		});
		const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
			onAllReady() {
				clearTimeout(timer);
				if (failure) reject(failure);
				else pipe(page);
			},
			onShellError: reject,
			onError(error) {
				failure = error;
			},
		});
		const timer = setTimeout(() => abort(new Error('The page took too long to render.')), RENDER_TIMEOUT_MS);
	});
}

/** Logs why a page could not be rendered. The visitor only gets a 500 and never sees the reason. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (!request.signal.aborted) context.get(pageServices).onError(error, new URL(request.url).pathname);
};

/** The catch-all pages for addresses that no other route matches (src/routes.ts). */
const NOT_FOUND: ReadonlySet<string> = new Set(
	LOCALES.map((locale) => routeIdIn('site/frame/not-found-page', locale)),
);

/** The page policies of a build. */
export type PagePolicies = {
	/** The policy of the page that matches a path; undefined if none does. Renders nothing. */
	policyOf: (path: string) => PagePolicy | undefined;
	/** The paths that the pages' forms post to. */
	forms: readonly string[];
};

export async function readPagePolicies({ routes }: ServerBuild): Promise<PagePolicies> {
	const entries = Object.values(routes).filter((route) => route !== undefined);
	const findTree = groupRoutes(entries);
	const policies = new Map(
		await Promise.all(entries.map(async ({ id, module }) => [id, await policyOfModule(module)] as const)),
	);
	return {
		policyOf: (path) => {
			const id = matchRoutes(findTree(path), path)?.at(-1)?.route.id;
			return id === undefined || NOT_FOUND.has(id) ? undefined : policies.get(id);
		},
		forms: [...new Set([...policies.values()].flatMap(({ forms = [] }) => forms.flatMap(listPaths)))],
	};
}

type PageRoute = NonNullable<ServerBuild['routes'][string]>;

/** A page loads its policy on the server only, so that a policy's imports are not part of the browser bundle. */
type PageHandle = { policy?: () => Promise<PagePolicy> };

async function policyOfModule({ handle }: PageRoute['module']): Promise<PagePolicy> {
	return (await (handle as PageHandle | undefined)?.policy?.()) ?? {};
}

/**
 * Limits the query that public loaders see to the params their policies declare. Staff and portal pages are never
 * cached, so their loaders see all of it.
 */
function withDeclaredQueries(build: ServerBuild): ServerBuild {
	const declare = (route: PageRoute): PageRoute => {
		const { loader } = route.module;
		if (!loader) return route;
		const policy = policyOfModule(route.module);
		const declared: typeof loader = async (args) => {
			const { pathname } = args.url;
			const isPublic = !isStaffPath(pathname) && !isInPortalBuild(pathname);
			return loader(isPublic ? { ...args, url: declaredUrl(args.url, await policy) } : args);
		};
		return { ...route, module: { ...route.module, loader: declared } };
	};
	const routes = Object.entries(build.routes).map(([id, route]) => [id, route && declare(route)]);
	return { ...build, routes: Object.fromEntries(routes) };
}

/**
 * Links the root's style sheets under their plain addresses. The router marks a sheet that a later part needs, too, with
 * "#", because it removes the sheets of a page that is left. The bundler does not recognize a marked one: with the first
 * part that comes later it would load it again and style the whole page anew. The root's sheets are never removed.
 */
function withPlainRootSheets(build: ServerBuild): ServerBuild {
	const ofRoot = new Set(build.assets.routes.root?.css);
	const plain = (href: string) => (ofRoot.has(href) ? href.replace(/#$/, '') : href);
	const routes = Object.entries(build.assets.routes).map(([id, route]) => [
		id,
		route && { ...route, css: route.css?.map(plain) },
	]);
	return { ...build, assets: { ...build.assets, routes: Object.fromEntries(routes) } };
}

/** A staff page is in the language of the account; every other page, and a preview of one, in that of its address. */
function localeOfPage(pathname: string, staff: StaffPage | undefined): Locale {
	return staff && !pathname.startsWith('/admin/preview-product/') ? staff.locale : localeOfPath(pathname);
}

/** Creates the request handler for pages. It gives loaders the services they need. */
export function createPageHandler(build: ServerBuild, mode: string) {
	const handle = createRequestHandler(withDeclaredQueries(withPlainRootSheets(build)), mode);
	return (
		request: Request,
		services: PageServices,
		caller?: FormCaller,
		staff?: StaffPage,
		portal?: PortalPage,
	): Promise<Response> => {
		const context = new RouterContextProvider();
		context.set(pageServices, services);
		context.set(requestLocale, localeOfPage(new URL(request.url).pathname, staff));
		context.set(documentRequest, !new URL(request.url).pathname.endsWith('.data'));
		context.set(formCaller, caller);
		context.set(staffPage, staff);
		context.set(portalPage, portal);
		return handle(request, context);
	};
}
