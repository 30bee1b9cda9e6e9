import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from './own-staff.ts';
import { expect, expectAccessible, expectHydrated, expectNoSideScroll, openHydrated } from './visitor.ts';

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
	await openHydrated(page, '/admin/products/import');
	const buffer = Buffer.from(text);
	await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
	await expect(page).toHaveURL(/\/admin\/products\/import\/[0-9a-f-]{36}$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	await expect(page.getByRole('navigation', { name: 'Show rows' })).toBeVisible();
}

/** The count above a group of rows. */
const figure = (page: Page, kind: string) =>
	page
		.getByRole('navigation', { name: 'Show rows' })
		.getByRole('link', { name: new RegExp(`\\d ${kind}$`) })
		.locator('b');
const rowOf = (page: Page, partNumber: string) =>
	page
		.getByRole('list', { name: 'Rows of the file' })
		.getByRole('listitem')
		.filter({ has: page.getByText(partNumber, { exact: true }) });

test('export, edit, import: each difference and error is shown at its row, and visitors see the imported data', async ({
	page,
}, info) => {
	// Both projects use one site: each edits its own gloves.
	const [first, second, broken] =
		info.project.name === 'phone' ? ['XY302', 'XY304', 'XY305'] : ['XY306', 'XY309', 'XY310'];
	await openHydrated(page, '/admin/products?q=xy3&sort=partNumber');
	await expectNoSideScroll(page);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Export' }).click();
	await page.getByRole('menuitem', { name: 'This list as CSV', exact: true }).click();
	const exported = await download;
	expect(exported.suggestedFilename()).toBe('gloves.csv');
	const csv = readFileSync(await exported.path(), 'utf8');
	const stamp = `Mark ${info.project.name}`;
	const edited = csv
		.replace(new RegExp(`\\r\\n${first},[^,]*`), `\r\n${first},${stamp}`)
		.replace(new RegExp(`\\r\\n${second},[^,]*`), `\r\n${second},"=HYPERLINK(""x"") ${stamp}"`)
		.replace(new RegExp(`\\r\\n${broken},[^,]*`), `\r\n${broken},`);

	await page.getByRole('link', { name: 'Import', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import gloves');
	await page.getByText('Columns', { exact: true }).click();
	await expect(page.getByRole('rowheader', { name: 'exportedVersion' })).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);

	await chooseFile(page, 'spring.csv', edited);
	await expect(figure(page, 'Changed')).toHaveText('2');
	await expect(figure(page, 'Failed')).toHaveText('1');
	await expect(figure(page, 'New')).toHaveText('0');
	await expect(rowOf(page, first).locator('ins')).toContainText(stamp);
	await expect(rowOf(page, second).locator('ins')).toContainText(`=HYPERLINK("x") ${stamp}`);
	await expect(rowOf(page, broken)).toContainText('name must not be empty');
	await expectAccessible(page);
	await expectNoSideScroll(page);

	const failedDownload = page.waitForEvent('download');
	await page.getByRole('link', { name: 'Download the failed rows' }).click();
	const failed = readFileSync(await (await failedDownload).path(), 'utf8');
	expect(failed).toContain(`\r\n${broken},,`);
	expect(failed).toContain('name: must not be empty');

	await rowOf(page, second)
		.getByRole('checkbox', { name: `Import ${second}` })
		.uncheck();
	await page.getByRole('button', { name: 'Import 1 glove' }).click();
	await expect(page.getByText('1 glove imported.')).toBeVisible();
	await expect(rowOf(page, first).getByText('Imported', { exact: true })).toBeVisible();
	await expectAccessible(page);

	const glove = await page.context().newPage();
	await expect(async () => {
		await glove.goto(`/products/${first.toLowerCase()}`);
		await expect(glove.getByRole('heading', { level: 1 })).toContainText(stamp, { timeout: 2_000 });
	}).toPass();

	await chooseFile(page, 'failed-rows.csv', failed.replace(`\r\n${broken},,`, `\r\n${broken},Mended,`));
	await expect(figure(page, 'Changed')).toHaveText('1');
	await expect(figure(page, 'Failed')).toHaveText('0');
	await page.getByRole('button', { name: 'Cancel the import' }).click();
	await expect(page.getByText('Cancelled. Nothing was written.')).toBeVisible();
});

test('an import is undone, and the latest imports are listed', async ({ page }, info) => {
	const number = `NEW-${info.project.name.toUpperCase()}`;
	const file = `Part No.;Nom;Couleur\r\n${number};Gant d’essai;noir\r\n`;
	await chooseFile(page, `${info.project.name}.csv`, file);
	await page.getByRole('button', { name: 'Import 1 glove' }).click();
	await expect(page.getByText('1 glove imported.')).toBeVisible();
	expect((await page.request.get(`/api/products/${number}`)).status()).toBe(200);
	await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Import' }).click();
	await expect(page.getByRole('heading', { name: 'Latest imports' })).toBeVisible();
	await page
		.getByRole('link', { name: `${info.project.name}.csv` })
		.first()
		.click();
	await page.getByRole('button', { name: 'Undo this import' }).click();
	const dialog = page.getByRole('dialog', { name: 'Undo this import' });
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Take back' }).click();
	await expect(page.getByText('1 glove is as it was before.')).toBeVisible();
	await expect.poll(async () => (await page.request.get(`/api/products/${number}`)).status()).toBe(404);
});

test('a file without a table is rejected with a reason, and a large one shows its progress and can be cancelled', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/400/);
	await openHydrated(page, '/admin/products/import');
	const input = page.locator('input[type=file]');
	await input.setInputFiles({ name: 'book.xlsx', mimeType: '', buffer: Buffer.from([0x50, 0x4b, 3, 4]) });
	await expect(page.getByRole('alert')).toContainText('save the sheet as CSV first');
	await input.setInputFiles({ name: 'notes.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') });
	await expect(page.getByText('This file has no column partNumber in its first row')).toBeVisible();
	await expectAccessible(page);

	const rows = Array.from({ length: 20_000 }, (_, at) => `many${at},Glove ${at},${'x'.repeat(200)}`);
	await openHydrated(page, '/admin/products/import');
	await page.locator('input[type=file]').setInputFiles({
		name: 'many.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(`partNumber,name,description\n${rows.join('\n')}`),
	});
	await expect(page.getByRole('progressbar')).toBeVisible();
	await expectAccessible(page);
	await page.reload();
	await expectHydrated(page);
	await page.getByRole('button', { name: 'Cancel', exact: true }).click();
	await expect(page.getByText('Cancelled. Nothing was written.')).toBeVisible();
});
