import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideScroll, openHydrated, test } from './visitor.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const BEST_SELLERS = ['xy300', 'xy301', 'xy276-3', 'xy073-2'];

test.describe('the menu of the header', { tag: '@desktop' }, () => {
	test('opens when the pointer rests on it, stays while it is inside, closes after it has left', async ({
		page,
	}) => {
		await openHydrated(page, '/products');
		const gloves = menuOf(page).getByRole('link', { name: 'Gloves', exact: true });
		const tig = menuOf(page).getByRole('link', { name: /^TIG/ });
		await gloves.hover();
		await expect(tig).toBeVisible();
		await expectAccessible(page);
		await tig.hover();
		await page.waitForTimeout(400);
		await expect(tig).toBeVisible();
		await page.mouse.move(700, 880);
		await expect(tig).toBeHidden();
		await gloves.hover();
		await expect(tig).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(tig).toBeHidden();
	});

	test('a passing pointer opens nothing; pressing the label opens its page', async ({ page }) => {
		await openHydrated(page, '/about');
		const gloves = menuOf(page).getByRole('link', { name: 'Gloves', exact: true });
		await gloves.hover();
		await page.mouse.move(700, 880);
		await page.waitForTimeout(300);
		await expect(menuOf(page).getByRole('link', { name: /^TIG/ })).toBeHidden();
		await gloves.click();
		await expect(page).toHaveURL(/\/products$/);
	});

	test('names every category, both series, the finder, the sizing guide and all gloves', async ({ page }) => {
		await openHydrated(page, '/');
		await menuOf(page).getByRole('button', { name: 'Gloves: categories' }).click();
		const links = menuOf(page).locator('[data-panel]:not([hidden]) a');
		// They are loaded when the panel is first opened.
		await expect(links.first()).toBeVisible();
		const hrefs = await links.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
		expect(hrefs).toEqual([
			'/products/welding-gloves',
			'/products/welding-gloves/tig',
			'/products/welding-gloves/mig-stick',
			'/products/welding-gloves/prep',
			'/products/work-gloves',
			'/products/work-gloves/fitter',
			'/products/work-gloves/driver-performance',
			'/products/work-gloves/winter',
			'/products/argon-series',
			'/products/track-series',
			'/find-a-glove',
			'/sizing-guide',
			'/products',
		]);
		await menuOf(page).getByRole('link', { name: 'Track Series' }).click();
		await expect(page).toHaveURL(/\/products\/track-series$/);
		await expect(menuOf(page).locator('[data-panel]:not([hidden])')).toHaveCount(0);
	});

	test('Gloves is a plain link when its panel cannot be loaded, and opens at the next try', async ({
		page,
		allowFailure,
	}) => {
		allowFailure(/503/);
		await page.route('**/api/menu?**', (route) => route.fulfill({ status: 503, body: '{}' }));
		await openHydrated(page, '/products');
		const chevron = menuOf(page).getByRole('button', { name: 'Gloves: categories' });
		await chevron.focus();
		await expect(chevron).toBeHidden();
		const link = menuOf(page).getByRole('link', { name: 'Gloves', exact: true });
		await expect(link).toBeFocused();
		await expect(menuOf(page).locator('[data-panel]:not([hidden])')).toHaveCount(0);
		await page.unroute('**/api/menu?**');
		await page.mouse.move(700, 880);
		await link.hover();
		await expect(menuOf(page).getByRole('link', { name: /^TIG/ })).toBeVisible();
	});

	test('the chevron toggles it; a press elsewhere closes it; the header stays while it is open', async ({
		page,
	}) => {
		await openHydrated(page, '/products');
		const chevron = menuOf(page).getByRole('button', { name: 'Gloves: categories' });
		await chevron.focus();
		await page.keyboard.press('Enter');
		await expect(chevron).toHaveAttribute('aria-expanded', 'true');
		await page.evaluate(() => window.scrollBy(0, 500));
		await page.waitForTimeout(200);
		await expect(page.locator('header[data-place=hidden]')).toHaveCount(0);
		await page.keyboard.press(' ');
		await expect(chevron).toHaveAttribute('aria-expanded', 'false');
		await page.keyboard.press(' ');
		await page.mouse.click(700, 880);
		await expect(chevron).toHaveAttribute('aria-expanded', 'false');
	});

	test('arrow keys move along the items, into a panel and back', async ({ page }) => {
		await openHydrated(page, '/');
		const menu = menuOf(page);
		const chevron = menu.getByRole('button', { name: 'Gloves: categories' });
		await menu.getByRole('link', { name: 'About' }).focus();
		await page.keyboard.press('ArrowRight');
		await expect(menu.getByRole('link', { name: 'Gloves', exact: true })).toBeFocused();
		await page.keyboard.press('ArrowDown');
		await expect(menu.getByRole('link', { name: /^Welding Gloves/ })).toBeFocused();
		await page.keyboard.press('ArrowDown');
		await expect(menu.getByRole('link', { name: /^TIG/ })).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(chevron).toBeFocused();
		await expect(chevron).toHaveAttribute('aria-expanded', 'false');
		await page.keyboard.press('End');
		await expect(menu.getByRole('link', { name: 'Contact' })).toBeFocused();
	});

	test('Best sellers shows its four gloves and requests them once', async ({ page }) => {
		await openHydrated(page, '/about');
		const requested: string[][] = [];
		page.on('request', (request) => {
			const { pathname, searchParams } = new URL(request.url());
			if (pathname === '/api/products/batch') requested.push(searchParams.getAll('partNumbers'));
		});
		const item = menuOf(page).getByRole('link', { name: 'Best sellers', exact: true });
		const cards = menuOf(page).locator('[data-panel]:not([hidden]) li a');
		await item.hover();
		await expect(cards).toHaveCount(4);
		await expectAccessible(page);
		expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
			BEST_SELLERS.map((partNumber) => `/products/${partNumber}`),
		);
		await page.mouse.move(700, 880);
		await expect(cards).toHaveCount(0);
		await item.hover();
		await expect(cards).toHaveCount(4);
		expect(requested).toEqual([BEST_SELLERS]);
		await cards.nth(2).click();
		await expect(page).toHaveURL(/\/products\/xy276-3$/);
		await expect(cards).toHaveCount(0);
	});

	for (const [answer, response] of [
		['fails', { status: 503, body: '{}' }],
		['is empty', { json: [] }],
	] as const) {
		test(`Best sellers is a plain link when the request ${answer}`, async ({ page, allowFailure }) => {
			allowFailure(/Batch fetch failed|503|Failed to load/);
			await page.route('**/api/products/batch**', (route) => route.fulfill(response));
			await openHydrated(page, '/about');
			const chevron = menuOf(page).getByRole('button', { name: 'Best sellers: gloves' });
			await chevron.focus();
			await page.keyboard.press('Enter');
			await expect(chevron).toBeHidden();
			const item = menuOf(page).getByRole('link', { name: 'Best sellers', exact: true });
			await expect(item).toBeFocused();
			await expect(menuOf(page).locator('[data-panel]:not([hidden])')).toHaveCount(0);
			await item.click();
			await expect(page).toHaveURL(/\/#best-sellers$/);
		});
	}
});

