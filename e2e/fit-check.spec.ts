import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideScroll, openHydrated, test } from './visitor.ts';

const API = '**/api/products/xy302/fit-check';

/** The fit check band, with the code for in-place answers loaded. */
async function openBand(page: Page) {
	await openHydrated(page, '/products/xy302');
	const band = page.getByRole('region', { name: 'Ask the foreman' });
	const field = band.getByLabel('What are you doing with it?');
	const arrived = page.waitForFunction(() => document.querySelector('[data-answer]'));
	await field.focus();
	await arrived;
	return { band, field, check: band.getByRole('button', { name: 'Check the fit' }) };
}

test('a job gets a verdict, a sentence, its rows and better gloves', async ({ page }) => {
	const { band, field, check } = await openBand(page);
	await expectAccessible(page);
	await field.fill('6G stick at 140 amps with a frobnicator');
	await check.click();
	await expect(band.getByText('What it rests on')).toBeVisible();
	await expect(band.locator('[data-answer]')).toContainText('No use');
	await expect(band).toContainText('The answer leaves out “frobnicator”');
	await expect(band).toContainText('It is not a hazard assessment.');
	await expect(band.getByRole('status')).toContainText(/^No use\. .+\.$/);
	await expectAccessible(page);
	await expectNoSideScroll(page);

	await band.getByRole('link', { name: 'Pipe (5G / 6G)' }).click();
	await expect(page.locator('[data-row="Pipe (5G / 6G)"]')).toBeFocused();
	await expect(page).toHaveURL(/\/products\/xy302$/);
	await band.getByRole('link', { name: 'See every glove for this job' }).click();
	await expect(page).toHaveURL(/\/find-a-glove\?job=6G/);
});

test('a follow-up question is answered in the same field, by keyboard alone', async ({ page }) => {
	const { band, field } = await openBand(page);
	await page.keyboard.type('overhead at 110 amps');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(band.getByText('One thing first', { exact: true })).toBeVisible();
	await expect(field).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.type(', MIG');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(band.getByRole('status')).toContainText(/^(Full use|Limited|No use)\. /);
	await expect(field).toHaveValue('overhead at 110 amps, MIG');
});

test('a word that was not understood is replaced by pressing a suggestion', { tag: '@desktop' }, async ({
	page,
}) => {
	const { band, field, check } = await openBand(page);
	await field.fill('MIG at 110 amps, parts are sizzling, flat');
	await check.click();
	const readings = band.getByRole('group', { name: /“sizzling”/ });
	await expect(readings).toBeVisible();
	await expectAccessible(page);
	// The field has the focus, and the first suggestion is two Tab stops further.
	await expect(field).toBeFocused();
	await readings.getByRole('button', { name: 'Hot' }).focus();
	await page.keyboard.press('Enter');
	await expect(field).toBeFocused();
	await expect(band.getByRole('status')).toContainText(/^(Full use|Limited|No use)\. /);
	await expect(field).toHaveValue('MIG at 110 amps, parts are hot, flat');
});

test('errors, rate limits and a lost connection are reported, and the input stays', {
	tag: '@desktop',
}, async ({ page, allowFailure, context }) => {
	// A routed page has no cache, so that offline it asks for its drawings in vain.
	allowFailure(/503|429|ERR_INTERNET_DISCONNECTED|fit-check|icons-/);
	const { band, field, check } = await openBand(page);
	await field.fill('stick 120 amps');
	await page.route(API, (route) => route.fulfill({ status: 503, body: '{}' }));
	await check.click();
	await expect(band.locator('[data-answer=failed]')).toContainText(
		'Something went wrong while checking suitability.',
	);
	await expectAccessible(page);
	await page.unrouteAll({ behavior: 'wait' });
	await page.route(API, (route) =>
		route.fulfill({ status: 429, headers: { 'retry-after': '150' }, body: '{}' }),
	);
	await band.getByRole('button', { name: 'Try again' }).click();
	await expect(band.locator('[data-answer=limited]')).toContainText('Try again in 3 minutes.');
	await page.unrouteAll({ behavior: 'wait' });
	// An interrupted response is not an answer.
	await page.route(API, (route) =>
		route.fulfill({ contentType: 'text/event-stream', body: 'event: verdict\ndata: {"verdict":"Full use"' }),
	);
	await band.getByRole('button', { name: 'Try again' }).click();
	await expect(band.locator('[data-answer=failed]')).toBeVisible();
	await page.unrouteAll({ behavior: 'wait' });
	await context.setOffline(true);
	await band.getByRole('button', { name: 'Try again' }).click();
	await expect(band.locator('[data-answer=offline]')).toContainText('You are offline.');
	await context.setOffline(false);
	await expect(field).toHaveValue('stick 120 amps');
	await band.getByRole('button', { name: 'Try again' }).click();
	await expect(band.getByText('What it rests on')).toBeVisible();
});

test('a slow answer can be stopped, and the field is usable again', { tag: '@desktop' }, async ({ page }) => {
	const { band, field, check } = await openBand(page);
	await field.fill('stick 120 amps');
	let answer = () => {};
	const waits = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route(API, async (route) => {
		await waits;
		await route.abort().catch(() => {});
	});
	await check.click();
	await expect(band.locator('[data-answer=working]')).toContainText('The foreman is looking at it.');
	await expect(field).toHaveAttribute('readonly', '');
	await expectAccessible(page);
	await expect(band.locator('[data-answer=slow]')).toContainText('Still looking.');
	await band.getByRole('button', { name: 'Stop' }).click();
	await expect(band.locator('[data-answer=stopped]')).toContainText('Your words are still there.');
	await expect(field).toBeFocused();
	await expect(field).not.toHaveAttribute('readonly', '');
	answer();
	await page.unrouteAll({ behavior: 'wait' });
	await check.click();
	await expect(band.getByText('What it rests on')).toBeVisible();
});

test('an empty job sends no request, and a long one shows a counter', { tag: '@desktop' }, async ({
	page,
	allowFailure,
}) => {
	const { band, field, check } = await openBand(page);
	allowFailure(/400/);
	let requests = 0;
	page.on('request', (request) => {
		if (request.url().includes('fit-check')) requests++;
	});
	await field.fill('   ');
	await check.click();
	await expect(band.locator('[data-answer=idle]')).toBeAttached();
	await field.fill('ab');
	await check.click();
	await expect(band.locator('[data-answer=refused]')).toContainText('three characters at least');
	expect(requests).toBe(1);
	await field.fill('a'.repeat(410));
	await expect(band).toContainText('410 of 500 characters');
	await field.fill('a'.repeat(500));
	await expect(band).toContainText('500 characters is the most.');
});
