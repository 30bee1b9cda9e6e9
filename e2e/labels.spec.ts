import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { endPrint, readPrints, watchPrints } from './print-dialog.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

/** Several pages and prints each, on machines that do much else. */
/** A name of the journey's own: journeys share one database. */
const nameOf = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

const sameSite = { headers: { 'sec-fetch-site': 'same-origin' } };

type Line = { productPartNumber: string; size: string; quantity: number };

/** A label made by the call that the form makes. */
async function addLabel(page: Page, change: object = {}, lines = 1): Promise<number> {
	const answer = await page.request.get('/api/admin/labels/products?q=xy300');
	const [glove] = (await answer.json()).content;
	const line: Line = { productPartNumber: 'xy300', size: glove.sizes[0], quantity: 12 };
	const made = await page.request.post('/api/admin/labels', {
		...sameSite,
		data: {
			operatingName: nameOf('Steeltown'),
			shippingAddress: '640 Barton St E, Hamilton, ON, L8L 3A5',
			date: '2025-01-05',
			content: Array.from({ length: lines }, () => line),
			...change,
		},
	});
	expect(made.status(), await made.text()).toBe(201);
	return (await made.json()).id;
}

async function addCompany(page: Page, operatingName: string, shippingAddresses?: object[]): Promise<void> {
	const key = operatingName.replace(/\W/g, '').toLowerCase();
	const made = await page.request.post('/api/admin/companies', {
		...sameSite,
		data: {
			operatingName,
			...(shippingAddresses
				? { shippingAddresses }
				: { shippingAddress: '12 Mill St, Unit 4, Oakville, ON L6M 3A1' }),
			primaryContact: {
				name: 'V. Petrov',
				title: 'Stores',
				email: `v@${key}.example`,
				phone: '905 555 0123',
			},
		},
	});
	expect(made.status(), await made.text()).toBe(201);
}

/** Prints what a frame held, with the browser's own engine. */
async function printToPdf(browser: Browser, page: Page, html: string): Promise<Buffer> {
	const context = await browser.newContext({ storageState: await page.context().storageState() });
	const paper = await context.newPage();
	// The frame's addresses are the site's: the document must have its address to load them.
	const address = new URL('/label-papers/print-test', page.url()).href;
	await paper.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
	await paper.goto(address);
	await paper.evaluate(() => document.fonts.ready);
	const pdf = await paper.pdf({ preferCSSPageSize: true, printBackground: true });
	await context.close();
	return pdf;
}

/** Sizes of a PDF's pages in points. */
function pagesOf(pdf: Buffer): number[][] {
	return [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) =>
		box
			.trim()
			.split(/\s+/)
			.slice(2)
			.map((number) => Math.round(Number(number))),
	);
}

