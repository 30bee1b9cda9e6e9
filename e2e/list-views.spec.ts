import type { Page } from '@playwright/test';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

const openMenu = async (page: Page) => {
	await page.getByRole('button', { name: 'Views' }).press('Enter');
	const menu = page.getByRole('menu');
	// A key pressed before the focus has moved would go to the button.
	await expect.poll(() => menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
	return menu;
};

/** The views have loaded when the menu says how many there are, or none. */
const expectLoaded = (page: Page) =>
	expect(
		page.getByRole('status').filter({ hasText: /^(?:\d+ views?|No views of this list yet)$/ }),
	).toHaveCount(1);

test('a filtered list of requests is saved, opened again, renamed and deleted, and the last is undone', {
	tag: '@desktop',
}, async ({ page, allowFailure }) => {
	// A view without a name is refused.
	allowFailure(/status of 400|^400: .*\/api\/admin\/list-views$/);
	const mark = `${Date.now()}`;
	const name = `Northern ${mark}`;
	const button = page.getByRole('button', { name: 'Views' });
	const itemOf = (text: string) => page.getByRole('menuitem', { name: text, exact: true });

	await openHydrated(page, '/admin/samples');
	await openMenu(page);
	await expectLoaded(page);
	await expect(page.getByRole('menuitem', { name: 'Save this view…' })).toBeDisabled();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('menu')).toHaveCount(0);
	await expect(button).toBeFocused();

	await page.getByRole('searchbox', { name: 'Search' }).fill(`north ${mark}`);
	await expect(page).toHaveURL(/q=north/);
	await page.getByLabel('Sort by').selectOption('Company, A to Z');
	await expect(page).toHaveURL(/sort=company/);
	await openMenu(page);
	await page.getByRole('menuitem', { name: 'Save this view…' }).press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Save this view' });
	const field = dialog.getByLabel('Name');
	await expect(field).toBeFocused();
	await expectNoSideScroll(page);
	await expectAccessible(page);
	await field.press('Enter');
	await expect(dialog.getByText('Give a name')).toBeVisible();
	await field.fill(name);
	await field.press('Enter');
	await expect(page.getByText(`Saved the view “${name}”.`)).toBeVisible();
	await expect(dialog).toHaveCount(0);
	await expect(button).toBeFocused();

	// From the whole list back to the saved one.
	await page.getByRole('link', { name: 'Clear filters' }).press('Enter');
	await expect(page).toHaveURL('/admin/samples');
	await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
	await openMenu(page);
	await expect(itemOf(name)).not.toHaveAttribute('aria-current');
	await itemOf(name).press('Enter');
	await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(`north ${mark}`);
	await expect(page.getByLabel('Sort by')).toHaveValue('company');
	await expect(page.getByRole('menu')).toHaveCount(0);
	await expect(button).toBeFocused();
	const menu = await openMenu(page);
	await expect(itemOf(name)).toHaveAttribute('aria-current', 'true');
	await expectNoSideScroll(page);
	await expectAccessible(page);

	await menu.getByRole('menuitem', { name: `Rename “${name}”…` }).press('Enter');
	const renaming = page.getByRole('dialog', { name: `Rename “${name}”` });
	await expect(renaming.getByLabel('Name')).toHaveValue(name);
	await renaming.getByLabel('Name').fill(`${name} firms`);
	await renaming.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText(`The view is now “${name} firms”.`)).toBeVisible();
	await expect(renaming).toHaveCount(0);
	await expect(button).toBeFocused();

	await openMenu(page);
	await page.getByRole('menuitem', { name: `Delete “${name} firms”` }).press('Enter');
	await expect(page.getByText(`Deleted the view “${name} firms”.`)).toBeVisible();
	await expectAccessible(page);
	await openMenu(page);
	await expectLoaded(page);
	await expect(itemOf(`${name} firms`)).toHaveCount(0);
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Undo' }).press('Enter');
	await expect(page.getByText(`The view “${name} firms” is back.`)).toBeVisible();
	await expect(button).toBeFocused();
	await openMenu(page);
	await expect(itemOf(`${name} firms`)).toHaveAttribute('aria-current', 'true');
});

test('views that do not load are asked for again in the menu', { tag: '@desktop' }, async ({
	page,
	allowFailure,
}) => {
	allowFailure(/list-views|Failed to load resource/);
	await openHydrated(page, '/admin/orders?language=fr');
	await page.route('**/api/admin/list-views?*', (route) => route.abort('connectionfailed'), { times: 1 });
	const menu = await openMenu(page);
	await expect(menu.getByText('The views did not load.')).toBeVisible();
	await menu.getByRole('menuitem', { name: 'Try again' }).press('Enter');
	await expectLoaded(page);
	await expect(menu.getByText('The views did not load.')).toHaveCount(0);
	await expect(menu.locator('[role="menuitem"]:not(:disabled)').first()).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Views' })).toBeFocused();
});
