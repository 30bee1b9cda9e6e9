import type { Page } from '@playwright/test';
import { expect, expectAccessible, openHydrated, test } from './visitor.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: /in your sample box/i });
const stored = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem('sampleBox') ?? '[]') as unknown[]);
const sampleLink = (page: Page) =>
	page.locator('main').getByRole('link', { name: 'Add sample: XY300, Large' });

/** Places where a sample can be added without opening the glove. */
const PATHS = [
	['a card of a list', '/products/welding-gloves/mig-stick'],
	['a search result', '/products?q=xy300'],
	['a comparison', '/compare?gloves=xy300,xy301'],
	['the finder', '/find-a-glove?process=smaw&amps=140'],
	['a related glove', '/products/xy302'],
	['the stick list', '/products/smaw'],
] as const;

for (const [name, path] of PATHS) {
	test(`${name} adds a sample by keyboard; a second press says that it is already there`, async ({
		page,
	}) => {
		await openHydrated(page, path);
		await sampleLink(page).first().focus();
		await page.keyboard.press('Enter');
		const panel = panelOf(page);
		await expect(panel).toBeVisible();
		await expect(
			panel.getByRole('status').filter({ hasText: 'XY300, Large, added to your sample box.' }),
		).toHaveCount(1);
		expect(await stored(page)).toEqual([{ partNumber: 'xy300', size: 'L' }]);
		await page.keyboard.press('Escape');
		await expect(panel).toBeHidden();
		await expect(sampleLink(page).first()).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(panel.getByText('XY300 L is already in your box.')).toBeVisible();
		expect(await stored(page)).toHaveLength(1);
	});
}

test('the size is changed in the box, and the sample removed and restored', { tag: '@desktop' }, async ({
	page,
}) => {
	await openHydrated(page, '/products/welding-gloves/mig-stick');
	await sampleLink(page).click();
	const panel = panelOf(page);
	await panel.getByRole('combobox', { name: 'Size of XY300' }).selectOption({ label: 'Medium' });
	await expect.poll(() => stored(page)).toEqual([{ partNumber: 'xy300', size: 'M' }]);
	await panel.getByRole('button', { name: 'Take out XY300, Medium' }).click();
	await panel.getByRole('button', { name: 'Put it back' }).click();
	await expect.poll(() => stored(page)).toEqual([{ partNumber: 'xy300', size: 'M' }]);
	await expectAccessible(page);
});

test('the glove’s own page, a list and a link show what is already in the box', { tag: '@desktop' }, async ({
	page,
}) => {
	await openHydrated(page, '/products/xy300');
	const panel = panelOf(page);
	await page.getByRole('button', { name: 'Add to sample box' }).click();
	await expect(panel).toBeVisible();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Add to sample box' }).click();
	await expect(panel.getByText('XY300 L is already in your box.')).toBeVisible();
	await panel.getByText('Add from a list').click();
	await panel.getByRole('textbox').fill('XY300 Large, xy301 L');
	await panel.getByRole('button', { name: 'Add these' }).click();
	await expect(panel.getByText('1 sample added.')).toBeVisible();
	await expect(panel.getByText('1 was in the box already.')).toBeVisible();
	await openHydrated(page, '/sample-box?add=xy300.L&add=xy301.l&add=xy302.L');
	await expect(page.getByText('XY300 L, XY301 L are already in your box.')).toBeVisible();
	await expect.poll(() => stored(page)).toHaveLength(3);
});

test('a full box names the gloves it rejected', { tag: '@desktop' }, async ({ page }) => {
	await page.addInitScript(() => {
		const samples = Array.from({ length: 20 }, (_, at) => ({ partNumber: 'xy301', size: `Size ${at}` }));
		localStorage.setItem('sampleBox', JSON.stringify(samples));
	});
	await openHydrated(page, '/products/welding-gloves/mig-stick');
	await sampleLink(page).click();
	await expect(
		panelOf(page).getByText('XY300 L was not added: 20 samples are the most we ship at once.'),
	).toBeVisible();
	expect(await stored(page)).toHaveLength(20);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the link adds the sample to the form', { tag: '@desktop' }, async ({ page }) => {
		await page.goto('/products/welding-gloves/mig-stick');
		await sampleLink(page).click();
		await expect(page.getByLabel('Part numbers and sizes, one to a line')).toHaveValue('xy300 L');
	});
});
