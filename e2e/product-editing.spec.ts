import { randomUUID } from 'node:crypto';
import { addGlove, colour, newNumber, openGlove, saveButton } from './edited-glove.ts';
import { test } from './own-staff.ts';
import { expect, expectAccessible, expectHydrated, expectNoSideScroll, openHydrated } from './visitor.ts';

test('a glove is created from scratch: each rule is shown at its field, then visitors see the glove', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/400/);
	const partNumber = newNumber();
	await openHydrated(page, '/admin/create-product');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('button', { name: 'Create product' }).click();
	const alert = page.getByRole('alert');
	await expect(alert).toContainText('Error:');
	await expect(page.getByLabel('Part number', { exact: false }).first()).toBeFocused();

	await page.getByLabel(/^Part number/).fill(partNumber);
	await page.getByLabel(/^Name/).fill('Argon Journey');
	await page.getByLabel('State').selectOption('Published');
	await page.getByLabel('Sizes').fill(`M:${partNumber}-M\nL`);
	await expect(page.getByText('Line 2 has no colon. Write it as key:value.').first()).toBeVisible();
	await page.getByLabel('Specifications').fill('Hide:Split cowhide\nCuff');
	await page.getByLabel('Master case').fill('50');
	await page.getByLabel('Inner Polybag').fill('12');
	await page.getByRole('button', { name: 'Add certification' }).click();
	const rating = page.getByRole('group', { name: 'Certification 1' });
	await rating.getByLabel('Value').fill('3193X');
	await expect(rating.getByText(/Not possible: EN 388 "3193X": place 3/)).toBeVisible();
	await page.getByRole('button', { name: 'Add process' }).click();
	const process = page.getByRole('group', { name: 'Process 1' });
	await process.getByRole('combobox', { name: 'Process' }).fill('SMAW (Stick)');
	await page.getByRole('button', { name: 'Create product' }).click();
	await expect(alert).toContainText('Error:');
	await expect(page.getByText('a master case of 50 pairs is no whole number')).not.toHaveCount(0);
	for (const field of [
		page.getByLabel('Sizes'),
		page.getByLabel('Specifications'),
		rating.getByLabel('Value'),
		process.getByLabel('Performance'),
	])
		await expect(field).toHaveAttribute('aria-invalid', 'true');
	await expectAccessible(page);
	await expectNoSideScroll(page);

	await page.getByLabel('Sizes').fill(`M:${partNumber}-M\nL:${partNumber}-L`);
	await expect(page.getByText('Read as 2 sizes')).toBeVisible();
	await page.getByLabel('Specifications').fill('Hide:Split cowhide\nCuff:5 in');
	await page.getByLabel('Master case').fill('48');
	await rating.getByLabel('Value').fill('3133X');
	await expect(rating.getByText('Level 3 of 4: at least 2,000 cycles before a hole')).toBeVisible();
	await process.getByLabel('Performance').selectOption('Full use');
	// A violated cross-check is a warning, not an error.
	await expect(page.getByText('Full use in SMAW (Stick) without a heat rating.')).toBeVisible();
	await page.getByRole('button', { name: 'Create product' }).click();
	await expect(page.getByText('Product created')).toBeVisible();
	await expect(page).toHaveURL(`/admin/update-product/${partNumber}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(partNumber.toUpperCase());

	const seen = await page.request.get(`/api/products/${partNumber}`);
	expect(await seen.json()).toMatchObject({
		name: 'Argon Journey',
		packaging: { masterCase: 48, innerBag: 12 },
	});
	await openHydrated(page, `/products/${partNumber}`);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Argon Journey');
});

test('of two editors the second sees both versions and chooses', async ({ page, context, allowFailure }) => {
	allowFailure(/412/);
	const partNumber = newNumber();
	await addGlove(page, partNumber);
	await openGlove(page, partNumber);
	const other = await context.newPage();
	await openGlove(other, partNumber);
	await colour(other).fill('brown');
	await other.getByLabel('Label description').fill('their label');
	await saveButton(other).click();
	await expect(other.getByText('Product updated')).toBeVisible();

	await colour(page).fill('black');
	await page.getByLabel(/^Description/).fill('My line');
	await saveButton(page).click();
	await expect(page.getByText('Someone else saved this meanwhile')).toBeVisible();
	// Fields changed only by the other editor were adopted; fields changed only here were kept.
	await expect(page.getByLabel('Label description')).toHaveValue('their label');
	await expect(page.getByLabel(/^Description/)).toHaveValue('My line');
	await expect(colour(page)).toHaveValue('black');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('button', { name: 'Take theirs: Colour' }).click();
	await expect(colour(page)).toHaveValue('brown');
	await saveButton(page).click();
	await expect(page.getByText('Product updated')).toBeVisible();
	const stored = await page.request.get(`/api/products/${partNumber}`);
	expect(await stored.json()).toMatchObject({ color: 'brown', label: 'their label', description: 'My line' });
});

test('an older version is restored from the history', async ({ page }) => {
	const partNumber = newNumber();
	await addGlove(page, partNumber);
	await openGlove(page, partNumber);
	await colour(page).fill('red');
	await saveButton(page).click();
	await expect(page.getByText('Product updated')).toBeVisible();
	await page.getByRole('button', { name: 'History' }).click();
	const dialog = page.getByRole('dialog', { name: 'History' });
	await expect(dialog.locator('del')).toHaveText('Was: gold');
	await expect(dialog.locator('ins')).toHaveText('Became: red');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Bring back version 1' }).click();
	await expect(page.getByText('Version 1 is back.')).toBeVisible();
	await expect(colour(page)).toHaveValue('gold');
});

test('the input survives a closed tab, and leaving asks for confirmation', async ({ page, context }) => {
	const partNumber = newNumber();
	await addGlove(page, partNumber);
	await openGlove(page, partNumber);
	await colour(page).fill('ash');
	await expect
		.poll(() => page.evaluate(() => Object.values(localStorage).some((text) => text.includes('ash'))))
		.toBe(true);
	await page
		.getByRole('navigation', { name: 'Where you are' })
		.getByRole('link', { name: 'Back office' })
		.click();
	await page.getByRole('dialog').getByRole('button', { name: /stay/i }).click();
	await expect(colour(page)).toHaveValue('ash');
	await page.close({ runBeforeUnload: false });

	const again = await context.newPage();
	await openGlove(again, partNumber);
	await again.getByRole('button', { name: 'Bring it back' }).click();
	await expect(colour(again)).toHaveValue('ash');
	await saveButton(again).click();
	await expect(again.getByText('Product updated')).toBeVisible();
});

test('a new category with three gloves in a custom order has its page', async ({ page, allowFailure }) => {
	allowFailure(/400/);
	const numbers = [newNumber(), newNumber(), newNumber()];
	for (const partNumber of numbers) await addGlove(page, partNumber);
	const name = `Pipe ${randomUUID().slice(0, 6)}`;
	await openHydrated(page, '/admin/create-category');
	await expect(page.getByRole('button', { name: 'Remove part number 1' })).toBeDisabled();
	await page.getByLabel('Name').fill(name);
	await page.getByLabel('Part number 1', { exact: true }).fill(numbers[0] as string);
	await expect(page.getByText(`Glove ${numbers[0]}`)).toBeVisible();
	await page.getByRole('button', { name: 'Add part number' }).click();
	await page.getByLabel('Part number 2', { exact: true }).fill('xy999');
	await expect(page.getByText('No such glove')).toBeVisible();
	await page.getByRole('button', { name: 'Create category' }).click();
	await expect(page.getByRole('alert')).toContainText('No such glove');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByLabel('Part number 2', { exact: true }).fill((numbers[1] as string).toUpperCase());
	await page.getByRole('button', { name: 'Add part number' }).click();
	await page.getByLabel('Part number 3', { exact: true }).fill(numbers[2] as string);
	await expect(page.getByText(`Glove ${numbers[2]}`)).toBeVisible();
	await page.getByRole('button', { name: 'Move part number 3', exact: true }).press('ArrowUp');
	await expect(page.getByLabel('Part number 2', { exact: true })).toHaveValue(numbers[2] as string);
	await page.getByRole('button', { name: 'Create category' }).click();
	await expect(page.getByText('Category created!').first()).toBeVisible();
	await expect(page.getByLabel('Name')).toHaveValue('');
	await page.getByRole('link', { name: 'its page' }).click();
	await expectHydrated(page);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	await expect(page.getByText(/^3 /).first()).toBeVisible();
	const found = await page.request.get(`/api/categories/search?name=${encodeURIComponent(name)}`);
	expect((await found.json()).partNumbers).toEqual([numbers[0], numbers[2], numbers[1]]);
});

test('gloves are found in the list, changed in bulk, row by row, and undone', async ({ page }) => {
	const numbers = [newNumber(), newNumber()];
	const tag = `tag${randomUUID().slice(0, 6)}`;
	for (const partNumber of numbers) await addGlove(page, partNumber, { weldingTags: tag });
	await openHydrated(page, `/admin/products?q=${tag}`);
	await expectAccessible(page);
	await expectNoSideScroll(page);
	for (const partNumber of numbers) await page.getByLabel(`Pick ${partNumber.toUpperCase()}`).check();
	const bar = page.getByRole('region', { name: 'Change many' });
	await bar.getByLabel('What to do').selectOption('Unpublish');
	await bar.getByRole('button', { name: 'Preview' }).click();
	const dialog = page.getByRole('dialog', { name: 'What changes' });
	await dialog.getByRole('checkbox').first().uncheck();
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Change 1 glove' }).click();
	await expect(page.getByText('1 glove changed.')).toBeVisible();
	await expect(page.getByRole('table').getByText('Draft')).toHaveCount(1);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('1 glove is as it was.')).toBeVisible();
	await expect(page.getByRole('table').getByText('Draft')).toHaveCount(0);
});

test('a renumbered glove is found by its old number; a retired one offers its successor', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/410/);
	const [old, fresh, last] = [newNumber(), newNumber(), newNumber()];
	await addGlove(page, old);
	await addGlove(page, last);
	await openGlove(page, old);
	await page.getByLabel(/^Part number/).fill(fresh);
	await saveButton(page).click();
	await expect(page).toHaveURL(`/admin/update-product/${fresh}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(fresh.toUpperCase());
	await page.goto(`/products/${old}`);
	await expect(page).toHaveURL(`/products/${fresh}`);

	await openGlove(page, fresh);
	await page.getByLabel('State').selectOption('Retired');
	await page.getByLabel('Successor').fill(last);
	await saveButton(page).click();
	await expect(page.getByText('Product updated')).toBeVisible();
	await openHydrated(page, `/products/${old}`);
	await expect(page.getByText('is no longer made')).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('link', { name: last.toUpperCase() }).first().click();
	await expect(page).toHaveURL(`/products/${last}`);
});
