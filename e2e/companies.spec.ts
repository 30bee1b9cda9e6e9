import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { staffTest as test } from './staff.ts';
import { STAFF } from './staff-account.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

/** A name unique to the test: tests share one database. */
const nameOf = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

type Made = { id: string; operatingName: string; version: number };

/** Creates a company with the request that the form sends. */
async function addCompany(page: Page, operatingName: string, more: object = {}): Promise<Made> {
	const key = operatingName.replace(/\W/g, '').toLowerCase();
	const answer = await page.request.post('/api/admin/companies', {
		headers: { 'sec-fetch-site': 'same-origin' },
		data: {
			operatingName,
			shippingAddress: '40 Elm St, Sudbury, ON P3C 1S8',
			primaryContact: {
				name: `Jo ${key}`,
				title: 'Stores',
				email: `jo@${key}.example`,
				phone: '705 555 0101',
			},
			...more,
		},
	});
	expect(answer.status(), await answer.text()).toBe(201);
	return answer.json();
}

test('a company is created by hand, found in the list, opened and changed', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/400/);
	const name = nameOf('Lakehead Boilerworks');
	await openHydrated(page, '/admin/companies');
	await page.getByRole('link', { name: 'Add company' }).first().click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add company');
	await expectAccessible(page);
	await expectNoSideScroll(page);

	await page.getByRole('button', { name: 'Create company' }).click();
	const alert = page.getByRole('alert');
	await expect(alert.getByRole('link')).toHaveText([
		'Operating Name and Shipping Address are required',
		'Primary contact must be fully filled',
	]);
	await expect(page.getByLabel('Operating name')).toBeFocused();
	await expect(page.getByLabel('Shipping address')).toHaveAttribute('aria-invalid', 'true');
	await expectAccessible(page);

	await page.keyboard.type(name);
	await page.getByLabel('Shipping address').fill('7 Pier Rd, Thunder Bay, ON P7A 4K9');
	await page.getByRole('button', { name: 'Same as shipping' }).click();
	const primary = page
		.locator('section')
		.filter({ has: page.getByRole('heading', { name: 'Primary contact' }) });
	await primary.getByLabel('Name').fill('E. Saarinen');
	await primary.getByLabel('Title').fill('Stores');
	await primary.getByLabel('Email').fill(`e@${name.slice(-8)}.example`);
	await primary.getByLabel('Phone').fill('807.555.0144 x7');
	await page.getByLabel('GST number').fill('123456789 RT0001');
	await page.keyboard.press('Tab');
	await expect(page.getByText('does not pass the business number’s check digit')).toBeVisible();
	await page.getByRole('button', { name: 'Create company' }).click();
	// Another test's company may be similar: a warning, not an error.
	const anyway = page.getByRole('button', { name: 'Create anyway' });
	const created = page.getByText(`${name} is in the list.`);
	await expect(anyway.or(created)).toBeVisible();
	if (await anyway.isVisible()) await anyway.click();
	await expect(created).toBeVisible();
	await expect(page).toHaveURL('/admin/companies');

	await page.getByPlaceholder('Search companies...').fill(name.slice(-8));
	await expect(page).toHaveURL(/q=/);
	await expect(page.getByText('1 company found')).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('link', { name }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	await expect(primary.getByLabel('Phone')).toHaveValue('(807) 555-0144 ext. 7');
	await page.getByRole('combobox', { name: 'Industry' }).fill('Pressure vessel');
	await expect(page.getByText('Unsaved changes')).toBeAttached();
	await page.getByRole('button', { name: 'Save changes' }).click();
	await expect(page.getByText('Saved.')).toBeVisible();
	await expect(page.getByText('changed the company')).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.reload();
	await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue('Pressure vessel');
});

