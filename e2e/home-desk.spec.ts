import { test } from './own-staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('the home page is changed by clicking alone, seen in both languages, and undone', async ({
	page,
	context,
	allowFailure,
}) => {
	// An unknown address shows the home page too.
	allowFailure(/\b404\b/);
	await openHydrated(page, '/admin/home-page');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	const save = page.getByRole('button', { name: 'Save', exact: true });
	await expect(save).toBeDisabled();
	await page.getByRole('textbox', { name: 'End of the headline, glowing, in English' }).fill('hot.');
	await page.getByRole('textbox', { name: 'Third fact, in English' }).fill('');
	await expect(page.getByText('The English has changed, the French has not.')).toBeVisible();
	await page.getByRole('textbox', { name: 'Third fact, in French' }).fill('');
	await page.getByRole('checkbox', { name: 'The film plays over the picture' }).uncheck();
	await page.getByRole('textbox', { name: 'Shows the glove' }).fill('xy200');
	await expect(page.getByText('Winter Deer')).toBeVisible();
	await page.getByRole('button', { name: 'Remove Northarc Gas' }).click();
	const finder = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Glove finder' }) });
	await finder.getByRole('checkbox', { name: 'The block is on the page' }).uncheck();
	await expectAccessible(page);
	await save.click();
	await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();

	const visitor = await context.newPage();
	await openHydrated(visitor, '/');
	const headline = visitor.getByRole('heading', { level: 1 });
	await expect(headline).toHaveText('Gloves that don’t fail when the work is hot.');
	await expect(visitor.getByText('Free samples for verified companies')).toHaveCount(0);
	await expect(visitor.locator('video')).toHaveCount(0);
	await expect(visitor.locator('img[alt="Winter Deer"]')).toHaveAttribute('src', /xy200/);
	await expect(visitor.getByRole('link', { name: /^Northarc Gas/ })).toHaveCount(0);
	await expect(visitor.getByRole('link', { name: /^Kiln & Keel/ })).toHaveCount(1);
	await expect(visitor.getByRole('heading', { name: 'Every job has its glove.' })).toHaveCount(0);
	await expectAccessible(visitor);
	await expectNoSideScroll(visitor);
	await openHydrated(visitor, '/fr');
	await expect(headline).toHaveText('Des gants qui ne lâchent pas quand ça chauffe.');
	await expect(visitor.getByText('Échantillons gratuits')).toHaveCount(0);
	await openHydrated(visitor, '/no-such-page');
	await expect(visitor.getByText('Gloves that don’t fail when the work is hot.')).toBeVisible();

	await page.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect(save).toBeDisabled();
	await expect
		.poll(async () => {
			await visitor.goto('/');
			return headline.textContent();
		})
		.toContain('critical.');
	await visitor.close();
	await page.getByRole('button', { name: 'Put version 2 into the form' }).click();
	await expect(page.getByRole('textbox', { name: 'End of the headline, glowing, in English' })).toHaveValue(
		'hot.',
	);
});
