import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/**
 * The router preloads the style sheets of the page that a link leads to, and uses them when it shows the page. Whether
 * that takes "a few seconds" is up to the machine.
 */
const LATE_STYLE_SHEET = /\.css#? was preloaded using link preload but not used within a few seconds/;

/** A visitor's browser: an error in the console or a failed request fails the test. */
export const test = base.extend<{ allowFailure: (pattern: RegExp) => void; quiet: undefined }>({
	// Each test has its own network address, so that rate limits do not affect other tests.
	extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId, repeatEachIndex }) => {
		const [a, b, c] = createHash('sha256').update(`${testId} ${repeatEachIndex}`).digest();
		await use({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${a}.${b}.${c}` });
	},
	allowFailure: async ({ page: _ }, use, testInfo) => {
		const allowed: RegExp[] = [];
		(testInfo as unknown as { allowed: RegExp[] }).allowed = allowed;
		await use((pattern) => allowed.push(pattern));
	},
	quiet: [
		async ({ page, javaScriptEnabled }, use, testInfo) => {
			const errors: string[] = [];
			page.on('console', (message) => {
				if (LATE_STYLE_SHEET.test(message.text())) return;
				if (message.type() === 'error' || message.type() === 'warning')
					errors.push(`console: ${message.text()}`);
			});
			page.on('pageerror', (error) => errors.push(`page: ${error.message}`));
			page.on('requestfailed', (request) => {
				// A newer search or page aborts the older request; that is not an error.
				if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
				// With scripts disabled the browser refuses to load them.
				if (javaScriptEnabled === false && request.resourceType() === 'script') return;
				errors.push(`request: ${request.url()}`);
			});
			page.on('response', (response) => {
				if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`);
			});
			await use(undefined);
			const allowed = (testInfo as unknown as { allowed?: RegExp[] }).allowed ?? [];
			expect(errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([]);
		},
		{ auto: true },
	],
});

const axePath = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
	'axe-core/axe.min.js',
);
const axeSource = readFileSync(axePath, 'utf8');

/** AxeBuilder would send twice the size, and send it twice, before each check: a third of the time of a check. */
async function ensureAxe(page: Page): Promise<void> {
	for (const frame of page.frames())
		if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
}

/**
 * Checks WCAG 2.2 AA with axe: violations are reported with the element. `except` names rules that do not
 * apply here.
 */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
	expect(await listViolations(page, except)).toEqual([]);
}

/**
 * WCAG 2.2 AA violations found by axe, each with its elements. A bar at the foot of a window covers part of whatever lies
 * below it, and a target that it halves counts as too small (WCAG 2.5.8). Such a target is free once the page is scrolled;
 * one that is too small is so there as well.
 */
export async function listViolations(page: Page, except: readonly string[] = []): Promise<string[]> {
	const violations = await readByAxe(page, except);
	if (!violations.some((violation) => violation.startsWith('target-size'))) return violations;
	const { x, y } = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
	await page.evaluate(() => scrollBy(0, 200));
	const after = await readByAxe(page, except);
	await page.evaluate((at) => scrollTo(at.x, at.y), { x, y });
	const targets = (violation: string) => violation.slice(violation.indexOf(': ') + 2).split(', ');
	const small = new Set(after.filter((violation) => violation.startsWith('target-size')).flatMap(targets));
	return violations.filter(
		(violation) => !violation.startsWith('target-size') || targets(violation).some((one) => small.has(one)),
	);
}

async function readByAxe(page: Page, except: readonly string[]): Promise<string[]> {
	await expectAtRest(page);
	await page.evaluate(layOutAll);
	await ensureAxe(page);
	const { violations } = await new AxeBuilder({ page, axeSource: 'void axe' })
		.options({ resultTypes: ['violations'] })
		.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
		.disableRules([...except])
		// Runs in the page itself instead of a separate page: there are no cross-origin frames, and it takes
		// half the time.
		.setLegacyMode(true)
		.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/**
 * Lays out the parts that wait until they come near: until then they are neither measured nor read, and may have the
 * colours from before their style sheet.
 */
export function layOutAll(): void {
	for (const element of document.querySelectorAll<HTMLElement>('body *'))
		if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
}

/** Waits for finite animations to end, because contrast is undefined half-way. Infinite animations may continue. */
async function expectAtRest(page: Page): Promise<void> {
	// Animations started by the last click are running after two frames.
	await page.evaluate(async () => {
		for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
	});
	// Not `async`: a promise always counts as true here.
	await page.waitForFunction(() =>
		document.getAnimations().every(({ playState, effect }) => {
			return playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
		}),
	);
}

/** Waits for hydration, so that the following steps test the hydrated page. */
export async function openHydrated(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await expectHydrated(page);
}

/** Waits until the last loaded page is hydrated: an earlier click would be lost on any site. */
export async function expectHydrated(page: Page): Promise<void> {
	await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/**
 * With reduced motion a change takes no time, but a busy browser needs some to draw it; endless animations
 * fail.
 */
export async function expectNothingMoves(page: Page): Promise<void> {
	const listMoving = () =>
		document.getAnimations().map(({ effect }) => {
			const { target } = effect as KeyframeEffect;
			return `${target?.tagName}.${target?.getAttribute('class')}`;
		});
	await expect.poll(() => page.evaluate(listMoving)).toEqual([]);
}

/** Checks that nothing overflows sideways at this width, and on desktop at phone widths as well. */
export async function expectNoSideScroll(page: Page): Promise<void> {
	const size = page.viewportSize();
	await expectInFrame(page);
	if (!size || size.width < 1024) return;
	for (const width of [390, 320]) {
		await page.setViewportSize({ ...size, width });
		await expectInFrame(page);
	}
	await page.setViewportSize(size);
}

async function expectInFrame(page: Page): Promise<void> {
	const readOverflow = () =>
		page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
	const message = `side scroll at ${page.viewportSize()?.width} px`;
	// Resize observers run in the next frame, and their changes are drawn in the one after.
	await expect.poll(readOverflow, { message, timeout: 5_000 }).toBeLessThanOrEqual(0);
}
