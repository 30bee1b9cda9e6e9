import { aSampleRequest } from '../src/domain/sample-requests/test-request.ts';
import { test } from './own-staff.ts';
import { addStaff, unfoldFilters } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('a request is taken by a key, found on Today, given to a colleague and back by Undo', async ({
	page,
	request,
	site,
}) => {
	addStaff('luc@emberhide.example', 'Luc Tremblay', site.dataDir);
	const sent = await request.post('/api/sample-requests', { data: aSampleRequest() });
	expect(sent.status(), await sent.text()).toBe(201);
	const { number } = await sent.json();

	await openHydrated(page, `/admin/samples/${number}`);
	const field = page.getByLabel('Assigned to', { exact: true });
	await expect(field.locator('option:checked')).toHaveText('Nobody');
	await page.keyboard.press('i');
	await expect(page.getByText(new RegExp(`${number} is assigned to`))).toBeVisible();
	await expect(field.locator('option:checked')).toHaveText(/\(me\)$/);
	await expect(page.getByRole('button', { name: 'Assign to me' })).toBeHidden();
	await expectAccessible(page);
	await expectNoSideScroll(page);

	await openHydrated(page, '/admin');
	const own = page.getByRole('heading', { name: 'Assigned to you' }).locator('xpath=ancestor::section[1]');
	await expect(own.getByText(number)).toBeVisible();
	await own.getByRole('link', { name: /^Open/ }).click();
	await expect(page).toHaveURL(new RegExp(number));

	await field.selectOption('Luc Tremblay');
	const notice = page.getByRole('status').filter({ hasText: `${number} is assigned to Luc Tremblay.` });
	await expect(notice).toBeVisible();
	await openHydrated(page, '/admin/samples?assigned=me');
	await expect(page.getByText(number)).toBeHidden();
	await unfoldFilters(page);
	await page.getByLabel('Assignee').selectOption('Luc Tremblay');
	await expect(page).toHaveURL(/assigned=[\w-]{20}/);
	await page.getByRole('link', { name: /Luc Tremblay/ }).click();
	await field.selectOption('Nobody');
	await page.getByRole('button', { name: 'Undo' }).last().click();
	await expect(page.getByText(`${number} is assigned to Luc Tremblay.`).last()).toBeVisible();

	const note = page.getByLabel('Note', { exact: true });
	await note.fill('They ask for size M.');
	await page.getByLabel('Mention a colleague').selectOption('Luc Tremblay');
	await expect(note).toBeFocused();
	await expect(note).toHaveValue('They ask for size M. @Luc Tremblay ');
	await page.getByRole('button', { name: 'Add note' }).click();
	await expect(note).toHaveValue('');
	await expect(page.getByText('They ask for size M. @Luc Tremblay')).toBeVisible();
});

test('the requests of a search are given to a colleague by keyboard, and back by Undo', async ({
	page,
	request,
	site,
}) => {
	addStaff('ines@emberhide.example', 'Inès Côté', site.dataDir);
	const companyName = `Chantier ${Date.now()}`;
	for (let at = 0; at < 3; at++) {
		const data = aSampleRequest({ companyName, companyEmail: `person${at}@northframe.example` });
		const sent = await request.post('/api/sample-requests', { data });
		expect(sent.status(), await sent.text()).toBe(201);
	}
	await openHydrated(page, `/admin/samples?q=${encodeURIComponent(companyName)}`);
	const list = page.getByRole('listitem').filter({ hasText: companyName });
	await expect(list).toHaveCount(3);
	await page.keyboard.press('j');
	await page.keyboard.press('x');
	const bar = page.getByRole('region', { name: 'Change many' });
	await expect(bar.getByText('1 selected')).toBeVisible();
	await expect(bar).toBeInViewport();
	await expectNoSideScroll(page);
	await page.getByRole('checkbox', { name: 'Select all on this page' }).focus();
	await page.keyboard.press('Space');
	await expect(bar.getByText('3 selected')).toBeVisible();
	await bar.getByLabel('Assigned to').selectOption('Inès Côté');
	await bar.getByRole('button', { name: 'Preview' }).press('Enter');
	const dialog = page.getByRole('dialog', { name: 'What changes' });
	await expect(dialog.getByText('Inès Côté')).toHaveCount(3);
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Change 3 requests' }).press('Enter');
	await expect(page.getByText('3 requests changed.')).toBeVisible();
	await expect(list.getByText('Inès Côté')).toHaveCount(3);
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Undo' }).press('Enter');
	await expect(page.getByText('3 requests are as they were.')).toBeVisible();
	await expect(list.getByText('Inès Côté')).toHaveCount(0);
	for (const width of [390, 1024, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await expectNoSideScroll(page);
	}
});
