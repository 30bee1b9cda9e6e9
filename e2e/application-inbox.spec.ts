import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

type Applied = { number: string; company: string; email: string };

/** A shop with a unique name applies through the public form. */
async function apply(page: Page): Promise<Applied> {
	const mark = randomUUID().slice(0, 8);
	const company = `Soudure ${mark}`;
	const email = `zoe@soudure-${mark}.example`;
	await openHydrated(page, '/become-a-distributor');
	await page.getByLabel('Company, legal or operating name').fill(company);
	await page.getByLabel('Kind of business').selectOption('Welding supply');
	await page.getByLabel('City').fill('Lévis');
	await page.getByLabel('Province or state').fill('Quebec');
	await page.getByLabel('Your name').fill('Zoë O’Neil');
	await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
	await page.getByLabel('What you sell, and to whom').fill('Stick and TIG.\nMostly rail.');
	await page.getByRole('button', { name: 'Send application' }).click();
	await expect(page).toHaveURL(/\/become-a-distributor\/sent\?number=D-/);
	const number = new URL(page.url()).searchParams.get('number') as string;
	return { number, company, email };
}

const rowOf = (page: Page, company: string) =>
	page.getByRole('table', { name: 'Distributor applications' }).getByRole('row').filter({ hasText: company });

test('an application arrives, is accepted, approved, turned into a company and invited', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/400/);
	const { number, company, email } = await apply(page);
	await openHydrated(page, '/admin');
	await expect(page.getByRole('main').getByRole('link', { name: /Distributor applications/ })).toBeVisible();
	await openHydrated(page, `/admin/applications?q=${encodeURIComponent(company)}`);
	await expect(rowOf(page, company)).toContainText('Lévis, Quebec');
	await expect(rowOf(page, company)).toContainText('New');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('link', { name: company }).first().click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(company);
	await expect(page.getByText('Mostly rail.')).toBeVisible();
	await expect(page.getByText('Approve the application, then create its company.')).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);

	await page.getByRole('button', { name: 'Mark as contacted' }).click();
	await expect(page.getByText(`${number} is contacted now.`)).toBeVisible();
	await expect(page.getByText('New → Contacted')).toBeVisible();
	await page.getByLabel('Note').fill('Two counters, both near the yard.');
	await page.getByRole('button', { name: 'Add note' }).click();
	await expect(page.getByText('Two counters, both near the yard.').first()).toBeVisible();
	await page.getByRole('button', { name: 'Undo: back to new' }).click();
	await expect(page.getByText('(taken back)')).toBeVisible();

	await page.getByRole('button', { name: 'Approve', exact: true }).click();
	await page.getByRole('button', { name: 'Create company' }).click();
	const dialog = page.getByRole('dialog', { name: `Create a company from ${number}` });
	await expect(dialog.getByLabel('Operating name')).toHaveValue(company);
	await expect(dialog.getByLabel('City')).toHaveValue('Lévis');
	await dialog.getByRole('button', { name: 'Create company' }).click();
	await expect(dialog.getByLabel('Street')).toHaveAttribute('aria-invalid', 'true');
	await expectAccessible(page);
	await dialog.getByLabel('Street').fill('14 rue du Quai');
	await dialog.getByLabel('Province or state').fill('QC');
	await dialog.getByLabel('Postal code').fill('G6V 3W6');
	await dialog.getByLabel('Title').fill('Owner');
	await dialog.getByLabel('Phone').fill('418 555 0123');
	await dialog.getByRole('button', { name: 'Create company' }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('main').getByRole('link', { name: company })).toBeVisible();
	await page.getByRole('button', { name: 'Invite Zoë O’Neil to the portal' }).click();
	await expect(page.getByText('Invited to the portal')).toBeVisible();
	await expectNoSideScroll(page);
	await page.getByRole('main').getByRole('link', { name: company }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(company);
	await expect(page.getByText(email).first()).toBeVisible();
});

test('an application is declined with a reason, by keyboard, and its personal data erased', {
	tag: '@desktop',
}, async ({ page, allowFailure }) => {
	allowFailure(/400/);
	const { number, company, email } = await apply(page);
	await openHydrated(page, `/admin/applications/${number}`);
	const decline = page.getByRole('button', { name: 'Decline' });
	await decline.press('Enter');
	const dialog = page.getByRole('dialog', { name: `Decline ${number}` });
	const reason = dialog.getByLabel(/^Reason/);
	await expect(reason).toBeFocused();
	await page.keyboard.type('Sells to homes only');
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(decline).toBeFocused();
	await decline.press('Enter');
	await expect(reason, 'what was typed is not lost').toHaveValue('Sells to homes only');
	await reason.fill('');
	await dialog.getByRole('button', { name: 'Decline' }).press('Enter');
	await expect(reason).toHaveAttribute('aria-invalid', 'true');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await reason.fill('Sells to homes only');
	await dialog.getByRole('button', { name: 'Decline' }).press('Enter');
	await expect(page.getByText('Reason: Sells to homes only')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Take up again' })).toBeVisible();

	await page.getByRole('button', { name: 'Erase personal data' }).press('Enter');
	const eraseDialog = page.getByRole('dialog', { name: `Erase the person in ${number}?` });
	await expect(eraseDialog).toBeVisible();
	await expectAccessible(page);
	await eraseDialog.getByRole('button', { name: 'Keep' }).press('Enter');
	await expect(eraseDialog).toBeHidden();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(company);
	const erase = page.getByRole('button', { name: 'Erase personal data' });
	await expect(erase, 'a dialog that closes gives the focus back late').toBeFocused();
	await erase.press('Enter');
	await eraseDialog.getByRole('button', { name: 'Erase' }).press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erased application');
	await expect(page.getByText('The person was taken out of this application.')).toBeVisible();
	for (const erased of [company, email, 'O’Neil', 'Mostly rail.'])
		await expect(page.getByRole('main')).not.toContainText(erased);
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await openHydrated(page, `/admin/applications?state=all&q=${encodeURIComponent(company)}`);
	await expect(page.getByText('No application like that.')).toBeVisible();
	await page.getByRole('link', { name: 'Clear filters' }).click();
	await expect(page).toHaveURL(/\/admin\/applications$/);
});
