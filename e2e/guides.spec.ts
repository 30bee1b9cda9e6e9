import { DEFAULT_LOCALE, localeOfPath } from '../src/platform/i18n/locale.ts';
import { englishPath } from '../src/platform/i18n/localized-path.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated, test } from './visitor.ts';

test('a hand in centimetres finds its size, row and advice; inches give the same result', async ({
	page,
}) => {
	await openHydrated(page, '/sizing-guide');
	const answer = page.locator('main').getByRole('status');
	await expect(answer).toContainText('Type what the tape says');
	await page.getByLabel('Around the palm').fill('22,6');
	await expect(answer).toContainText('Your size is Large. 3 mm under the line');
	await expect(page.getByRole('row', { name: /your size/ })).toContainText('229');
	await page.getByRole('radio', { name: 'Inches' }).check();
	await expect(page.getByLabel('Around the palm')).toHaveValue('8.9');
	await expect(answer).toContainText('Your size is Large. 0.12 in under the line');
	await page.getByLabel('Hand length').fill('7.8');
	await expect(answer).toContainText('The palm alone says Large, the fingers want more.');
	await expect(page.getByRole('row', { name: /your size/ })).toContainText('254');
	await page.getByLabel('Around the palm').fill('14');
	await expect(answer).toContainText('Larger than we make. Tell us');
	await page.getByLabel('Around the palm').fill('nine');
	await expect(answer).toContainText('We cannot read that as a hand.');
	await expectAccessible(page);
	await expectNoSideScroll(page);
});

test('inches with a fraction, a unit, and a bare 9 are understood, and the page says how', {
	tag: '@desktop',
}, async ({ page }) => {
	await openHydrated(page, '/sizing-guide');
	const answer = page.locator('main').getByRole('status');
	const palm = page.getByLabel('Around the palm');
	for (const [typed, size, read] of [
		['8 3/4 in', 'Large', 'Palm read as 8.75 in, 222 mm.'],
		['8¾', 'Large', 'Palm read as 8.75 in, 222 mm.'],
		['8-3/4"', 'Large', 'Palm read as 8.75 in, 222 mm.'],
		['226 mm', 'Large', 'Palm read as 226 mm, 226 mm.'],
		['9', 'Large', 'Palm read as 9 in, 229 mm.'],
	] as const) {
		await palm.fill(typed);
		await expect(answer).toContainText(`Your size is ${size}.`);
		await expect(answer).toContainText(read);
	}
	await answer.getByRole('link', { name: 'No, it is 9 cm' }).click();
	await expect(answer).toContainText('Smaller than we make.');
	await expect(answer).toContainText('Palm read as 9 cm, 90 mm.');
	await palm.fill('3 1/2');
	await expect(answer).toContainText('Smaller than we make.');
	await palm.fill('85 mm');
	await expect(answer).toContainText('Smaller than we make.');
	await palm.fill('2');
	await expect(answer).toContainText('2 cm is too small for a hand.');
	await palm.fill('22.6');
	await page.getByLabel('Hand length').fill('3');
	await expect(answer).toContainText('The length was left out: 3 cm is no hand.');
	await expectAccessible(page);
});

test('the size guide by keyboard: submitting it gives an address that shows the answer', {
	tag: '@desktop',
}, async ({ page }) => {
	await openHydrated(page, '/sizing-guide');
	await page.getByLabel('Around the palm').focus();
	await page.keyboard.type('20.6');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/sizing-guide\?palm=20\.6/);
	await expect(page.locator('main').getByRole('status')).toContainText('Only 3 mm past Medium');
});

