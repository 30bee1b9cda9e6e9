import { expect, expectAccessible, openHydrated, test } from './visitor.ts';

test('addresses redirect to the base part number in one step', { tag: '@desktop' }, async ({ request }) => {
	for (const [from, to] of [
		['/products/xy300-black', '/products/xy300?colour=black'],
		['/products/xy300-neverdyed', '/products/xy300'],
		['/products/XY300-Black?utm=1&q=a%20b', '/products/xy300?utm=1&q=a+b&colour=black'],
		['/products/xy276-3-BLACK?colour=x', '/products/xy276-3?colour=black'],
		['/products/XY276-3?utm=1', '/products/xy276-3?utm=1'],
		['/products/xy276-3-black', '/products/xy276-3?colour=black'],
		['/products/XY276-3', '/products/xy276-3'],
		['/products/argon-bulwark', '/products/xy300'],
	]) {
		const answer = await request.get(from as string, { maxRedirects: 0 });
		expect([from, answer.status(), answer.headers().location]).toEqual([from, 301, to]);
	}
	expect((await request.get('/products/xy276-3', { maxRedirects: 0 })).status()).toBe(200);
});

test('title, description, canonical and structured data name the glove', { tag: '@desktop' }, async ({
	page,
}) => {
	await page.goto('/products/xy276-3');
	await expect(page).toHaveTitle('XY276-3 Argon Goat TIG · Emberhide');
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products\/xy276-3$/);
	await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /XY276-3/);
	const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
	const product = blocks.map((block) => JSON.parse(block)).find((block) => block['@type'] === 'Product');
	expect(product).toMatchObject({ sku: 'XY276-3', name: expect.stringContaining('Argon Goat TIG') });
	expect(product).not.toHaveProperty('aggregateRating');
});

test('the size picker starts on Large, works by keyboard, and the selected size is requested', async ({
	page,
}) => {
	await openHydrated(page, '/products/xy300');
	await expect(page.getByRole('radio', { name: /^L\s*, Large$/ })).toBeChecked();
	await page.getByRole('radio', { name: /^L\s*, Large$/ }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('radio', { name: /^XL\b/ })).toBeChecked();
	await expect(page.locator('main')).toContainText('Stock code XY300-XL');
	await page.getByRole('button', { name: 'Add to sample box' }).click();
	const panel = page.getByRole('dialog', { name: /in your sample box/i });
	await expect(panel.getByRole('combobox', { name: 'Size of XY300' })).toHaveValue('XL');
});

test('a colour variant is an option on its base’s page', async ({ page }) => {
	await openHydrated(page, '/products/xy300');
	await page.getByRole('radio', { name: 'black' }).check({ force: true });
	await expect(page.locator('main')).toContainText('Stock code XY300-BLACK-L');
});

test('a rating explains each of its values, and Escape returns the focus', async ({ page }) => {
	await openHydrated(page, '/products/xy300');
	const plate = page.getByRole('button', { name: /EN 388/ });
	await plate.click();
	const explanation = page.getByRole('dialog', { name: /EN 388/ });
	await expect(explanation).toBeVisible();
	for (const words of ['Abrasion', 'Tear', 'Puncture', '2016'])
		await expect(explanation).toContainText(words);
	await expect(explanation).toContainText(/not tested/i);
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(explanation).toBeHidden();
	await expect(plate).toBeFocused();
});

test('tabs on desktop: arrows wrap, Home and End jump, one Tab stop', { tag: '@desktop' }, async ({
	page,
}) => {
	await openHydrated(page, '/products/xy300');
	const tab = (name: RegExp) => page.getByRole('tab', { name });
	await expect(tab(/Welder/)).toHaveAttribute('aria-selected', 'true');
	await tab(/Welder/).focus();
	await page.keyboard.press('ArrowLeft');
	await expect(tab(/Specs/)).toBeFocused();
	await expect(page.locator('#product-panel-specs')).toBeVisible();
	await expect(page.locator('#product-panel-welders101')).toBeHidden();
	await page.keyboard.press('ArrowRight');
	await expect(tab(/Welder/)).toBeFocused();
	await page.keyboard.press('End');
	await expect(tab(/Specs/)).toBeFocused();
	await page.keyboard.press('Home');
	await expect(tab(/Welder/)).toBeFocused();
});

test('on a phone a select chooses the tab and sections collapse', { tag: '@phone' }, async ({ page }) => {
	await openHydrated(page, '/products/xy300');
	await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Details' });
	await expect(page.locator('#product-panel-details')).toBeVisible();
	const section = page.getByRole('button', { name: 'Glove features' });
	const before = await section.getAttribute('aria-expanded');
	await section.click();
	await expect(section).not.toHaveAttribute('aria-expanded', before as string);
});

