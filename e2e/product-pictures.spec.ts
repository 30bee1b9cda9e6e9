import sharp from 'sharp';
import { addGlove, newNumber, openGlove, saveButton } from './edited-glove.ts';
import { test } from './own-staff.ts';
import { expect, expectAccessible, expectNoSideScroll } from './visitor.ts';

test('several pictures are uploaded at once; a rejected one shows the reason, and visitors see the others', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/400|upload/);
	const partNumber = newNumber();
	await addGlove(page, partNumber);
	await openGlove(page, partNumber);
	const paint = (background: string) =>
		sharp({ create: { width: 700, height: 700, channels: 3, background } })
			.png()
			.toBuffer();
	const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
	await page.locator('input[type=file]').setInputFiles([
		{ name: 'palm.png', mimeType: 'image/png', buffer: await paint('#a07840') },
		{ name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from(svg) },
		{ name: 'back.png', mimeType: 'image/png', buffer: await paint('#403020') },
	]);
	await expect(page.getByRole('button', { name: 'Move picture 2', exact: true })).toBeVisible();
	await expect(page.getByText(/drawing\.png is not in\..*SVG/)).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('button', { name: 'Take drawing.png off' }).click();
	await page.getByRole('button', { name: 'Move picture 2', exact: true }).press('ArrowLeft');
	await expect(page.getByText('Now picture 1 of 2')).toBeAttached();
	await saveButton(page).click();
	await expect(page.getByText('Product updated')).toBeVisible();

	const { pictures } = await (await page.request.get(`/api/products/${partNumber}`)).json();
	expect(pictures).toHaveLength(2);
	// The darker one was removed first.
	expect(pictures[0]).toContain('-403020-');
	await page.goto(`/products/${partNumber}`);
	const shown = page.locator(`main picture img[src="${pictures[0]}"]`).first();
	await expect.poll(() => shown.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
});

test('a picture’s own alternative text is rejected when too long, stored, and used on the page', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/400/);
	const partNumber = newNumber();
	const picture = '/pictures/drawn/none.svg';
	await addGlove(page, partNumber, { pictures: [picture] });
	await openGlove(page, partNumber);
	const text = page.getByRole('textbox', { name: 'Alternative text of picture 1' });
	await text.fill('x'.repeat(201));
	await expect(page.getByText('must have at most 200 characters; it has 201').first()).toBeVisible();
	await saveButton(page).click();
	await expect(page.getByRole('alert')).toContainText('Error:');
	await expect(text).toHaveAttribute('aria-invalid', 'true');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await text.fill('The palm, cut from one hide');
	await saveButton(page).click();
	await expect(page.getByText('Product updated')).toBeVisible();
	await page.getByRole('button', { name: 'History' }).click();
	const dialog = page.getByRole('dialog', { name: 'History' });
	await expect(dialog.locator('ins')).toHaveText(/^Became: .*The palm, cut from one hide$/);
	await page.goto(`/products/${partNumber}`);
	await expect(page.locator('main').getByRole('img', { name: 'The palm, cut from one hide' })).toBeVisible();
	await page.goto(`/products?q=${partNumber}`);
	await expect(page.locator('main').getByRole('img', { name: 'The palm, cut from one hide' })).toBeVisible();
});
