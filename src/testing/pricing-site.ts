import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aCompany } from '../domain/companies/test-company.ts';
import type { StaffBrowser } from './staff-browser.ts';

export const LISTS = '/api/admin/pricing/templates';
export const CLIENTS = '/api/admin/pricing/clients';

export type Body = Record<string, unknown>;

/** Creates a list with the request that its form sends. */
export async function addList(staff: StaffBrowser, change: Body = {}) {
	const body = { name: `List ${randomUUID().slice(0, 8)}`, kind: 'standard', currency: 'CAD', ...change };
	const answer = await staff.call({ method: 'POST', url: LISTS, body });
	expect(answer.statusCode, answer.body).toBe(201);
	return answer.json();
}

export async function putLines(staff: StaffBrowser, list: { id: string; version: number }, lines: Body[]) {
	const request = { method: 'PUT', url: `${LISTS}/${list.id}/lines`, body: { lines } } as const;
	const answer = await staff.call(request, { 'if-match': `"${list.version}"` });
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json();
}

export async function addCompany(staff: StaffBrowser, operatingName = 'Steeltown Welding Supply') {
	const body = aCompany({ operatingName });
	const answer = await staff.call({ method: 'POST', url: '/api/admin/companies', body });
	expect(answer.statusCode, answer.body).toBe(201);
	return answer.json();
}

/** Assigns a template, manual prices or own part numbers to a company. */
export const changeCompanyPrices = (staff: StaffBrowser, id: string, version: number, body: Body) =>
	staff.call({ method: 'PUT', url: `${CLIENTS}/${id}`, body }, { 'if-match': `"${version}"` });

export async function findPrice(staff: StaffBrowser, company: string, query: Record<string, string> = {}) {
	const params = new URLSearchParams({
		company,
		glove: 'xy300',
		quantity: '1',
		date: '2026-06-01',
		...query,
	});
	const answer = await staff.call({ url: `/api/admin/pricing/effective?${params}` });
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json();
}

/** The standard list with XY300 and XY301, and a template at 35% off. */
export async function addLists(staff: StaffBrowser) {
	const standard = await addList(staff, { name: 'List prices' });
	await putLines(staff, standard, [
		{ partNumber: 'XY300', pair: '24.90', dozen: '$23,00' },
		{ partNumber: 'xy301', pair: '38.20' },
	]);
	const template = await addList(staff, {
		name: 'Distributor A',
		kind: 'percent',
		parentId: standard.id,
		off: { pair: '35' },
	});
	return { standard, template };
}