test('a label is written with a company from the list and two gloves, and looked at', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/400/);
	const name = nameOf('Grand River Arc');
	await addCompany(page, name);
	await openHydrated(page, '/admin/labels');
	await page.getByRole('link', { name: 'Add label' }).first().click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('New label');
	await expectAccessible(page);
	await expectNoSideScroll(page);

	await page.getByRole('button', { name: 'Submit Label' }).click();
	await expect(page.getByRole('alert').first()).toContainText('Error creating label');
	await expect(page.getByLabel('Operating name')).toBeFocused();
	await expectAccessible(page);

	const search = page.getByRole('combobox', { name: 'Company' });
	await expect(search).toHaveAttribute('placeholder', 'Search companies...');
	await search.pressSequentially(name.slice(-8));
	await expect(page.getByRole('option')).toHaveText([new RegExp(name)]);
	await page.keyboard.press('Enter');
	await expect(page.getByLabel('Operating name')).toHaveValue(name);
	await expect(page.getByLabel('Shipping address')).toHaveValue('12 Mill St, Unit 4, Oakville, ON L6M 3A1');
	await expect(page.getByLabel(/^Attention/)).toHaveValue('V. Petrov');

	// Confirm closes only with a product, a size and a quantity; the reason stands beside it.
	await page.getByRole('button', { name: 'Add Product' }).click();
	await expect(page.getByText('Empty line')).toBeVisible();
	const overlay = page.getByRole('dialog');
	const confirm = overlay.getByRole('button', { name: 'Confirm' });
	await expect(confirm).toBeDisabled();
	await expect(overlay).toContainText('Pick a product first.');
	await overlay.getByRole('combobox', { name: 'Search product:' }).pressSequentially('xy300');
	await overlay.getByRole('listbox').getByRole('option').first().click();
	await expect(overlay).toContainText('Pick a size.');
	await expect(confirm).toBeDisabled();
	await expectAccessible(page);
	await overlay.getByLabel('Select size:').selectOption({ index: 1 });
	await overlay.getByLabel('Type quantity:').fill('0');
	await expect(confirm).toBeDisabled();
	await overlay.getByLabel('Type quantity:').fill('24');
	await expect(overlay).toContainText('24 Prs');
	await confirm.click();
	await expect(overlay).toBeHidden();

	// By keyboard alone, from the button that opened it.
	await page.getByRole('button', { name: 'Add Product' }).focus();
	await page.keyboard.press('Enter');
	await expect(overlay.getByRole('combobox', { name: 'Search product:' })).toBeFocused();
	await page.keyboard.type('xy276-3');
	await expect(overlay.getByRole('listbox').getByRole('option').first()).toContainText('XY276-3');
	await page.keyboard.press('Enter');
	await overlay.getByLabel('Select size:').focus();
	await page.keyboard.press('ArrowDown');
	// One pair cannot be one less: the next stop is the number itself.
	await page.keyboard.press('Tab');
	await expect(overlay.getByLabel('Type quantity:')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(overlay).toBeHidden();
	await expect(page.getByText('2 lines, 25 Prs')).toBeVisible();

	// Cancel takes away the empty line that it came with.
	await page.getByRole('button', { name: 'Add Product' }).click();
	await overlay.getByRole('button', { name: 'Cancel' }).click();
	await expect(page.getByText('2 lines, 25 Prs')).toBeVisible();

	await page.getByLabel('Date').fill('2025-01-05');
	await expect(page.getByRole('img', { name: 'Preview of the label, page 1 of 1' })).toContainText(
		'Jan 5, 2025',
	);
	await page.getByRole('button', { name: 'Submit Label' }).click();
	await expect(page).toHaveURL(/\/admin\/labels\/\d+$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Label #\d+$/);
	const items = page.getByRole('table');
	await expect(items).toContainText('XY300');
	await expect(items).toContainText('x24');
	await expect(page.getByText('Jan 5, 2025').first()).toBeVisible();
	const sheet = page.getByRole('img', { name: /^Label #\d+, page 1 of 1$/ });
	for (const text of ['INV#', 'PO#', 'To:', 'Oakville, ON L6M 3A1', '24 Prs', '1 Pr']) {
		await expect(sheet).toContainText(text);
	}
	await expectAccessible(page);
	await expectNoSideScroll(page);
});

test('a company with several addresses: staff pick which, and the label keeps its own copy', async ({
	page,
}) => {
	const name = nameOf('Sault Marine');
	await addCompany(page, name, [
		{ name: 'Head office', address: '640 Barton St E, Hamilton, ON L8L 3A5', isDefault: true },
		{ name: 'Yard 2', address: '12 Pier Rd, Door C, Sault Ste. Marie, ON P6A 6W4', isDefault: false },
	]);
	await openHydrated(page, '/admin/labels/create');
	await page.getByRole('combobox', { name: 'Company' }).pressSequentially(name.slice(-8));
	await expect(page.getByRole('option')).toHaveText([new RegExp(name)]);
	await page.keyboard.press('Enter');
	const choice = page.getByRole('group', { name: /^Ship to/ });
	await expect(choice.getByRole('radio')).toHaveCount(2);
	await expect(choice.getByRole('radio', { name: /^Head office/ })).toBeChecked();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	// By keyboard, as any group of radio buttons.
	await choice.getByRole('radio', { name: /^Head office/ }).focus();
	await page.keyboard.press('ArrowDown');
	await expect(choice.getByRole('radio', { name: /^Yard 2/ })).toBeChecked();
	const address = page.getByLabel('Shipping address');
	await expect(address).toHaveValue('12 Pier Rd, Door C, Sault Ste. Marie, ON P6A 6W4');
	await expect(page.getByRole('img', { name: /^Preview of the label/ })).toContainText('P6A 6W4');
	await page.getByRole('button', { name: 'Save as draft' }).click();
	await expect(page).toHaveURL(/\/admin\/labels\/\d+$/);
	await expect(page.getByRole('main')).toContainText('12 Pier Rd, Door C');

	await page.getByRole('link', { name: 'Edit' }).click();
	await expect(choice.getByRole('radio', { name: /^Yard 2/ })).toBeChecked();
	await address.fill('9 Borrowed Dock, Sault Ste. Marie, ON P6A 1A1');
	await expect(choice).toContainText('an address of its own');
	for (const radio of await choice.getByRole('radio').all()) await expect(radio).not.toBeChecked();
});

test('printing draws the label in a hidden frame, waits for fonts, and takes the frame away after the print', async ({
	page,
	browser,
}) => {
	await watchPrints(page);
	const id = await addLabel(page, { invoiceNumber: '20931' }, 14);
	await openHydrated(page, `/admin/labels/${id}`);
	await page.getByRole('button', { name: 'One copy more' }).click();
	await page.getByRole('button', { name: 'Print Label' }).click();
	await expect.poll(async () => (await readPrints(page)).length).toBe(1);
	const [print] = await readPrints(page);
	expect(print?.fonts).toBe('loaded');
	await expect(page.locator('[data-print-frame]')).toHaveCount(1);
	await endPrint(page);
	await expect(page.locator('[data-print-frame]')).toHaveCount(0);
	await expect(page.getByText('2 copies by')).toBeVisible();
	await expect(page.getByRole('main')).toContainText('Printed');
	// Always printable again, never editable again.
	await expect(page.getByRole('button', { name: 'Print Label' })).toBeEnabled();
	await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);

	// Two copies of two pages each, 4 × 6 in exactly, with every item on them.
	const pdf = await printToPdf(browser, page, print?.html ?? '');
	expect(pagesOf(pdf)).toEqual(Array(4).fill([288, 432]));
	expect(print?.html.match(/>12 Prs</g)).toHaveLength(28);
	expect(print?.html).toContain('Page 2 of 2');
	expect(print?.html).toContain('20931');

	// The file from the server has the same pages, and is written down like any print.
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page
			.getByText('Paper, cartons and printer')
			.click()
			.then(() => page.getByRole('button', { name: 'Print to PDF' }).click()),
	]);
	expect(download.suggestedFilename()).toBe(`label-${id}.pdf`);
	await expect(page.getByText('2 copies by')).toHaveCount(2);
	const file = await page.request.get(`/api/admin/labels/sheet.pdf?ids=${id}&copies=2`);
	expect(pagesOf(await file.body())).toEqual(Array(4).fill([288, 432]));
});

