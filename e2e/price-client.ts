import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

export const sameSite = { 'sec-fetch-site': 'same-origin' };
export const PRICING = '/api/admin/pricing';

/** A name unique to the test: tests share one database. */
export const nameOf = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

export async function request(
	page: Page,
	method: 'post' | 'put',
	url: string,
	data: object,
	version?: number,
) {
	const headers = version === undefined ? sameSite : { ...sameSite, 'if-match': `"${version}"` };
	const answer = await page.request[method](url, { data, headers });
	expect(answer.ok(), `${url}: ${await answer.text()}`).toBe(true);
	return answer.json();
}

export async function addCompany(page: Page, operatingName: string): Promise<{ id: string }> {
	const key = operatingName.replace(/\W/g, '').toLowerCase();
	return request(page, 'post', '/api/admin/companies', {
		operatingName,
		shippingAddress: '640 Barton St E, Hamilton, ON L8L 3A5',
		primaryContact: {
			name: 'V. Petrov',
			title: 'Stores',
			email: `v@${key}.example`,
			phone: '905 555 0123',
		},
	});
}

/** A list with its own prices, on which percentages are based. */
export async function addBase(page: Page, name: string): Promise<{ id: string; name: string }> {
	const list = await request(page, 'post', `${PRICING}/templates`, { name, kind: 'prices', currency: 'CAD' });
	const lines = [
		{ partNumber: 'xy300', pair: '24.90', dozen: '23.00' },
		{ partNumber: 'xy301', pair: '38.20' },
	];
	await request(page, 'put', `${PRICING}/templates/${list.id}/lines`, { lines }, 1);
	return list;
}

/** A company with a template at 35% off; also returns the template's id. */
export async function addPricedCompany(page: Page, company: string) {
	const base = await addBase(page, nameOf('Base'));
	const template = await request(page, 'post', `${PRICING}/templates`, {
		name: nameOf('Distributor'),
		kind: 'percent',
		currency: 'CAD',
		parentId: base.id,
		off: { pair: '35' },
	});
	const { id } = await addCompany(page, company);
	const assignment = { listId: template.id, from: '2026-01-01' };
	await request(page, 'put', `${PRICING}/clients/${id}`, { assignment }, 1);
	return { id, templateId: template.id as string };
}

/** The row of a glove: in a table, or a card on a phone. */
export const rowOf = (page: Page, glove: string) =>
	page.getByRole('table').locator('tbody tr').filter({ hasText: glove }).first();
