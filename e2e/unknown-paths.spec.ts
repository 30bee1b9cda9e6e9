import { expect, expectAccessible, expectNoSideScroll, test } from './visitor.ts';

test.beforeEach(({ allowFailure }) => allowFailure(/404/));

/** A typo, and the intended glove. */
for (const [typed, meant] of [
	['xy30', 'XY300'],
	['xy3000', 'XY300'],
	['300', 'XY300'],
	['XY-3OO', 'XY300'],
	['xyz300', 'XY300'],
	['xy276-4', 'XY276-3'],
] as const) {
	test(`/products/${typed} is not found, and offers ${meant} above every glove`, async ({ page }) => {
		const answer = await page.goto(`/products/${typed}`);
		expect(answer?.status()).toBe(404);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/All Gloves/i);
		await expect(page.getByText(`${typed.toUpperCase()} is not one of ours.`)).toBeVisible();
		await expect(page.getByRole('link', { name: meant, exact: true })).toBeVisible();
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
		expect(await page.locator('main li:has(h2)').count()).toBe(24);
		await expectNoSideScroll(page);
	});
}

test('below a category, too, the closest part numbers are above every glove', async ({ page }) => {
	const answer = await page.goto('/products/welding-gloves/xy30');
	expect(answer?.status()).toBe(404);
	await expect(page.getByText('There is no page at /products/welding-gloves/xy30.')).toBeVisible();
	await expect(page.getByRole('link', { name: 'XY300', exact: true })).toBeVisible();
	await expectAccessible(page);
});

/** Markup, bidirectional control characters, invisible characters, a very long word. */
const HOSTILE = [
	'%3Cscript%3Ealert(1)%3C%2Fscript%3E',
	'%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
	// A path that looks like a file gets one line of text instead of a page.
	'%E2%80%AEgpj-exe',
	'%E2%80%8B',
	'%D7%A9%D7%9C%D7%95%D7%9D-300',
	'a'.repeat(900),
	`${'x-'.repeat(200)}300`,
	'%F0%9F%A7%A4'.repeat(40),
	'{{7*7}}$%7Bname%7D',
];

for (const folder of ['/products/', '/products/work-gloves/', '/', '/about/']) {
	test(`every request to ${folder} is shown as text and stays in its frame`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		page.on('dialog', () => expect(false, 'a script of the address ran').toBe(true));
		for (const path of HOSTILE) {
			const answer = await page.goto(folder + path);
			expect(answer?.status(), path).toBe(404);
			await expect(
				page
					.locator('main')
					.getByText(/is not one of ours|There is no page at/)
					.first(),
			).toBeVisible();
			const message = await page
				.locator('main')
				.getByText(/is not one of ours|There is no page at/)
				.first()
				.innerText();
			expect(message.length, path).toBeLessThan(180);
			expect(message, path).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b]/u);
			await expect(page.locator('main img[src="x"]')).toHaveCount(0);
			await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
			await expectNoSideScroll(page);
		}
	});
}

test('any other path shows the home page under a notice with its name and a search box', async ({ page }) => {
	const answer = await page.goto('/gloves/old-catalogue.html');
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		/There is no page at \/gloves\/old-catalogue\.html/,
	);
	const box = page.locator('main').getByRole('combobox', { name: 'Search the catalogue' });
	await box
		.or(page.locator('main').getByRole('textbox', { name: 'Search the catalogue' }))
		.first()
		.fill('xy300');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/q=xy300|products\/xy300/);
});