test('of two tabs the second to save sees both versions and chooses', async ({
	page,
	context,
	allowFailure,
}) => {
	allowFailure(/412/);
	const company = await addCompany(page, nameOf('Harrow and Pike'));
	await openHydrated(page, `/admin/companies/${company.id}`);
	const other = await context.newPage();
	await openHydrated(other, `/admin/companies/${company.id}`);
	await other.getByLabel('Legal name').fill('Harrow & Pike Inc.');
	await other.getByRole('combobox', { name: 'Business type' }).fill('Corporation');
	await other.getByRole('button', { name: 'Save changes' }).click();
	await expect(other.getByText('Saved.')).toBeVisible();

	await page.getByLabel('Legal name').fill('Pike Ltd.');
	await page.getByRole('combobox', { name: 'Industry' }).fill('Fabrication');
	await page.getByRole('button', { name: 'Save changes' }).click();
	await expect(page.getByText('Harrow & Pike Inc.')).toBeVisible();
	await expect(page.getByText('Pike Ltd.', { exact: true })).toBeVisible();
	// Fields changed only by the other tab were adopted; fields changed only here were kept.
	await expect(page.getByRole('combobox', { name: 'Business type' })).toHaveValue('Corporation');
	await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue('Fabrication');
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Take theirs: Legal name' }).click();
	await expect(page.getByLabel('Legal name')).toHaveValue('Harrow & Pike Inc.');
	await page.getByRole('button', { name: 'Save changes' }).click();
	await expect(page.getByText('Saved.')).toBeVisible();
});

test('a possible duplicate gives a warning while typing, and the input survives a closed tab', async ({
	page,
	context,
}) => {
	const company = await addCompany(page, nameOf('Norland Rail'));
	await openHydrated(page, '/admin/companies/create');
	await page.getByLabel('Operating name').fill(`${company.operatingName.toUpperCase()} Ltée`);
	await expect(page.getByRole('link', { name: `Open ${company.operatingName}` })).toBeVisible();
	await page.getByRole('button', { name: 'Create company' }).click();
	const dialog = page.getByRole('dialog', { name: 'Already in the list?' });
	await expect(dialog).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();

	// Leaving asks for confirmation.
	await page.getByRole('link', { name: 'Cancel' }).click();
	const leave = page.getByRole('dialog');
	await expect(leave).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page).toHaveURL('/admin/companies/create');

	const kept = `${company.operatingName.toUpperCase()} Ltée`;
	await expect
		.poll(() =>
			page.evaluate((text) => Object.values(localStorage).some((draft) => draft.includes(text)), kept),
		)
		.toBe(true);
	await page.close({ runBeforeUnload: false });
	const again = await context.newPage();
	await openHydrated(again, '/admin/companies/create');
	await again.getByRole('button', { name: 'Bring it back' }).click();
	await expect(again.getByLabel('Operating name')).toHaveValue(kept);
});

test('several addresses, in fields or on one line, one of them the default', async ({ page }) => {
	const company = await addCompany(page, nameOf('Steeltown Supply'));
	await openHydrated(page, `/admin/companies/${company.id}`);
	await page.getByRole('button', { name: 'Add address' }).click();
	const second = page.getByRole('group', { name: 'Address 2' });
	await second.getByLabel('Name of the place').fill('Yard 2');
	await second.getByRole('button', { name: 'Enter in fields' }).click();
	await second.getByLabel('Street').fill('3 rue Côté');
	await second.getByLabel('City').fill('Québec');
	await second.getByLabel('Province or state').selectOption('QC');
	await second.getByLabel('Postal code').fill('l6m3a1');
	await page.keyboard.press('Tab');
	await expect(second.getByText('Check the province: L6M 3A1 (ON).')).toBeVisible();
	await second.getByLabel('Postal code').fill('g1r2b5');
	await second.getByRole('button', { name: 'Make default' }).click();
	await page.getByRole('button', { name: 'Save changes' }).click();
	await expect(page.getByText('Saved.')).toBeVisible();
	const stored = await (await page.request.get(`/api/admin/companies/${company.id}`)).json();
	expect(stored.shippingAddress).toBe('3 rue Côté, Québec, QC G1R 2B5');
	await expectAccessible(page);
	await expectNoSideScroll(page);
});

