import type { Locator } from '@playwright/test';
import { test } from './own-staff.ts';
import { expect, expectAccessible, openHydrated } from './visitor.ts';

test('the master case of forty gloves and more takes six clicks, and one undo', { tag: '@desktop' }, async ({
	page,
}) => {
	await openHydrated(page, '/admin/products');
	let clicks = 0;
	const click = async (locator: Locator) => {
		clicks++;
		await locator.click();
	};
	await click(page.getByRole('checkbox', { name: /^Select all/ }).first());
	await click(page.getByRole('button', { name: /^Select all \d+/ }));
	const bar = page.getByRole('region', { name: 'Change many' });
	clicks++;
	await bar.getByLabel('What to do').selectOption('field');
	clicks++;
	await bar.getByLabel('Value').fill('144');
	await click(bar.getByRole('button', { name: 'Preview' }));
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('listitem').nth(39)).toBeVisible();
	await expectAccessible(page);
	await click(dialog.getByRole('button', { name: /^Change \d+ gloves/ }));
	expect(clicks).toBe(6);
	await expect(page.getByText(/gloves changed\./)).toBeVisible();
	const read = async () =>
		(await (await page.request.get('/api/products/xy300')).json()).packaging.masterCase;
	expect(await read()).toBe(144);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect.poll(read).not.toBe(144);
});
