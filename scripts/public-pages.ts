import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../src/routes.ts';

/**
 * Every kind of public page, with the demonstration range: each fixed route, and examples of the routes
 * with parameters. New public routes without parameters are included automatically.
 */

/** The layout of the public pages (src/routes.ts). */
const FRAME = 'site/frame/site-layout.tsx';

/** Listings in different states, gloves of different types, sizes and colours, and not-found pages. */
const EXAMPLES = [
	'/products?page=2',
	'/products?q=tig',
	'/products?q=zzzz',
	'/products?size=l&material=goatskin',
	'/products?material=bison&process=gtaw&size=5xl',
	'/products/xy276-3',
	'/products/xy300',
	'/products/xy162',
	'/products/xy200',
	'/products/xy999',
	'/products/no/such/path',
	'/sizing-guide?palm=21&unit=cm',
	'/newsletter',
	'/newsletter/asked',
	'/newsletter/unsubscribe',
	'/where-to-buy?near=P3E',
	'/no-such-page',
];

/** Paths, fixed routes first. */
export async function listPublicPages(): Promise<string[]> {
	const fixed = (await routes)
		.filter(({ file }) => file === FRAME)
		.flatMap(({ children = [] }) => children.flatMap((route) => listPaths(route, '')))
		// Routes with a parameter are covered by the examples; developer pages are not public.
		.filter((path) => !/[:*]|\/dev\//.test(path));
	return [...fixed, ...EXAMPLES];
}

function listPaths({ path = '', children }: RouteConfigEntry, above: string): string[] {
	const whole = path === '' ? above : `${above}/${path}`;
	return children ? children.flatMap((child) => listPaths(child, whole)) : [whole === '' ? '/' : whole];
}
