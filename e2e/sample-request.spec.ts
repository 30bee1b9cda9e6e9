import type { Page } from '@playwright/test';
import { fillShipping } from './shipping-form.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated, test } from './visitor.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const send = (page: Page) => page.getByRole('button', { name: /^(Send request|Try again)$/ });
/** By keyboard: on a phone the button bar may cover a choice. */
const pick = (page: Page, name: RegExp) => page.getByRole('radio', { name }).first().press(' ');
const question = (page: Page) => page.locator('main').getByRole('heading', { level: 2 });
const marker = (page: Page) => page.getByRole('list', { name: 'Progress' }).locator('[aria-current=step]');

async function openWithSamples(page: Page) {
	await page.addInitScript(() => {
		if (sessionStorage.getItem('filled')) return;
		sessionStorage.setItem('filled', 'once');
		const samples = [
			{ partNumber: 'xy300', size: 'L' },
			{ partNumber: 'xy276-3', size: 'M' },
		];
		localStorage.setItem('sampleBox', JSON.stringify(samples));
	});
	await openHydrated(page, '/sample-box');
	// The screens' code loads after the page's.
	await expect(page.getByRole('complementary')).toBeVisible();
}

async function goToShipping(page: Page) {
	await pick(page, /Safety/);
	await next(page).click();
	await pick(page, /200–500/);
	await next(page).click();
	await page.getByRole('textbox', { name: 'Business email' }).fill('D.Lavoie@Norland-Rail.example');
	await next(page).click();
	await expect(question(page).filter({ hasText: 'Where should they land?' })).toBeFocused();
}

test('each screen can be left only when it is complete, and takes the focus', async ({ page }) => {
	await openWithSamples(page);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request Samples');
	await expect(page.getByRole('list', { name: 'Progress' }).getByRole('listitem')).toHaveCount(5);
	await expect(marker(page)).toHaveText(/Affiliation/);
	await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
	await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
	await next(page).dispatchEvent('click');
	await expect(page.getByText('Say whether you distribute or manage safety.')).toBeVisible();
	await expectAccessible(page);

	await pick(page, /Safety/);
	await next(page).click();
	await expect(marker(page)).toHaveText(/Company size/);
	await expect(question(page).filter({ hasText: 'How many people work there?' })).toBeFocused();
	await expect(page.getByRole('radio')).toHaveCount(5);
	await expectAccessible(page);
	await pick(page, /500\+/);
	await page.keyboard.press('Enter');

	await expect(marker(page)).toHaveText(/Business email/);
	const email = page.getByRole('textbox', { name: 'Business email' });
	await email.pressSequentially('Jo@Gmail.com');
	await expect(email).toHaveValue('jo@gmail.com');
	await page.keyboard.press('Enter');
	await expect(
		page.getByText('Please enter a valid business domain (no @gmail.com, @yahoo.com, etc.)'),
	).toBeVisible();
	await expect(email).toHaveAttribute('aria-invalid', 'true');
	await expectAccessible(page);
	await email.fill('jo@smithweld.ca');
	await expect(page.getByText('Looks like a company address.')).toBeVisible();
	await next(page).click();
	await expect(marker(page)).toHaveText(/Shipping/);

	await page.getByRole('button', { name: 'Previous' }).click();
	await expect(marker(page)).toHaveText(/Business email/);
	await expect(email).toHaveValue('jo@smithweld.ca');
	await page.goBack();
	await expect(marker(page)).toHaveText(/Shipping/);
	await page.goBack();
	await page.goBack();
	await expect(marker(page)).toHaveText(/Company size/);
	await expect(page.getByRole('radio', { name: /500\+/ })).toBeChecked();
});

test('a selection and a press before the screens’ code has loaded are not lost', { tag: '@desktop' }, async ({
	page,
}) => {
	let release = () => {};
	const answer = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/sample-request-screens-*.js', async (route) => {
		await answer;
		await route.continue();
	});
	await openHydrated(page, '/sample-box');
	await pick(page, /Safety/);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('complementary')).toHaveCount(0);
	release();
	await expect(marker(page)).toHaveText(/Company size/);
});

