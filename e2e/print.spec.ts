import { expect, openHydrated, test } from './visitor.ts';

/** Pages that people take to the shop floor or to the person who buys, and one of each other kind. */
const PRINTED = [
	'/',
	'/about',
	'/compare?gloves=xy300,xy301,xy276-3',
	'/find-a-glove?job=overhead+7018+at+125+A',
	'/fr/produits',
	'/newsletter',
	'/products',
	'/products/smaw',
	'/products/xy300',
	'/sizing-guide',
	'/terms',
	'/where-to-buy',
];

test('a page in print is its content under the maker’s name, without frame and fields', {
	tag: '@desktop',
}, async ({ page }) => {
	for (const path of PRINTED) {
		await test.step(path, async () => {
			await page.emulateMedia({ media: 'screen' });
			await openHydrated(page, path);
			await page.emulateMedia({ media: 'print' });
			await expect(page.getByText('Emberhide', { exact: true }).filter({ visible: true })).toHaveCount(1);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expect(page.getByRole('banner')).toBeHidden();
			await expect(page.getByRole('contentinfo')).toBeHidden();
			await expect(page.locator(':is(input, select, textarea):visible')).toHaveCount(0);
			await expect(page.getByRole('link', { name: /sample|échantillon/i })).toHaveCount(0);
		});
	}
});
