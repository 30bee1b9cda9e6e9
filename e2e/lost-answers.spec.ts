import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectWizard, fillShipping } from './shipping-form.ts';
import { staffTest } from './staff.ts';
import { expect, openHydrated, test } from './visitor.ts';

const API = '**/api/sample-requests';
const CONFIRMATION = /\/assets\/request-sent-page-[^/]+\.js/;
const number = /S-\d{4}-\d{4}/;

/** Fills the wizard for a company unique to the test, up to the last button. */
async function answerWizard(page: Page): Promise<string> {
	const mark = randomUUID().slice(0, 8);
	await openHydrated(page, '/sample-box?add=xy300.L');
	await expectWizard(page);
	await page.getByRole('radio', { name: /Safety/ }).press(' ');
	await page.getByRole('button', { name: 'Next' }).click();
	await page.getByRole('radio', { name: /200–500/ }).press(' ');
	await page.getByRole('button', { name: 'Next' }).click();
	await page.getByRole('textbox', { name: 'Business email' }).fill(`buyer@norland-${mark}.example`);
	await page.getByRole('button', { name: 'Next' }).click();
	await fillShipping(page);
	await page.getByRole('textbox', { name: 'Company name', exact: true }).fill(`Norland ${mark}`);
	return `Norland ${mark}`;
}

const send = (page: Page) => page.getByRole('button', { name: 'Send request' });
const box = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('sampleBox') ?? '[]').length);

async function expectConfirmed(page: Page) {
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request sent.');
	await expect(page.getByRole('main')).toContainText(number);
	await expect.poll(() => box(page)).toBe(0);
	// The next request starts with an empty form.
	expect(await page.evaluate(() => sessionStorage.getItem('sampleRequestSent'))).toBeNull();
}

test('connection lost before the request: no input is lost, and Try again sends it', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/sample-requests|ERR_/);
	await answerWizard(page);
	await page.route(API, (route) => route.abort('connectionfailed'));
	await send(page).click();
	await expect(page.getByRole('alert')).toContainText('Nothing is lost');
	expect(await box(page)).toBe(1);
	await page.unrouteAll({ behavior: 'wait' });
	await page.getByRole('button', { name: 'Try again' }).click();
	await expectConfirmed(page);
});

test('connection lost before the confirmation’s code: the form shows the number, and a reload shows the confirmation', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/\/assets\/|ERR_|Failed to fetch/);
	await answerWizard(page);
	await page.route(CONFIRMATION, (route) => route.abort('connectionfailed'));
	await send(page).click();
	await expect(page.getByRole('alert')).toContainText(number);
	const shownNumber = number.exec((await page.getByRole('alert').textContent()) ?? '')?.[0] as string;
	await expect(send(page)).toBeHidden();
	expect(await box(page)).toBe(1);
	await page.unrouteAll({ behavior: 'wait' });
	await page.reload();
	await expectConfirmed(page);
	await expect(page.getByRole('main')).toContainText(shownNumber);
	await page.reload();
	await expect(page.getByRole('main')).toContainText(shownNumber);
});

