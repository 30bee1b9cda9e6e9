import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addGlove, newNumber, openGlove, saveButton } from './edited-glove.ts';
import { test } from './own-staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('an unreadable glove is listed on Today, and an earlier version replaces it', async ({
	page,
	site,
	allowFailure,
}) => {
	allowFailure(/400|404/);
	const partNumber = newNumber();
	await addGlove(page, partNumber, { name: 'Bulwark First', state: 'published' });
	await openGlove(page, partNumber);
	await page.getByLabel(/^Name/).fill('Bulwark Second');
	await saveButton(page).click();
	await expect(page.getByText('Product updated')).toBeVisible();

	const file = new DatabaseSync(join(site.dataDir, 'emberhide.sqlite'), { timeout: 5000 });
	file.exec('begin immediate');
	file.prepare('update product set document = ? where part_number = ?').run('{"name": "Bul', partNumber);
	file.prepare('update catalogue_state set version = version + 1').run();
	file
		.prepare('update product set changed_in = (select version from catalogue_state) where part_number = ?')
		.run(partNumber);
	file.exec('commit');
	file.close();
	await expect.poll(async () => (await page.request.get(`/products/${partNumber}`)).status()).toBe(404);

	// Documents are scanned again soon after a change, not within it.
	await expect
		.poll(async () => (await (await page.request.get('/health/ready')).json()).details?.unreadableDocuments)
		.toMatchObject({ product: 1 });
	await openHydrated(page, '/admin');
	await expect(page.getByRole('heading', { name: 'Cannot be read' })).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('link', { name: `Mend Glove ${partNumber.toUpperCase()}` }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Glove ${partNumber.toUpperCase()}`);
	await expect(page.getByText(/It cannot be read: is not JSON/)).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	// The glove's own page links here too.
	await page.goto(`/admin/update-product/${partNumber}`);
	await expect(page).toHaveURL(`/admin/unreadable/product.document.${partNumber}`);
	await openHydrated(page, `/admin/unreadable/product.document.${partNumber}`);

	const box = page.getByLabel('What to store instead');
	await page.getByRole('button', { name: 'Check and replace' }).click();
	await expect(page.getByText(/^is not JSON/)).toBeVisible();
	await expect(box).toBeFocused();
	await page.getByRole('button', { name: 'Use this version: 1' }).press('Enter');
	await expect(box).toBeFocused();
	await expect(box).toHaveValue(/Bulwark First/);
	await page.getByRole('button', { name: 'Check and replace' }).click();
	await expect(page.getByText('Replaced. It can be read again.')).toBeVisible();
	await expect(page).toHaveURL('/admin/unreadable');
	await expect(page.getByText('Everything that is stored can be read.')).toBeVisible();
	expect((await page.request.get(`/products/${partNumber}`)).status()).toBe(200);
	await openHydrated(page, '/admin');
	await expect(page.getByRole('heading', { name: 'Cannot be read' })).toHaveCount(0);
});

test('an unknown address is reported', async ({ page, allowFailure }) => {
	allowFailure(/404/);
	await openHydrated(page, '/admin/unreadable/staff_user.name.1');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such document');
	await expectAccessible(page);
});
