import { spawnSync } from 'node:child_process';
import { type BrowserContext, type Page, request } from '@playwright/test';
import { STAFF } from './staff-account.ts';
import { test as visitorTest } from './visitor.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** A staff member who is signed in before the test; each worker signs in once. */
export const staffTest = visitorTest.extend<{ signedIn: undefined }, { staffCookies: Cookies }>({
	staffCookies: [
		async ({ browser: _ }, use, info) => {
			const context = await request.newContext({ baseURL: info.project.use.baseURL });
			const answer = await context.post('/api/user/login', { data: STAFF });
			if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}: ${await answer.text()}`);
			const { cookies } = await context.storageState();
			await context.dispose();
			await use(cookies);
		},
		{ scope: 'worker' },
	],
	signedIn: [
		async ({ context, staffCookies }, use) => {
			await context.addCookies(staffCookies);
			await use(undefined);
		},
		{ auto: true },
	],
});

/** Shows the choices of a list's filters, which are folded on a phone. */
export async function unfoldFilters(page: Page): Promise<void> {
	const button = page.getByRole('button', { name: /^Filters( \(\d+\))?$/ });
	if (await button.isVisible()) await button.click();
}

/** Creates an account for one test from the command line; returns its password. */
export function addStaff(email: string, name: string, dataDir = process.env.JOURNEY_FOLDER): string {
	const done = spawnSync(
		process.execPath,
		['src/admin/accounts/staff-command.server.ts', 'add', email, name],
		{
			encoding: 'utf8',
			env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
		},
	);
	const password = /once: (\S+)/.exec(done.stdout)?.[1];
	if (!password) throw new Error(`No account was made: ${done.stderr}`);
	return password;
}
