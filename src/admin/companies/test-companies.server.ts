import { expect } from 'vitest';
import type { Company } from '../../domain/companies/company.ts';
import { aCompany } from '../../domain/companies/test-company.ts';
import type { StaffBrowser } from '../../testing/staff-browser.ts';

export const PATH = '/api/admin/companies';

/** Creates a company through the API and returns it. */
export async function addCompany(staff: StaffBrowser, changes: Partial<Company> = {}) {
	const answer = await staff.call({ method: 'POST', url: PATH, body: aCompany(changes) });
	expect(answer.statusCode, answer.body).toBe(201);
	return answer.json();
}

export const rename = (company: { id: string }, operatingName: string) => ({ ...company, operatingName });
/** The names in a list response. */
export const names = (answer: { json: () => { content: { operatingName: string }[] } }) =>
	answer.json().content.map(({ operatingName }) => operatingName);
