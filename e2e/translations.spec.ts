import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { test } from './own-staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

/** Changes a field of a glove as its form does. */
async function editGlove(page: Page, partNumber: string, fields: object): Promise<void> {
	const url = `/api/admin/products/${partNumber}`;
	const answer = await page.request.get(url);
	const saved = await page.request.put(url, {
		data: { ...(await answer.json()), ...fields },
		headers: { 'if-match': answer.headers().etag ?? '' },
	});
	expect(saved.ok(), await saved.text()).toBe(true);
}

test('an English text is changed; its French is found outdated, drafted, put on the site and taken back', async ({
	page,
}, info) => {
	// Each width has a glove of its own.
	const [partNumber, name] = info.project.name === 'phone' ? ['xy301', 'XY301'] : ['xy300', 'XY300'];
	const english = 'For the coldest bench in the yard.';
	await editGlove(page, partNumber, { descriptionLong: english });
	await openHydrated(page, `/fr/produits/${partNumber}`);
	await expect(
		page
			.locator('[lang="en-CA"]')
			.getByText(english)
			.or(page.locator('[lang="en"]').getByText(english))
			.first(),
	).toBeVisible();

	await openHydrated(page, '/admin');
	await page
		.getByRole('link', { name: /Translations owed/ })
		.first()
		.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Translations');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('link', { name: new RegExp(name) }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
	const card = page.getByRole('article', { name: 'Long description' });
	await expect(card.getByText('Outdated')).toBeVisible();
	await expect(card.getByText('The French until now:')).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);

	// An empty field is passed by, and what is known of the text stays.
	await card.getByRole('textbox').press('Control+Enter');
	await card.getByRole('textbox').press('Control+Shift+Enter');
	await expect(card.getByText('Outdated')).toBeVisible();

	// By keyboard: what is typed is checked at once, kept as a draft, and put on the site.
	const field = card.getByRole('textbox');
	await field.fill('Le gant à souder du banc le plus froid !');
	await expect(card.getByText('Write “gant de soudage”, not “gant à souder”.')).toBeVisible();
	await expect(card.getByText('No space before ; ! or ?')).toBeVisible();
	await expectAccessible(page);
	await field.press('Control+Shift+Enter');
	await expect(card.getByText('Draft', { exact: true })).toBeVisible();
	await openHydrated(page, `/fr/produits/${partNumber}`);
	await expect(page.getByText('banc le plus froid')).toHaveCount(0);
	await openHydrated(page, `/admin/translations/product:${partNumber}?show=draft`);
	await expect(field).toHaveValue('Le gant à souder du banc le plus froid !');
	const french = `Pour l'établi le plus froid de la cour.`;
	await field.fill(french);
	await expect(card.getByRole('list', { name: 'Look at' })).toHaveCount(0);
	await field.press('Control+Enter');
	await expect(card.getByText('On the site', { exact: true })).toBeVisible();
	await openHydrated(page, `/fr/produits/${partNumber}`);
	await expect(page.getByText('Pour l’établi le plus froid de la cour.').first()).toBeVisible();

	await openHydrated(page, `/admin/translations/product:${partNumber}?show=all`);
	await field.fill('Autre chose.');
	await card.getByRole('button', { name: 'Put on the site' }).press('Enter');
	await expect(page.getByText('The French is on the site.')).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).press('Enter');
	await expect(field).toHaveValue('Pour l’établi le plus froid de la cour.');
	await expect(page.getByText('The French is on the site.')).toBeHidden();
});