test('two records of one company are merged by keyboard, and the merge is undone', async ({ page }) => {
	const kept = await addCompany(page, nameOf('Grand River Arc'));
	const other = await addCompany(page, nameOf('GR Arc'), { legalName: 'Grand River Arc Inc.' });
	await openHydrated(page, `/admin/companies/${kept.id}`);
	await page.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Merge companies' });
	await expect(dialog.getByRole('combobox', { name: 'Other company' })).toBeFocused();
	await page.keyboard.type(other.operatingName.slice(-8));
	await expect(dialog.getByRole('option')).toHaveCount(1);
	await expectAccessible(page);
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(dialog.getByText('Legal name: Grand River Arc Inc.')).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Merge' }).press('Enter');
	await expect(page.getByText('Merged. It can be undone for a day.')).toBeVisible();
	await expect(page.getByLabel('Legal name')).toHaveValue('Grand River Arc Inc.');

	await openHydrated(page, `/admin/companies/${encodeURIComponent(other.operatingName)}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(kept.operatingName);
	await page.getByRole('button', { name: `Undo the merge of ${other.operatingName}` }).press('Enter');
	await expect(page.getByText(`${other.operatingName} stands for itself again.`)).toBeVisible();
	await expect(page.getByLabel('Legal name')).toHaveValue('');
});

test('the dialog’s search box clears on blur and Escape and reports when nothing is found', async ({
	page,
}) => {
	const company = await addCompany(page, nameOf('Sault Marine'));
	await openHydrated(page, `/admin/companies/${company.id}`);
	await page.getByRole('button', { name: 'Merge', exact: true }).click();
	const box = page.getByRole('combobox', { name: 'Other company' });
	await box.fill('zzzzzz no such company');
	await expect(page.getByText('No company by that name')).toBeVisible();
	await page.getByRole('button', { name: 'Cancel' }).focus();
	await expect(box).toHaveValue('');
	await box.fill(company.operatingName);
	const option = page.getByRole('listbox').getByRole('option');
	await expect(option).toHaveCount(1);
	await page.keyboard.press('Escape');
	await expect(box).toHaveValue('');
	// The dialog is still there, and closes at the next Escape.
	await box.fill(company.operatingName);
	await expect(option).toHaveCount(1);
	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');
	await expect(box).toHaveCount(0);
});

test('an unknown company name and an empty list offer next steps', async ({ page, allowFailure }) => {
	allowFailure(/404/);
	await page.goto('/admin/companies/Nobody%20at%20all');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such company');
	await page.getByRole('link', { name: 'All companies' }).click();
	await openHydrated(page, '/admin/companies?q=zzzzzznothing');
	await expect(page.getByText('No company has “zzzzzznothing”')).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('link', { name: 'Clear search' }).click();
	await expect(page).toHaveURL('/admin/companies');
});

test('a session that expires while a company is edited is renewed in place', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/401/);
	const company = await addCompany(page, nameOf('Kestrel Fabrication'));
	await openHydrated(page, `/admin/companies/${company.id}`);
	await page.getByLabel('Legal name').fill('Kestrel Inc.');
	await page.context().clearCookies();
	await page.getByRole('button', { name: 'Save changes' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Password', { exact: true }).fill(STAFF.password);
	await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
	await expect(page.getByText('Saved.')).toBeVisible();
	await expect(page.getByLabel('Legal name')).toHaveValue('Kestrel Inc.');
});

test('a form open on a company that a colleague merges links to the kept company and keeps the input', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/412/);
	const kept = await addCompany(page, nameOf('Kept Forge'));
	const merged = await addCompany(page, nameOf('Merged Forge'));
	await openHydrated(page, `/admin/companies/${merged.id}`);
	await page.getByLabel('Legal name').fill('Typed and not lost Inc.');
	const answer = await page.request.post(`/api/admin/companies/${kept.id}/merge`, {
		headers: { 'sec-fetch-site': 'same-origin' },
		data: { version: kept.version, mergedId: merged.id, mergedVersion: merged.version },
	});
	expect(answer.status(), await answer.text()).toBe(200);
	await page.getByRole('button', { name: 'Save changes' }).click();
	const alert = page.getByRole('alert');
	await expect(alert).toContainText(`This company was merged into ${kept.operatingName}`);
	await expect(alert.getByRole('link', { name: `Open ${kept.operatingName}` })).toHaveAttribute(
		'href',
		`/admin/companies/${kept.id}`,
	);
	await expect(page.getByLabel('Legal name')).toHaveValue('Typed and not lost Inc.');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	const stored = await (await page.request.get(`/api/admin/companies/${kept.id}`)).json();
	expect(stored.operatingName).toBe(kept.operatingName);
	expect(stored.legalName).not.toBe('Typed and not lost Inc.');
});
