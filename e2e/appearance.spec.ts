import { test } from './own-staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

const PAGES = [
	'/admin',
	'/admin/samples',
	'/admin/companies/create',
	'/admin/labels/create',
	'/admin/products',
	'/admin/update-product/xy300',
	'/admin/pricing/templates',
	'/admin/reports',
	'/admin/activity',
	'/admin/stick-guide',
	'/admin/people',
];

test('dark colours are chosen by keyboard, hold on every page from its first byte, and are left again', async ({
	page,
	request,
}) => {
	test.slow();
	const root = page.locator('html');
	await openHydrated(page, '/admin/account');
	await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
	await page.getByRole('radio', { name: 'Light' }).focus();
	await page.keyboard.press('ArrowDown');
	await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
	await expectAccessible(page);
	for (const path of PAGES) {
		await openHydrated(page, path);
		await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
		const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		expect(ground, path).not.toBe('rgb(255, 255, 255)');
		await expectAccessible(page);
		await expectNoSideScroll(page);
	}
	const html = await (await page.request.get('/admin')).text();
	expect(html).toContain('data-mantine-color-scheme="dark"');
	// The public site has one appearance.
	expect(await (await request.get('/')).text()).not.toContain('data-mantine-color-scheme');

	await openHydrated(page, '/admin/account');
	await page.getByRole('radio', { name: 'Light' }).check();
	await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
});
