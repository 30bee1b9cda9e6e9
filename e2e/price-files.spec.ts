import { readFileSync } from 'node:fs';
import { addPricedCompany, nameOf, PRICING, request, rowOf } from './price-client.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('prices are exported and imported: a preview first, invalid rows with reasons, then only the changes', async ({
	page,
}) => {
	const { id } = await addPricedCompany(page, nameOf('Grand River'));
	const override = { partNumber: 'xy300', pair: '15.00', reason: '=Bid' };
	await request(page, 'put', `${PRICING}/clients/${id}`, { overrides: [override] }, 2);
	await openHydrated(page, `/admin/pricing/${id}?byHand=1`);
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Export CSV' }).click(),
	]);
	const csv = readFileSync(await download.path(), 'utf8');
	expect(csv).toContain("XY300,Argon Bulwark,CAD,pair,15.00,15.00,'=Bid,,");

	const opener = page.getByRole('button', { name: 'Import CSV' });
	await opener.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Import prices' });
	const give = (text: string) =>
		dialog
			.locator('input[type=file]')
			.setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
	await give(csv);
	await expect(dialog.getByText('The file changes nothing.')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(opener).toBeFocused();
	await opener.press('Enter');
	await give(
		`${csv.replace('pair,15.00,15.00', 'pair,14.25,15.00')}XY9999,,CAD,pair,9.00,,Bid,,\r\nXY301,,CAD,pair,cheap,,Bid,,\r\n`,
	);
	await expect(dialog.getByText('2 rows are left out')).toBeVisible();
	await expect(dialog.getByText('XY9999 is not in the catalogue')).toBeVisible();
	await expect(dialog.getByText('14.25 · =Bid')).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Write 1 glove' }).press('Enter');
	await expect(dialog).toBeHidden();
	await expect(opener).toBeFocused();
	await expect(rowOf(page, 'XY300')).toContainText('$14.25');
	await expectNoSideScroll(page);
});
