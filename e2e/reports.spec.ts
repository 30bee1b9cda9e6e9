import { readFileSync } from 'node:fs';
import { test } from './own-staff.ts';
import { shipRequest } from './ship-request.ts';
import { expect, expectAccessible, openHydrated } from './visitor.ts';

test('from Today, samples sent of a glove take two clicks, and their list and workbook a third', async ({
	page,
	site,
}, { project }) => {
	const company = `Reported ${project.name}`;
	const samples = [{ partNumber: 'xy204', size: 'M' }];
	await shipRequest(page, site.address, { companyName: company, samples });

	await openHydrated(page, '/admin/reports');
	await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
	const gloves = page.getByRole('table', { name: 'By glove' });
	const row = gloves.getByRole('row').filter({ hasText: 'XY204' });
	await expect(row).toBeVisible();
	await expectAccessible(page);

	// A span with nothing in it says so.
	await page.getByLabel('Dates').selectOption('last-quarter');
	await expect(page.getByText('Nothing was shipped in these days.').first()).toBeVisible();
	await page.getByLabel('Dates').selectOption('');
	await expect(row).toBeVisible();

	await page.getByRole('button', { name: 'Export' }).click();
	const download = page.waitForEvent('download');
	await page.getByRole('menuitem', { name: 'Samples sent, one row per sample, workbook' }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe('samples.xlsx');
	expect(
		readFileSync(await file.path())
			.subarray(0, 2)
			.toString(),
	).toBe('PK');

	await row.getByRole('link').click();
	await expect(page.getByText(/found · XY204/)).toBeVisible();
	await expect(page.getByRole('link', { name: new RegExp(company) })).toBeVisible();
	await page.goBack();
	await expect(row).toBeVisible();
});
