import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

// At one width: both would change the same periods.
test('a period is changed by keyboard, refused at its field, and undone', {
	tag: '@desktop',
}, async ({ page, allowFailure }) => {
	allowFailure(/\b400\b/);
	await openHydrated(page, '/admin/retention');
	for (const width of [390, 1024, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await expectNoSideScroll(page);
		await expectAccessible(page);
	}
	const days = page.getByLabel('Addresses that are not there, days');
	await expect(days).toHaveValue('90');
	await days.fill('3');
	await days.press('Enter');
	await expect(page.getByText('A whole number from 7 to 365').first()).toBeVisible();
	await expect(days).toHaveValue('3');
	await days.fill('120');
	await days.press('Enter');
	await expect(page.getByText('Saved.', { exact: false }).first()).toBeVisible();
	await openHydrated(page, '/admin/retention');
	await expect(days).toHaveValue('120');
	await days.fill('60');
	await days.press('Enter');
	await page.getByRole('button', { name: 'Undo' }).press('Enter');
	await expect(days).toHaveValue('120');
});

test('an invitation that nobody took up is deleted and brought back', async ({ page }) => {
	const name = `Late ${Date.now()}`;
	const email = `late-${Date.now()}@emberhide.example`;
	const invited = await page.request.post('/api/admin/staff', {
		data: { name, email },
		headers: { 'sec-fetch-site': 'same-origin' },
	});
	expect(invited.status()).toBe(201);
	await openHydrated(page, '/admin/people');
	const row = page.getByRole('row', { name });
	await expectAccessible(page);
	await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
	await expect(row).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo' }).press('Enter');
	await expect(row).toHaveCount(1);
	await expect(page.getByText(`${name} is back.`)).toBeVisible();
});
