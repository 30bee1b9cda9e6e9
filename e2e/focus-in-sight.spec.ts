import type { Page } from '@playwright/test';
import { listPublicPages } from './site-pages.ts';
import { staffTest } from './staff.ts';
import { expect, openHydrated, test } from './visitor.ts';

/** Desktop, phone, phone in landscape, and desktop at 400 %. */
const VIEWPORTS = [
	[1280, 800],
	[390, 844],
	[844, 390],
	[320, 256],
] as const;

/** Maximum Tab stops per page: further stops are more of the same cards and rows. */
const MAX_STOPS = 40;

/** The sticky or fixed element that covers the focused element; undefined when it is visible. */
function findCover(page: Page): Promise<{ done: boolean; cover: string | undefined; at: string }> {
	return page.evaluate(async () => {
		for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
		const element = document.activeElement as HTMLElement | null;
		if (!element || element === document.body) return { done: true, cover: undefined, at: '' };
		const at = `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
		const box = element.getBoundingClientRect();
		// Skips elements drawn by another element, such as a radio button by its label, and those larger than
		// half the window.
		if (box.width < 3 || box.height < 3 || box.height > innerHeight / 2)
			return { done: false, cover: undefined, at };
		const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
		for (const y of [box.top + 3, box.top + box.height / 2, box.bottom - 3]) {
			if (y < 0 || y > innerHeight) continue;
			for (let over = document.elementFromPoint(x, y); over; over = over.parentElement) {
				if (over.contains(element) || element.contains(over)) break;
				if (/fixed|sticky/.test(getComputedStyle(over).position)) {
					const name = `<${over.localName} class="${over.className}"> ${over.textContent?.trim().slice(0, 30)}`;
					return { done: false, cover: name, at };
				}
			}
		}
		const isOut = box.bottom < 2 || box.top > innerHeight - 2;
		return { done: false, cover: isOut ? 'out of the window' : undefined, at };
	});
}

async function expectFocusVisible(page: Page, name: string): Promise<void> {
	for (const [width, height] of VIEWPORTS) {
		await page.setViewportSize({ width, height });
		await page.evaluate(() => {
			(document.activeElement as HTMLElement | null)?.blur();
			scrollTo(0, 0);
		});
		for (const key of ['Tab', 'Shift+Tab']) {
			for (let stop = 0; stop < MAX_STOPS; stop++) {
				await page.keyboard.press(key);
				let found = await findCover(page);
				if (found.done) break;
				// A returning header and a long scroll take a moment, longer in a busy browser.
				for (let tries = 0; found.cover && tries < 40; tries++) {
					await page.waitForTimeout(150);
					found = await findCover(page);
				}
				expect(found.cover, `${name} at ${width}x${height}, ${key}: ${found.at}`).toBeUndefined();
			}
		}
	}
}

const COMPARED = ['xy300', 'xy301', 'xy276-3'];

/** One page of each kind: the others have the same bars. */
const KINDS = [
	'/',
	'/products',
	'/products/xy300',
	'/sample-box',
	'/where-to-buy',
	'/become-a-distributor',
	'/about',
	'/find-a-glove',
	'/compare?gloves=xy300,xy301',
];

for (const path of KINDS) {
	test(`${path}: the focused element is never covered by a bar, with the compare bar shown`, {
		tag: '@desktop',
	}, async ({ page }) => {
		await page.addInitScript(
			(chosen) => localStorage.setItem('compareGloves', JSON.stringify(chosen)),
			COMPARED,
		);
		await openHydrated(page, path);
		if (!path.startsWith('/compare'))
			await expect(page.getByRole('region', { name: /compare/i }).last()).toBeVisible();
		await expectFocusVisible(page, path);
	});
}

test('the list of page kinds contains only existing pages', async () => {
	const pages = await listPublicPages();
	for (const path of KINDS) expect(pages).toContain(path.split('?')[0]);
});

test('the wizard’s buttons are not covered by the compare bar on a phone', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.addInitScript(
		(chosen) => localStorage.setItem('compareGloves', JSON.stringify(chosen)),
		COMPARED,
	);
	await openHydrated(page, '/sample-box?add=xy300.L');
	const bar = page.getByRole('region', { name: /compare/i }).last();
	await expect(bar).toBeVisible();
	await page.getByRole('radio', { name: /Safety/ }).press(' ');
	const next = page.getByRole('button', { name: 'Next' });
	const [above, below] = [await next.boundingBox(), await bar.boundingBox()];
	expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
	await next.click({ timeout: 5_000 });
	await expect(page).toHaveURL(/step=2/);
});

for (const [width, height] of [
	[844, 390],
	[320, 256],
] as const) {
	test(`the sample box at ${width}x${height}: the footer covers no row, and Get samples works`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		await page.addInitScript(() =>
			localStorage.setItem(
				'sampleBox',
				JSON.stringify([
					{ partNumber: 'xy300', size: 'L' },
					{ partNumber: 'xy301', size: 'L' },
					{ partNumber: 'xy276-3', size: 'M' },
				]),
			),
		);
		await openHydrated(page, '/');
		await page
			.locator('header')
			.getByRole('link', { name: /^Sample box/ })
			.click();
		const panel = page.getByRole('dialog');
		const rows = panel.getByRole('listitem');
		await expect(rows).toHaveCount(3);
		const get = panel.getByRole('link', { name: 'Get samples' });
		const last = await rows.last().boundingBox();
		const foot = await get.boundingBox();
		expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
		await get.click({ timeout: 10_000 });
		await expect(page).toHaveURL(/\/sample-box$/);
	});
}

staffTest('staff’s longest pages keep the focus in sight', { tag: '@desktop' }, async ({ page }) => {
	for (const path of [
		'/admin/labels/create',
		'/admin/update-product/xy300',
		'/admin/samples',
		'/admin/pricing/matrix',
	]) {
		await openHydrated(page, path);
		await expectFocusVisible(page, path);
	}
});

staffTest(
	'a focus under a loading overlay does not scroll the page',
	{ tag: '@desktop' },
	async ({ page }) => {
		await openHydrated(page, '/admin/labels/create');
		await page.evaluate(() => {
			const overlay = document.createElement('div');
			overlay.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
			document.body.append(overlay);
		});
		await page.getByLabel('Operating name').focus();
		await page.getByRole('combobox', { name: 'Company' }).focus();
		// The page is looked at again once the header has slid in.
		await page.waitForTimeout(600);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	},
);