test.describe('the side menu', { tag: '@phone' }, () => {
	const openMenu = async (page: Page) => {
		await page.getByRole('button', { name: 'Menu', exact: true }).click();
		return page.getByRole('dialog', { name: 'Menu' });
	};

	test('traps the focus, locks the page, closes with Escape and returns the focus', async ({ page }) => {
		await openHydrated(page, '/products');
		const opener = page.getByRole('button', { name: 'Menu', exact: true });
		const menu = await openMenu(page);
		await expect(menu).toBeVisible();
		await expectAccessible(page);
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
		for (let press = 0; press < 12; press += 1) {
			await page.keyboard.press('Tab');
			const where = await page.evaluate(() =>
				document.activeElement === document.body || document.activeElement?.closest('dialog')
					? 'inside'
					: 'outside',
			);
			expect(where).toBe('inside');
		}
		await page.keyboard.press('Escape');
		await expect(menu).toBeHidden();
		await expect(opener).toBeFocused();
	});

	test('Gloves opens a sub-panel with Back, its own link and every category', async ({ page }) => {
		await openHydrated(page, '/');
		const menu = await openMenu(page);
		const gloves = menu.getByRole('button', { name: 'Gloves', exact: true });
		await gloves.click();
		const pane = menu.getByRole('region', { name: 'Gloves' });
		await expect(pane.getByRole('button', { name: 'Back' })).toBeFocused();
		await expect(pane.getByRole('link', { name: 'Gloves', exact: true })).toHaveAttribute(
			'href',
			'/products',
		);
		await expect(pane.getByRole('link', { name: 'Welding Gloves' })).toBeInViewport();
		await expectAccessible(page);
		await expectNoSideScroll(page);
		await pane.getByRole('button', { name: 'Back' }).click();
		await expect(gloves).toBeFocused();
		await gloves.click();
		await pane.getByRole('link', { name: 'TIG' }).click();
		await expect(page).toHaveURL(/\/products\/welding-gloves\/tig$/);
		await expect(menu).toBeHidden();
		await openMenu(page);
		await expect(menu.getByRole('link', { name: 'About' })).toBeVisible();
		await menu.getByRole('link', { name: 'Distributor login' }).click();
		await expect(page).toHaveURL(/\/distributor-login$/);
	});

	test('Best sellers opens a sub-panel with its four gloves', async ({ page }) => {
		await openHydrated(page, '/');
		const menu = await openMenu(page);
		await menu.getByRole('button', { name: 'Best sellers' }).click();
		const pane = menu.getByRole('region', { name: 'Best sellers' });
		await expect(pane.getByRole('listitem')).toHaveCount(4);
		await pane.getByRole('link', { name: /XY073-2/ }).click();
		await expect(page).toHaveURL(/\/products\/xy073-2$/);
		await expect(menu).toBeHidden();
	});

	test('Best sellers is a plain link when the request fails', async ({ page, allowFailure }) => {
		allowFailure(/Batch fetch failed|503|Failed to load/);
		await page.route('**/api/products/batch**', (route) => route.fulfill({ status: 503, body: '{}' }));
		await openHydrated(page, '/about');
		const menu = await openMenu(page);
		await menu.getByRole('button', { name: 'Best sellers' }).click();
		await expect(menu.getByRole('link', { name: 'Best sellers' })).toBeFocused();
		await expect(menu.getByRole('button', { name: 'Back' })).toHaveCount(0);
	});
});

test('the sample box button shows the number of samples, and nothing for an empty box', async ({ page }) => {
	await openHydrated(page, '/');
	const button = page.locator('header').getByRole('link', { name: /^Sample box/ });
	await expect(button).toHaveAccessibleName('Sample box');
	await expect(button.locator('b')).toHaveCount(0);
	const press = (count: number) =>
		page.evaluate((length) => {
			const items = Array.from({ length }, (_, at) => ({ partNumber: `xy${at}`, size: 'L' }));
			localStorage.setItem('sampleBox', JSON.stringify(items));
			window.dispatchEvent(new CustomEvent('sampleBoxUpdated', { detail: { count: length } }));
		}, count);
	await press(2);
	await expect(button).toHaveAccessibleName(/2 gloves chosen/);
	await press(120);
	await expect(button.locator('b')).toHaveText('99+');
	await page.reload();
	await expect(button.locator('b')).toHaveText('99+');
	await press(0);
	await expect(button.locator('b')).toHaveCount(0);
	await page.evaluate(() => localStorage.setItem('sampleBox', '{not a list'));
	await page.reload();
	await expect(button).toHaveAccessibleName('Sample box');
});