test('the packing list of a label is printed on Letter paper, in both languages, and written down as one', async ({
	page,
	browser,
}) => {
	await watchPrints(page);
	const id = await addLabel(page, { purchaseOrderNumber: '77-3041' }, 40);
	await openHydrated(page, `/admin/labels/${id}`);
	await page.getByRole('button', { name: 'Print packing list' }).click();
	await expect.poll(async () => (await readPrints(page)).length).toBe(1);
	const [print] = await readPrints(page);
	expect(print?.fonts).toBe('loaded');
	await endPrint(page);
	await expect(page.locator('[data-print-frame]')).toHaveCount(0);
	await expect(page.getByText('Packing list, 1 copy by')).toBeVisible();
	// The label itself was not printed.
	await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	const pdf = await printToPdf(browser, page, print?.html ?? '');
	expect(pagesOf(pdf)).toEqual(Array(2).fill([612, 792]));
	expect(print?.html.match(/>12</g)).toHaveLength(40);
	for (const text of ['Bordereau d’expédition', 'Expédier à', '77-3041', '>480<', 'Page 2 of 2']) {
		expect(print?.html).toContain(text);
	}
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Packing list as PDF' }).click(),
	]);
	expect(download.suggestedFilename()).toBe(`packing-list-label-${id}.pdf`);
	await expect(page.getByText('Packing list, 1 copy by')).toHaveCount(2);
});

test('a print whose end is never heard of is cleared away after a minute', async ({ page }) => {
	await watchPrints(page);
	const id = await addLabel(page);
	await openHydrated(page, `/admin/labels/${id}`);
	await page.clock.install();
	await page.getByRole('button', { name: 'Print Label' }).click();
	await expect.poll(async () => (await readPrints(page)).length).toBe(1);
	await page.clock.runFor(45_000);
	await expect(page.locator('[data-print-frame]')).toHaveCount(1);
	await page.clock.runFor(20_000);
	await expect(page.locator('[data-print-frame]')).toHaveCount(0);
});

