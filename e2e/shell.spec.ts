import type { Page } from '@playwright/test';
import { expect, expectAccessible, openHydrated, test } from './visitor.ts';

const isPhone = (name: string) => name === 'phone';

async function openSearch(page: Page, phone: boolean) {
	if (phone) await page.getByRole('button', { name: 'Find a glove' }).click();
	return page.getByRole('combobox', { name: 'Search gloves' });
}

test('search while typing: delay, results, keys, selection', async ({ page }, info) => {
	await openHydrated(page, '/');
	const requested: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('/api/products/search'))
			requested.push(new URL(request.url()).searchParams.get('q') ?? '');
	});
	const box = await openSearch(page, isPhone(info.project.name));
	// The page's clock is stopped, so that a slow machine adds no pauses.
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await box.pressSequentially('xy 276');
	await page.clock.runFor(299);
	expect(requested, 'nothing before the pause of 300 ms').toEqual([]);
	await page.clock.runFor(1);
	await page.clock.resume();
	const options = page.getByRole('listbox', { name: 'Gloves found' }).getByRole('option');
	await expect(options.first()).toContainText('XY276-3');
	expect(requested, 'one call for the whole word, after the pause').toEqual(['xy 276']);
	await expectAccessible(page);
	await page.keyboard.press('ArrowDown');
	await expect(box).toHaveAttribute('aria-activedescendant', /.+/);
	await expect(options.first()).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/products\/xy276-3$/);
});

test('Enter without a selection opens the results page, which keeps the text', async ({ page }, info) => {
	await openHydrated(page, '/');
	const box = await openSearch(page, isPhone(info.project.name));
	await box.fill('weldng gauntlet');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/products\?q=weldng[+]gauntlet|\/products\?q=weldng%20gauntlet/);
	await expect(
		page.getByRole('searchbox', { name: 'Search again' }).or(page.locator('#search-again')),
	).toHaveValue('weldng gauntlet');
	await expect(page.locator('main li:has(h2)').first()).toBeVisible();
});

test(
	'blank text sends no request; Escape and blur clear the box',
	{ tag: '@desktop' },
	async ({ page }, info) => {
		await openHydrated(page, '/products');
		let requests = 0;
		page.on('request', (request) => {
			if (request.url().includes('/api/products/search')) requests += 1;
		});
		const box = await openSearch(page, isPhone(info.project.name));
		await box.fill('   ');
		await page.waitForTimeout(500);
		expect(requests).toBe(0);
		await box.fill('tig');
		await expect(page.getByRole('option').first()).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('option')).toHaveCount(0);
		if (isPhone(info.project.name)) return;
		await box.fill('deer');
		await expect(page.getByRole('option').first()).toBeVisible();
		await page
			.getByRole('link', { name: /Where to buy/i })
			.first()
			.focus();
		await expect(box).toHaveValue('');
		await expect(page.getByRole('option')).toHaveCount(0);
	},
);

test(
	'a failed search empties the list and tells screen readers',
	{ tag: '@desktop' },
	async ({ page, allowFailure }, info) => {
		allowFailure(/Search failed|503|Failed to load/);
		await openHydrated(page, '/');
		await page.route('**/api/products/search**', (route) => route.fulfill({ status: 503, body: '{}' }));
		const box = await openSearch(page, isPhone(info.project.name));
		await box.fill('tig');
		await expect(page.locator('search [role=status]').first()).toHaveText('Search is unavailable');
		await expect(page.getByRole('option')).toHaveCount(0);
	},
);

test('a late response to an older text is ignored', { tag: '@desktop' }, async ({ page }, info) => {
	await openHydrated(page, '/');
	await page.route('**/api/products/search?q=deer**', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1200));
		await route.continue().catch(() => {});
	});
	const box = await openSearch(page, isPhone(info.project.name));
	await box.fill('deer');
	await page.waitForTimeout(400);
	await box.fill('xy300');
	await expect(page.getByRole('option').first()).toContainText('XY300');
	await page.waitForTimeout(1200);
	await expect(page.getByRole('option').first()).toContainText('XY300');
});

test('keyboard only: skip link, then from the menu to a glove', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
	const menu = page.getByRole('button', { name: 'Gloves: categories' });
	await menu.focus();
	await page.keyboard.press('Enter');
	await expect(menu).toHaveAttribute('aria-expanded', 'true');
	await page.keyboard.press('Escape');
	await expect(menu).toHaveAttribute('aria-expanded', 'false');
	await expect(menu).toBeFocused();
	await page.keyboard.press('Enter');
	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^TIG/ }).focus();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/products\/welding-gloves\/tig$/);
	await page.locator('main li:has(h2)').first().getByRole('link').first().focus();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/products\/xy/);
	await expect(page.locator('main#content')).toBeFocused();
});

test('the header hides after scrolling down 25 px and returns when scrolling up', async ({ page }) => {
	await openHydrated(page, '/products');
	const header = page.locator('header').first();
	await page.mouse.move(200, 500);
	await page.mouse.wheel(0, 600);
	await expect(page.locator('header[data-place=hidden]')).toBeAttached();
	await page.mouse.wheel(0, -100);
	await expect(page.locator('header[data-place=over]')).toBeAttached();
	await expect(header).toBeVisible();
});

test('Contact scrolls to the contact block and takes the focus there', async ({ page }, info) => {
	await openHydrated(page, '/products');
	if (isPhone(info.project.name)) {
		await page.getByRole('button', { name: 'Menu', exact: true }).click();
		await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
	} else await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
	await expect(page.locator('#contact')).toBeFocused();
	await expect(page.locator('#contact')).toBeInViewport();
});

test('a slow page shows the overlay until 300 ms after loading, and only for navigation within the site', {
	tag: '@desktop',
}, async ({ page }) => {
	await openHydrated(page, '/products');
	await page.route('**/*.data**', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 700));
		await route.continue();
	});
	await page.locator('main li:has(h2)').first().getByRole('link').first().click();
	await expect(page.getByText('Loading', { exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/XY/i);
	await expect(page.getByText('Loading', { exact: true })).toBeHidden();
});

test('client-side navigation shows the same page as the server', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/products/welding-gloves/tig');
	await page.locator('main li:has(h2)').first().getByRole('link').first().click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/XY/i);
	const moved = await page.title();
	await page.reload();
	expect(await page.title()).toBe(moved);
});
