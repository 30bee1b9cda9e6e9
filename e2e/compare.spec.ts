import {
	expect,
	expectAccessible,
	expectHydrated,
	expectNoSideScroll,
	openHydrated,
	test,
} from './visitor.ts';

const BAR = 'Gloves to compare';

test('gloves are selected on cards and on a glove’s page, at most four, and two tabs agree', async ({
	page,
	context,
}) => {
	await openHydrated(page, '/products');
	const links = page.getByRole('main').getByRole('link', { name: /^Compare XY[^:]+$/ });
	const bar = page.getByRole('region', { name: BAR });
	await links.nth(0).click();
	await expect(bar.getByRole('listitem')).toHaveCount(1);
	await expect(bar).toContainText('Choose another to compare');
	await expect(page.getByRole('status').filter({ hasText: 'added to compare' })).toHaveCount(1);
	for (const chosen of [2, 3, 4]) {
		await links.nth(0).click();
		await expect(bar.getByRole('listitem')).toHaveCount(chosen);
	}
	await expectAccessible(page);
	await links.nth(0).click();
	await expect(bar).toContainText('Four is the most. Take one off first.');

	const other = await context.newPage();
	await openHydrated(other, '/products/xy300');
	const otherBar = other.getByRole('region', { name: BAR });
	await expect(otherBar.getByRole('listitem')).toHaveCount(4);
	await otherBar
		.getByRole('button', { name: /^Take off/ })
		.first()
		.click();
	await expect(bar.getByRole('listitem')).toHaveCount(3);
	await otherBar.getByRole('button', { name: 'Clear' }).click();
	await expect(bar).toBeHidden();
	await other.getByRole('link', { name: 'Compare XY300', exact: true }).click();
	await expect(bar.getByRole('listitem')).toHaveCount(1);
	await other.close();

	await page.getByRole('link', { name: 'Compare XY301', exact: true }).click();
	await bar.getByRole('link', { name: 'Compare 2' }).click();
	await expect(page).toHaveURL(/\/compare\?gloves=xy300,xy301$/);
	await expect(bar).toBeHidden();
});

test('side by side: only differences, removing, adding with suggestions', async ({ page }) => {
	await openHydrated(page, '/compare?gloves=xy300,xy301');
	const table = page.getByRole('table');
	await expect(table.getByRole('columnheader')).toHaveCount(2);
	const rows = table.getByRole('row');
	const all = await rows.count();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('link', { name: 'Differences only' }).click();
	await expect(page).toHaveURL(/only=differences$/);
	await expect.poll(() => rows.count()).toBeLessThan(all);
	await expect(table.getByRole('rowheader', { name: /Flat \(1G/ })).toHaveCount(0);

	const field = page.getByRole('main').getByRole('combobox');
	await field.fill('xy276-3');
	await page
		.getByRole('main')
		.getByRole('option', { name: /XY276-3/ })
		.first()
		.click();
	await expect(page).toHaveURL(/gloves=xy300,xy301,xy276-3&only=differences$/);
	await expect(table.getByRole('columnheader')).toHaveCount(3);
	await page.getByRole('link', { name: 'Take off XY301' }).click();
	await expect(page).toHaveURL(/gloves=xy300,xy276-3&only=differences$/);
	await page.goBack();
	await expect(table.getByRole('columnheader')).toHaveCount(3);
	await page.getByRole('link', { name: /show all rows/ }).click();
	await expect(table.getByRole('rowheader', { name: /Flat \(1G/ })).toHaveCount(1);
	await expectAccessible(page);
});

test('unknown gloves and a fifth glove are named', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/compare?gloves=xy999,xy300,xy301,xy302,xy303,xy304');
	await expect(page.getByText('XY999 is not one of ours.')).toBeVisible();
	await expect(page.getByText('Four is the most. Left out: XY304.')).toBeVisible();
	await expect(page.getByRole('columnheader')).toHaveCount(4);
	await expectNoSideScroll(page);
	await openHydrated(page, '/compare?gloves=xy300');
	await expect(page.getByText('One glove is no comparison.')).toBeVisible();
	await page.getByRole('link', { name: 'Take off XY300' }).click();
	await expect(page.getByText('Nothing to compare yet')).toBeVisible();
	await expectAccessible(page);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('a card leads to the comparison, and a form adds by number or by words', async ({ page }) => {
		await page.goto('/products');
		await page
			.getByRole('link', { name: /^Compare XY/ })
			.first()
			.click();
		await expect(page).toHaveURL(/\/compare\?gloves=xy/);
		await page.goto('/compare?gloves=xy300');
		await page.getByLabel('Add a glove: part number or words').fill('XY 276-3');
		await page.getByRole('button', { name: 'Add' }).click();
		await page
			.getByRole('main')
			.getByRole('link', { name: /XY276-3/ })
			.first()
			.click();
		await expect(page).toHaveURL(/gloves=xy300,xy276-3$/);
		await page.getByLabel('Add a glove: part number or words').fill('xy301');
		await page.getByRole('button', { name: 'Add' }).click();
		await expect(page).toHaveURL(/gloves=xy300,xy276-3,xy301$/);
		await page.getByRole('link', { name: 'Differences only' }).click();
		await expect(page.getByRole('rowheader', { name: /Flat \(1G/ })).toHaveCount(0);
	});
});

test('in print the table has no controls', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/compare?gloves=xy300,xy301,xy276-3');
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('link', { name: 'Differences only' })).toBeHidden();
	await expect(page.getByRole('link', { name: /^Take off/ }).first()).toBeHidden();
	await expect(page.getByRole('table')).toBeVisible();
	await page.emulateMedia({ media: 'screen' });
	await expectHydrated(page);
});

test('three gloves fit on a tablet in portrait', { tag: '@desktop' }, async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await openHydrated(page, '/compare?gloves=xy276-3-black,xy301-brown,xy073-2-grey');
	const table = page.getByRole('region', { name: 'Gloves side by side' });
	expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
	await expectNoSideScroll(page);
});
