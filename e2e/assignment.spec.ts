import { aSampleRequest } from '../src/domain/sample-requests/test-request.ts';
import { test } from './own-staff.ts';
import { addStaff } from './staff.ts';
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
