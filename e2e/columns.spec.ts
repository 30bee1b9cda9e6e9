import type { Page } from '@playwright/test';
import { aSampleRequest } from '../src/domain/sample-requests/test-request.ts';
import { addCompany, nameOf } from './label.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('columns are hidden by keyboard, stay hidden while filtering, and are kept by a saved view', {
	tag: '@desktop',
}, async ({ page }) => {
	const name = nameOf('Columnar');
	await addCompany(page, name);
	await openHydrated(page, '/admin/companies');
	const heads = page.getByRole('columnheader');
	await expect(heads.filter({ hasText: 'Industry' })).toBeVisible();
	await page.getByRole('button', { name: 'Columns' }).focus();
	await page.keyboard.press('Enter');
	const industry = page.getByRole('menuitemcheckbox', { name: 'Industry' });
	await expect(industry).toHaveAttribute('aria-checked', 'true');
	await expectAccessible(page);
	await industry.focus();
	await page.keyboard.press('Enter');
	await expect(industry).toHaveAttribute('aria-checked', 'false');
	await expect(heads.filter({ hasText: 'Industry' })).toHaveCount(0);
	await page.keyboard.press('Escape');

	await page.getByRole('searchbox', { name: 'Search' }).fill(name);
	await expect(page).toHaveURL(/hide=industry/);
	await expect(page).toHaveURL(/q=Columnar/);
	await expect(page.getByRole('table').getByText(name)).toBeVisible();
	await expect(heads.filter({ hasText: 'Industry' })).toHaveCount(0);
	for (const width of [1024, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await expectNoSideScroll(page);
	}

	const view = nameOf('Short');
	await page.getByRole('button', { name: 'Views' }).click();
	await page.getByRole('menuitem', { name: /^Save/ }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('textbox').first().fill(view);
	await dialog.getByRole('button', { name: /^Save/ }).click();
	await expect(dialog).toBeHidden();
	await openHydrated(page, '/admin/companies');
	await expect(heads.filter({ hasText: 'Industry' })).toBeVisible();
	await page.getByRole('button', { name: 'Views' }).click();
	await page.getByRole('menuitem', { name: view }).click();
	await expect(heads.filter({ hasText: 'Industry' })).toHaveCount(0);

	await page.getByRole('link', { name: 'Clear filters' }).click();
	await expect(page).toHaveURL(/\?hide=industry$/);
});

for (const [path, title, query] of [
	['/admin/distributors', 'Phone', 'province=ON'],
	['/admin/newsletter', 'Consent', 'state=pending&sort=asked'],
] as const)
	test(`a column of ${path} is hidden, and the list is saved as a view`, { tag: '@desktop' }, async ({
		page,
	}) => {
		await openHydrated(page, `${path}?${query}`);
		await page.getByRole('button', { name: 'Columns' }).press('Enter');
		await page.getByRole('menuitemcheckbox', { name: title, exact: true }).press('Enter');
		await expect(page).toHaveURL(/hide=/);
		await page.keyboard.press('Escape');
		const view = nameOf('Narrow');
		await page.getByRole('button', { name: 'Views' }).press('Enter');
		await page.getByRole('menuitem', { name: /^Save/ }).press('Enter');
		const dialog = page.getByRole('dialog');
		await dialog.getByRole('textbox').first().fill(view);
		await dialog.getByRole('button', { name: /^Save/ }).press('Enter');
		await expect(dialog).toBeHidden();
		await openHydrated(page, path);
		await page.getByRole('button', { name: 'Views' }).press('Enter');
		await page.getByRole('menuitem', { name: view }).press('Enter');
		for (const part of query.split('&')) await expect(page).toHaveURL(new RegExp(part));
		await expect(page.getByRole('columnheader', { name: title, exact: true })).toHaveCount(0);
		for (const width of [390, 1024, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			await expectNoSideScroll(page);
			await expectAccessible(page);
		}
	});

/** Lists that are no tables, or whose other columns are companies. */
for (const [path, title, find] of [
	['/admin/samples?state=all&language=en', 'Gloves', (page: Page) => page.getByText(/^\d+ gloves?$/)],
	['/admin/activity?kind=company', 'Changes', (page: Page) => page.locator('main dl')],
	[
		'/admin/pricing/matrix?glove=xy300',
		'List',
		(page: Page) => page.getByRole('columnheader', { name: 'List' }),
	],
] as const)
	test(`${path} leaves out ${title}, by keyboard, and stays so while it is filtered`, {
		tag: '@desktop',
	}, async ({ page, request }) => {
		const companyName = nameOf('Columnar');
		await addCompany(page, companyName);
		const companyEmail = `${companyName.replace(/\W/g, '').toLowerCase()}@mill.example`;
		const sent = await request.post('/api/sample-requests', {
			data: aSampleRequest({ companyName, companyEmail }),
		});
		expect(sent.ok(), await sent.text()).toBe(true);
		await openHydrated(page, path);
		await expect(find(page).first()).toBeAttached();
		await page.getByRole('button', { name: 'Columns' }).press('Enter');
		await page.getByRole('menuitemcheckbox', { name: title, exact: true }).press('Enter');
		await expect(page).toHaveURL(/hide=/);
		await page.keyboard.press('Escape');
		await expect(find(page)).toHaveCount(0);
		await page.getByRole('link', { name: 'Clear filters' }).press('Enter');
		await expect(page).toHaveURL(/\?hide=\w+$/);
		await expect(find(page)).toHaveCount(0);
		for (const width of [390, 1024, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			await expectNoSideScroll(page);
			await expectAccessible(page);
		}
	});
