import type { Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { aSampleRequest } from '../src/domain/sample-requests/test-request.ts';
import { localeOfPath } from '../src/platform/i18n/locale.ts';
import { englishPath, localizedPath } from '../src/platform/i18n/localized-path.ts';
import routes from '../src/routes.ts';
import { addLabel, nameOf } from './label.ts';
import { addCompany } from './price-client.ts';

/** Every address in the route table, with its parameters: "/admin/labels/:id". */
export async function listRoutePaths(): Promise<string[]> {
	return [...new Set((await routes).flatMap((route) => listPaths(route, '')))];
}

function listPaths({ path = '', children, index }: RouteConfigEntry, above: string): string[] {
	const whole = path === '' ? above || '/' : `${above === '/' ? '' : above}/${path}`;
	const below = children?.flatMap((child) => listPaths(child, whole === '/' && !index ? '' : whole)) ?? [];
	// A layout without a path is no page.
	return children && path === '' ? below : [whole, ...below];
}

/** Values for the parameters of public pages. */
const PUBLIC: Readonly<Record<string, readonly string[]>> = {
	'/products/:partNumber': [
		'/products/xy300',
		'/products/xy200',
		'/products/xy300?colour=black',
		'/products/xy999',
	],
	'/newsletter/:step?': [
		'/newsletter',
		'/newsletter/asked',
		'/newsletter/confirm',
		'/newsletter/unsubscribe?token=x',
	],
	'/products/*': ['/products/no/such/path'],
	'/*': ['/no-such-page'],
};

export const isStaffPath = (path: string) => path.startsWith('/admin');
export const isPortalPath = (path: string) => /^\/distributor(?:\/|$)/.test(englishPath(path));

/** Public pages, each under an address that shows content. */
export async function listPublicPages(): Promise<string[]> {
	const paths = (await listRoutePaths()).filter((path) => !isStaffPath(path) && !isPortalPath(path));
	return paths.flatMap((path) => {
		const locale = localeOfPath(path);
		const named = (PUBLIC[englishPath(path)] ?? [englishPath(path)]).map((one) => localizedPath(one, locale));
		for (const one of named)
			if (/[:*]/.test(one))
				throw new Error(`Say in e2e/site-pages.ts what stands for the parameter of ${path}.`);
		return named;
	});
}

/** Staff pages, for a company, a request and a label created for them; other parameters get unknown values. */
export async function listStaffPages(page: Page): Promise<string[]> {
	const company = await addCompany(page, nameOf('Styles'));
	const label = await addLabel(page);
	const response = await page.request.post('/api/sample-requests', {
		data: aSampleRequest({
			companyName: nameOf('Styles'),
			companyEmail: `${nameOf('s').replace(' ', '.')}@styles.example`,
		}),
	});
	const { number } = await response.json();
	const values: Record<string, string> = {
		':company': company.id,
		':id': String(label),
		':number': number,
		':partNumber': 'xy300',
		':category': 'TIG',
		'*': 'no-such-page',
	};
	const paths = (await listRoutePaths()).filter(isStaffPath);
	return paths.map((path) => path.replace(/:\w+|\*/g, (name) => values[name] ?? '7'));
}

/** Portal pages, for a signed-in distributor. */
export async function listPortalPages(): Promise<string[]> {
	const paths = (await listRoutePaths()).filter(isPortalPath);
	return paths.map((path) => path.replace(':number', 'Q-2026-0001').replace('*', 'no-such-page'));
}
