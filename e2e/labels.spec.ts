import { addCompany, addLabel, nameOf, sameSite } from './label.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('a label is created with a company from the list and two gloves, and viewed', async ({
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
	await expect(page.getByRole('listbox').getByRole('option')).toHaveText([new RegExp(name)]);
	await page.keyboard.press('Enter');
	await expect(page.getByLabel('Operating name')).toHaveValue(name);
	await expect(page.getByLabel('Shipping address')).toHaveValue('12 Mill St, Unit 4, Oakville, ON L6M 3A1');
	await expect(page.getByLabel(/^Attention/)).toHaveValue('V. Petrov');

	// Confirm needs a product, a size and a quantity; the reason is shown beside it.
	await page.getByRole('button', { name: 'Add Product' }).click();
	await expect(page.getByText('Empty line')).toBeVisible();
	const overlay = page.getByRole('dialog');
	const confirm = overlay.getByRole('button', { name: 'Confirm' });
	await expect(confirm).toBeDisabled();
	await expect(overlay).toContainText('Pick a product first.');
	const product = overlay.getByRole('combobox', { name: 'Search product:' });
	await product.pressSequentially('xy27');
	await expect(overlay.getByRole('listbox').getByRole('option').first()).toBeVisible();
	// Escape clears the search, and the overlay stays.
	await page.keyboard.press('Escape');
	await expect(product).toHaveValue('');
	await product.pressSequentially('xy300');
	await overlay.getByRole('listbox').getByRole('option').filter({ hasText: 'XY300' }).first().click();
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

	// By keyboard alone, starting from the button that opened it.
	await page.getByRole('button', { name: 'Add Product' }).focus();
	await page.keyboard.press('Enter');
	await expect(overlay.getByRole('combobox', { name: 'Search product:' })).toBeFocused();
	await page.keyboard.type('xy276-3');
	await expect(overlay.getByRole('listbox').getByRole('option').first()).toContainText('XY276-3');
	await page.keyboard.press('Enter');
	await overlay.getByLabel('Select size:').focus();
	await page.keyboard.press('ArrowDown');
	// One pair cannot be decreased: the next Tab stop is the number itself.
	await page.keyboard.press('Tab');
	await expect(overlay.getByLabel('Type quantity:')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(overlay).toBeHidden();
	await expect(page.getByText('2 lines, 25 Prs')).toBeVisible();

	// Cancel removes the empty line that was added.
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

test('a company with several addresses: staff choose one, and the label stores its own copy', {
	tag: '@desktop',
}, async ({ page }) => {
	const name = nameOf('Sault Marine');
	await addCompany(page, name, [
		{ name: 'Head office', address: '640 Barton St E, Hamilton, ON L8L 3A5', isDefault: true },
		{ name: 'Yard 2', address: '12 Pier Rd, Door C, Sault Ste. Marie, ON P6A 6W4', isDefault: false },
	]);
	await openHydrated(page, '/admin/labels/create');
	await page.getByRole('combobox', { name: 'Company' }).pressSequentially(name.slice(-8));
	await expect(page.getByRole('listbox').getByRole('option')).toHaveText([new RegExp(name)]);
	await page.keyboard.press('Enter');
	const choice = page.getByRole('radiogroup', { name: /^Ship to/ });
	await expect(choice.getByRole('radio')).toHaveCount(2);
	await expect(choice.getByRole('radio', { name: /^Head office/ })).toBeChecked();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	// By keyboard, like any radio group.
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
	await expect(page.getByText('an address of its own')).toBeVisible();
	for (const radio of await choice.getByRole('radio').all()) await expect(radio).not.toBeChecked();
});

test('a label is editable until it is printed; a save from an older version shows both', {
	tag: '@desktop',
}, async ({ page, allowFailure }) => {
	allowFailure(/412/);
	const id = await addLabel(page, { attention: 'V. Petrov' });
	await openHydrated(page, `/admin/labels/${id}/edit`);
	await page.getByLabel(/^Attention/).fill('M. Roy');
	const stored = await (await page.request.get(`/api/admin/labels/${id}`)).json();
	const {
		id: _,
		source: _source,
		state: _state,
		version,
		createdBy: _by,
		createdAt: _at,
		updatedAt: _to,
		...input
	} = stored;
	const theirs = await page.request.put(`/api/admin/labels/${id}`, {
		headers: { ...sameSite.headers, 'if-match': `"${version}"` },
		data: { ...input, attention: 'A. Singh' },
	});
	expect(theirs.status(), await theirs.text()).toBe(200);
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

test('a label starts another; leaving unsaved work asks; a label is voided', { tag: '@desktop' }, async ({
	page,
}) => {
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

test('an unknown label is reported with status 404', { tag: '@desktop' }, async ({ page, allowFailure }) => {
	allowFailure(/404/);
	const answer = await page.goto('/admin/labels/999999');
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('No label with that number');
	await expectAccessible(page);
});

test('the list follows each choice of its filters and what is typed; the address holds all of it', async ({
	page,
}) => {
	const name = nameOf('Filtered');
	const id = await addLabel(page, { operatingName: name });
	const sent = await page.request.get('/admin/labels');
	expect(await sent.text()).toMatch(/<noscript><button[^>]*type="submit"/);
	await openHydrated(page, '/admin/labels');
	const table = page.getByRole('table', { name: 'Labels' });
	const search = page.getByRole('searchbox', { name: 'Search' });
	await search.pressSequentially(name);
	// The first label of a new site is the whole list already: the address says when the filter applies.
	await expect(page).toHaveURL(/[?&]q=/);
	await expect(table.getByRole('rowheader')).toHaveText([`#${id}`]);
	await expect(search).toBeFocused();
	await expect(search).toHaveValue(name);
	await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Void' });
	await expect(page.getByText('No label fits that.')).toBeVisible();
	await expect(page).toHaveURL(
		`/admin/labels?q=${encodeURIComponent(name).replaceAll('%20', '+')}&state=void`,
	);
	await page.goBack();
	await expect(table.getByRole('rowheader')).toHaveText([`#${id}`]);
	await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('');
	await expectAccessible(page);
	await page.getByRole('link', { name: 'Clear filters' }).click();
	await expect(page).toHaveURL('/admin/labels');
	await expect(search).toHaveValue('');
	// A click before the typing pause ends takes precedence over the pending filter.
	await search.fill(name);
	await page.getByRole('link', { name: 'Add label' }).first().click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('New label');
	await page.waitForTimeout(500);
	await expect(page).toHaveURL('/admin/labels/create');
});

test('a label’s language follows its address until another is chosen, and the preview with it', async ({
	page,
}) => {
	await openHydrated(page, '/admin/labels/create');
	const language = page.getByLabel('Language of label and packing list');
	const address = page.getByLabel('Shipping address');
	const preview = page.getByRole('img', { name: /^Preview of the label/ });
	await expect(language).toHaveValue('en');
	await address.fill('1 rue Principale, Laval, QC, H7A 1A1');
	await expect(language).toHaveValue('fr');
	await expect(preview).toContainText('Bon de commande');
	await address.fill('1 Main St, Barrie, ON, L4M 1A1');
	await expect(language).toHaveValue('en');
	await language.selectOption('both');
	await address.fill('1 rue Principale, Laval, QC, H7A 1A1');
	await expect(language).toHaveValue('both');
	await expect(preview).toContainText('Destinataire / To');
});