test('a selection made while the screens take over the form is not lost', { tag: '@desktop' }, async ({
	page,
}) => {
	await page.addInitScript(() => {
		const pickSafety = () =>
			document.querySelector<HTMLInputElement>('input[name=professionalAffiliation][value=safety]')?.click();
		// The form is read with FormData before it is rendered again; the selection comes right after.
		window.FormData = class extends FormData {
			constructor(form?: HTMLFormElement) {
				super(form);
				if (form?.querySelector('input[name=professionalAffiliation]')) queueMicrotask(pickSafety);
			}
		};
	});
	// The messages of the screens come later than their code.
	await page.route('**/assets/sampleRequest-*.js', async (route) => {
		await new Promise((done) => setTimeout(done, 1_000));
		await route.continue();
	});
	await openHydrated(page, '/sample-box?add=xy300.L');
	await expect(page.getByRole('complementary')).toBeVisible();
	await expect(page.getByRole('radio', { name: /Safety/ })).toBeChecked();
});

test('a distributor is not asked for a head count', { tag: '@desktop' }, async ({ page }) => {
	await openWithSamples(page);
	await pick(page, /Distributor/);
	await next(page).click();
	await expect(page.getByRole('radio', { name: /Distributor/ })).toBeChecked();
	await expect(page.getByRole('radio', { name: /0–50/ }).first()).toBeDisabled();
	await next(page).click();
	await expect(marker(page)).toHaveText(/Business email/);
});

test('somebody without a company address continues with another one', { tag: '@desktop' }, async ({
	page,
}) => {
	await openWithSamples(page);
	await pick(page, /Safety/);
	await next(page).click();
	await pick(page, /0–50/);
	await next(page).click();
	await page.getByRole('textbox', { name: 'Business email' }).fill('jo@hotmail.com');
	await page.keyboard.press('Tab');
	await page.getByRole('button', { name: /Use this one/ }).click();
	await expect(page.getByRole('checkbox')).toBeChecked();
	await expect(page.getByRole('textbox', { name: 'Your email' })).toHaveValue('jo@hotmail.com');
	await next(page).click();
	await expect(page.getByRole('complementary')).toContainText('jo@hotmail.com');
	await expect(page.getByRole('main').getByRole('textbox', { name: /email/i })).toHaveCount(0);
});

test('missing fields are reported at the field and in a linked summary; a reload keeps the input', async ({
	page,
}) => {
	await openWithSamples(page);
	await goToShipping(page);
	await send(page).click();
	const summary = page.getByRole('alert');
	await expect(summary).toBeFocused();
	await expect(summary).toContainText('Please complete all required fields of the form (every field with *)');
	await expect(page.getByText('Enter the postal code.').first()).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await summary.getByRole('link', { name: 'Enter the postal code.' }).click();
	await expect(page.getByRole('textbox', { name: 'Postal code' })).toBeFocused();
	await fillShipping(page);
	await expect(summary).toHaveCount(0);
	await page.getByRole('textbox', { name: 'Postal code' }).fill('l6m 3a1');
	await expect(page.getByText('L6M 3A1 lies in Ontario.')).toBeVisible();

	await page.reload();
	await expect(marker(page)).toHaveText(/Shipping/);
	await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Norland Rail');
	await expect(page.getByRole('combobox', { name: 'Province or state' })).toHaveValue('QC');
	await page.getByRole('button', { name: 'Change: Company size' }).click();
	await expect(page.getByRole('radio', { name: /200–500/ })).toBeChecked();
});

