import { addCompany, nameOf, PRICING, request } from './price-client.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('a template is given to two companies in one go, seen at a glance, and undone', async ({ page }) => {
	const name = nameOf('Given');
	const list = await request(page, 'post', `${PRICING}/templates`, { name, kind: 'prices', currency: 'CAD' });
	const companies = [nameOf('Forge'), nameOf('Yard')];
	for (const company of companies) await addCompany(page, company);

	await openHydrated(page, `/admin/pricing/templates/${list.id}`);
	await expect(page.getByText('No company has it.')).toBeVisible();
	await page.getByRole('button', { name: 'Give to companies…' }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('button', { name: 'Give', exact: true })).toBeDisabled();
	for (const company of companies) {
		await dialog.getByRole('combobox').fill(company);
		await expect(dialog.getByRole('option', { name: new RegExp(company) })).toBeVisible();
		await page.keyboard.press('Enter');
		await expect(dialog.getByRole('listitem').filter({ hasText: company })).toContainText(
			'Has no template now',
		);
	}
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await dialog.getByRole('button', { name: 'Give to 2 companies' }).click();
	await expect(dialog).toBeHidden();
	for (const company of companies) {
		await expect(page.getByRole('link', { name: company })).toBeVisible();
	}
	await expect(page.getByText('2 companies have it', { exact: true })).toBeVisible();
	await expectAccessible(page);

	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('Taken back.')).toBeVisible();
	await expect(page.getByText('No company has it.')).toBeVisible();
});
