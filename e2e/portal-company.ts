import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { findInMail } from './outbox.ts';
import { expect, test } from './visitor.ts';

export const PASSWORD = 'nine pallets by the dock door';

/** A company for this test, with two manual prices. */
export async function addCompany(page: Page, language: 'en' | 'fr' = 'en') {
	const mark = randomBytes(4).toString('hex');
	const operatingName = `Dockside ${mark}`;
	const answer = await page.request.post('/api/admin/companies', {
		data: {
			operatingName,
			shippingAddresses: [
				{ name: 'Counter', address: `${mark} Barton St E, Hamilton, ON L8L 3A5`, isDefault: true },
			],
			phone: `905 ${Math.floor(Math.random() * 700) + 200} ${Math.floor(Math.random() * 9000) + 1000}`,
			email: `office@${mark}.example`,
			primaryContact: {
				name: 'Dana Petrov',
				title: 'Buyer',
				email: `dana@${mark}.example`,
				phone: '(905) 555-0101',
			},
			businessType: 'Distributor',
			language,
		},
	});
	expect(answer.status(), await answer.text()).toBe(201);
	const { id } = await answer.json();
	const priced = await page.request.put(`/api/admin/pricing/clients/${id}`, {
		headers: { 'if-match': '"1"' },
		data: {
			overrides: [
				{ partNumber: 'xy300', pair: '18.50', dozen: '16.95', reason: 'Agreed' },
				{ partNumber: 'xy276-3', pair: '21.00', reason: 'Agreed', validTo: '2099-12-31' },
			],
			customerParts: [{ partNumber: 'xy300', number: 'CMD-300', name: '' }],
		},
	});
	expect(priced.status(), await priced.text()).toBe(200);
	return { id, operatingName, email: `counter@${mark}.example` };
}

/** The link in the newest mail to an address in the outbox folder. */
export const readLink = (email: string) =>
	findInMail(
		process.env.JOURNEY_FOLDER as string,
		email,
		/\/(?:distributor-login\/password|fr\/connexion-distributeur\/mot-de-passe)\?token=[\w-]{43}/,
	);

/** A separate browser context for the distributor, without a staff session. */
export async function openCounter(browser: Browser, page: Page) {
	const context = await browser.newContext({
		baseURL: test.info().project.use.baseURL,
		viewport: page.viewportSize(),
	});
	return context.newPage();
}
