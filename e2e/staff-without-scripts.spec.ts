import { STAFF } from './staff-account.ts';
import { expect, test } from './visitor.ts';

test.use({ javaScriptEnabled: false });

test('without scripts staff read and filter, and every page says what does not work', async ({ page }) => {
	const signedIn = await page.request.post('/api/user/login', { data: STAFF });
	expect(signedIn.status()).toBe(200);
	for (const path of ['/admin', '/admin/labels?q=nothing-like-it', '/admin/redirects', '/admin/fit-checks']) {
		await page.goto(path);
		await expect(page.getByRole('status').filter({ hasText: 'Changes need JavaScript.' })).toBeVisible();
	}
	await page.goto('/admin/labels');
	await page.getByRole('searchbox', { name: 'Search' }).fill('nothing-like-it');
	await page.getByRole('button', { name: 'Show', exact: true }).click();
	await expect(page).toHaveURL(/q=nothing-like-it/);
	await expect(page.getByText('No label fits that.')).toBeVisible();
});
