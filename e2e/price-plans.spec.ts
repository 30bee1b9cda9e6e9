import type { Page } from '@playwright/test';
import { nameOf, PRICING, request } from './price-client.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

const NEXT_YEAR = new Date().getFullYear() + 1;

/** A list of two prices, so that no other test's prices change. */
async function addList(page: Page) {
	const name = nameOf('Yearly');
	const list = await request(page, 'post', `${PRICING}/templates`, { name, kind: 'prices', currency: 'CAD' });
	const lines = [
		{ partNumber: 'xy300', pair: '24.90', dozen: '23.00' },
		{ partNumber: 'xy301', pair: '38.20' },
	];
	await request(page, 'put', `${PRICING}/templates/${list.id}/lines`, { lines }, list.version);
	return { id: list.id as string, name };
}

test('a rise of 4 % from 1 January takes five clicks from Today, and is taken back with one', async ({
	page,
}) => {
	const { name } = await addList(page);
	await openHydrated(page, '/admin');
	let clicks = 0;
	const click = async (locator: ReturnType<Page['getByRole']>) => {
		clicks++;
		await locator.click();
	};
	const bar = page.getByRole('banner');
	const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
	if (isPhone) {
		await click(page.getByRole('button', { name: 'Menu' }));
		await click(page.getByRole('dialog').getByRole('link', { name: 'Templates' }));
	} else {
		await click(bar.getByRole('button', { name: 'Pricing' }));
		await click(bar.getByRole('link', { name: 'Templates' }));
	}
	await click(page.getByRole('link', { name, exact: true }));
	await click(page.getByRole('button', { name: 'Raise or lower prices…' }));
	const dialog = page.getByRole('dialog');
	await page.keyboard.type('4');
	await expect(dialog.getByText('2 gloves change')).toBeVisible();
	await expect(dialog.getByRole('row', { name: /XY300/ })).toContainText('$25.90');
	await expect(dialog.getByLabel('In force from')).toHaveValue(`Jan 1, ${NEXT_YEAR}`);
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await click(dialog.getByRole('button', { name: 'Plan it' }));
	expect(clicks).toBe(5);
	await expect(page.getByText(`Planned: +4%, rounded up to $0.05 from Jan 1, ${NEXT_YEAR}.`)).toBeVisible();
	await expect(page.getByRole('listitem').filter({ hasText: `from Jan 1, ${NEXT_YEAR}` })).toBeVisible();
	await expectAccessible(page);

	await page.getByRole('button', { name: /^Take back/ }).click();
	await expect(page.getByText('Prices stay as they are until somebody changes them.')).toBeVisible();
	await page.getByRole('button', { name: 'Plan it again' }).click();
	await expect(dialog.getByLabel('By, %')).toHaveValue('4');
	await dialog.getByRole('button', { name: 'Plan it' }).click();
	await expect(page.getByRole('button', { name: /^Take back/ })).toBeVisible();
});

test('by keyboard alone: what is wrong is named, and Escape leaves everything as it was', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/400/);
	const { id } = await addList(page);
	await openHydrated(page, `/admin/pricing/templates/${id}`);
	await page.getByRole('button', { name: 'Raise or lower prices…' }).focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByLabel('By, %')).toBeFocused();
	await page.keyboard.type('-4');
	await page.keyboard.press('Enter');
	await expect(dialog.getByLabel('By, %')).toHaveAttribute('aria-invalid', 'true');
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await expect(page.getByText('Prices stay as they are until somebody changes them.')).toBeVisible();
});
