import type { Locator, Page } from '@playwright/test';
import { expect, openHydrated, test } from './visitor.ts';

/** Phones, tablets, a desktop, a phone in landscape, and a laptop at 200 % and 400 %. */
const WINDOWS = [
	[320, 640],
	[390, 844],
	[768, 1024],
	[1440, 900],
	[844, 390],
	[640, 400],
	[320, 256],
] as const;

/** Checks that it is inside the window on all four sides; longer content scrolls within it. */
async function expectInWindow(popover: Locator): Promise<void> {
	await expect
		.poll(() =>
			popover.evaluate((element) => {
				const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
				const sticksOut =
					left < -0.5 ||
					top < -0.5 ||
					right > innerWidth + 0.5 ||
					bottom > document.documentElement.clientHeight + 0.5;
				const isCut =
					element.scrollHeight > element.clientHeight + 1 &&
					getComputedStyle(element).overflowY === 'visible';
				const isWideInside = element.scrollWidth > element.clientWidth + 1;
				return sticksOut || isCut || isWideInside || width < 100 || height < 80
					? `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)} of ${innerWidth} × ${innerHeight}`
					: 'inside';
			}),
		)
		.toBe('inside');
}

const openPopover = (page: Page) => page.locator('[popover]:popover-open');

for (const [width, height] of WINDOWS) {
	test(`at ${width} × ${height} a rating’s popover stays on the screen, wherever its badge is`, {
		tag: '@desktop',
	}, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await openHydrated(page, '/products/xy300');
		const plates = page.locator('main button[popovertarget]:not([popovertargetaction])');
		const count = await plates.count();
		expect(count).toBeGreaterThan(3);
		for (let at = 0; at < count; at++) {
			const plate = plates.nth(at);
			for (const block of ['start', 'center', 'end'] as const) {
				await plate.evaluate((element, where) => element.scrollIntoView({ block: where }), block);
				await plate.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
				await page.keyboard.press('Enter');
				await expect(openPopover(page)).toHaveCount(1);
				await expectInWindow(openPopover(page));
				await page.keyboard.press('Escape');
				await expect(openPopover(page)).toHaveCount(0);
				await expect(plate).toBeFocused();
			}
		}
	});

	test(`at ${width} × ${height} menus, search results and drawers stay on the screen`, {
		tag: '@desktop',
	}, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await openHydrated(page, '/products');
		await page
			.locator('header')
			.getByRole('link', { name: /^Sample box/ })
			.focus();
		await page.keyboard.press('Enter');
		await expectInWindow(page.locator('#sample-box-panel'));
		await page.keyboard.press('Escape');
		await expect(page.locator('#sample-box-panel')).toBeHidden();
		await page.getByRole('button', { name: /^Filters/ }).focus();
		await page.keyboard.press('Enter');
		await expectInWindow(page.getByRole('dialog', { name: 'Filters' }));
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
		if (width < 768) {
			await page.getByRole('button', { name: 'Menu', exact: true }).focus();
			await page.keyboard.press('Enter');
			await expectInWindow(page.getByRole('dialog', { name: 'Menu' }));
			return;
		}
		for (const name of ['Gloves: categories', 'Best sellers: gloves']) {
			const chevron = page.getByRole('button', { name });
			await chevron.focus();
			await page.keyboard.press('Enter');
			await expect(chevron).toHaveAttribute('aria-expanded', 'true');
			await expectInWindow(page.locator(`[id="${await chevron.getAttribute('aria-controls')}"]`));
			await page.keyboard.press('Escape');
		}
		await page.getByRole('combobox', { name: 'Search gloves' }).fill('tig');
		// The list may be longer than its scrolling panel.
		await expectInWindow(page.getByRole('listbox', { name: 'Gloves found' }).locator('..'));
	});
}
