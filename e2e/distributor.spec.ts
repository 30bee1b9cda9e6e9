import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideScroll, openHydrated, test } from './visitor.ts';

const PAGE = '/become-a-distributor';
const API = '**/api/distributor-applications';

const send = (page: Page) => page.getByRole('button', { name: 'Send application' });

/** Fills the required fields, with an address unique to the test: one address may apply three times a day. */
async function fill(page: Page, name: string) {
	await page.getByLabel('Company, legal or operating name').fill('Soudure Léger inc.');
	await page.getByLabel('Kind of business').selectOption('Welding supply');
	await page.getByLabel('City').fill('Lévis');
	await page.getByLabel('Province or state').fill('Quebec');
	await page.getByLabel('Your name').fill('Zoë O’Neil');
	await page.getByRole('textbox', { name: 'Email', exact: true }).fill(`${name}@leger.example`);
	await page.getByLabel('What you sell, and to whom').fill('Stick and TIG.\nMostly rail.');
}

test('an application is sent once, however often the button is pressed, and gets a number', async ({
	page,
}, info) => {
	await openHydrated(page, PAGE);
	const requests: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST') requests.push(request.headers()['idempotency-key'] ?? '');
	});
	await fill(page, `once-${info.project.name}`);
	await page.getByLabel('Stores or branches').fill('3');
	await page.getByLabel('Website').fill('leger.example');
	await send(page).dblclick();
	await expect(page).toHaveURL(/\/become-a-distributor\/sent\?number=D-\d{4}-\d{4,}$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application sent');
	await expect(page.getByText(/^Your number is D-\d{4}-\d{4,}/)).toBeVisible();
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
	expect(requests).toHaveLength(1);
	expect(requests[0]).toMatch(/^[0-9a-f]{32}$/);
	await expectNoSideScroll(page);
	await expectAccessible(page);
	// Opening it again sends nothing.
	await page.reload();
	await expect(page.getByText(/^Your number is D-\d{4}-\d{4,}/)).toBeVisible();
});

test('every invalid field is named, linked and corrected one by one; no input is lost', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/400/);
	await openHydrated(page, PAGE);
	await page.getByLabel('City').fill('Lévis');
	await page.getByLabel('Website').fill('ftp://leger.example');
	await page.getByRole('textbox', { name: 'Email', exact: true }).fill('zoe@leger');
	await send(page).click();
	const summary = page.getByRole('alert');
	await expect(summary).toContainText('7 fields need another look.');
	await expect(summary).toBeFocused();
	await expect(summary.getByRole('link')).toHaveCount(7);
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await summary.getByRole('link', { name: /looks? like an email/ }).click();
	const email = page.getByRole('textbox', { name: 'Email', exact: true });
	await expect(email).toBeFocused();
	await expect(email).toHaveAttribute('aria-invalid', 'true');
	await expect(email).toHaveAccessibleDescription(/name@example\.ca/);
	await email.fill('zoe@leger.example');
	await expect(email).not.toHaveAttribute('aria-invalid');
	await expect(summary).toContainText('6 fields need another look.');
	await expect(page.getByLabel('City')).toHaveValue('Lévis');
});

test(
	'after a failure no input is lost and Try again sends the same application',
	{ tag: '@desktop' },
	async ({ page, allowFailure }, info) => {
		allowFailure(/distributor-applications|ERR_FAILED|Failed to load/);
		await openHydrated(page, PAGE);
		await fill(page, `again-${info.project.name}`);
		const keys: string[] = [];
		await page.route(API, async (route) => {
			keys.push(route.request().headers()['idempotency-key'] ?? '');
			// The first response is lost, the second is a gateway's error page, the third arrives.
			if (keys.length === 1) await route.fetch().then(() => route.abort());
			else if (keys.length === 2) await route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' });
			else await route.continue();
		});
		await send(page).click();
		await expect(page.getByRole('alert')).toContainText('It did not go through. Nothing is lost.');
		await expect(page.getByLabel('Your name')).toHaveValue('Zoë O’Neil');
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.poll(() => keys.length).toBe(2);
		await expect(page.getByRole('alert')).toContainText('It did not go through.');
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(page).toHaveURL(/\/sent\?number=D-/);
		expect(new Set(keys).size).toBe(1);
	},
);

test(
	'a reload after a lost response keeps the input, and Try again sends the same application',
	{ tag: '@desktop' },
	async ({ page, allowFailure }, info) => {
		allowFailure(/distributor-applications|ERR_FAILED|Failed to load/);
		await openHydrated(page, PAGE);
		await fill(page, `reload-${info.project.name}`);
		const keys: string[] = [];
		const numbers: string[] = [];
		await page.route(API, async (route) => {
			keys.push(route.request().headers()['idempotency-key'] ?? '');
			const answer = await route.fetch();
			numbers.push((await answer.json()).number);
			if (keys.length === 1) await route.abort();
			else await route.fulfill({ response: answer });
		});
		await send(page).click();
		await expect(page.getByRole('alert')).toContainText('Nothing is lost.');
		await page.reload();
		await expect(page.getByLabel('Your name')).toHaveValue('Zoë O’Neil');
		await send(page).click();
		await expect(page).toHaveURL(/\/sent\?number=D-/);
		expect(new Set(keys).size).toBe(1);
		expect(new Set(numbers).size).toBe(1);
		// After sending, the form is empty the next time.
		await openHydrated(page, PAGE);
		await expect(page.getByLabel('Your name')).toHaveValue('');
	},
);

