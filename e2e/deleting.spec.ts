import { addCompany, addLabel, nameOf } from './label.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('a label is deleted, brought back by Undo, deleted again and restored from the list a day later', async ({
	page,
}) => {
	const name = nameOf('Mistake');
	const id = await addLabel(page, { operatingName: name });
	const remove = async () => {
		await page.getByRole('button', { name: 'Delete' }).click();
		await expect(page).toHaveURL(/\/admin\/labels$/);
		await expect(page.getByText(`#${id} ${name} is deleted.`)).toBeVisible();
	};
	await openHydrated(page, `/admin/labels/${id}`);
	await remove();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page).toHaveURL(new RegExp(`/admin/labels/${id}$`));
	await expect(page.getByText(`#${id} ${name} is back.`)).toBeVisible();
	// The notice of the first time leaves by and by.
	await expect(page.getByText(`#${id} ${name} is deleted.`)).toHaveCount(0);

	await remove();
	await openHydrated(page, '/admin/deleted');
	for (const width of [390, 1024, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await expectNoSideScroll(page);
		await expectAccessible(page);
	}
	await page.getByRole('button', { name: `Restore #${id} ${name}` }).click();
	await expect(page).toHaveURL(new RegExp(`/admin/labels/${id}$`));
	await expect(page.getByRole('heading', { level: 1 })).toContainText(String(id));
});

test('a company is deleted by keyboard; what is typed and not saved holds that back', {
	tag: '@desktop',
}, async ({ page }) => {
	const name = nameOf('Oncegone');
	await addCompany(page, name);
	await openHydrated(page, `/admin/companies?q=${encodeURIComponent(name)}`);
	await page.getByRole('link', { name }).click();
	const button = page.getByRole('button', { name: 'Delete' });
	await page.getByLabel('Legal name').fill('Rail');
	await expect(button).toBeDisabled();
	await page.getByRole('button', { name: 'Discard' }).click();
	await button.focus();
	await page.keyboard.press('Enter');
	await expect(page.getByText(`${name} is deleted.`)).toBeVisible();
	await openHydrated(page, `/admin/companies?q=${encodeURIComponent(name)}`);
	await expect(page.getByRole('table').getByText(name)).toHaveCount(0);
	await openHydrated(page, '/admin/deleted');
	await page.getByRole('button', { name: `Restore ${name}` }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
