import type { RouteConfigEntry } from '@react-router/dev/routes';
import { englishPath } from '../src/platform/i18n/localized-path.ts';
import routes from '../src/routes.ts';
import { listPathTricks, sendRawTarget } from '../src/testing/raw-request.ts';
import { STAFF } from './staff-account.ts';
import { expect, test } from './visitor.ts';

/** Checks that do not depend on the window width run once. */
const OPEN = [
	'/admin/login',
	'/admin/login/invitation',
	'/distributor-login/forgotten',
	'/distributor-login/password',
];

async function listGuardedPages(): Promise<string[]> {
	const all = (await routes).flatMap((route) => listPaths(route, ''));
	const guarded = all.filter(
		(path) => /^\/(?:admin|distributor)(?:\/|$)/.test(englishPath(path)) && !OPEN.includes(path),
	);
	return [...new Set(guarded)];
}

function listPaths({ path = '', children }: RouteConfigEntry, above: string): string[] {
	const whole = path === '' ? above : `${above}/${path.replace(/:\w+/g, '7').replace('*', 'nothing')}`;
	return children ? [whole, ...children.flatMap((child) => listPaths(child, whole))] : [whole];
}

test('no spelling of a guarded page’s address shows it to a visitor', async ({ baseURL }) => {
	const pages = await listGuardedPages();
	expect(pages.length).toBeGreaterThan(40);
	const passed: string[] = [];
	for (const page of pages) {
		const targets = [page, `${page}?x=1`, ...listPathTricks(page)];
		await Promise.all(
			targets.map(async (target) => {
				const { status, body } = await sendRawTarget(baseURL as string, 'GET', target);
				const isRefused = [301, 302, 303, 307, 308, 400, 401, 404].includes(status);
				// The framework's redirect header for client-side navigation.
				const isData = status === 204 ? body === '' : status === 202 && body.includes('SingleFetchRedirect');
				if (!isRefused && !isData) passed.push(`${status} ${target}`);
			}),
		);
	}
	expect(passed).toEqual([]);
});

test('the API documentation page has the same policy as all pages', async ({ page, allowFailure }) => {
	// It tries to insert one style element that it does not need.
	allowFailure(/Applying inline style/);
	await page.goto('/api/docs');
	await expect(page.getByText('/api/products/search').first()).toBeVisible();
});

test('every page has a policy without inline scripts or style elements; style attributes are for staff alone', async ({
	page,
}) => {
	const visited = [
		'/',
		'/products',
		'/products/xy300',
		'/sample-box',
		'/where-to-buy',
		'/admin/login',
		'/distributor-login',
	];
	const signedIn = await page.request.post('/api/user/login', { data: STAFF });
	expect(signedIn.ok()).toBe(true);
	const own = (await listGuardedPages()).filter((path) => path.startsWith('/admin'));
	for (const path of [
		...visited,
		'/no-such-page',
		...own,
		'/api/products',
		'/api/docs',
		'/health/live',
		'/robots.txt',
	]) {
		const answer = await page.request.get(path);
		const policy = answer.headers()['content-security-policy'] ?? '';
		const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ', 1)[0], rule]));
		const scripts = rules.get('script-src') ?? rules.get('default-src');
		expect(scripts, path).toBeTruthy();
		expect(scripts, path).not.toMatch(/unsafe|\*|https?:|data:/);
		const isStaff = path.startsWith('/admin');
		expect(rules.get('style-src-attr'), path).toBe(isStaff ? "style-src-attr 'unsafe-inline'" : undefined);
		rules.delete('style-src-attr');
		expect([...rules.values()].join(), path).not.toContain('unsafe');
		expect(rules.get('base-uri'), path).toBe("base-uri 'none'");
		expect(rules.get('frame-ancestors'), path).toBe("frame-ancestors 'none'");
		expect(rules.get('object-src') ?? rules.get('default-src'), path).toMatch(/'none'/);
		expect(answer.headers()['x-content-type-options'], path).toBe('nosniff');
	}
});

test('program files, data and history cannot be fetched', async ({ baseURL }) => {
	const probes = [
		...[
			'/.git/config',
			'/.git/HEAD',
			'/.env',
			'/.env.example',
			'/package.json',
			'/package-lock.json',
			'/README.md',
		],
		...[
			'/src/app/main.server.ts',
			'/build/site/main.server.js',
			'/site/main.server.js',
			'/server/public/index.js',
		],
		...['/data/emberhide.sqlite', '/emberhide.sqlite', '/uploads/', '/session-secret', '/outbox/', '/stamp'],
		...[
			'/node_modules/fastify/package.json',
			'/assets/',
			'/assets',
			'/pictures/',
			'/debug',
			'/phpmyadmin',
			'/metrics',
		],
		...[
			'/server-status',
			'/actuator/env',
			'/swagger.json',
			'/.well-known/../.env',
			'/assets/.vite/manifest.json',
		],
		...[
			'/admin/labels/1.css',
			'/api/x.js',
			'/.vite/manifest.json',
			'/robots.txt.br',
			'/assets/..%2f..%2fstamp',
		],
	];
	for (const probe of probes) {
		const { status, head } = await sendRawTarget(baseURL as string, 'GET', probe);
		expect([303, 400, 401, 404], probe).toContain(status);
		expect(head, probe).not.toMatch(/^(x-powered-by|server):/m);
	}
});
