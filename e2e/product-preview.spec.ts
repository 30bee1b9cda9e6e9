import { test } from './own-staff.ts';
import { expect, openHydrated } from './visitor.ts';

test('the preview of a glove shows what is typed and not saved, in both languages', async ({ page }) => {
	await openHydrated(page, '/admin/update-product/xy300');
	const name = page.getByRole('textbox', { name: 'Name', exact: true });
	await name.fill('Bulwark of the north');
	// The form keeps what is typed in the browser after a pause.
	await page.waitForTimeout(700);
	const preview = await page.context().newPage();
	for (const query of ['', '?lang=fr']) {
		await openHydrated(preview, `/admin/preview-product/xy300${query}`);
		await expect(preview.getByRole('heading', { level: 1 })).toContainText('Bulwark of the north');
	}
	await preview.close();
});
