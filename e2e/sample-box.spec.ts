import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideScroll, openHydrated, test } from './visitor.ts';

type Sample = { partNumber: string; size: string };

const stored = (page: Page): Promise<Sample[]> =>
	page.evaluate(() => JSON.parse(localStorage.getItem('sampleBox') ?? '[]'));
const panelOf = (page: Page) => page.getByRole('dialog', { name: /in your sample box/i });
const boxButton = (page: Page) => page.locator('header').getByRole('link', { name: /^Sample box/ });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to sample box' });

/** Puts samples into the box before the page's own scripts run. */
async function fillBox(page: Page, samples: readonly Sample[]) {
	await page.addInitScript((items) => {
		if (sessionStorage.getItem('filled')) return;
		sessionStorage.setItem('filled', 'once');
		localStorage.setItem('sampleBox', JSON.stringify(items));
	}, samples);
}

const bulwark = { partNumber: 'xy300', size: 'L' };
const tig = { partNumber: 'xy276-3', size: 'M' };

test('two sizes of a glove are added to the box, the panel shows them, and the header counts them', async ({
	page,
}) => {
	await openHydrated(page, '/products/xy300');
	await page.evaluate(() => {
		(window as unknown as { counts: number[] }).counts = [];
		window.addEventListener('sampleBoxUpdated', (event) =>
			(window as unknown as { counts: number[] }).counts.push((event as CustomEvent).detail.count),
		);
	});
	await addButton(page).click();
	const panel = panelOf(page);
	await expect(panel.getByRole('heading', { level: 2 })).toHaveText(
		/^You have 1 item\(s\)\s+in your sample box$/i,
	);
	await expect(panel.getByText('Added just now')).toBeVisible();
	await expect(panel.getByRole('heading', { name: 'XY300' })).toBeVisible();
	await expect(panel.getByText('Argon Bulwark')).toBeVisible();
	await expect(panel.getByText('Added just now')).toBeHidden();
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(panel).toBeHidden();
	await expect(addButton(page)).toBeFocused();

	await page.getByRole('radio', { name: /^XL\b/ }).check({ force: true });
	await addButton(page).click();
	await expect(panel.getByRole('heading', { level: 2 })).toHaveText(/You have 2 item\(s\)/i);
	await expect.poll(() => stored(page)).toEqual([bulwark, { partNumber: 'xy300', size: 'XL' }]);
	await expect(boxButton(page)).toHaveAccessibleName(/2 gloves chosen/);
	expect(await page.evaluate(() => (window as unknown as { counts: number[] }).counts)).toEqual([1, 2]);
	await panel.getByRole('button', { name: 'Close the sample box' }).click();

	await addButton(page).click();
	await expect(panel.getByRole('heading', { level: 2 })).toHaveText(/You have 2 item\(s\)/i);
	await expectNoSideScroll(page);
});

test('the header’s button and the window event open the panel; an empty box has no next step', async ({
	page,
}) => {
	await openHydrated(page, '/');
	await boxButton(page).click();
	const panel = panelOf(page);
	await expect(panel.getByText('Nothing in here yet')).toBeVisible();
	await expect(panel.getByRole('link', { name: 'Get samples' })).toHaveCount(0);
	await expect(panel.getByRole('button', { name: 'Get samples' })).toHaveAttribute('aria-disabled', 'true');
	await expectAccessible(page);
	await page.mouse.click(5, 400);
	if ((page.viewportSize()?.width ?? 0) < 500) await page.keyboard.press('Escape');
	await expect(panel).toBeHidden();
	await page.evaluate(() => window.dispatchEvent(new CustomEvent('sampleBoxOpen')));
	await expect(panel).toBeVisible();
});

test('a size is changed, one becomes a duplicate, one is removed and restored', { tag: '@desktop' }, async ({
	page,
}) => {
	await fillBox(page, [bulwark, tig, { partNumber: 'xy300', size: 'XL' }]);
	await openHydrated(page, '/');
	await boxButton(page).click();
	const panel = panelOf(page);
	await panel.getByRole('combobox', { name: 'Size of XY276-3' }).selectOption({ label: 'Large' });
	await expect
		.poll(() => stored(page))
		.toEqual([bulwark, { ...tig, size: 'L' }, { partNumber: 'xy300', size: 'XL' }]);
	await panel.getByRole('combobox', { name: 'Size of XY300' }).first().selectOption({ label: 'Large' });
	await expect(panel.getByRole('heading', { level: 2 })).toHaveText(/You have 2 item\(s\)/i);
	await expect(panel.getByRole('status').filter({ hasText: 'was in the box already' })).toHaveCount(1);

	await panel.getByRole('button', { name: 'Take out XY300, Large' }).click();
	await expect(panel.getByRole('heading', { level: 2 })).toHaveText(/You have 1 item\(s\)/i);
	await expect(panel.getByRole('button', { name: 'Put it back' })).toBeFocused();
	await panel.getByRole('button', { name: 'Put it back' }).click();
	await expect.poll(() => stored(page)).toEqual([bulwark, { ...tig, size: 'L' }]);

	await panel.getByRole('button', { name: 'Empty the box' }).click();
	await expect.poll(() => stored(page)).toEqual([]);
	await panel.getByRole('button', { name: 'Put everything back' }).click();
	await expect.poll(() => stored(page)).toHaveLength(2);
});

