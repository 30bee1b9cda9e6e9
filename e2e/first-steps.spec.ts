import type { Page } from '@playwright/test';
import { startOwnSite } from './own-site.ts';
import { STAFF } from './staff-account.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated, test } from './visitor.ts';

test('a new back-office leads through its first steps, until they are put away', async ({ page }) => {
	// Other journeys have done some of the steps on the sites that they share.
	const site = await startOwnSite({ STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: STAFF.password });
	try {
		await tryFirstSteps(page, site.address);
	} finally {
		// What the page still asks for would fail once the site is gone.
		await page.goto('about:blank');
		await site.end();
	}
});

async function tryFirstSteps(page: Page, address: string): Promise<void> {
	const at = (path: string) => new URL(path, address).href;
	const signedIn = await page.request.post(at('/api/user/login'), { data: STAFF });
	expect(signedIn.status()).toBe(200);
	await openHydrated(page, at('/admin'));
	const steps = page.getByRole('heading', { name: 'First steps' }).locator('xpath=ancestor::section[1]');
	await expect(steps.getByRole('link')).toHaveCount(8);
	await expectAccessible(page);
	await expectNoSideScroll(page);
	for (const link of await steps.getByRole('link').all()) {
		const answer = await page.request.get(at((await link.getAttribute('href')) ?? ''));
		expect([answer.url(), answer.status()]).toEqual([answer.url(), 200]);
	}
	await steps.getByRole('link', { name: 'Add a company' }).click();
	await expect(page).toHaveURL(/\/admin\/companies\/create$/);
	const made = await page.request.post(at('/api/admin/companies'), {
		data: {
			operatingName: 'First Foundry',
			shippingAddress: '40 Elm St, Sudbury, ON P3C 1S8',
			primaryContact: { name: 'Jo', title: 'Stores', email: 'jo@first.example', phone: '705 555 0101' },
		},
	});
	expect(made.status(), await made.text()).toBe(201);
	await openHydrated(page, at('/admin'));
	await expect(steps.getByRole('link', { name: 'Add a company' })).toHaveCount(0);
	await expect(steps.getByText(/^Add a company/)).toBeVisible();
	await steps.getByRole('link', { name: 'Remove the demonstration data' }).click();
	await expect(page.getByText('60 gloves came with the software and were never changed.')).toBeVisible();
	for (const width of [390, 1024, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await expectNoSideScroll(page);
		await expectAccessible(page);
	}
	const remove = page.getByRole('button', { name: 'Delete Demonstration data' });
	await remove.press('Enter');
	await expect(page.getByText('No glove of the demonstration range is left.')).toBeVisible();
	expect((await page.request.get(at('/products/xy300'))).status()).toBe(404);
	await page.getByRole('button', { name: 'Undo' }).press('Enter');
	await expect(page.getByText('60 gloves came')).toBeVisible();
	expect((await page.request.get(at('/products/xy300'))).status()).toBe(200);
	await remove.press('Enter');
	await expect(page.getByText('No glove of the demonstration range is left.')).toBeVisible();
	await openHydrated(page, at('/admin'));
	await expect(steps.getByText(/^Remove the demonstration data/)).toBeVisible();
	await expect(steps.getByRole('link', { name: 'Remove the demonstration data' })).toHaveCount(0);
	await steps.getByRole('button', { name: 'Do not show this here' }).click();
	await expect(steps).toHaveCount(0);
	await openHydrated(page, at('/admin'));
	await expect(page.getByRole('heading', { name: 'Sample requests' }).first()).toBeVisible();
	await expect(steps).toHaveCount(0);
}
