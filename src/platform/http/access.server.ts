import type { FastifyInstance, RouteOptions } from 'fastify';

/** Who may call a route. */
const ACCESS = ['visitor', 'distributor', 'staff'] as const;
export type Access = (typeof ACCESS)[number];

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Required: a route without it fails the start. */
		access?: Access;
		/**
		 * Accepts requests from other sites and mail programs, as RFC 8058 requires. Only for a route that does nothing
		 * beyond what the secret in its own URL allows.
		 */
		fromAnywhere?: boolean;
		/** The page asks by itself, so the request does not extend a session's idle timeout. */
		isBackground?: boolean;
	}
	interface FastifyInstance {
		/** Every route with its access, available once the app is ready. */
		routeTable: RouteRow[];
		/** The kinds of access that are guarded; set by the guard. */
		guardedAccess?: readonly Access[];
	}
}

/** One row of the route table. */
export type RouteRow = { method: string; url: string; access: Access };

/**
 * Collects every route and fails the start if one does not declare its access, or declares one that nothing guards.
 * Register before the first route.
 */
export function requireDeclaredAccess(app: FastifyInstance): void {
	const routes: RouteOptions[] = [];
	const table: RouteRow[] = [];
	app.decorate('routeTable', table);
	app.addHook('onRoute', (route) => {
		routes.push(route);
	});
	app.addHook('onReady', async () => {
		for (const { method, url, config } of routes) {
			const access = config?.access;
			if (!access || !ACCESS.includes(access)) {
				throw new Error(`Route ${method} ${url} does not declare who may call it (config.access).`);
			}
			if (access !== 'visitor' && !app.guardedAccess?.includes(access)) {
				throw new Error(`Route ${method} ${url} is for ${access}, and nothing guards it.`);
			}
			for (const one of [method].flat()) table.push({ method: one, url, access });
		}
	});
}

/** Declares the access of every route that a library adds within `scope`. */
export function declareAccess(scope: FastifyInstance, access: Access): void {
	scope.addHook('onRoute', (route) => {
		route.config = { ...route.config, access };
	});
}
