import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { publicManifest } from '../src/platform/pages/public-manifest.ts';

/** Leaves a .br and a .gz beside each text file of the browser build, so that none is compressed while serving. */

/** The layouts around the pages of the back-office and of the distributor portal, and the door to that. */
const UNSEEN_ROOTS = [
	'admin/frame/staff-root-layout',
	'portal/sign-in/portal-door-layout',
	'portal/frame/portal-layout',
	'portal/sign-in/distributor-login-page',
];

/** A route's name is its key already: written once, it weighs less. */
const NAME_ROUTES = 'for(let[i,r]of Object.entries(window.__reactRouterManifest.routes))r.id=i';

const folder = join(import.meta.dirname, '../build/client');

shortenManifest(join(folder, 'assets'));

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
	if (!entry.isFile() || !/\.(js|css|svg|json|txt|xml)$/.test(entry.name)) continue;
	const path = join(entry.parentPath, entry.name);
	const bytes = readFileSync(path);
	if (bytes.length < 512) continue;
	writeFileSync(`${path}.br`, brotliCompressSync(bytes));
	writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
rmSync(join(folder, '.vite'), { recursive: true, force: true });

/**
 * The list of routes that every page loads, without what the browser does not ask it for: which modules a route's
 * module imports (it finds them itself), whether it draws anything, and everything that is false.
 */
function shortenManifest(assets: string) {
	const START = 'window.__reactRouterManifest=';
	for (const name of readdirSync(assets)) {
		if (!/^manifest-\w+\.js$/.test(name)) continue;
		const source = readFileSync(join(assets, name), 'utf8');
		const manifest = JSON.parse(source.slice(START.length).replace(/;\s*$/, ''));
		for (const route of Object.values<Record<string, unknown>>(manifest.routes)) {
			delete route.imports;
			delete route.hasDefaultExport;
			for (const [key, value] of Object.entries(route)) if (value === false) delete route[key];
		}
		writeFileSync(join(assets, name), `${START}${JSON.stringify(manifest)};`);
		// Visitors never go to the back-office or the portal within a page, so their pages need not know those routes.
		const kept = Object.entries<{ path?: string }>(manifest.routes).filter(
			([id, { path }]) =>
				!UNSEEN_ROOTS.some((root) => isBelow(id, root, manifest.routes)) && !/^admin\//.test(path ?? ''),
		);
		manifest.routes = Object.fromEntries(kept);
		leaveOutRootStyles(manifest.routes);
		// Asked for only where routes are looked up while visitors browse, which they are not (react-router.config.ts).
		delete manifest.version;
		for (const route of Object.values<{ id?: string }>(manifest.routes)) delete route.id;
		// It names its own address too, from which the router reads it again.
		writeFileSync(
			join(assets, publicManifest(name)),
			publicManifest(`${START}${JSON.stringify(manifest)};${NAME_ROUTES}`),
		);
	}
}

/** The root's sheets are there before any other route is gone to. */
function leaveOutRootStyles(routes: Record<string, { css?: string[] }>) {
	for (const [id, route] of Object.entries(routes)) {
		if (id === 'root') continue;
		route.css = route.css?.filter((sheet) => !routes.root?.css?.includes(sheet));
		if (route.css?.length === 0) delete route.css;
	}
}

/** Whether a route is `ancestor` or stands somewhere below it. */
function isBelow(id: string, ancestor: string, routes: Record<string, { parentId?: string }>): boolean {
	if (id === ancestor) return true;
	const parent = routes[id]?.parentId;
	return parent !== undefined && isBelow(parent, ancestor, routes);
}
