import type { Page } from '@playwright/test';
import { test } from './own-staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

/** Moves the cursor; the editor hears of it in the next frame, which is sooner than a person's next key. */
async function moveBy(page: Page, key: string) {
	await page.keyboard.press(key);
	await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
}

test('a page is written, kept as a draft, looked at, published and undone by clicking alone', async ({
	page,
	context,
	allowFailure,
}) => {
	allowFailure(/\b40[04]\b/);
	await openHydrated(page, '/admin/pages');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('link', { name: 'Terms & Conditions' }).click();
	const english = page.getByRole('textbox', { name: 'English text' });
	const publish = page.getByRole('button', { name: 'Publish' });
	await expect(english).toContainText('Using this site');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await expect(publish).toBeDisabled();

	// A new section, its list, a link to a page and one that leads nowhere, by keyboard and buttons.
	await english.click();
	await moveBy(page, 'Control+End');
	await page.keyboard.press('Enter');
	await page.keyboard.type('Returns');
	const bar = page.getByRole('group', { name: 'Formatting' }).first();
	await bar.getByRole('button', { name: 'Section heading' }).click();
	await page.keyboard.press('Enter');
	await page.keyboard.type('Ask our ');
	await page.keyboard.type('distributors');
	await moveBy(page, 'Control+Shift+ArrowLeft');
	await bar.getByRole('button', { name: 'Link the marked words' }).click();
	const leadsTo = page.getByRole('textbox', { name: 'Leads to' });
	await leadsTo.fill('javascript:alert(1)');
	await leadsTo.press('Enter');
	await expect(page.getByText('A link cannot lead there.')).toBeVisible();
	await leadsTo.fill('/where-to-by');
	await leadsTo.press('Enter');
	await expect(page.getByText('No page answers at: /where-to-by')).toBeVisible();
	await bar.getByRole('button', { name: 'Link the marked words' }).click();
	await leadsTo.fill('/where-to-buy');
	await page.getByRole('button', { name: 'Link', exact: true }).click();
	await expect(page.getByText(/^No page answers/)).toHaveCount(0);
	await moveBy(page, 'End');
	await page.keyboard.press('Enter');
	await bar.getByRole('button', { name: 'List', exact: true }).click();
	await page.keyboard.type('Within 30 days');
	await expect(page.getByText('The English has changed, the French has not.')).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);

	await page.getByRole('button', { name: 'Save draft' }).click();
	await expect(page.getByText('Draft saved. Visitors see the page as it was.')).toBeVisible();
	// Not earlier: a browser moves the cursor by keyboard in the page in front alone.
	const visitor = await context.newPage();
	const visit = async (path: string) => {
		await visitor.goto(path);
		return visitor.getByRole('main');
	};
	await expect(await visit('/terms')).not.toContainText('Returns');
	const opening = context.waitForEvent('page');
	await page.getByRole('link', { name: 'Preview the draft' }).click();
	const preview = await opening;
	await expect(preview.getByRole('heading', { name: 'Returns' })).toBeVisible();
	await expectAccessible(preview);
	await preview.locator('#content').getByRole('link', { name: 'Français' }).click();
	await expect(preview.getByRole('heading', { name: 'Conditions d’utilisation' })).toBeVisible();
	await preview.close();

	await publish.click();
	await expect(page.getByText('Published. The site shows it now.')).toBeVisible();
	const terms = await visit('/terms');
	await expect(terms.getByRole('heading', { name: 'Returns' })).toBeVisible();
	await expect(terms.getByRole('link', { name: 'distributors' })).toHaveAttribute('href', '/where-to-buy');
	await expect(terms.getByRole('listitem').filter({ hasText: 'Within 30 days' })).toBeVisible();
	await expectAccessible(visitor);
	await expectNoSideScroll(visitor);

	await page.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect(page.getByText('Preview the draft')).toBeVisible();
	await expect.poll(async () => (await visit('/terms')).textContent()).not.toContain('Returns');
	await page.getByRole('button', { name: 'Drop the draft' }).click();
	await expect(page.getByText('Draft dropped.')).toBeVisible();
	await expect(english).not.toContainText('Returns');

	// What was saved once is put into the form again: the newest save but the one that undid it.
	await page
		.getByRole('button', { name: /^Put into the form: version/ })
		.nth(1)
		.click();
	await expect(english).toContainText('Within 30 days');
	await visitor.close();
});

test('a text without words is refused at its field, and stays for the next try, also after a reload', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/\b400\b/);
	await openHydrated(page, '/admin/pages/accessibility');
	const french = page.getByRole('textbox', { name: 'French text' });
	await french.click();
	await page.keyboard.press('Control+a');
	await page.keyboard.press('Delete');
	await page.getByRole('textbox', { name: 'Title' }).first().fill('For everybody');
	await page.getByRole('button', { name: 'Publish' }).click();
	await expect(french).toHaveAttribute('aria-invalid', 'true');
	await expect(page.getByText('The text must not be empty')).toBeVisible();
	// The summary above leads to the text.
	await page.getByRole('link', { name: 'must not be empty' }).click();
	await expect(french).toBeFocused();
	await expectAccessible(page);
	await french.click();
	await page.keyboard.type('Bientôt');
	await page.waitForTimeout(600);
	page.on('dialog', (dialog) => dialog.accept());
	await page.reload();
	await page.getByRole('button', { name: 'Bring it back' }).click();
	await expect(french).toContainText('Bientôt');
	const title = page.getByRole('textbox', { name: 'Title' }).first();
	await expect(title).toHaveValue('For everybody');
	// Enter in a field keeps a draft: nothing is published by mistake.
	await title.press('Enter');
	await expect(page.getByText('Draft saved. Visitors see the page as it was.')).toBeVisible();
	const visited = await page.request.get('/accessibility');
	expect(await visited.text()).not.toContain('For everybody');
});
