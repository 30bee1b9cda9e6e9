import { expect, test } from 'vitest';
import { TEST_LABEL } from '../admin/labels/test-labels.server.ts';
import { aCompany } from '../domain/companies/test-company.ts';
import { aSampleRequest } from '../domain/sample-requests/test-request.ts';
import { openStaffBrowser } from '../testing/staff-browser.ts';
import { openTestSite } from '../testing/test-site.ts';

/** Forms by the address that stores them, each with a valid body. */
const FORMS: readonly [url: string, body: object][] = [
	[
		'/api/admin/products',
		{
			partNumber: 'XY900',
			name: 'Argon Anvil',
			description: 'Gauntlet',
			sizes: 'M:XY900-M',
			packaging: { masterCase: 36, innerBag: 6, displayReady: true },
			usedIn: 'Rail',
			productDetails: 'Seams',
			relatedProducts: 'xy300',
		},
	],
	['/api/admin/companies', aCompany({ operatingName: 'Norland' })],
	['/api/admin/labels', { ...TEST_LABEL, companyName: 'Norland', shippingDate: '2026-11-22' }],
	['/api/admin/pricing/templates', { name: 'List', kind: 'prices', currency: 'CAD', basedOn: null }],
	['/api/admin/best-sellers', { partNumbers: ['xy300'] }],
	['/api/admin/staff', { email: 'a@b.example', displayName: 'Ada' }],
	['/api/sample-requests', aSampleRequest()],
	[
		'/api/distributor-applications',
		{ company: 'A', businessType: 'x', city: 'B', region: 'ON', contactName: 'C', email: 'a@b.example' },
	],
	['/api/newsletter-subscriptions', { email: 'a@b.example', firstName: 'Ada' }],
];

/** Typical invalid values: missing, of another type, too large, unknown. */
const WRONG: readonly unknown[] = ['', null, 7, true, 'x'.repeat(20_000), ['x'], { x: 1 }, 'no such thing'];

/** A key such as "displayReady" or "master_case", used in code and never on a form. */
const KEY = /\b[a-z]+(?:[A-Z][a-z]+)+\b|\b[a-z]+_[a-z]+\b/;

test('no form message names a field by its key', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const messages: string[] = [];
	let refused = 0;
	for (const [url, body] of FORMS) {
		const method = url.endsWith('best-sellers') ? 'PUT' : 'POST';
		const keys = Object.keys(body);
		for (const wrong of WRONG) {
			// Each field is invalid alone, then all at once, so that all messages are covered.
			for (const changed of [
				...keys.map((key) => ({ ...body, [key]: wrong })),
				Object.fromEntries(keys.map((key) => [key, wrong])),
			]) {
				const answer = await staff.call({ method, url, body: changed });
				if (answer.statusCode < 400 || answer.statusCode === 429) continue;
				expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(500);
				refused++;
				const { detail, errors = [] } = answer.json() as { detail?: string; errors?: { message: string }[] };
				for (const message of [detail ?? '', ...errors.map((error) => error.message)])
					if (KEY.test(message.replaceAll(/“[^”]*”|"[^"]*"/g, ''))) messages.push(`${url}: ${message}`);
			}
		}
	}
	expect([...new Set(messages)]).toEqual([]);
	expect(refused).toBeGreaterThan(100);
});
