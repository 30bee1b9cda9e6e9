import { test } from './own-staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('the about page is changed by clicking alone, seen in both languages, and undone', async ({
	page,
	context,
	allowFailure,
}) => {
	allowFailure(/\b400\b/);
	await openHydrated(page, '/admin/about-page');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	const save = page.getByRole('button', { name: 'Save', exact: true });
	await expect(save).toBeDisabled();
	await page
		.getByRole('textbox', { name: /^The story, in English/ })
		.fill('It began in a barn.\n\nIt still smells of it.');
	await expect(page.getByText('The English has changed, the French has not.')).toBeVisible();
	await page.getByRole('textbox', { name: /^Since, in French/ }).fill('');
	await save.click();
	await expect(page.getByRole('textbox', { name: /^Since, in French/ })).toBeFocused();
	await expectAccessible(page);
	await page.getByRole('textbox', { name: /^Since, in French/ }).fill('1987');
	await page.getByRole('textbox', { name: 'Shows the glove' }).fill('xy200');
	await expect(page.getByText('Winter Deer')).toBeVisible();
	await save.click();
	await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();

	const visitor = await context.newPage();
	await openHydrated(visitor, '/about');
	await expect(visitor.getByText('It still smells of it.')).toBeVisible();
	await expect(visitor.locator('img[src*="xy200"]')).toHaveCount(4);
	await expectAccessible(visitor);
	await expectNoSideScroll(visitor);
	await openHydrated(visitor, '/fr/a-propos');
	await expect(visitor.getByText('1987', { exact: true })).toBeVisible();
	// Its French is owed now: the story was changed in English alone.
	await openHydrated(visitor, '/admin/translations?show=outdated');
	await expect(visitor.getByRole('link', { name: 'About page' })).toBeVisible();

	await page.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect(save).toBeDisabled();
	await expect
		.poll(async () => {
			await visitor.goto('/about');
			return visitor.getByRole('main').textContent();
		})
		.toContain('It started with a thumb seam');
	await visitor.goto('/admin/translations?show=outdated');
	await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(visitor.getByRole('link', { name: 'About page' })).toHaveCount(0);
	await visitor.close();
});