test('without a connection the page says so', { tag: '@desktop' }, async ({
	page,
	context,
	allowFailure,
}) => {
	allowFailure(/INTERNET_DISCONNECTED|distributor-applications/);
	await openHydrated(page, PAGE);
	await fill(page, 'never');
	await context.setOffline(true);
	await send(page).click();
	await expect(page.getByRole('alert')).toContainText('No connection. Nothing is lost');
});

test('the whole form works by keyboard and skips the honeypot', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, PAGE);
	await page.getByLabel('Company, legal or operating name').focus();
	const names: (string | null)[] = [];
	for (let i = 0; i < 13; i++) {
		names.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
		await page.keyboard.press('Tab');
	}
	expect(names).toEqual([
		'company',
		'business',
		'branches',
		'city',
		'region',
		'country',
		'website',
		'brands',
		'contactName',
		'email',
		'phone',
		'message',
		null,
	]);
	await expect(send(page)).toBeFocused();
});

test('required fields at 320 pixels, and the page passes axe', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto(PAGE);
	await expectNoSideScroll(page);
	await expectAccessible(page);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test(
		'errors come back on the page with the input, and the corrected form is stored',
		{ tag: '@desktop' },
		async ({ page, allowFailure }, info) => {
			allowFailure(/422/);
			await page.goto(PAGE);
			await fill(page, `plain-${info.project.name}`);
			await page.getByLabel('Website').fill('ftp://leger.example');
			await page.getByLabel('Phone').fill('soon');
			const [answer] = await Promise.all([
				page.waitForResponse((one) => one.request().method() === 'POST'),
				send(page).click(),
			]);
			expect(answer.status()).toBe(422);
			expect(answer.headers()['cache-control']).toBe('no-store');
			await expect(page.getByRole('alert')).toContainText('2 fields need another look.');
			await expect(page.getByLabel('Company, legal or operating name')).toHaveValue('Soudure Léger inc.');
			await expect(page.getByLabel('What you sell, and to whom')).toHaveValue('Stick and TIG.\nMostly rail.');
			await expect(page.getByLabel('Kind of business')).toHaveValue('welding');
			await page.getByLabel('Website').fill('https://leger.example');
			await page.getByLabel('Phone').fill('');
			const posted = await page
				.locator('form[action="/become-a-distributor"]')
				.evaluate((form) =>
					Object.fromEntries(
						[...new FormData(form as HTMLFormElement)].map(([name, text]) => [name, `${text}`]),
					),
				);
			await send(page).click();
			await expect(page).toHaveURL(/\/become-a-distributor\/sent\?number=D-/);
			await expect(page.getByText(/^Your number is D-\d{4}-\d{4,}/)).toBeVisible();
			// A double click is one application; opening the page again starts another one.
			const sent = page.url();
			const again = await page.request.post(PAGE, {
				form: posted,
				headers: { 'sec-fetch-site': 'same-origin' },
				maxRedirects: 0,
			});
			expect(again.status()).toBe(303);
			expect(sent.endsWith(again.headers().location ?? 'nowhere')).toBe(true);
			await page.goto(PAGE);
			await fill(page, `plain-${info.project.name}`);
			await page.getByLabel('Website').fill('https://leger.example');
			await send(page).click();
			await expect(page).toHaveURL(/\/sent\?number=D-/);
			expect(page.url()).not.toBe(sent);
		},
	);
});

test('an invalid number is not shown', { tag: '@desktop' }, async ({ page }) => {
	await page.goto(`${PAGE}/sent?number=${encodeURIComponent('<b>D-2026-0001')}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('No application sent from here');
	await expect(page.getByText('<b>')).toHaveCount(0);
});

test('another site’s form stores nothing', { tag: '@desktop' }, async ({ request, baseURL }) => {
	const form = { company: 'Evil', business: 'other' };
	for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }] as Record<
		string,
		string
	>[]) {
		const answer = await request.post(`${baseURL}${PAGE}`, { form, headers });
		expect(answer.status()).toBe(403);
	}
	const json = await request.post(`${baseURL}${PAGE}`, { data: form });
	expect(json.status()).toBe(415);
	const put = await request.put(`${baseURL}${PAGE}`, { data: form });
	expect(put.status()).toBe(405);
	expect(put.headers().allow).toBe('GET, HEAD, POST');
	const long = await request.post(`${baseURL}${PAGE}`, {
		form: { message: 'x'.repeat(70_000) },
		headers: { 'sec-fetch-site': 'same-origin' },
	});
	expect(long.status()).toBe(413);
});
