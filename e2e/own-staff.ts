import { type OwnSite, startOwnSite } from './own-site.ts';
import { STAFF } from './staff-account.ts';
import { expect, test as visitorTest } from './visitor.ts';

/** Staff signed in to a separate site, because their catalogue changes would affect other tests' numbers. */
export const test = visitorTest.extend<{ signedIn: undefined }, { site: OwnSite }>({
	site: [
		async ({ browser: _ }, use) => {
			const site = await startOwnSite({ STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: STAFF.password });
			await use(site);
			await site.end();
		},
		{ scope: 'worker', timeout: 600_000 },
	],
	baseURL: async ({ site }, use) => use(site.address),
	signedIn: [
		async ({ page }, use) => {
			const answer = await page.request.post('/api/user/login', { data: STAFF });
			expect(answer.status()).toBe(200);
			await use(undefined);
		},
		{ auto: true },
	],
});