test('a pasted list is parsed line by line; unknown numbers are named and stay', async ({ page }) => {
	await openHydrated(page, '/');
	await boxButton(page).click();
	const panel = panelOf(page);
	await panel.getByText('Add from a list').click();
	await panel.getByRole('textbox').fill('XY300 L, xy276-3 M\nxy301\tExtra Large; XY999 M\nxy300 5XL');
	await panel.getByRole('button', { name: 'Add these' }).click();
	const status = panel.getByRole('status').filter({ hasText: '3 samples added.' });
	await expect(status).toContainText('“XY999 M” is not a part number of ours.');
	await expect(status).toContainText('XY300 is not made in 5XL. It comes in ');
	await expect.poll(() => stored(page)).toEqual([bulwark, tig, { partNumber: 'xy301', size: 'XL' }]);
	await expect(panel.getByRole('textbox')).toHaveValue('XY999 M\nxy300 5XL');
	await expectAccessible(page);
});

test('a removed glove is named and can be taken out', { tag: '@desktop' }, async ({ page }) => {
	await fillBox(page, [bulwark, { partNumber: 'xy999', size: 'L' }]);
	await openHydrated(page, '/');
	await boxButton(page).click();
	await expect(panelOf(page).getByText('Not in our range any more')).toBeVisible();
	await expectAccessible(page);
	await panelOf(page).getByRole('button', { name: 'Take out XY999, Large' }).click();
	await expect.poll(() => stored(page)).toEqual([bulwark]);
});

test('scrolling the page down closes the panel, but not while the focus is inside', {
	tag: '@desktop',
}, async ({ page }) => {
	await fillBox(page, [bulwark]);
	await openHydrated(page, '/products/xy300');
	await boxButton(page).click();
	const panel = panelOf(page);
	await expect(panel).toBeVisible();
	await page.mouse.move(200, 450);
	await page.keyboard.press('Tab');
	await expect(panel.locator(':focus')).toHaveCount(1);
	await page.mouse.wheel(0, 300);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
	await expect(panel).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(panel).toBeHidden();

	await page.evaluate(() => scrollTo(0, 0));
	await addButton(page).click();
	await expect(panel).toBeVisible();
	const before = await page.evaluate(() => scrollY);
	// The button lies under the panel, which does not pass its scrolling on to the page.
	await page.mouse.move(200, 450);
	await page.mouse.wheel(0, 20);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 20);
	await expect(panel).toBeVisible();
	await page.mouse.wheel(0, 60);
	await expect(panel).toBeHidden();
});

test('the panel works by keyboard alone and traps the focus', async ({ page }) => {
	await fillBox(page, [bulwark, tig]);
	await openHydrated(page, '/');
	await boxButton(page).focus();
	await page.keyboard.press('Enter');
	const panel = panelOf(page);
	await expect(panel).toBeVisible();
	for (let presses = 0; presses < 14; presses++) {
		await page.keyboard.press('Tab');
		// The browser's own toolbar may be between the last Tab stop and the first.
		const position = await page.evaluate(() => {
			const at = document.activeElement;
			return at === document.body || at?.closest('dialog') ? 'inside' : at?.outerHTML;
		});
		expect(position).toBe('inside');
	}
	await page.keyboard.press('Escape');
	await expect(boxButton(page)).toBeFocused();
});

test('two tabs of one visitor share the box and lose nothing', { tag: '@desktop' }, async ({
	page,
	context,
}) => {
	await openHydrated(page, '/products/xy300');
	const other = await context.newPage();
	await openHydrated(other, '/products/xy276-3');
	await addButton(page).click();
	await expect(boxButton(other)).toHaveAccessibleName(/1 glove chosen/);
	await addButton(other).click();
	await expect(panelOf(other).getByRole('heading', { level: 2 })).toHaveText(/You have 2 item\(s\)/i);
	await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText(/You have 2 item\(s\)/i);
	await panelOf(page).getByRole('button', { name: 'Take out XY300, Large' }).click();
	await expect(panelOf(other).getByRole('heading', { name: 'XY300' })).toHaveCount(0);
	await expect.poll(() => stored(other)).toHaveLength(1);
});

test('without storage the box works for the page, and says so', { tag: '@desktop' }, async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get: () => {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			},
		});
	});
	await openHydrated(page, '/products/xy300');
	await addButton(page).click();
	await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText(/You have 1 item\(s\)/i);
	await expect(panelOf(page).getByText('Your browser does not keep the box.')).toBeVisible();
	await panelOf(page).getByRole('link', { name: 'Get samples' }).click();
	await expect(page).toHaveURL(/\/sample-box$/);
	await expect(page.locator('main').getByRole('region', { name: /Your sample box/ })).toContainText(
		'1 glove',
	);
});
