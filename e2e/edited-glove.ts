import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, openHydrated } from './visitor.ts';

/** A part number unique to the test. */
export const newNumber = () => `ed${randomUUID().slice(0, 8)}`;

export async function addGlove(page: Page, partNumber: string, more: object = {}): Promise<void> {
	const answer = await page.request.post('/api/admin/products', {
		headers: { 'sec-fetch-site': 'same-origin' },
		data: { partNumber, name: `Glove ${partNumber}`, sizes: `M:${partNumber}-M`, color: 'gold', ...more },
	});
	expect(answer.status(), await answer.text()).toBe(201);
}

export async function openGlove(page: Page, partNumber: string): Promise<void> {
	await openHydrated(page, `/admin/update-product/${partNumber}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(partNumber.toUpperCase());
}

export const colour = (page: Page) => page.getByRole('textbox', { name: 'Colour' });
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save changes' });
