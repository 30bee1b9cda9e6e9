import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** A name unique to the test: tests share one database. */
export const nameOf = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

/** Headers that a browser sends with a same-origin request. */
export const sameSite = { headers: { 'sec-fetch-site': 'same-origin' } };

type Line = { productPartNumber: string; size: string; quantity: number };

/** Creates a label with the request that the form sends. */
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
): Promise<string> {
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
	return (await made.json()).id;
}
