import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideScroll, openHydrated, test } from './visitor.ts';

const count = (page: Page) => page.locator('#results > div [role=status][tabindex="-1"]');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const openFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click();

async function resultsOf(page: Page): Promise<number> {
	return Number((await count(page).textContent())?.match(/\d+/)?.[0]);
}

test('a buyer filters by size and rating, removes a filter, and goes back', async ({ page }) => {
	await openHydrated(page, '/products');
	const all = await resultsOf(page);
	await openFilters(page);
	await expect(drawer(page)).toBeVisible();
	await drawer(page)
		.getByRole('checkbox', { name: /^XS \d+ gloves?$/ })
		.check();
	await expect(page).toHaveURL(/\?size=xs$/);
	await expect.poll(() => resultsOf(page)).toBeLessThan(all);
	const withSize = await resultsOf(page);
	await drawer(page)
		.getByRole('checkbox', { name: /^ANSI Abrasion 3 or higher/ })
		.check();
	await expect(page).toHaveURL(/\?size=xs&certification=ansi-abrasion-3$/);
	await expect(drawer(page).getByRole('link', { name: /^Remove ANSI Abrasion 3/ })).toBeVisible();
	expect(await resultsOf(page)).toBeLessThanOrEqual(withSize);
	const both = await resultsOf(page);
	await expect(drawer(page).getByRole('button', { name: `Show ${both} gloves` })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(drawer(page)).toBeHidden();
	await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
	await page.getByRole('link', { name: 'Remove Size XS' }).click();
	await expect(page).toHaveURL(/\?certification=ansi-abrasion-3$/);
	await page.goBack();
	await expect(page).toHaveURL(/\?size=xs&certification=ansi-abrasion-3$/);
	await expect.poll(() => resultsOf(page)).toBe(both);
	await page.reload();
	await expect.poll(() => resultsOf(page)).toBe(both);
});

test('the shared address of the filters opens them over the list', async ({ page }) => {
	await openHydrated(page, '/products?material=goatskin&show=filters');
	await expect(drawer(page)).toBeVisible();
	await expect(page).toHaveURL(/\/products\?material=goatskin$/);
	await expect(drawer(page).locator(':focus')).toHaveCount(1);
	await expect(drawer(page).getByRole('checkbox', { name: /^Goatskin/ })).toBeChecked();
	// The list is behind the drawer a moment later, and so is the control that gets focus.
	await expect(count(page)).toBeAttached();
	await page.keyboard.press('Escape');
	await expect(drawer(page)).toBeHidden();
	await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
	expect(await resultsOf(page)).toBeGreaterThan(0);
});

test('counts show a value’s results, and a selected value can always be removed', {
	tag: '@desktop',
}, async ({ page }) => {
	await openHydrated(page, '/products?size=xs');
	await openFilters(page);
	const goat = drawer(page).getByRole('checkbox', { name: /^Goatskin/ });
	const words = await goat.locator('xpath=ancestor::label').locator('.sr-only').textContent();
	const promised = Number(words?.match(/\d+/)?.[0]);
	await goat.check();
	await expect.poll(() => resultsOf(page)).toBe(promised);
	await openHydrated(page, '/products?size=xs&material=elkskin');
	await openFilters(page);
	await expect(drawer(page).getByRole('checkbox', { name: /^Elkskin/ })).toBeEnabled();
	await expect(drawer(page).locator('input[type=checkbox]:disabled').first()).toBeAttached();
});

test('“Show / Hide Filters” collapses every group and announces it', async ({ page }) => {
	await openHydrated(page, '/products');
	await openFilters(page);
	const toggle = drawer(page).getByRole('button', { name: 'Show / Hide Filters' });
	const before = await toggle.getAttribute('aria-expanded');
	await toggle.click();
	await expect(toggle).not.toHaveAttribute('aria-expanded', before as string);
	const states = await drawer(page)
		.locator('h3 > button')
		.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-expanded')));
	expect(new Set(states).size).toBe(1);
	expect(states.length).toBe(8);
});

test('the page behind the open drawer does not scroll', async ({ page }) => {
	await openHydrated(page, '/products');
	await openFilters(page);
	await expect(drawer(page)).toBeInViewport({ ratio: 1 });
	await page.mouse.move(700, 400);
	await page.mouse.wheel(0, 800);
	await page.waitForTimeout(200);
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('pages of 24 by links, by keyboard too', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/products');
	await expect(page.locator('main li:has(h2)')).toHaveCount(24);
	const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^Next/ });
	await next.focus();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\?page=2$/);
	await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('25–48 of');
	await page.goBack();
	await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1–24 of');
});

test('a category lists its own gloves under its own text', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/products');
	await page
		.getByRole('navigation', { name: 'Glove categories' })
		.getByRole('link', { name: 'Winter Gloves' })
		.click();
	await expect(page).toHaveURL(/\/products\/work-gloves\/winter$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/winter/i);
	await expect(page.locator('main li:has(h2)').first()).toContainText(/XY20\d/i);
});

