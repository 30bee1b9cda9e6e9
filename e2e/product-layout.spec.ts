import { readDemonstrationCatalogue } from '../src/domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import { LOCALES } from '../src/platform/i18n/locale.ts';
import { localizedPath } from '../src/platform/i18n/localized-path.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated, test } from './visitor.ts';

/** A desk and a laptop. */
const WINDOWS = [
	{ width: 1440, height: 900 },
	{ width: 1366, height: 768 },
];

for (const locale of LOCALES) {
	test(`the sample button is in the first window on every glove (${locale})`, { tag: '@desktop' }, async ({
		page,
	}) => {
		const cut: string[] = [];
		for (const { partNumber } of readDemonstrationCatalogue().products) {
			await page.goto(localizedPath(`/products/${partNumber}`, locale));
			await page.evaluate(() => document.fonts.ready);
			for (const size of WINDOWS) {
				await page.setViewportSize(size);
				const box = await page.locator('#sample button[type=submit]').boundingBox();
				const bottom = Math.round((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0));
				if (bottom > size.height) cut.push(`${partNumber} at ${size.width} x ${size.height}: ${bottom}`);
			}
		}
		expect(cut).toEqual([]);
	});
}

test('the long text is three lines until it is asked for, and whole without scripts', async ({
	page,
	browser,
}) => {
	await openHydrated(page, '/products/xy300');
	const text = page.getByText(/^Start here when the shop runs stick/);
	const height = () => text.evaluate((element) => element.clientHeight);
	const short = await height();
	await page.getByRole('button', { name: 'More' }).click();
	await expect(page.getByRole('button', { name: 'Less' })).toHaveAttribute('aria-expanded', 'true');
	const whole = await height();
	expect(whole).toBeGreaterThan(short * 1.5);
	await page.getByRole('button', { name: 'Less' }).click();
	expect(await height()).toBe(short);
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
	const plain = await context.newPage();
	await plain.goto(page.url());
	await expect(plain.getByRole('button', { name: 'More' })).toBeHidden();
	const shown = await plain
		.getByText(/^Start here when the shop runs stick/)
		.evaluate((element) => element.clientHeight);
	expect(shown).toBe(whole);
	await context.close();
});

test('on a phone the sample button is repeated at the bottom of the window', { tag: '@phone' }, async ({
	page,
}) => {
	await openHydrated(page, '/products/xy300');
	const button = page.getByRole('button', { name: 'Add to sample box' });
	const again = page.getByRole('button', { name: 'Add sample' });
	await expect(again).toBeInViewport({ ratio: 1 });
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('radio', { name: /^XL\b/ }).check({ force: true });
	await button.scrollIntoViewIfNeeded();
	await expect(button).toBeInViewport();
	await expect(again).toBeHidden();
	await page.locator('#documents').scrollIntoViewIfNeeded();
	await expect(again).toBeInViewport({ ratio: 1 });
	const bar = await again.boundingBox();
	await again.click();
	const panel = page.getByRole('dialog', { name: /in your sample box/i });
	await expect(panel.getByRole('combobox', { name: 'Size of XY300' })).toHaveValue('XL');
	const isCovered = await page.evaluate(
		([x, y]) =>
			document
				.elementFromPoint(x as number, y as number)
				?.closest('button')
				?.getAttribute('form') !== 'sample',
		[(bar?.x ?? 0) + 5, (bar?.y ?? 0) + 5],
	);
	expect(isCovered).toBe(true);
});

test('the bar makes room for the keyboard of a phone', { tag: '@phone' }, async ({ page }) => {
	await openHydrated(page, '/products/xy300');
	const again = page.getByRole('button', { name: 'Add sample' });
	await expect(again).toBeVisible();
	await page.getByLabel('What are you doing with it?').focus();
	await expect(again).toBeHidden();
});

test('the pictures stay beside the panel while it scrolls', { tag: '@desktop' }, async ({ page }) => {
	for (const size of [...WINDOWS, { width: 1024, height: 768 }]) {
		await page.setViewportSize(size);
		await page.goto('/products/xy300');
		const frame = page.getByRole('region', { name: /^Pictures of/ });
		const ratings = page.getByRole('region', { name: 'Certifications' });
		await ratings.evaluate((element) => element.scrollIntoView({ block: 'end' }));
		const [picture, rating] = [await frame.boundingBox(), await ratings.boundingBox()];
		if (!picture || !rating) throw new Error('Both are on the page.');
		// The pictures and the quick facts below them reach to the end of the panel, or of the window.
		expect(picture.y + picture.height).toBeGreaterThan(Math.min(rating.y + rating.height, size.height) - 260);
		const strip = await page.getByRole('group', { name: 'Current picture' }).boundingBox();
		const bottom = Math.max((strip?.y ?? 0) + (strip?.height ?? 0), 0);
		expect(picture.y + picture.height - bottom).toBeLessThanOrEqual(
			Math.max(
				2,
				((await page.getByRole('list', { name: 'Choose a picture' }).boundingBox())?.height ?? 0) -
					(strip?.height ?? 0),
			),
		);
	}
});

test('an explanation opens beside the ratings and leaves the sample button free', {
	tag: '@desktop',
}, async ({ page }) => {
	await openHydrated(page, '/products/xy300');
	const button = page.getByRole('button', { name: 'Add to sample box' });
	for (const plate of await page.locator('button[popovertarget^=rating]:not([popovertargetaction])').all()) {
		await plate.click();
		const explanation = page.locator(':popover-open');
		const [open, sample, own] = [
			await explanation.boundingBox(),
			await button.boundingBox(),
			await plate.boundingBox(),
		];
		if (!open || !sample || !own) throw new Error('All three are on the page.');
		expect(open.x + open.width).toBeLessThan(sample.x);
		// It is level with its plate.
		expect(open.y).toBeLessThanOrEqual(own.y + own.height);
		expect(open.y + open.height).toBeGreaterThanOrEqual(own.y);
		await page.keyboard.press('Escape');
	}
});
