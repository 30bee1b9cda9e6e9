import { addLabel, nameOf } from './label.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('a printer is added with its paper and offset, found at another desk, changed there for all, and deleted', async ({
	page,
	browser,
}) => {
	const name = nameOf('Dock');
	const id = await addLabel(page);
	await openHydrated(page, `/admin/labels/${id}`);
	await page.getByText('Paper, cartons and printer').click();
	await page.getByLabel('Paper', { exact: true }).selectOption('4 × 4 in');
	await page.getByLabel('Move right, mm').fill('1.5');
	await page.getByRole('button', { name: 'Add a printer' }).click();
	const field = page.getByLabel('Name of the printer');
	await expect(field).toBeFocused();
	await field.fill(name);
	await expectNoSideScroll(page);
	await expectAccessible(page);
	await page.keyboard.press('Enter');
	const choice = page.getByLabel('Printer', { exact: true });
	await expect(choice.locator('option:checked')).toHaveText(name);

	// Another browser, which has never seen the printer.
	const { cookies } = await page.context().storageState();
	const context = await browser.newContext();
	await context.addCookies(cookies);
	const desk = await context.newPage();
	await openHydrated(desk, new URL(`/admin/labels/${id}`, page.url()).href);
	await desk.getByText('Paper, cartons and printer').click();
	await desk.getByLabel('Printer', { exact: true }).selectOption(name);
	await expect(desk.getByLabel('Move right, mm')).toHaveValue('1.5');
	await expect(desk.getByLabel('Paper', { exact: true })).toHaveValue('4x4');
	await desk.getByLabel('Move right, mm').fill('3');
	await desk.getByRole('button', { name: `Save for ${name}` }).click();
	await expect(desk.getByText(`Every desk prints like this on ${name}.`)).toBeVisible();
	await context.close();

	await openHydrated(page, `/admin/labels/${id}`);
	await page.getByText('Paper, cartons and printer').click();
	await expect(choice.locator('option:checked')).toHaveText(name);
	await expect(page.getByLabel('Move right, mm')).toHaveValue('3');
	await page.getByRole('button', { name: `Delete ${name}` }).click();
	await expect(choice.locator('option:checked')).toHaveText('This browser’s own setting');
	// What it was set to stays at this desk.
	await expect(page.getByLabel('Move right, mm')).toHaveValue('3');
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(choice.locator('option:checked')).toHaveText(name);
	await page.getByRole('button', { name: `Delete ${name}` }).click();
	await expect(choice.locator('option:checked')).toHaveText('This browser’s own setting');
});