test('a category’s header picture shows at once, from a file no larger than needed', async ({ page }) => {
	await openHydrated(page, '/products/work-gloves/winter');
	const picture = page.locator('main header').getByRole('img', { name: /winter gloves/ });
	await expect(picture).toHaveJSProperty('complete', true);
	await expect(picture).toHaveAttribute('fetchpriority', 'high');
	await expect(picture).not.toHaveAttribute('loading', 'lazy');
	const { shown, file } = await picture.evaluate((image: HTMLImageElement) => ({
		shown: image.getBoundingClientRect().width * devicePixelRatio,
		file: Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]),
	}));
	expect(file).toBe([320, 640, 1280].find((width) => width >= shown) ?? 1280);
	await expectAccessible(page);
	await page.goto('/products');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Gloves');
	await expect(page.locator('main header').getByRole('img')).toHaveCount(0);
});

test('hover and focus show a card’s second picture', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/products');
	const card = page.locator('main li:has(h2)').first();
	const second = card.locator('[data-second]');
	expect(await second.evaluate((picture) => getComputedStyle(picture).opacity)).toBe('0');
	await card.hover();
	await expect.poll(() => second.evaluate((picture) => getComputedStyle(picture).opacity)).toBe('1');
	await page.mouse.move(0, 0);
	await card.getByRole('link').first().focus();
	await expect.poll(() => second.evaluate((picture) => getComputedStyle(picture).opacity)).toBe('1');
});

test('/products/smaw lists gloves for stick welding, with the amperage guide', async ({ page }) => {
	await openHydrated(page, '/products/smaw');
	const tiers = page.getByRole('table', { name: /^Stick-welding guide/ });
	await expect(tiers.getByRole('row', { name: /^Low/ })).toContainText('85–105 A');
	await expect(tiers.getByRole('row', { name: /^Extreme/ })).toContainText('140–160 A+');
	await expect(tiers.getByRole('columnheader')).toHaveText([/Tier/, /Rods/, /Amperage/]);
	const gloves = page.getByRole('table', { name: /^Stick gloves/ });
	const bulwark = gloves.getByRole('row', { name: /XY300 Argon Bulwark/ });
	await expect(bulwark).toContainText('85–160 A');
	await expect(bulwark.getByRole('cell')).toHaveText([
		'Universal',
		'Universal',
		'Universal',
		'Single task',
		'Universal',
	]);
	await expect(page.getByRole('list', { name: 'Key' }).getByRole('listitem')).toHaveText([
		/^Universal/,
		/^Metalworking only/,
		/^Single task/,
		/Not offered/,
	]);
	expect(await resultsOf(page)).toBeGreaterThan(8);
	await expect(page.locator('main li:has(h2)').filter({ hasText: 'XY300' }).first()).toContainText(
		'Stick: 85–160 A',
	);
	await expectAccessible(page);
});

test('the printed stick guide contains only the guide, and at 320 px nothing is cut off', {
	tag: '@desktop',
}, async ({ page }) => {
	await openHydrated(page, '/products/smaw');
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('contentinfo')).toBeHidden();
	await expect(page.getByRole('banner')).toBeHidden();
	await expect(page.locator('main li:has(h2)').first()).toBeHidden();
	await expect(page.getByRole('table')).toHaveCount(2);
	await page.emulateMedia({ media: 'screen' });
	for (const width of [320, 390, 768, 1024, 1200, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		await expectNoSideScroll(page);
		const cut = await page.getByRole('region', { name: /^Stick gloves/ }).evaluate((frame) => ({
			beyond: frame.scrollWidth - frame.clientWidth,
			// No text of a cell overflows into the next one.
			over: [...frame.querySelectorAll('td > span:not(.sr-only), thead th')].filter(
				(cell) => cell.scrollWidth > cell.clientWidth + 1,
			).length,
		}));
		expect(cut, String(width)).toEqual({ beyond: 0, over: 0 });
	}
});

test('a category, a glove and the finder link to the stick guide', { tag: '@desktop' }, async ({ page }) => {
	for (const path of [
		'/products/welding-gloves/mig-stick',
		'/products/welding-gloves',
		'/products/xy300',
		'/find-a-glove?process=smaw&amps=120',
	]) {
		await openHydrated(page, path);
		await page
			.locator('main')
			.getByRole('link', { name: /^Stick by the amp/ })
			.click();
		await expect(page).toHaveURL(/\/products\/smaw#stick-guide$/);
		await expect(page.getByRole('heading', { name: 'Stick by the amp' })).toBeInViewport();
	}
	await openHydrated(page, '/products/xy276-3');
	await expect(page.locator('main').getByRole('link', { name: /^Stick by the amp/ })).toHaveCount(0);
});

test('an empty result says so and offers alternatives', async ({ page }) => {
	await openHydrated(page, '/products?process=cac-a&size=xs');
	await expect(page.locator('main')).toContainText('Nothing fits');
	await page.locator('main').getByRole('link', { name: /clear/i }).first().click();
	await expect.poll(() => page.locator('main li:has(h2)').count()).toBeGreaterThan(0);
});

test('on a phone the row of categories scrolls to the current one', { tag: '@phone' }, async ({ page }) => {
	await openHydrated(page, '/products/work-gloves/winter');
	const current = page.getByRole('navigation', { name: 'Glove categories' }).locator('[aria-current]');
	await expect(current).toBeInViewport({ ratio: 1 });
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
