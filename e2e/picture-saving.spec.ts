import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addGlove, newNumber, openGlove, saveButton } from './edited-glove.ts';
import { test } from './own-staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

const paint = (background: string) =>
	sharp({ create: { width: 400, height: 400, channels: 3, background } })
		.png()
		.toBuffer();

const COLOURS = ['#a07840', '#403020', '#205080'];

async function pickPictures(page: Page): Promise<void> {
	const files = await Promise.all(
		COLOURS.map(async (colour, at) => ({
			name: `photo-${at + 1}.png`,
			mimeType: 'image/png',
			buffer: await paint(colour),
		})),
	);
	await page.locator('input[type=file]').setInputFiles(files);
}

/** A slow upload server that rejects the pictures numbered in `fails`, counted from 1. */
async function slowDown(page: Page, fails: (count: number) => boolean = () => false): Promise<void> {
	let count = 0;
	await page.route('**/api/upload', async (route) => {
		count += 1;
		const isLost = fails(count);
		await new Promise((resolve) => setTimeout(resolve, 1500));
		if (isLost) await route.abort();
		else await route.continue();
	});
}

/** An upload server that takes the first picture, and the others once it is released. */
async function holdUploads(page: Page): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((done) => {
		release = done;
	});
	let count = 0;
	await page.route('**/api/upload', async (route) => {
		count += 1;
		if (count > 1) await released;
		await route.continue();
	});
	return release;
}

const picturesOf = async (page: Page, partNumber: string): Promise<string[]> => {
	const answer = await page.request.get(`/api/admin/products/${partNumber}`);
	return (await answer.json()).pictures;
};

const createButton = (page: Page) => page.getByRole('button', { name: 'Create product' });

async function fillNew(page: Page): Promise<string> {
	const partNumber = newNumber();
	await openHydrated(page, '/admin/create-product');
	await page.getByLabel(/^Part number/).fill(partNumber);
	await page.getByLabel(/^Name/).fill('Argon Slow');
	return partNumber;
}

test('“Create product” pressed during uploads waits for all of them and stores every picture', async ({
	page,
}) => {
	const release = await holdUploads(page);
	const partNumber = await fillNew(page);
	await pickPictures(page);
	await createButton(page).click();
	await expect(page.getByText('Saving when all pictures are in: 1 of 3')).toBeVisible();
	await expect(createButton(page)).toBeDisabled();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	// Input during the wait is saved too.
	await page.getByLabel(/^Name/).fill('Argon Patient');
	release();
	await expect(page.getByText('Product created')).toBeVisible({ timeout: 30_000 });
	expect(await picturesOf(page, partNumber)).toHaveLength(3);
	const stored = await (await page.request.get(`/api/admin/products/${partNumber}`)).json();
	expect(stored.name).toBe('Argon Patient');
});

test('on the edit page, by keyboard: the wait can be cancelled, and saving again waits again', async ({
	page,
}) => {
	await slowDown(page);
	const partNumber = newNumber();
	await addGlove(page, partNumber);
	await openGlove(page, partNumber);
	await pickPictures(page);
	await page.getByRole('textbox', { name: 'Colour' }).press('Enter');
	await expect(page.getByText(/Saving when all pictures are in: \d of 3/)).toBeVisible();
	await page.getByRole('button', { name: 'Don’t save yet' }).press('Enter');
	await expect(page.getByText(/Saving when all/)).toBeHidden();
	expect(await picturesOf(page, partNumber)).toHaveLength(0);
	await saveButton(page).press('Enter');
	await expect(page.getByText('Product updated')).toBeVisible({ timeout: 30_000 });
	expect(await picturesOf(page, partNumber)).toHaveLength(3);
});

test('a failed picture blocks saving until it is retried or left out', async ({ page, allowFailure }) => {
	allowFailure(/upload|ERR_FAILED|fetch/);
	await slowDown(page, (count) => count === 2 || count === 4);
	const partNumber = await fillNew(page);
	await pickPictures(page);
	await createButton(page).click();
	const alert = page.getByRole('alert').filter({ hasText: 'nothing is saved yet' });
	await expect(alert).toContainText('1 picture is not in', { timeout: 30_000 });
	await expect(alert).toContainText('photo-2.png');
	const again = page.getByRole('button', { name: 'Try again' }).last();
	await expect(again).toBeFocused();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	expect((await page.request.get(`/api/admin/products/${partNumber}`)).status()).toBe(404);
	// The fourth attempt fails too.
	await again.press('Enter');
	await expect(page.getByText(/Saving when all pictures are in: 2 of 3/)).toBeVisible();
	await expect(alert).toContainText('photo-2.png', { timeout: 30_000 });
	await page.getByRole('button', { name: 'Save without it' }).click();
	await expect(page.getByText('Product created')).toBeVisible();
	expect(await picturesOf(page, partNumber)).toHaveLength(2);
});

test('leaving during an upload asks for confirmation', async ({ page }) => {
	await slowDown(page);
	const partNumber = newNumber();
	await addGlove(page, partNumber);
	await openGlove(page, partNumber);
	await pickPictures(page);
	await page.locator('a[href="/admin"]').first().click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.getByRole('button', { name: /stay/i }).click();
	await expect(page).toHaveURL(`/admin/update-product/${partNumber}`);
	const dialog = page.waitForEvent('dialog');
	page.close({ runBeforeUnload: true });
	expect((await dialog).type()).toBe('beforeunload');
});
