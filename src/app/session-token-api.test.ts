import { expect, test } from 'vitest';
import { aCompany } from '../domain/companies/test-company.ts';
import { makeToken } from '../platform/accounts/secret-token.server.ts';
import { openDistributorBrowser } from '../testing/distributor-browser.ts';
import { addStaffAccount, openStaffBrowser, StaffBrowser } from '../testing/staff-browser.ts';
import { openTestSite } from '../testing/test-site.ts';

const tokenOf = (browser: StaffBrowser) => decodeURIComponent([...browser.cookies.values()][0] ?? '');

test('a token has at least 128 bits of entropy, and the database only its hash', async () => {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const company = await staff.call({ method: 'POST', url: '/api/admin/companies', body: aCompany() });
	const distributor = await openDistributorBrowser(site, company.json().id);
	const stored = JSON.stringify([
		await site.database.db.selectFrom('staff_session').selectAll().execute(),
		await site.database.db.selectFrom('distributor_session').selectAll().execute(),
	]);
	for (const browser of [staff, distributor]) {
		const [token = ''] = tokenOf(browser).split('.');
		// 22 letters and digits are 128 bits.
		expect(token).toMatch(/^[\w-]{22,}$/);
		expect(stored).not.toContain(token);
	}
});

test('all tokens differ, and none can be predicted from another', async () => {
	const made = new Set(Array.from({ length: 10_000 }, () => makeToken()));
	expect(made.size).toBe(10_000);
	// In random tokens each position takes nearly every letter; a counter or a time would be constant somewhere.
	for (let position = 0; position < 20; position += 1) {
		expect(new Set([...made].map((token) => token[position])).size, `place ${position}`).toBeGreaterThan(50);
	}
	const site = await openTestSite({ products: [] });
	const { email } = await addStaffAccount(site.database);
	const signedIn = [];
	for (let time = 0; time < 5; time += 1) {
		const browser = new StaffBrowser(site.app);
		expect((await browser.signIn(email)).statusCode).toBe(200);
		signedIn.push(tokenOf(browser));
	}
	expect(new Set(signedIn.map((token) => token.slice(0, 8))).size).toBe(5);
});

test('a forwarded address is trusted only from the configured number of proxies, counted from the right', async () => {
	const addressSeen = async (trustProxy: number, forwarded: string) => {
		const site = await openTestSite({ products: [], trustProxy });
		await site.app.inject({
			url: '/api/admin/auth-check',
			remoteAddress: '192.0.2.9',
			headers: { 'x-forwarded-for': forwarded, 'x-real-ip': '203.0.113.66', forwarded: 'for=203.0.113.66' },
		});
		return site.logLines().find(({ msg }) => msg === 'refused: not signed in')?.ip;
	};
	expect(await addressSeen(0, '203.0.113.5')).toBe('192.0.2.9');
	expect(await addressSeen(1, '203.0.113.5')).toBe('203.0.113.5');
	// The visitor's own value is further left.
	expect(await addressSeen(1, '127.0.0.1, 203.0.113.5')).toBe('203.0.113.5');
	expect(await addressSeen(2, '127.0.0.1, 203.0.113.5, 198.51.100.1')).toBe('203.0.113.5');
});
