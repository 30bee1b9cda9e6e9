import { expect, test } from 'vitest';
import { addStaffAccount, openStaffBrowser, StaffBrowser } from '../../testing/staff-browser.ts';
import { errorPaths } from '../../testing/staff-site.ts';
import { openTestSite } from '../../testing/test-site.ts';

const URL = '/api/admin/account/appearance';

test('a chosen appearance is this account’s alone, in each of its browsers', async () => {
	const site = await openTestSite({ products: [] });
	await addStaffAccount(site.database, { email: 'luc@emberhide.example', name: 'Luc Gagné' });
	const signIn = async () => {
		const browser = new StaffBrowser(site.app);
		await browser.signIn('luc@emberhide.example');
		return browser;
	};
	const [desk, phone] = [await signIn(), await signIn()];
	await openStaffBrowser(site);
	const chosen = await desk.call({ method: 'PUT', url: URL, body: { colorScheme: 'dark' } });
	expect([chosen.statusCode, chosen.json()]).toEqual([200, { colorScheme: 'dark' }]);
	const stored = await site.database.db
		.selectFrom('staff_account')
		.select(['name', 'color_scheme'])
		.where('color_scheme', '=', 'dark')
		.execute();
	expect(stored).toEqual([{ name: 'Luc Gagné', color_scheme: 'dark' }]);
	expect((await phone.call({ method: 'PUT', url: URL, body: { colorScheme: 'light' } })).statusCode).toBe(
		200,
	);
});

test.each([
	[{ colorScheme: 'sepia' }, ['colorScheme']],
	[{}, ['colorScheme']],
	[{ colorScheme: null }, ['colorScheme']],
	[{ colorScheme: 'dark', name: 'x' }, ['body']],
])('refused: %o', async (body, paths) => {
	const site = await openTestSite({ products: [] });
	const staff = await openStaffBrowser(site);
	const answer = await staff.call({ method: 'PUT', url: URL, body });
	expect([answer.statusCode, errorPaths(answer)]).toEqual([400, paths]);
	expect((await new StaffBrowser(site.app).call({ method: 'PUT', url: URL, body })).statusCode).toBe(401);
});
