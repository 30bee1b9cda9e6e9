import { listPublicPages } from '../scripts/public-pages.ts';
import { staffTest } from './staff.ts';
import { expect, expectHydrated, test } from './visitor.ts';

/** Ways in which browsers block storage: reading the property throws, or only its methods do. */
const WAYS: [name: string, block: () => void][] = [
	[
		'throws where it is named',
		() => {
			for (const name of ['sessionStorage', 'localStorage'])
				Object.defineProperty(window, name, {
					configurable: true,
					get: () => {
						throw new DOMException('The operation is insecure.', 'SecurityError');
					},
				});
		},
	],
	[
		'throws where it is used',
		() => {
			for (const method of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const)
				Storage.prototype[method] = () => {
					throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
				};
		},
	],
];

for (const [name, block] of WAYS) {
	test(`every public page works with storage that ${name}`, async ({ page, allowFailure }) => {
		test.slow();
		// This test also visits not-found pages.
		allowFailure(/^404: |status of 404/);
		await page.addInitScript(block);
		for (const address of await listPublicPages()) {
			await page.goto(address);
			await expectHydrated(page);
		}
		// Navigation and Back, where the router reads the stored scroll position.
		await page.goto('/');
		await expectHydrated(page);
		await page.evaluate(() => scrollTo(0, 600));
		// By keyboard: bands above the foot are laid out as it comes near, and a click may land where the link was.
		await page.getByRole('contentinfo').getByRole('link', { name: 'Sizing Guide' }).press('Enter');
		await expect(page).toHaveURL(/sizing-guide$/);
		await page.goBack();
		await expect(page).toHaveURL(/\/$/);
		await page.goForward();
		await expect(page).toHaveURL(/sizing-guide$/);
		await page.reload();
		await expectHydrated(page);
	});

	staffTest(`no page of the back-office minds storage that ${name}`, async ({ page }) => {
		await page.addInitScript(block);
		for (const address of [
			'/admin',
			'/admin/companies/create',
			'/admin/labels/create',
			'/admin/create-product',
		]) {
			await page.goto(address);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		}
		await page.goto('/admin/companies/create');
		await page
			.getByLabel(/operating name/i)
			.first()
			.fill('Storage-less Supply');
		await page.goto('/admin');
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	});
}