test('processes are sorted Full use, Limited, No use, each with its label', { tag: '@desktop' }, async ({
	page,
}) => {
	await openHydrated(page, '/products/xy300');
	const words = await page.getByRole('table').first().locator('tbody tr').allTextContents();
	const order = words.map((text) =>
		['Full use', 'Limited', 'No use'].findIndex((word) => text.includes(word)),
	);
	expect(order).not.toContain(-1);
	expect(order).toEqual(order.toSorted());
});

test('a glove without welding processes opens on Details', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/products/xy074');
	await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
});

test('the gallery: pictures by thumbnail, arrows that wrap, zoom by hover and by key', async ({
	page,
}, info) => {
	await openHydrated(page, '/products/xy300');
	if (info.project.name === 'phone') {
		await page.getByRole('button', { name: 'Previous picture' }).click();
		await expect(page.getByText(/^Picture (\d+) of \1$/)).toBeAttached();
		await page.getByRole('button', { name: 'Next picture' }).click();
		await expect(page.getByText(/^Picture 1 of/)).toBeAttached();
		return;
	}
	await page.getByRole('button', { name: /^Picture 2/ }).click();
	await expect(page.getByRole('button', { name: /^Picture 2/ })).toHaveAttribute('aria-current', 'true');
	const picture = page.locator('#picture-2 img');
	const readFile = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
	await expect.poll(readFile).toMatch(/-1280\.avif$/);
	await picture.hover();
	await expect.poll(() => picture.evaluate((image) => getComputedStyle(image).scale)).toBe('2');
	// Only who zooms loads the file for it.
	await expect.poll(readFile).toMatch(/-2560\.avif$/);
	await page.mouse.move(5, 5);
	await expect.poll(() => picture.evaluate((image) => getComputedStyle(image).scale)).not.toBe('2');
	const zoom = page.getByRole('button', { name: /^Zoom/ });
	await zoom.focus();
	await page.keyboard.press('Enter');
	await expect(zoom).toHaveAttribute('aria-pressed', 'true');
});

test('an unknown part number names the closest ones and shows the whole range', { tag: '@desktop' }, async ({
	page,
	allowFailure,
}) => {
	allowFailure(/404/);
	const answer = await page.goto('/products/xy30');
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^All Gloves$/i);
	await page
		.locator('main')
		.getByRole('link', { name: /^XY30\d/i })
		.first()
		.click();
	await expect(page).toHaveURL(/\/products\/xy30\d$/);
});

test('hostile text in an address is shown as text', { tag: '@desktop' }, async ({ page, allowFailure }) => {
	allowFailure(/404/);
	await page.goto(`/products/${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
	await expect(page.locator('main')).toContainText(/<img src=x/i);
	await page.goto(`/products?q=${encodeURIComponent('</script><script>alert(1)</script>')}`);
	await expect(page.locator('main')).toContainText('</script>');
});

test('the printed page is a data sheet: the glove and its values, without controls', {
	tag: '@desktop',
}, async ({ page }) => {
	await openHydrated(page, '/products/xy300');
	await page.emulateMedia({ media: 'print' });
	for (const words of [
		'XY300-XL',
		'(905)',
		'at least 2,000 cycles',
		'Overhead (4G',
		'Packaging',
		'Leather thickness',
	])
		await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
	await expect(page.getByText(/^Printed from http.*\/products\/xy300\./)).toBeVisible();
	// The rating badges stay: they are the values.
	for (const away of ['banner', 'contentinfo', 'tablist', 'radio', 'link'] as const)
		await expect(page.getByRole(away).filter({ visible: true })).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Add to sample box' })).toBeHidden();
	const sheets = await page.pdf({ preferCSSPageSize: true, format: 'Letter' });
	expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('related gloves are cards as in a listing, their second picture on focus too', async ({
	page,
}, info) => {
	await openHydrated(page, '/products/xy300');
	const cards = page.getByRole('region', { name: 'Same booth, different job' }).locator('li:has(h3)');
	await expect(cards).toHaveCount(4);
	await expect(cards.first()).toContainText('Abrasion');
	if (info.project.name === 'phone') return;
	const second = cards.first().locator('[data-second]');
	await cards.first().getByRole('link').first().focus();
	await expect.poll(() => second.evaluate((picture) => getComputedStyle(picture).opacity)).toBe('1');
});
