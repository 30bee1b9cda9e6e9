import { spawnSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { test as staffTest } from './own-staff.ts';
import { expectAccessible, expectNoSideScroll } from './visitor.ts';

/** The widths at which a staff day is worked by keyboard alone. */
export const DAY_WIDTHS = [390, 1024, 1280];

/** Staff on a site with an ordinary day's lists: 300 companies, 500 labels and 200 requests. */
export const test = staffTest.extend<object, { filled: undefined }>({
	filled: [
		async ({ site }, use) => {
			const done = spawnSync(process.execPath, ['e2e/store-day.ts', site.dataDir], {
				encoding: 'utf8',
				env: { ...process.env, DATABASE_URL: '' },
			});
			if (done.status !== 0) throw new Error(done.stderr);
			await use(undefined);
		},
		{ scope: 'worker', auto: true, timeout: 600_000 },
	],
});

/** Counts what is pressed. */
export function counted() {
	let presses = 0;
	return {
		press: async (target: Locator) => {
			presses++;
			await target.press('Enter');
		},
		also: () => {
			presses++;
		},
		get presses() {
			return presses;
		},
	};
}

/** The page after the last press: read by machine, and as wide as the window. */
export async function expectGood(page: Page): Promise<void> {
	await expectAccessible(page);
	await expectNoSideScroll(page);
}
