import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** A name of the journey's own: journeys share one database. */
export const nameOf = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

/** As the browser says of a call by a page of the same site. */
export const sameSite = { headers: { 'sec-fetch-site': 'same-origin' } };

type Line = { productPartNumber: string; size: string; quantity: number };

/** A label made by the call that the form makes. */
export async function addLabel(page: Page, change: object = {}, lines = 1): Promise<number> {
	const answer = await page.request.get('/api/admin/labels/products?q=xy300');
	const [glove] = (await answer.json()).content;
	const line: Line = { productPartNumber: 'xy300', size: glove.sizes[0], quantity: 12 };
	const made = await page.request.post('/api/admin/labels', {
		...sameSite,
		data: {
			operatingName: nameOf('Steeltown'),
			shippingAddress: '640 Barton St E, Hamilton, ON, L8L 3A5',
			date: '2025-01-05',
			content: Array.from({ length: lines }, () => line),
			...change,
		},
	});
	expect(made.status(), await made.text()).toBe(201);
	return (await made.json()).id;
}

export async function addCompany(
	page: Page,
	operatingName: string,
	shippingAddresses?: object[],
): Promise<void> {
	const key = operatingName.replace(/\W/g, '').toLowerCase();
	const made = await page.request.post('/api/admin/companies', {
		...sameSite,
		data: {
			operatingName,
			...(shippingAddresses
				? { shippingAddresses }
				: { shippingAddress: '12 Mill St, Unit 4, Oakville, ON L6M 3A1' }),
			primaryContact: {
				name: 'V. Petrov',
				title: 'Stores',
				email: `v@${key}.example`,
				phone: '905 555 0123',
			},
		},
	});
	expect(made.status(), await made.text()).toBe(201);
}
