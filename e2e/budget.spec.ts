import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from './visitor.ts';

/** Gzipped bytes that a public page may load before any interaction (docs/decisions/007-weight.md). */
const MAX_SCRIPT = 140_000;
const MAX_STYLE = 20_000;
/** The sample box with samples in it: its whole wizard is interactive from the start. */
const MAX_WIZARD_SCRIPT = 155_000;
const WIZARD = '/sample-box?add=xy300.L';
/** The map of Where to buy (library, base map and data) loads after the page, once its frame is in view. */
const MAX_MAP = 82_000;
const MAP = /\/(?:distributor|base)-map-[^/]+\.(?:js|css)$/;

/** One page of each kind. */
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
	test(`${path} stays within the limits for script and style`, { tag: '@desktop' }, async ({
		page,
		allowFailure,
	}) => {
		allowFailure(/404/);
		const weigh = collect(page);
		await openHydrated(page, path);
		// Lazily loaded parts must not load by themselves a moment later.
		await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
		await page.waitForTimeout(500);
		const { script, style, map } = await weigh();
		// Zero bytes would mean that nothing was measured.
		expect(script).toBeGreaterThan(80_000);
		expect(style).toBeGreaterThan(5_000);
		expect.soft(script, 'script').toBeLessThanOrEqual(path === WIZARD ? MAX_WIZARD_SCRIPT : MAX_SCRIPT);
		expect.soft(style, 'style').toBeLessThanOrEqual(MAX_STYLE);
		expect.soft(map, 'map').toBeLessThanOrEqual(MAX_MAP);
	});
}

/** A French page may load this much more script than the same page in English: its messages are a little longer. */
const MAX_MORE_FRENCH = 1_000;

for (const [english, french] of [
	['/', '/fr'],
	['/products', '/fr/produits'],
	['/products/xy276-3', '/fr/produits/xy276-3'],
	['/where-to-buy', '/fr/ou-acheter'],
	[WIZARD, '/fr/boite-echantillons?add=xy300.L'],
] as const) {
	test(`${french} loads hardly more script than ${english}`, { tag: '@desktop' }, async ({ browser }) => {
		const weigh = async (path: string) => {
			const context = await browser.newContext({ baseURL: test.info().project.use.baseURL });
			const page = await context.newPage();
			const sums = collect(page);
			await openHydrated(page, path);
			await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
			await page.waitForTimeout(500);
			const { script } = await sums();
			await context.close();
			return script;
		};
		const more = (await weigh(french)) - (await weigh(english));
		test.info().annotations.push({ type: 'bytes', description: String(more) });
		expect(more).toBeLessThanOrEqual(MAX_MORE_FRENCH);
		// Equal bytes would mean that both were measured in one language.
		expect(more).not.toBe(0);
	});
}

/** Sums the requested files, each once, compressed as the site compresses it. */
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