test('three labels are picked and printed in one go, each on a page of its own', async ({
	page,
	browser,
}) => {
	await watchPrints(page);
	const name = nameOf('Norland Rail');
	const ids = [];
	for (let index = 0; index < 3; index++) ids.push(await addLabel(page, { operatingName: name }));
	await openHydrated(page, `/admin/labels?q=${name.slice(-8)}`);
	await expectAccessible(page);
	await expectNoSideScroll(page);
	for (const id of ids) await page.getByLabel(`Pick label #${id}`).check({ force: true });
	await page.getByRole('button', { name: 'Print 3 labels' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByText('Paper, cartons and printer').click();
	await dialog.getByLabel('Cartons').fill('2');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Print 3 labels' }).click();
	await expect.poll(async () => (await readPrints(page)).length).toBe(1);
	const [print] = await readPrints(page);
	await endPrint(page);
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('row').filter({ hasText: 'Printed' })).toHaveCount(3);
	const pdf = await printToPdf(browser, page, print?.html ?? '');
	expect(pagesOf(pdf)).toEqual(Array(6).fill([288, 432]));
	for (const id of ids) expect(print?.html).toContain(`#${id}`);
	expect(print?.html.match(/Carton 2 of 2/g)).toHaveLength(3);
});

test('Letter sheets hold four labels, and this printer’s offset moves them', async ({ page, browser }) => {
	await watchPrints(page);
	const id = await addLabel(page);
	await openHydrated(page, `/admin/labels/${id}`);
	await page.getByText('Paper, cartons and printer').click();
	await page.getByLabel('Paper', { exact: true }).selectOption('letter-4');
	await page.getByLabel('Move right, mm').fill('1.5');
	await page.getByLabel('Copies').fill('5');
	await page.getByRole('button', { name: 'Print Label' }).click();
	await expect.poll(async () => (await readPrints(page)).length).toBe(1);
	const [print] = await readPrints(page);
	await endPrint(page);
	expect(pagesOf(await printToPdf(browser, page, print?.html ?? ''))).toEqual([
		[612, 792],
		[612, 792],
	]);
	expect(print?.html).toContain('translate(1.5 0)');
	// The browser remembers its printer.
	await openHydrated(page, `/admin/labels/${id}`);
	await page.getByText('Paper, cartons and printer').click();
	await expect(page.getByLabel('Paper', { exact: true })).toHaveValue('letter-4');
});

test('a label is changed until it is printed; a save from an older version shows both', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/412/);
	const id = await addLabel(page, { attention: 'V. Petrov' });
	await openHydrated(page, `/admin/labels/${id}/edit`);
	await page.getByLabel(/^Attention/).fill('M. Roy');
	const stored = await (await page.request.get(`/api/admin/labels/${id}`)).json();
	const { id: _, state: _state, version, createdBy: _by, createdAt: _at, updatedAt: _to, ...input } = stored;
	await page.request.put(`/api/admin/labels/${id}`, {
		headers: { ...sameSite.headers, 'if-match': `"${version}"` },
		data: { ...input, attention: 'A. Singh' },
	});
	await page.getByRole('button', { name: 'Save changes' }).click();
	await expect(page.getByText('Someone else saved this meanwhile')).toBeVisible();
	await expect(page.getByLabel(/^Attention/)).toHaveValue('M. Roy');
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Take theirs: Attention' }).click();
	await expect(page.getByLabel(/^Attention/)).toHaveValue('A. Singh');
	await page.getByLabel('Invoice number').fill('20999');
	await page.getByRole('button', { name: 'Save changes' }).click();
	await expect(page).toHaveURL(new RegExp(`/admin/labels/${id}$`));
	await expect(page.getByRole('main')).toContainText('20999');
});

test('a label starts another; leaving unsaved work asks; a label is voided', async ({ page }) => {
	const id = await addLabel(page, { attention: 'V. Petrov', invoiceNumber: '20931' });
	await openHydrated(page, `/admin/labels/${id}`);
	await page.getByRole('link', { name: 'Use as a start' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('New label');
	await expect(page.getByLabel(/^Attention/)).toHaveValue('V. Petrov');
	await expect(page.getByLabel('Invoice number')).toHaveValue('');
	await page.getByLabel('Invoice number').fill('20932');
	await page.getByRole('link', { name: 'Cancel' }).click();
	await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
	await page.getByRole('button', { name: 'Stay' }).click();
	await expect(page.getByLabel('Invoice number')).toHaveValue('20932');
	await page.getByRole('button', { name: 'Submit Label' }).click();
	await expect(page).toHaveURL(/\/admin\/labels\/\d+$/);

	await page.getByRole('button', { name: 'Void label' }).click();
	await page.getByRole('button', { name: 'Void it' }).click();
	await expect(page.getByText('This label is void.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Print Label' })).toHaveCount(0);
});

test('a label that is not there says so, with status 404', async ({ page, allowFailure }) => {
	allowFailure(/404/);
	const answer = await page.goto('/admin/labels/999999');
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('No label with that number');
	await expectAccessible(page);
});
