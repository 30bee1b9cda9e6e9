import type { Page } from '@playwright/test';
import { findInMail } from './outbox.ts';
import { test } from './own-staff.ts';
import { STAFF } from './staff-account.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

/** Somebody who has asked for the newsletter and pressed the button in the mail. */
async function addReader(page: Page, dataDir: string, email: string): Promise<void> {
	const answer = await page.request.post('/api/newsletter-subscriptions', { data: { email } });
	expect(answer.ok(), await answer.text()).toBe(true);
	await page.goto(await findInMail(dataDir, email, /\/newsletter\/confirm\?token=[\w-]{43}/));
	await page.getByRole('button', { name: 'Yes, send it to me' }).click();
	await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
}

test('an issue is written with a glove in it, looked at, tested and sent to its readers', async ({
	page,
	site,
	allowFailure,
}, info) => {
	allowFailure(/\b400\b/);
	const { name } = info.project;
	const reader = `ann-${name}@reader.example`;
	await addReader(page, site.dataDir, reader);

	await openHydrated(page, '/admin/newsletter');
	await page.getByRole('link', { name: 'Issues' }).click();
	await expect(page.getByRole('heading', { name: 'Newsletter issues' })).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('button', { name: 'New issue' }).click();
	await expect(page.getByRole('heading', { name: 'Untitled issue' })).toBeVisible();

	// Nothing is sent half-written: each missing text is named with its language.
	const subject = `Winter work ${name}`;
	await page.getByRole('textbox', { name: 'Subject' }).first().fill(subject);
	await page.getByRole('textbox', { name: 'Heading' }).first().fill('Cold steel, warm hands');
	const english = page.getByRole('textbox', { name: 'Text in English' });
	await english.click();
	await english.pressSequentially('One glove joins the range.');
	await english.press('Enter');
	await page.getByRole('button', { name: 'Put a glove in' }).first().click();
	const number = page.getByRole('textbox', { name: 'Part number' });
	await number.fill('xy99999');
	await number.press('Enter');
	await expect(page.getByText('No glove on the site has this number.')).toBeVisible();
	await number.fill('XY300');
	await expect(page.getByText('Argon Bulwark').first()).toBeVisible();
	// The page is read once the mail has come: it is loaded anew with each change.
	const mail = page.locator('iframe[title="Preview in English"]').contentFrame();
	const frenchMail = page.locator('iframe[title="Preview in French"]').contentFrame();
	await expect(mail.getByText('One glove joins the range.')).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Put it in' }).click();
	await page.keyboard.type('It is on the shelf.');
	await expect(english.getByText('XY300')).toBeVisible();
	await expect(english.getByText('It is on the shelf.')).toBeVisible();
	await page.getByRole('button', { name: 'Send …' }).click();
	await expect(page.getByRole('link', { name: 'Text in French: must not be empty' })).toBeVisible();
	await expect(page.getByRole('textbox', { name: 'Subject' }).last()).toBeFocused();
	await expect(mail.getByText('It is on the shelf.')).toBeVisible();
	await expectAccessible(page);

	await page.getByRole('textbox', { name: 'Subject' }).last().fill(`Travaux d’hiver ${name}`);
	await page.getByRole('textbox', { name: 'Heading' }).last().fill('Acier froid, mains chaudes');
	const french = page.getByRole('textbox', { name: 'Text in French' });
	await french.click();
	await french.pressSequentially('Un gant entre dans la gamme.');

	// The mail as its reader gets it: its picture loads, in light and in dark, and as text.
	await expect(frenchMail.getByText('Un gant entre dans la gamme.')).toBeVisible();
	await expect(mail.getByRole('link', { name: 'Argon Bulwark' })).toBeVisible();
	await expect
		.poll(() => mail.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
		.toBeGreaterThan(100);
	const ground = () => mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
	expect(await ground()).toBe('rgb(255, 255, 255)');
	const views = page.getByRole('radiogroup', { name: 'How to show: Preview in English' });
	await views.getByText('Dark').click();
	await expect.poll(ground).toBe('rgb(22, 25, 27)');
	await views.getByText('Text').click();
	await expect(page.locator('pre')).toContainText('/products/xy300');
	await expect(page.locator('pre')).toContainText('Unsubscribe');
	await expectAccessible(page);
	await expectNoSideScroll(page);

	await page.getByRole('button', { name: 'Send me a test' }).click();
	await expect(page.getByText('2 tests are on their way')).toBeVisible();
	await findInMail(site.dataDir, STAFF.email, new RegExp(`Subject: \\[Test\\] ${subject}`));

	await page.getByRole('button', { name: 'Send …' }).click();
	const dialog = page.getByRole('dialog', { name: 'Send this issue?' });
	await expect(dialog).toContainText('in English');
	await expect(dialog.getByRole('button', { name: 'Not yet' })).toBeFocused();
	await expectAccessible(page);
	await dialog.getByRole('button', { name: /^Send to \d+ reader/ }).click();
	await expect(page.getByRole('heading', { name: 'Progress' })).toBeVisible();
	await expect(frenchMail.getByText('Un gant entre dans la gamme.')).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await findInMail(site.dataDir, reader, new RegExp(`Subject: ${subject}`));
	await findInMail(site.dataDir, reader, /List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
	await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();

	// The text in the next issue begins with this one's.
	// By keyboard: the browser sends a click to the mail's frame where it stood before the page changed.
	await page.getByRole('button', { name: 'Copy as a new issue' }).press('Enter');
	await expect(page.getByRole('button', { name: 'Send me a test' })).toBeVisible();
	await expect(page.getByRole('textbox', { name: 'Subject' }).first()).toHaveValue(subject);
	await page.getByRole('button', { name: 'Delete' }).press('Enter');
	await expect(page.getByText(`${subject} is deleted.`)).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).last().click();
	await expect(page.getByText(`${subject} is back.`)).toBeVisible();
});
