import { addStaffAccount, StaffBrowser } from '../../../testing/staff-browser.ts';
import { openTestSite } from '../../../testing/test-site.ts';

/** The email address of the account that `openSite` adds. */
export const EMAIL = 'maria.reyes@emberhide.example';
export const CHECK = { url: '/api/admin/auth-check' };

/** A site without gloves, an account, and a signed-out browser. */
export async function openSite(options: Parameters<typeof openTestSite>[0] = {}) {
	const site = await openTestSite({ products: [], categories: [], ...options });
	const account = await addStaffAccount(site.database);
	return { ...site, account, browser: new StaffBrowser(site.app) };
}
