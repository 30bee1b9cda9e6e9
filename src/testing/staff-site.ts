import type { LightMyRequestResponse } from 'fastify';
import { addStaffAccount, openStaffBrowser, StaffBrowser } from './staff-browser.ts';
import { openTestSite } from './test-site.ts';

/** A site and a signed-in staff browser. */
export async function openStaffSite(options?: Parameters<typeof openTestSite>[0]) {
	const site = await openTestSite(options);
	return { ...site, staff: await openStaffBrowser(site) };
}

/** A site without gloves, whose only account is Maria Reyes', and her signed-in browser. */
export async function openAccountSite() {
	const site = await openTestSite({ products: [], categories: [] });
	const account = await addStaffAccount(site.database);
	const browser = new StaffBrowser(site.app);
	await browser.signIn();
	return { ...site, account, browser };
}

/** The fields that a refusal names, in order. */
export function errorPaths(answer: LightMyRequestResponse): string[] {
	return answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path);
}
