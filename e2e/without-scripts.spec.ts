import type { Locator } from '@playwright/test';
import { expect, test } from './visitor.ts';

test.use({ javaScriptEnabled: false });

/** By keyboard: a click at a place may miss a link that a late font moves, and without scripts nothing notices. */
const follow = (link: Locator) => link.press('Enter');

test('search by the form in the header or its page', async ({ page }, info) => {
	await page.goto(info.project.name === 'phone' ? '/advanced-search' : '/');
	const box =
		info.project.name === 'phone'
			? page.getByLabel('Words or part number')
			: page.getByRole('textbox', { name: 'Search gloves' });
	await box.fill('xy 276-3');
	await box.press('Enter');
	await expect(page).toHaveURL(/\/products\?.*q=xy/);
	await expect(page.locator('main li:has(h2)').first()).toContainText(/XY276-3/i);
});

test('filter with the form, remove a filter by its link, go to the next page', { tag: '@desktop' }, async ({
	page,
}) => {
	await page.goto('/products');
	await follow(page.getByRole('link', { name: /^Filters/ }));
	await page.locator('input[name=process][value=smaw]').check({ force: true });
	await page.getByRole('button', { name: 'Apply filters' }).click();
	await expect(page).toHaveURL(/process=smaw/);
	await follow(page.getByRole('link', { name: /^Remove .*SMAW/ }));
	await expect(page).not.toHaveURL(/smaw/);
	await follow(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }));
	await expect(page).toHaveURL(/page=2/);
	await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('25–48 of');
});

test('a glove’s page shows everything: pictures, ratings, all three parts', { tag: '@desktop' }, async ({
	page,
}) => {
	await page.goto('/products/xy300');
	for (const text of [
		'Welding processes',
		'Welding positions',
		'Glove features',
		'Materials & Info',
		'Inner Polybag',
	]) {
		await expect(page.getByText(text).first(), text).toBeVisible();
	}
	await page.getByRole('radio', { name: /^XL/ }).check({ force: true });
	await page.getByRole('button', { name: 'Add to sample box' }).click();
	await expect(page).toHaveURL(/\/sample-box\?partNumber=xy300&size=XL/);
});

test('the menu works without scripts', async ({ page }, info) => {
	await page.goto('/');
	await expect(page.locator('video'), 'no player over the still').toBeHidden();
	if (info.project.name === 'phone') {
		await page.getByRole('link', { name: 'Menu', exact: true }).click();
		await expect(page).toHaveURL(/#site-links$/);
	} else {
		await page
			.getByRole('navigation', { name: 'Main' })
			.getByRole('link', { name: 'Gloves', exact: true })
			.click();
		await expect(page).toHaveURL(/\/products$/);
	}
});

test('an unknown page and an unknown glove offer alternatives', { tag: '@desktop' }, async ({
	page,
	allowFailure,
}) => {
	allowFailure(/404/);
	await page.goto('/products/xy999');
	await expect(page.locator('main')).toContainText(/XY999/i);
	await expect(page.locator('main li:has(h2)').first()).toBeVisible();
	await page.goto('/nowhere');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('/nowhere');
});
