import type { Page } from '@playwright/test';
import { aSampleRequest } from '../src/domain/sample-requests/test-request.ts';
import { expect } from './visitor.ts';

/** A sample request as a visitor sends it, approved and shipped by staff. @param origin of the site */
export async function shipRequest(
	page: Page,
	origin: string,
	change: Parameters<typeof aSampleRequest>[0],
): Promise<void> {
	const sent = await page.request.post('/api/sample-requests', { data: aSampleRequest(change) });
	expect(sent.status(), await sent.text()).toBe(201);
	const { number } = await sent.json();
	for (const [at, step] of ['approve', 'ship'].entries()) {
		const answer = await page.request.post(`/api/admin/samples/${number}/${step}`, {
			data: {},
			headers: { 'if-match': `"${at + 1}"`, origin },
		});
		expect(answer.status(), await answer.text()).toBe(200);
	}
}
