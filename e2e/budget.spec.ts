import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from './visitor.ts';

/** Bytes, gzipped, that a public page may load before anybody touches it (docs/decisions/007-weight.md). */
const MAX_SCRIPT = 140_000;
const MAX_STYLE = 20_000;
/** The sample box with samples in it: the whole wizard works from the first moment. */
const MAX_WIZARD_SCRIPT = 155_000;
const WIZARD = '/sample-box?add=xy300.L';
/** The map of Where to buy comes after its page, once its frame is in view: library, base map and all. */
const MAX_MAP = 82_000;
const MAP = /\/distributor-map-[^/]+\.(?:js|css)$/;

/** One page of every kind. */
const PAGES = [
	'/',
	'/products',
	'/products?q=tig',
	'/products/smaw',
	'/products/welding-gloves/tig',
	'/products/xy276-3',
	'/find-a-glove?job=stick+140+amps',
	'/compare?gloves=xy300,xy301',
	'/sizing-guide',
	'/advanced-search',
	'/sitemap',
	'/privacy',
	'/where-to-buy',
	'/become-a-distributor',
	'/sample-box',
	WIZARD,
	'/nowhere',
];

for (const path of PAGES) {
	test(`${path} loads no more script and style than a page may`, { tag: '@desktop' }, async ({
		page,
		allowFailure,
	}) => {
		allowFailure(/404/);
		const weigh = collect(page);
		await openHydrated(page, path);
		// What the page holds back must not come by itself a moment later.
		await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
		await page.waitForTimeout(500);
		const { script, style, map } = await weigh();
		// A page without any would mean that nothing was measured.
		expect(script).toBeGreaterThan(80_000);
		expect(style).toBeGreaterThan(5_000);
		expect.soft(script, 'script').toBeLessThanOrEqual(path === WIZARD ? MAX_WIZARD_SCRIPT : MAX_SCRIPT);
		expect.soft(style, 'style').toBeLessThanOrEqual(MAX_STYLE);
		expect.soft(map, 'map').toBeLessThanOrEqual(MAX_MAP);
	});
}

/** Sums what the browser asks for, each file once, compressed as the site compresses it. */
function collect(page: Page) {
	const bodies = new Map<string, { type: string; body: Promise<Buffer> }>();
	page.on('response', (response) => {
		const type = response.request().resourceType();
		if ((type !== 'script' && type !== 'stylesheet') || response.status() !== 200) return;
		bodies.set(response.url(), { type, body: response.body() });
	});
	return async () => {
		const sums = { script: 0, style: 0, map: 0 };
		for (const [url, { type, body }] of bodies) {
			sums[MAP.test(url) ? 'map' : type === 'script' ? 'script' : 'style'] += gzipSync(await body, {
				level: 9,
			}).length;
		}
		return sums;
	};
}