test('a text of the site is found outdated, and said to be still right; what is typed is not lost by a step away', {
	tag: '@desktop',
}, async ({ page }) => {
	const url = '/api/admin/content/home';
	const answer = await page.request.get(url);
	const home = await answer.json();
	const text = `${home.english.aboutText} Since 1974.`;
	const saved = await page.request.put(url, {
		data: { ...home, english: { ...home.english, aboutText: text } },
		headers: { 'if-match': answer.headers().etag ?? '' },
	});
	expect(saved.ok(), await saved.text()).toBe(true);
	await openHydrated(page, '/admin/translations?show=outdated');
	await page.getByRole('link', { name: 'Home page' }).click();
	const card = page.getByRole('article').filter({ hasText: 'Since 1974.' });
	await expect(card.getByText('Outdated')).toBeVisible();
	await card.getByRole('textbox').press('End');
	await page.keyboard.type(' Depuis longtemps.');
	await page.getByRole('link', { name: 'Edit the texts' }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText('Leave without saving?');
	await dialog.getByRole('button', { name: 'Stay' }).press('Enter');
	await expect(dialog).toBeHidden();
	await expect(card.getByRole('textbox')).toHaveValue(/Depuis longtemps\./);
	await card.getByRole('button', { name: 'Start from it' }).press('Enter');
	await card.getByRole('button', { name: 'Still right' }).press('Enter');
	await expect(card.getByText('On the site', { exact: true })).toBeVisible();
	await openHydrated(page, '/admin/translations');
	await expect(page.getByRole('link', { name: 'Home page' })).toHaveCount(0);
});

test('a French is put on the other gloves with the same English, and taken back', {
	tag: '@desktop',
}, async ({ page }) => {
	const line = 'Bar tack at the thumb';
	for (const partNumber of ['xy306', 'xy307', 'xy308']) {
		const { productDetails } = await (await page.request.get(`/api/admin/products/${partNumber}`)).json();
		await editGlove(page, partNumber, { productDetails: [...productDetails, line] });
	}
	await openHydrated(page, '/admin/translations/product:xy306');
	const card = page.getByRole('article', { name: 'Glove features' });
	await card.getByRole('textbox').fill('Point d’arrêt au pouce');
	await card.getByRole('textbox').press('Control+Enter');
	await card.getByRole('button', { name: 'Put it on 2 other gloves' }).press('Enter');
	await expect(page.getByText('The French is on 2 other gloves too.')).toBeVisible();
	await openHydrated(page, '/fr/produits/xy308');
	await expect(page.getByText('Point d’arrêt au pouce').first()).toBeAttached();
	await openHydrated(page, '/admin/translations?q=xy307');
	await expect(
		page.getByText('Every text is in French.').or(page.getByText('Nothing like that.')),
	).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).press('Enter');
	await expect(page.getByText('2 records are as before.')).toBeVisible();
	await expect(page.getByRole('link', { name: /XY307/ })).toBeVisible();
});

test('texts go out as a file, come back translated, and the file is taken back', async ({ page }, info) => {
	const [partNumber, english] =
		info.project.name === 'phone' ? ['xy303', 'A wall of a glove.'] : ['xy302', 'A door of a glove.'];
	await editGlove(page, partNumber, { descriptionLong: english });
	await openHydrated(page, `/admin/translations?q=${partNumber}`);
	await page.getByRole('button', { name: 'Export' }).click();
	const downloading = page.waitForEvent('download');
	await page.getByRole('menuitem', { name: 'For a translation program (XLIFF)' }).click();
	const path = await (await downloading).path();
	const sent = await readFile(path, 'utf8');
	expect(sent).toContain(`<source>${english}</source>`);

	const french = `Un mur de gant, ${info.project.name}.`;
	const target = `<segment state="final"><source>${english}</source><target>${french}</target></segment>`;
	const back = sent.replace(/<segment state="initial"><source>[^<]*<\/source><\/segment>/, target);
	await page.getByRole('button', { name: 'Bring in a file' }).click();
	const dialog = page.getByRole('dialog', { name: 'Bring in translations' });
	const bring = (name: string, text: string) =>
		dialog
			.locator('input[type="file"]')
			.setInputFiles({ name, mimeType: 'application/xliff+xml', buffer: Buffer.from(text) });
	await bring('cut.xlf', back.slice(0, -20));
	await expect(dialog.getByText('This is no XML file that can be read')).toBeVisible();
	await bring('back.xlf', back);
	await expect(dialog.getByText('1 text goes on the site')).toBeVisible();
	await expect(dialog.getByRole('cell', { name: french })).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await dialog.getByRole('button', { name: 'Write 1 text' }).press('Enter');
	await expect(page.getByText('1 text written.')).toBeVisible();
	await openHydrated(page, `/fr/produits/${partNumber}`);
	await expect(page.getByText(french).first()).toBeVisible();
	await openHydrated(page, `/admin/translations?q=${partNumber}`);
	await page.getByRole('button', { name: 'Undo' }).press('Enter');
	await expect(page.getByText('1 record is as before.')).toBeVisible();
	await expect(page.getByRole('link', { name: new RegExp(partNumber, 'i') })).toBeVisible();
});
