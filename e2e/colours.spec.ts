import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from './visitor.ts';

const black = (page: Page) => page.getByRole('radio', { name: 'black' });

async function expectBlack(page: Page) {
	await expect(page).toHaveURL(/\/products\/xy300\?colour=black$/);
	await expect(black(page)).toBeChecked();
	await expect(page.locator('main')).toContainText('Stock code XY300-BLACK-L');
}

const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('sampleBox') ?? '[]'));

test('a colour in the address is selected, added to the box, and selected again after Back', async ({
	page,
}) => {
	await openHydrated(page, '/products');
	await openHydrated(page, '/products/xy300-black');
	await expectBlack(page);
	await page.getByRole('button', { name: 'Add to sample box' }).click();
	await expect.poll(() => stored(page)).toEqual([{ partNumber: 'xy300-black', size: 'L' }]);
	const panel = page.getByRole('dialog', { name: /in your sample box/i });
	await expect(panel).toContainText('XY300-BLACK');
	await panel.getByRole('link', { name: 'XY300-BLACK' }).click();
	await expectBlack(page);
	await page.reload();
	await expectBlack(page);
});

test('a colour opened from the search replaces only its own address: Back leads to the previous page', async ({
	page,
}, info) => {
	await openHydrated(page, '/about');
	if (info.project.name === 'phone') await page.getByRole('button', { name: 'Find a glove' }).click();
	const search = page.getByRole('combobox', { name: 'Search gloves' });
	await search.fill('xy300-black');
	await page
		.getByRole('option', { name: /XY300-BLACK/ })
		.first()
		.click();
	await expectBlack(page);
	await page.goBack();
	await expect(page).toHaveURL(/\/about$/);
	await page.goForward();
	await expectBlack(page);
});

test('a selected colour is in the address, adds no history entry, and is undone by selecting another', {
	tag: '@desktop',
}, async ({ page }) => {
	await openHydrated(page, '/products');
	await openHydrated(page, '/products/xy300?utm=1');
	await black(page).check({ force: true });
	await expect(page).toHaveURL(/\/products\/xy300\?utm=1&colour=black$/);
	await page.getByRole('radio', { name: 'gold' }).check({ force: true });
	await expect(page).toHaveURL(/\/products\/xy300\?utm=1$/);
	await black(page).check({ force: true });
	await page.goBack();
	await expect(page).toHaveURL(/\/products$/);
	await page.goForward();
	await expect(black(page)).toBeChecked();
});

test('an unknown colour leaves the glove’s own selected', { tag: '@desktop' }, async ({ page }) => {
	for (const query of [
		'colour=green',
		'colour=',
		'colour=%20',
		'colour=__proto__',
		'colour=black&colour=gold',
	]) {
		await openHydrated(page, `/products/xy300?${query}`);
		await expect(
			page.getByRole('radio', { name: query.startsWith('colour=black') ? 'black' : 'gold' }),
		).toBeChecked();
	}
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the colour of the address is the one sent to the box', { tag: '@desktop' }, async ({ page }) => {
		await page.goto('/products/XY300-BLACK');
		await expect(black(page)).toBeChecked();
		await page.getByRole('button', { name: 'Add to sample box' }).click();
		await expect(page).toHaveURL(/partNumber=xy300-black/);
		await expect(page.getByRole('textbox', { name: /^Part numbers and sizes/ })).toHaveValue(/xy300-black L/);
	});
});
