import { addCompany, addLabel, nameOf } from './label.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('labels are shipped together, the void one says why not, and one press takes it back', async ({
	page,
}) => {
	const name = nameOf('Together');
	const ids = [];
	for (let at = 0; at < 3; at++) ids.push(await addLabel(page, { operatingName: name }));
	await page.request.post(`/api/admin/labels/${ids[1]}/void`, { data: { version: 1 } });
	await openHydrated(page, `/admin/labels?q=${encodeURIComponent(name)}`);
	await page
		.getByRole('checkbox', { name: /^Pick label/ })
		.first()
		.check();
	await page.getByRole('button', { name: /^Select all 3|^Pick all 3/ }).click();
	const bar = page.getByRole('region', { name: 'Change many' });
	await bar.getByLabel('What to do').selectOption('Mark as shipped');
	await expectNoSideScroll(page);
	await bar.getByRole('button', { name: 'Preview' }).click();
	const dialog = page.getByRole('dialog', { name: 'What changes' });
	await expect(dialog.getByText(`#${ids[1]}`).last()).toBeVisible();
	await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Change 2 labels' }).click();
	await expect(page.getByText('2 labels changed.')).toBeVisible();
	await expect(page.getByRole('table').getByText('Shipped')).toHaveCount(2);

	// The change is still there to be undone after the page was left.
	await openHydrated(page, `/admin/labels?q=${encodeURIComponent(name)}`);
	await expect(page.getByText('Your last change: 2 labels')).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('2 labels are as they were.')).toBeVisible();
	await expect(page.getByRole('table').getByText('Shipped')).toHaveCount(0);
});

test('an industry is set for the companies of a search by keyboard, and undone', { tag: '@desktop' }, async ({
	page,
}) => {
	const name = nameOf('Bulkworks');
	for (const suffix of ['East', 'West']) await addCompany(page, `${name} ${suffix}`);
	await openHydrated(page, `/admin/companies?q=${encodeURIComponent(name)}`);
	await page.keyboard.press('j');
	await page.keyboard.press('x');
	await page.keyboard.press('j');
	await page.keyboard.press('x');
	const bar = page.getByRole('region', { name: 'Change many' });
	await expect(bar.getByText('2 selected')).toBeVisible();
	await bar.getByLabel('Value').focus();
	await page.keyboard.type('Ship repair');
	await page.keyboard.press('Escape');
	await bar.getByRole('button', { name: 'Preview' }).focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'What changes' });
	await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Change 2 companies' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByText('2 companies changed.')).toBeVisible();
	await expect(page.getByRole('table').getByText('Ship repair')).toHaveCount(2);
	await page.getByRole('button', { name: 'Undo' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByText('2 companies are as they were.')).toBeVisible();
	await expect(page.getByRole('table').getByText('Ship repair')).toHaveCount(0);
	for (const width of [390, 1024, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await expectNoSideScroll(page);
	}
});
