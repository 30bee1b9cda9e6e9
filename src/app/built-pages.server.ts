import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import type { StaffPage } from '../admin/frame/staff-page-context.ts';
import { isStaffPath } from '../admin/frame/staff-path.ts';
import type { PagePolicies } from '../entry.server.tsx';
import type { FormCaller } from '../platform/pages/form-services.server.ts';
import { listRequestedRoutes } from '../platform/pages/routes-path.ts';
import { StartError } from '../platform/process/start-error.server.ts';
import type { PortalPage } from '../portal/frame/portal-page-context.ts';
import { isInPortalBuild } from '../portal/frame/portal-path.ts';
import type { PageServices } from '../site/frame/page-services.ts';

export const BUILD_FOLDER = join(import.meta.dirname, '../../build');

/**
 * Renders any page: a visitor's with the sender of a form; the back-office's and the portal's with the signed-in user.
 */
export type RenderAnyPage = ((
	request: Request,
	caller?: FormCaller,
	staff?: StaffPage,
	portal?: PortalPage,
) => Promise<Response>) & {
	/** The policies of the public pages. */
	policies?: PagePolicies;
};

/**
 * Loads the built pages; without them the start fails with one sentence. The back-office and portal builds are loaded
 * on first use, so a site that is only visited starts sooner and uses less memory.
 */
export async function loadBuiltPages(
	folder = BUILD_FOLDER,
): Promise<(services: PageServices) => RenderAnyPage> {
	type MakeRender = (services: PageServices) => RenderAnyPage;
	const loadBuild = (bundle: 'public' | 'staff' | 'portal'): Promise<ServerBuild> =>
		import(join(folder, 'server', bundle, 'index.js'));
	const load = async (bundle: 'staff' | 'portal'): Promise<MakeRender> =>
		renderWith(await loadBuild(bundle), 'production');
	if (!existsSync(join(folder, 'server/public/index.js')))
		throw new StartError('The pages are not built. Start with `npm start`, which builds them.');
	const publicBuild = await loadBuild('public');
	const renderPublic = renderWith(publicBuild, 'production');
	const policies = await policiesOf(publicBuild);
	return (services) => {
		const renderVisitor = renderPublic(services);
		const later = new Map<'staff' | 'portal', Promise<RenderAnyPage>>();
		const onFirstUse = (bundle: 'staff' | 'portal') => {
			let render = later.get(bundle);
			if (!render) {
				render = load(bundle).then((make) => make(services));
				later.set(bundle, render);
			}
			return render;
		};
		const render: RenderAnyPage = async (request, caller, staff, portal) => {
			const url = new URL(request.url);
			const { pathname } = url;
			// A back-office page looks up the routes of its own links.
			const isStaffRequest = listRequestedRoutes(url)?.some(isStaffPath) ?? false;
			if (isStaffRequest || isStaffPath(pathname)) return (await onFirstUse('staff'))(request, caller, staff);
			if (isInPortalBuild(pathname)) return (await onFirstUse('portal'))(request, caller, staff, portal);
			return renderVisitor(request, caller, staff, portal);
		};
		return Object.assign(render, { policies });
	};
}

type PageModule = {
	readPagePolicies: (build: ServerBuild) => Promise<PagePolicies>;
	createPageHandler: (
		build: ServerBuild,
		mode: string,
	) => (
		request: Request,
		services: PageServices,
		caller?: FormCaller,
		staff?: StaffPage,
		portal?: PortalPage,
	) => Promise<Response>;
};

export function policiesOf(build: ServerBuild): Promise<PagePolicies> {
	return (build.entry.module as unknown as PageModule).readPagePolicies(build);
}

/** The renderer from a build of the pages. The build has its own copy of the router, so it creates its own context. */
export function renderWith(build: ServerBuild, mode: string): (services: PageServices) => RenderAnyPage {
	const handle = (build.entry.module as unknown as PageModule).createPageHandler(build, mode);
	return (services) => (request, caller, staff, portal) => handle(request, services, caller, staff, portal);
}