test('samples are edited in place; an empty list is reported before sending', async ({ page }) => {
	await openWithSamples(page);
	await goToShipping(page);
	await fillShipping(page);
	const main = page.locator('main');
	await main.getByRole('combobox', { name: 'Size of XY300' }).selectOption({ label: 'Medium' });
	await main.getByRole('button', { name: 'Take out XY300, Medium' }).click();
	await main.getByRole('button', { name: 'Take out XY276-3, Medium' }).click();
	await send(page).click();
	await expect(page.getByRole('alert')).toContainText('Put at least one glove in your sample box.');
	await main.getByText('Add from a list').click();
	await main.getByRole('textbox', { name: /^Paste it as it is/ }).fill('xy301 L');
	await main.getByRole('button', { name: 'Add these' }).click();
	await expect(main.getByRole('heading', { name: 'XY301' })).toBeVisible();
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('when the server is down no input is lost, and the same request is sent again with the same key', {
	tag: '@desktop',
}, async ({ page, allowFailure }) => {
	allowFailure(/sample-requests|Failed to load resource/);
	const tries: { key: string | undefined; body: string | null }[] = [];
	let mode: 'down' | 'broken' | 'gone' = 'down';
	await page.route('**/api/sample-requests', async (route) => {
		const request = route.request();
		tries.push({ key: request.headers()['idempotency-key'], body: request.postData() });
		if (mode === 'down') return route.abort('connectionrefused');
		if (mode === 'broken') return route.fulfill({ status: 503, body: 'busy' });
		const errors = [{ path: 'samples.1.size', message: 'XY276-3 is not made in Medium.' }];
		return route.fulfill({ status: 422, json: { title: 'Some values are not valid', errors } });
	});
	await openWithSamples(page);
	await goToShipping(page);
	await fillShipping(page);
	await send(page).dblclick();
	await expect(page.getByRole('alert')).toHaveText('It did not go through. Nothing is lost. Try again.');
	expect(tries).toHaveLength(1);
	mode = 'broken';
	await page.reload();
	await send(page).click();
	await expect(page.getByRole('alert')).toBeVisible();
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect.poll(() => tries.length).toBe(3);
	expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
	expect(tries[0]?.key).toMatch(/^[0-9a-f]{32}$/);
	expect(new Set(tries.map(({ body }) => body)).size).toBe(1);
	expect(JSON.parse(tries[0]?.body ?? '')).toMatchObject({
		professionalAffiliation: 'safety',
		companyEmail: 'd.lavoie@norland-rail.example',
		provinceOrState: 'QC',
		postalCode: 'G9A 4X1',
		samples: [
			{ partNumber: 'xy300', size: 'L' },
			{ partNumber: 'xy276-3', size: 'M' },
		],
	});

	await page.getByRole('textbox', { name: 'City' }).fill('Shawinigan');
	mode = 'gone';
	await send(page).click();
	await expect(page.getByText('XY276-3 is not made in Medium.').first()).toBeVisible();
	expect(tries.at(-1)?.key).not.toBe(tries[0]?.key);
	await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Shawinigan');
});

test('without a connection the form says so before and after sending', { tag: '@desktop' }, async ({
	page,
	context,
	allowFailure,
}) => {
	allowFailure(/sample-requests|ERR_INTERNET_DISCONNECTED/);
	await openWithSamples(page);
	await goToShipping(page);
	await fillShipping(page);
	await context.setOffline(true);
	await expect(page.getByRole('status').filter({ hasText: 'No connection.' })).toBeVisible();
	await send(page).click();
	await expect(page.getByRole('alert')).toContainText('No connection. Nothing is lost');
	await context.setOffline(false);
});

test('an address may name samples; unknown gloves are reported', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/sample-box?add=xy300.Large&add=xy999.L&add=xy276-3-black.M');
	await expect(page).toHaveURL(/\/sample-box$/);
	await expect(page.getByText('XY999 is not one of our gloves.')).toBeVisible();
	expect(await page.evaluate(() => JSON.parse(localStorage.getItem('sampleBox') ?? '[]'))).toEqual([
		{ partNumber: 'xy300', size: 'L' },
		{ partNumber: 'xy276-3-black', size: 'M' },
	]);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('all four screens are one form that contains the chosen glove', async ({ page }) => {
		await page.goto('/products/xy300');
		await pick(page, /^XL/);
		await page.getByRole('button', { name: 'Add to sample box' }).click();
		await expect(page).toHaveURL(/\/sample-box\?partNumber=xy300&size=XL/);
		for (const text of [
			'What is your part in this?',
			'How many people',
			'Where do we reach',
			'Where should they',
		])
			await expect(page.getByRole('heading', { name: text })).toBeVisible();
		await expect(page.getByRole('textbox', { name: /^Part numbers and sizes/ })).toHaveValue('xy300 XL');
		await expect(page.getByRole('textbox', { name: 'Business email' })).toBeVisible();
		await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
		await expect(send(page)).toBeVisible();
		await expectNoSideScroll(page);
	});
});
