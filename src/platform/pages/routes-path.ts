/** Where the router asks which routes the links of a page lead to (`routeDiscovery` in react-router.config.ts). */
export const ROUTES_PATH = '/__manifest';

/** The paths that such a request names; undefined for any other address. */
export function listAskedRoutes({ pathname, searchParams }: URL): string[] | undefined {
	return pathname === ROUTES_PATH ? (searchParams.get('paths') ?? '').split(',') : undefined;
}
