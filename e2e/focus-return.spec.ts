import { addLabel } from './label.ts';
import { addPricedCompany, nameOf } from './price-client.ts';
import { endPrint, readPrints, watchPrints } from './print-dialog.ts';
import { staffTest as test } from './staff.ts';
import { expect, openHydrated } from './visitor.ts';

/**
 * By keyboard alone: after opening, saving or removing something, the focus returns to where it was, never
 * to the top of the page.
 */
test('adding, changing or removing a line returns the focus', async ({ page }) => {
	await openHydrated(page, '/admin/labels/create');
	const add = page.getByRole('button', { name: 'Add Product' });
	await add.focus();
	for (const end of ['Escape', 'Confirm']) {
		await page.keyboard.press('Enter');
		const dialog = page.getByRole('dialog');
		await expect(dialog).toBeVisible();
		if (end === 'Escape') await page.keyboard.press('Escape');
		else {
			await dialog.getByRole('searchbox').or(dialog.getByRole('combobox').first()).first().fill('xy300');
			await dialog.getByRole('option').first().waitFor();
			await page.keyboard.press('ArrowDown');
			await page.keyboard.press('Enter');
			await dialog.getByLabel(/size/i).selectOption({ index: 1 });
			await dialog.getByRole('button', { name: 'Confirm' }).focus();
			await page.keyboard.press('Enter');
		}
		await expect(dialog).toBeHidden();
		await expect(add).toBeFocused();
	}
	const edit = page.getByRole('button', { name: /^(Change|Edit) line 1/ });
	await edit.focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(edit).toBeFocused();
});

test('setting a manual price returns the focus', async ({ page }) => {
	const { id } = await addPricedCompany(page, nameOf('Fokus'));
	await openHydrated(page, `/admin/pricing/${id}?glove=xy30`);
	const opener = page.getByRole('button', { name: 'Change the price of XY301', exact: true });
	await opener.focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog');
	await expect(dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(opener).toBeFocused();
});

test('sending a label to print returns the focus', async ({ page }) => {
	const id = await addLabel(page);
	await watchPrints(page);
	await openHydrated(page, `/admin/labels/${id}`);
	const print = page.getByRole('button', { name: 'Print Label' });
	await print.focus();
	await page.keyboard.press('Enter');
	await expect.poll(async () => (await readPrints(page)).length).toBe(1);
	await endPrint(page);
	await expect(print).toBeEnabled();
	await expect(print).toBeFocused();
});

test('a save that disables its button returns the focus', async ({ page }) => {
	await openHydrated(page, '/admin/account');
	const save = page.getByRole('button', { name: 'Change name' });
	await save.focus();
	await page.keyboard.press('Enter');
	await expect(page.getByText('Your name is changed.').first()).toBeVisible();
	await expect(save).toBeFocused();
});

test('Submit Label stays in view on a long form and covers no focused field', async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 600 });
	await openHydrated(page, '/admin/labels/create');
	const submit = page.getByRole('button', { name: 'Submit Label' });
	await expect(submit).toBeInViewport();
	await page.getByLabel('Operating name').focus();
	for (let step = 0; step < 12; step++) {
		const hidden = await page.evaluate(() => {
			const { activeElement } = document;
			if (!activeElement || activeElement === document.body) return 'nothing has the focus';
			const { left, top, width, height } = activeElement.getBoundingClientRect();
			const over = document.elementFromPoint(left + width / 2, top + height / 2);
			return over && (activeElement.contains(over) || over.contains(activeElement))
				? ''
				: activeElement.outerHTML;
		});
		expect(hidden).toBe('');
		await expect(submit).toBeInViewport();
		await page.keyboard.press('Tab');
	}
});
