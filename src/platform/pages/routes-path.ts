/** Where the router looks up the routes of a page's links (`routeDiscovery` in react-router.config.ts). */
export const ROUTES_PATH = '/__manifest';

/** The paths in such a request; undefined for any other URL. */
export function listRequestedRoutes({ pathname, searchParams }: URL): string[] | undefined {
	return pathname === ROUTES_PATH ? (searchParams.get('paths') ?? '').split(',') : undefined;
}
