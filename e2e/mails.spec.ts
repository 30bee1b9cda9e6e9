import { findInMail } from './outbox.ts';
import { test } from './own-staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('a mail is written, looked at in both languages, sent so, and undone by clicking alone', async ({
	page,
	site,
	allowFailure,
}, info) => {
	allowFailure(/\b400\b/);
	await openHydrated(page, '/admin/mails');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('link', { name: 'Newsletter: confirm the address' }).click();
	const subject = page.getByRole('textbox', { name: 'Subject' }).first();
	const save = page.getByRole('button', { name: 'Save', exact: true });
	const mail = page.frameLocator('iframe[title="Preview in English"]');
	await expect(mail.getByRole('heading', { name: 'Did you ask for our newsletter?' })).toBeVisible();
	await expect(
		page.frameLocator('iframe[title="Preview in French"]').getByRole('heading', { name: /infolettre/ }),
	).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await expect(save).toBeDisabled();

	// A value that this mail does not have is named in the preview's place, and refused at its field.
	await subject.fill('Welcome, {firstName}');
	await expect(page.getByText('The preview waits for texts without errors.').first()).toBeVisible();
	await save.click();
	await expect(subject).toHaveAttribute('aria-invalid', 'true');
	await expect(page.getByRole('link', { name: 'Subject: cannot name {firstName}' })).toBeVisible();
	await expectAccessible(page);
	await subject.fill('One press, and you read {brand}');
	await expect(page.getByText('The English has changed, the French has not.')).toBeVisible();
	await expect(page.getByText('One press, and you read Emberhide')).toBeVisible();
	await save.click();
	await expect(page.getByText('Saved. The next mail says it so.')).toBeVisible();

	const subscribe = async (reader: string) => {
		const email = `${reader}-${info.project.name}@reader.example`;
		const answer = await page.request.post('/api/newsletter-subscriptions', { data: { email } });
		expect(answer.ok()).toBe(true);
		return findInMail(site.dataDir, email, /^Subject: (.*)$/m);
	};
	expect(await subscribe('first')).toBe('One press, and you read Emberhide');
	await page.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect(subject).toHaveValue('Confirm: the {brand} newsletter');
	await expect(save).toBeDisabled();
	expect(await subscribe('second')).toBe('Confirm: the Emberhide newsletter');
	// What was saved once is put into the form again: the newest save but the one that undid it.
	await page
		.getByRole('button', { name: /^Put into the form: version/ })
		.first()
		.click();
	await expect(subject).toHaveValue('One press, and you read {brand}');
});

test('an answer to a request proposes what staff wrote', async ({ page }) => {
	await openHydrated(page, '/admin/mails/sample-declined');
	await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveCount(0);
	const text = page.getByRole('textbox', { name: 'Text' }).first();
	await expect(text).toHaveValue(/\{staff\}\n\{brand\}$/);
	const mail = page.frameLocator('iframe[title="Preview in English"]');
	// Whoever asked last.
	await expect(mail.getByText(/^Hello \p{L}+/u)).toBeVisible();
	await expect(mail.getByText(/\{\w+\}/)).toHaveCount(0);
});
