import { test } from './own-staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('the line above the header is changed, seen in both languages, dated and undone by clicking alone', async ({
	page,
	context,
	allowFailure,
}) => {
	allowFailure(/\b400\b/);
	const visitor = await context.newPage();
	const lineOn = async (path: string) => {
		await visitor.goto(path);
		return visitor.getByRole('region', { name: /^Anno/ });
	};
	const before = (await (await lineOn('/')).textContent()) ?? '';
	expect(before).not.toBe('');

	await openHydrated(page, '/admin/announcements');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('button', { name: 'Add an announcement' }).click();
	const added = page.getByRole('heading', { name: 'Announcement 2' }).locator('xpath=ancestor::section[1]');
	await added.getByLabel('English text').fill('Open house on Friday');
	await added.getByLabel('Leads to').fill('javascript:alert(1)');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByRole('alert')).toBeVisible();
	await added.getByLabel('Leads to').fill('/where-to-buy');
	await added.getByLabel('From').fill('Jan 1, 2026');
	await added.getByLabel('From').press('Tab');
	await expect(added.getByText('On the site')).toBeVisible();
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();

	const line = await lineOn('/products');
	await expect(line).toHaveText('Open house on Friday');
	await expect(line.getByRole('link')).toHaveAttribute('href', '/where-to-buy');
	// Nobody has written it in French.
	await expect(await lineOn('/fr')).not.toContainText('Open house');

	await page.getByRole('button', { name: 'Undo' }).click();
	await expect.poll(async () => (await lineOn('/')).textContent()).toBe(before);
	await visitor.close();
});