test('the printed size guide contains only the guide, with its tape in true size', {
	tag: '@desktop',
}, async ({ page }) => {
	await openHydrated(page, '/sizing-guide?palm=22.6&unit=cm');
	await expect(page.getByRole('heading', { name: 'Paper tape' })).toBeHidden();
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('contentinfo')).toBeHidden();
	await expect(page.getByRole('table', { name: 'Size table' })).toBeVisible();
	const strip = await page.getByRole('img', { name: 'A', exact: true }).boundingBox();
	expect(strip?.width).toBeCloseTo((172 / 25.4) * 96, 0);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the size guide works as a form', async ({ page }) => {
		await page.goto('/sizing-guide');
		await page.getByLabel('Around the palm').fill('10');
		await page.getByRole('radio', { name: 'Inches' }).check();
		await page.getByRole('button', { name: 'Find my size' }).click();
		await expect(page.locator('main').getByRole('status')).toContainText('Your size is Extra Large.');
		await expect(page.getByLabel('Around the palm')).toHaveValue('10');
	});

	test('a guessed unit is reported, and its link switches to the other', { tag: '@desktop' }, async ({
		page,
	}) => {
		await page.goto('/sizing-guide');
		await page.getByLabel('Around the palm').fill('9');
		await page.getByRole('button', { name: 'Find my size' }).click();
		const answer = page.locator('main').getByRole('status');
		await expect(answer).toContainText('Your size is Large.');
		await answer.getByRole('link', { name: 'No, it is 9 cm' }).click();
		await expect(answer).toContainText('Smaller than we make.');
		await page.getByLabel('Around the palm').fill('8 3/4 in');
		await page.getByRole('button', { name: 'Find my size' }).click();
		await expect(answer).toContainText('Palm read as 8.75 in, 222 mm.');
		await page.getByLabel('Around the palm').fill('nine');
		await page.getByRole('button', { name: 'Find my size' }).click();
		await expect(page.getByLabel('Around the palm'), 'kept, since the browser asks for a figure').toHaveValue(
			'nine',
		);
	});

	test('advanced search combines words and ticks', async ({ page }) => {
		await page.goto('/advanced-search');
		await page.getByLabel('Words or part number').fill('tig');
		await page.getByRole('checkbox', { name: /^Goatskin/ }).check();
		await page.getByRole('checkbox', { name: /^L \d/ }).check();
		await page.getByRole('button', { name: 'Search' }).last().click();
		await expect(page).toHaveURL(/\/products\?q=tig&size=l&material=goatskin/);
		await expect(page.locator('main li:has(h2)').first()).toContainText(/TIG/i);
	});
});

test('a count beside a tick matches the resulting list', { tag: '@desktop' }, async ({ page }) => {
	await page.goto('/advanced-search');
	const row = page.getByRole('checkbox', { name: /^Deerskin/ });
	const gloves = Number((await row.locator('..').innerText()).match(/\d+/)?.[0]);
	expect(gloves).toBeGreaterThan(0);
	await page.goto('/products?material=deerskin');
	await expect(page.getByText(new RegExp(`^${gloves} Results?$`)).first()).toBeAttached();
});

test('a text page links to its sections', async ({ page }) => {
	await openHydrated(page, '/privacy');
	const list = page.getByRole('navigation', { name: 'On this page' });
	await list.getByRole('link', { name: 'Privacy officer' }).click();
	await expect(page).toHaveURL(/#officer$/);
	await expect(page.getByRole('heading', { name: 'Privacy officer' })).toBeInViewport();
});

test('every address in the sitemap works and is its page’s canonical address', { tag: '@desktop' }, async ({
	request,
	page,
}) => {
	const xml = await (await request.get('/sitemap.xml')).text();
	const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(
		([, address]) => new URL(address as string).pathname,
	);
	expect(paths.length).toBeGreaterThan(60);
	for (const path of paths) {
		const answer = await request.get(path, { maxRedirects: 0 });
		expect([path, answer.status()]).toEqual([path, 200]);
		const html = await answer.text();
		expect(html, path).toMatch(new RegExp(`rel="canonical" href="[^"]*${path === '/' ? '/' : path}"`));
		expect(html, path).not.toContain('noindex');
	}
	await page.goto('/sitemap');
	const linked = await page
		.locator('main a')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
	const isEnglish = (path: string) => localeOfPath(path) === DEFAULT_LOCALE;
	expect(paths.filter((path) => isEnglish(path) && !linked.includes(path))).toEqual(['/sitemap']);
	expect(paths.filter((path) => !isEnglish(path)).map(englishPath)).toEqual(paths.filter(isEnglish));
});
