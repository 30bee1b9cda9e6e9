import { addCompany, nameOf } from './label.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('files are added, one is refused by name, one is downloaded, deleted and brought back by keyboard', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/\b400\b/);
	const id = await addCompany(page, nameOf('Filed'));
	await openHydrated(page, `/admin/companies/${id}`);
	const file = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) });
	const chooser = page.waitForEvent('filechooser');
	await page.locator('button', { hasText: 'Add files' }).press('Enter');
	await (await chooser).setFiles([file('Agreement.txt', 'signed'), file('setup.exe', 'MZ')]);
	await expect(page.getByText(/^setup\.exe was not added\. Files of this type are not kept/)).toBeVisible();
	const link = page.getByRole('link', { name: 'Agreement.txt' });
	const download = page.waitForEvent('download');
	await link.press('Enter');
	expect((await download).suggestedFilename()).toBe('Agreement.txt');
	for (const width of [390, 1024, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await expectNoSideScroll(page);
		await expectAccessible(page);
	}
	await page.getByRole('button', { name: 'Delete Agreement.txt' }).press('Enter');
	await expect(link).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo' }).press('Enter');
	await expect(link).toBeVisible();
	await openHydrated(page, `/admin/companies/${id}/timeline`);
	await expect(link).toBeVisible();
	await expectAccessible(page);
});
