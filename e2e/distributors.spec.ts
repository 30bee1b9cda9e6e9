import { findInMail } from './outbox.ts';
import { test } from './own-staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('a distributor is added by clicking alone, seen by visitors, moved on the map, hidden, deleted and brought back', async ({
	page,
	request,
	allowFailure,
}) => {
	test.slow();
	allowFailure(/\b400\b/);
	const name = `Anvil Point Supply ${test.info().project.name}`;
	const seen = async () => (await request.get('/where-to-buy')).text();
	await openHydrated(page, '/admin/distributors');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('link', { name: 'Add distributor' }).first().click();
	await expect(page.getByRole('heading', { level: 1, name: 'Add distributor' })).toBeVisible();
	await page.getByRole('button', { name: 'Add distributor' }).click();
	await expect(page.getByLabel('Name')).toBeFocused();
	await page.getByLabel('Name').fill(name);
	await page.getByLabel('Street').fill('4 Anvil Point Rd');
	await page.getByLabel('Town').fill('Thunder Bay');
	await page.getByLabel('Province').selectOption('Ontario');
	await page.getByLabel('Postal code').fill('p7b1a1');
	const place = page.getByRole('button', { name: 'Place by postal code' });
	await expect(place).toBeEnabled();
	await place.click();
	await expect(page.getByLabel('Latitude, longitude')).toHaveValue(/^48\.\d+, -89\.\d+$/);
	await page.getByLabel('Phone').fill('807-555-0175');
	await page.getByLabel('Monday to Friday').fill('8-17:30');
	await page.getByLabel('Welding gloves').check();
	await page.getByLabel('Sells single pairs').check();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('button', { name: 'Add distributor' }).click();
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
	await expect(page.getByLabel('Monday to Friday')).toHaveValue('08:00–17:30');
	expect(await seen()).toContain(name);

	// The pin moves by keyboard; what it says is the field's.
	const position = page.getByLabel('Latitude, longitude');
	const before = await position.inputValue();
	await page.getByRole('button', { name: /^Pin of the store/ }).focus();
	await page.keyboard.press('Shift+ArrowRight');
	await expect(position).not.toHaveValue(before);
	await expect(page.getByRole('button', { name: /^Pin of the store/ })).toBeFocused();
	await page.getByLabel('Show it to visitors').uncheck();
	await page.getByRole('button', { name: 'Save changes' }).click();
	await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
	await expect.poll(seen).not.toContain(name);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(position).toHaveValue(before);
	await expect.poll(seen).toContain(name);
	await expectAccessible(page);

	await page.getByRole('button', { name: 'Delete' }).click();
	await expect(page).toHaveURL(/\/admin\/distributors$/);
	await expect.poll(seen).not.toContain(name);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect.poll(seen).toContain(name);
});

test('a distributor is asked by mail, says what has changed, and confirms with one press', async ({
	page,
	site,
}) => {
	const email = `counter-${test.info().project.name}@ridge.example`;
	await openHydrated(page, '/admin/distributors/escarpment-gas-and-gear');
	await page.getByLabel('Email').fill(email);
	await page.getByRole('button', { name: 'Save changes' }).click();
	await page.getByRole('button', { name: 'Ask by mail' }).click();
	await expect(page.getByText(/^A mail to Escarpment Gas & Gear is on its way\.$/)).toBeVisible();
	const link = await findInMail(site.dataDir, email, /\/where-to-buy\/confirm\?token=[\w-]{43}/);
	const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
	const distributor = await context!.newPage();
	await distributor.goto(site.address + link);
	await expect(distributor.getByRole('heading', { level: 1 })).toHaveText('Is this still right?');
	await expect(distributor.getByText('77 Ridge Cut Dr')).toBeVisible();
	await distributor.getByLabel('What has changed?').fill(' ');
	await distributor.getByRole('button', { name: 'Send' }).click();
	await expect(distributor.getByLabel('What has changed?')).toHaveAccessibleDescription(/empty/);
	await distributor.getByLabel('What has changed?').fill('We close at 16:00 now.');
	await distributor.getByRole('button', { name: 'Send' }).click();
	await expect(distributor.getByRole('heading', { level: 1 })).toHaveText('Thank you');
	await context?.close();

	await openHydrated(page, link);
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('button', { name: 'Everything is right' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
	await openHydrated(page, '/admin/distributors/escarpment-gas-and-gear');
	await expect(page.getByText('wrote what has changed at')).toBeVisible();
	await expect(page.getByText('We close at 16:00 now.')).toBeVisible();
	await expect(page.getByText('confirmed the entry of').first()).toBeVisible();
});

test('an online shop is added, seen in both languages, and undone', async ({ page, request }) => {
	const seen = async (path: string) => (await request.get(path)).text();
	const name = `Sparkline ${test.info().project.name}`;
	await openHydrated(page, '/admin/distributors/online');
	await page.getByRole('button', { name: 'Add a shop' }).click();
	const card = page.getByRole('region').or(page.locator('section')).last();
	await card.getByLabel('Name').fill(name);
	await card.getByLabel('Website').fill('sparkline.example');
	await card.getByLabel('in English').fill('Ships by the dozen.');
	await card.getByLabel('in French').fill('Livre à la douzaine.');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
	await expect.poll(() => seen('/where-to-buy')).toContain('Ships by the dozen.');
	await expect.poll(() => seen('/fr/ou-acheter')).toContain('Livre à la douzaine.');
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect.poll(() => seen('/where-to-buy')).not.toContain(name);
});

test('the exported file is changed, previewed, imported and undone', async ({
	page,
	request,
	allowFailure,
}) => {
	allowFailure(/\b409\b/);
	const street = `${test.info().project.name} Import Way`;
	const seen = async () => (await request.get('/where-to-buy')).text();
	const file = await page.request.get('/api/admin/distributors/export.csv');
	const csv = (await file.text()).replace('12 Carding Mill Rd', street).replace('(519) 555-0128', '128');
	await openHydrated(page, '/admin/distributors');
	await page.getByRole('button', { name: 'Import CSV' }).click();
	const dialog = page.getByRole('dialog', { name: 'Import distributors' });
	await dialog
		.locator('input[type=file]')
		.setInputFiles({ name: 'stores.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
	await expect(dialog.getByText('1 store changes')).toBeVisible();
	await expect(dialog.getByText('1 row is left out')).toBeVisible();
	await expect(dialog.getByRole('row', { name: 'Anvil & Ash Tool Counter Street' })).toBeVisible();
	await expectAccessible(page);
	expect(await seen()).not.toContain(street);
	await dialog.getByRole('button', { name: 'Write 1 store' }).click();
	await expect(page.getByText('1 store written.')).toBeVisible();
	await expect.poll(seen).toContain(street);
	// The notice may be gone; the list still offers it.
	await openHydrated(page, '/admin/distributors');
	await expect(page.getByText(/^Your last import: 1 store/)).toBeVisible();
	await expectNoSideScroll(page);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('1 store is as before.')).toBeVisible();
	await expect.poll(seen).not.toContain(street);
});