test('connection lost with the response: reopening the form leads to the confirmation', async ({
	page,
	context,
	allowFailure,
}) => {
	allowFailure(/ERR_|Failed to fetch|\/assets\//);
	await answerWizard(page);
	await page.route('**/*', (route) =>
		route.request().url().includes('/api/sample-requests')
			? route.continue()
			: route.abort('internetdisconnected'),
	);
	await send(page).click();
	await expect(page.getByRole('alert')).toContainText(number);
	await page.unrouteAll({ behavior: 'wait' });
	await page.goto('/');
	expect(await context.cookies()).not.toEqual([]);
	await page.goto('/sample-box');
	await expectConfirmed(page);
});

for (const made of ['S-2026-0001', 's-2026-0001', 'S-9999-9999', '<b>hello</b>', 'CALL-1-900-555']) {
	test(`an address alone confirms nothing: ${made}`, async ({ page }) => {
		const answer = await page.goto(`/sample-box/sent?number=${encodeURIComponent(made)}`);
		expect(answer?.headers()['cache-control']).toBe('no-store');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing sent from here');
		await expect(page.getByRole('main')).not.toContainText(made.replace(/<\/?b>/g, ''));
		await page.goto(`/become-a-distributor/sent?number=${encodeURIComponent(made.replace('S-', 'D-'))}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('No application sent from here');
		await page.goto('/newsletter/asked');
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Nothing asked');
	});
}

staffTest(
	'an answer that is lost after the server stored: Try again gets the same number, stored once',
	async ({ page, allowFailure }) => {
		allowFailure(/sample-requests|ERR_/);
		const company = await answerWizard(page);
		let first: string | undefined;
		await page.route(API, async (route) => {
			const answer = await route.fetch();
			first = (await answer.json()).number;
			await route.abort('connectionreset');
		});
		await send(page).click();
		await expect(page.getByRole('alert')).toContainText('Nothing is lost');
		expect(first).toMatch(number);
		await page.unrouteAll({ behavior: 'wait' });
		// A reload in between keeps the input and the idempotency key.
		await page.reload();
		await page.getByRole('button', { name: /Send request|Try again/ }).click();
		await expectConfirmed(page);
		await expect(page.getByRole('main')).toContainText(first as string);
		const listed = await page.request.get(`/api/admin/sample-requests?q=${encodeURIComponent(company)}`);
		if (listed.ok())
			expect(
				JSON.stringify(await listed.json()).match(new RegExp(first as string, 'g'))?.length,
			).toBeGreaterThan(0);
	},
);

test('an application whose confirmation cannot be loaded keeps its number', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/\/assets\/|ERR_|Failed to fetch/);
	const mark = randomUUID().slice(0, 8);
	await openHydrated(page, '/become-a-distributor');
	const field = (name: string) => page.locator(`#application-${name}`);
	await field('company').fill(`Welders ${mark}`);
	await field('business').selectOption({ index: 1 });
	await field('city').fill('Sudbury');
	await field('region').fill('ON');
	await field('contactName').fill('Ada Roy');
	await field('email').fill(`ada@${mark}.example`);
	await field('message').fill('We sell to mines and their contractors.');
	await page.route(/\/assets\/application-sent-page-[^/]+\.js/, (route) => route.abort('connectionfailed'));
	await page.getByRole('button', { name: /^Send/ }).click();
	await expect(page.getByRole('alert')).toContainText(/D-\d{4}-\d{4}/);
	await page.unrouteAll({ behavior: 'wait' });
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application sent');
	await expect(page.getByRole('main')).toContainText(/D-\d{4}-\d{4}/);
});

test('the newsletter form shows the error at the field, and confirms the request when its page cannot be loaded', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/newsletter|ERR_|Failed to fetch/);
	await openHydrated(page, '/about');
	const form = page.getByRole('region', { name: 'Distributors’ Newsletter' });
	const field = form.getByLabel('Email address');
	for (const [typed, text] of [
		['', 'Type your email address.'],
		['nobody', 'That does not look like an email address.'],
	] as const) {
		await field.fill(typed);
		await form.getByRole('button', { name: 'Subscribe' }).click();
		await expect(field).toBeFocused();
		await expect(field).toHaveAccessibleDescription(new RegExp(text));
		await expect(form.getByText(text)).toBeVisible();
	}
	await field.fill(`buyer-${randomUUID().slice(0, 8)}@norland.example`);
	await expect(form.getByText('That does not look like')).toBeHidden();
	await page.route('**/api/newsletter-subscriptions', (route) => route.abort('connectionfailed'));
	await form.getByRole('button', { name: 'Subscribe' }).click();
	await expect(form.getByText('Nothing is lost. Try again.')).toBeVisible();
	await page.unrouteAll({ behavior: 'wait' });
	await page.route(/\/assets\/newsletter-page-[^/]+\.js/, (route) => route.abort('connectionfailed'));
	await form.getByRole('button', { name: 'Subscribe' }).click();
	await expect(
		form.getByText('Check your inbox: a mail with one button to press is on its way.'),
	).toBeVisible();
});
