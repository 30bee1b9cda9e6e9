import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** Waits until the wizard runs: what is chosen while it takes over from the form as sent may be lost. */
export async function expectWizard(page: Page) {
	await expect(page.locator('main form[novalidate] aside')).toBeVisible();
}

/** Fills the wizard's last screen, except the samples, for a person in Trois-Rivières. */
export async function fillShipping(page: Page) {
	const texts = {
		'First name': 'Dominique',
		'Last name': 'Lavoie',
		'Job title': 'HSE coordinator',
		Phone: '905 555 0123',
		'Company name': 'Norland Rail',
		'Street address': '2140, rue Notre-Dame Ouest',
		City: 'Trois-Rivières',
		'Postal code': 'g9a4x1',
	};
	for (const [name, text] of Object.entries(texts))
		await page.getByRole('textbox', { name, exact: true }).fill(text);
	await page.getByRole('combobox', { name: 'Province or state' }).selectOption('QC');
}
