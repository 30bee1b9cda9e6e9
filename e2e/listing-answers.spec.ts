import type { Page } from '@playwright/test';
import {
	expect,
	expectAccessible,
	expectHydrated,
	expectNoSideScroll,
	openHydrated,
	test,
} from './visitor.ts';

const cards = (page: Page) => page.locator('#results li:has(h2)');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const count = (page: Page) => page.locator('#results > div [role=status][tabindex="-1"]');

async function resultsOf(page: Page): Promise<number> {
	return Number((await count(page).textContent())?.match(/\d+/)?.[0]);
}

/** All part numbers of a list from the API, across its pages. */
async function listNumbers(page: Page, query: string): Promise<string[]> {
	const numbers: string[] = [];
	for (let at = 1; ; at++) {
		const html = await (await page.request.get(`/products?${query}&page=${at}`)).text();
		const found = [...html.matchAll(/data-compare="([^"]+)"/g)].map(([, number]) => number as string);
		if (found.length === 0 || numbers.includes(found[0] as string)) return numbers;
		numbers.push(...found);
	}
}

test('a buyer sorts the list by keyboard, keeps the order through filters, and leaves it by Back', async ({
	page,
}) => {
	await openHydrated(page, '/products');
	const sort = page.locator('#results').getByText(/^Sort/);
	await expect(sort).toHaveText('Sort Name');
	const first = await cards(page).first().textContent();
	await sort.focus();
	await page.keyboard.press('Enter');
	const orders = page.locator('#results details').getByRole('link');
	await expect(orders).toHaveText(['Name', 'Part number', 'Cut rating', 'Heat rating', 'Newest']);
	await expect(orders.first()).toHaveAttribute('aria-current', 'true');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.keyboard.press('Escape');
	await expect(orders.first()).toBeHidden();
	await expect(sort).toBeFocused();
	await page.keyboard.press('Enter');
	await orders.filter({ hasText: 'Cut rating' }).press('Enter');
	await expect(page).toHaveURL(/\?sort=cut$/);
	await expect(sort).toHaveText('Sort Cut rating');
	await expect(orders.first()).toBeHidden();
	await expect(sort, 'the focus stays where the order was picked').toBeFocused();
	expect(await cards(page).first().textContent()).not.toBe(first);
	// Best cut first: no later card has a higher level.
	const cuts = await cards(page).evaluateAll((all) =>
		all.map((card) => Number(/Cut(?: resistance)?\D*A(\d)/i.exec(card.textContent ?? '')?.[1] ?? 0)),
	);
	expect(cuts[0]).toBeGreaterThan(0);
	expect(cuts).toEqual([...cuts].sort((a, b) => b - a));

	await page.getByRole('button', { name: /^Filters/ }).click();
	await drawer(page)
		.getByRole('checkbox', { name: /^Goatskin/ })
		.check();
	await expect(page).toHaveURL(/material=goatskin.*sort=cut$/);
	await page.keyboard.press('Escape');
	await page.goBack();
	await expect(page).toHaveURL(/\?sort=cut$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/products$/);
	await expect(sort).toHaveText('Sort Name');
	await openHydrated(page, '/products?q=tig');
	await expect(sort).toHaveText('Sort Best match');
});

test('two ratings are selected together: any is the default, all of them by a tick', async ({ page }) => {
	await openHydrated(page, '/products');
	await page.getByRole('button', { name: /^Filters/ }).click();
	const cut = drawer(page).getByRole('checkbox', { name: /^ANSI Cut A5 or higher/ });
	const heat = drawer(page).getByRole('checkbox', { name: /^ANSI Heat 3 or higher/ });
	await cut.check();
	await heat.check();
	await expect(page).toHaveURL(/certification=ansi-cut-a5&certification=ansi-heat-3$/);
	await expect(drawer(page).getByText('Any of these is enough.').first()).toBeVisible();
	// The count updates after the address.
	const any = (await listNumbers(page, 'certification=ansi-cut-a5&certification=ansi-heat-3')).length;
	await expect.poll(() => resultsOf(page)).toBe(any);
	await drawer(page).getByRole('checkbox', { name: 'I need all of these' }).first().check();
	await expect(page).toHaveURL(/certification-rule=all/);
	await expect.poll(() => resultsOf(page)).toBeLessThan(any);
	const all = await resultsOf(page);
	await expectAccessible(page);
	await expectNoSideScroll(page);
	const [cutOnes, heatOnes, both] = await Promise.all(
		[
			'certification=ansi-cut-a5',
			'certification=ansi-heat-3',
			'certification=ansi-cut-a5&certification=ansi-heat-3&certification-rule=all',
		].map((query) => listNumbers(page, query)),
	);
	expect(both?.slice().sort()).toEqual(cutOnes?.filter((one) => heatOnes?.includes(one)).sort());
	expect(both?.length).toBe(all);
	await page.reload();
	await page.getByRole('button', { name: /^Filters/ }).click();
	await expect(drawer(page).getByRole('checkbox', { name: 'I need all of these' }).first()).toBeChecked();
	await drawer(page).getByRole('checkbox', { name: 'I need all of these' }).first().uncheck();
	await expect.poll(() => resultsOf(page)).toBe(any);
});

test('an empty result offers each filter to remove with its count, and the closest gloves with what they lack', async ({
	page,
}) => {
	await openHydrated(
		page,
		'/products?size=xs&certification=ansi-cut-a5&certification=ansi-heat-3&certification-rule=all',
	);
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { name: 'Take one off' })).toBeVisible();
	const ways = main.getByRole('link', { name: /: \d+ gloves?( without it)?$/ });
	expect(await ways.count()).toBeGreaterThan(0);
	const nearest = main.getByRole('region', { name: 'Nearest gloves' });
	expect(
		await nearest
			.getByRole('listitem')
			.filter({ has: page.getByRole('heading') })
			.count(),
	).toBeGreaterThan(0);
	for (const card of await nearest
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading') })
		.all())
		await expect(card.getByRole('list', { name: /lacks|not/i })).not.toBeEmpty();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	const hrefs = await ways.evaluateAll((links) =>
		links.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? ''] as const),
	);
	for (const [words, href] of hrefs) {
		expect(words, 'no way leads to another dead end').not.toContain(': 0 ');
		await openHydrated(page, href);
		expect(await resultsOf(page), words).toBe(Number(/: (\d+) glove/.exec(words)?.[1]));
	}
});

test('a rating that no glove reaches is named like the others, and every suggestion has results', {
	tag: '@desktop',
}, async ({ page }) => {
	await openHydrated(page, '/products?size=xs&certification=ansi-cut-a9&certification=ansi-heat-4');
	await expect(page.getByRole('link', { name: 'Remove ANSI Cut A9' })).toBeVisible();
	await openHydrated(
		page,
		'/products?size=xs&certification=ansi-cut-a9&certification=ansi-heat-4&certification-rule=all',
	);
	await expect(page.getByRole('main').getByRole('region', { name: 'Nearest gloves' })).toContainText(
		'ANSI Cut A9',
	);
	await expect(page.getByRole('main').getByRole('link', { name: /: 0 gloves/ })).toHaveCount(0);
});

test('a typo in the search is corrected with a message and a link to the typed text', async ({
	page,
}, info) => {
	await openHydrated(page, '/');
	if (info.project.name === 'phone') await page.getByRole('button', { name: 'Find a glove' }).click();
	await page.getByRole('combobox', { name: 'Search gloves' }).fill('goatskn');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/products\?q=goatskn$/);
	const reading = page.getByRole('status').filter({ hasText: 'Showing goatskin for “goatskn”.' });
	await expect(reading).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('goatskn');
	const mended = await listNumbers(page, 'q=goatskn');
	expect(mended.length).toBeGreaterThan(3);
	expect(mended).toEqual(await listNumbers(page, 'q=goatskin'));
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await reading.getByRole('link', { name: 'Search for exactly “goatskn”' }).click();
	await expect(page.getByRole('main')).toContainText('No glove called');
	await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toHaveCount(0);
	// A correctly spelled word is not changed.
	await openHydrated(page, '/products?q=goatskin');
	await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toHaveCount(0);
});

test('a search for a hazard that no glove is rated for says so in both languages', async ({ page }) => {
	await openHydrated(page, '/products?q=chainsaw+gloves');
	await expect(page.getByRole('main')).toContainText(
		'None of our gloves is rated for chain saws. Look for ISO 11393-4.',
	);
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByRole('link', { name: 'Français' }).click();
	await expect(page.getByRole('main')).toContainText('Aucun de nos gants n’est coté pour la scie à chaîne.');
	// Also when the page is fetched, not sent.
	await expectHydrated(page);
	await page
		.getByRole('search', { name: 'Nouvelle recherche' })
		.getByRole('searchbox')
		.fill('gants de pompier');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main')).toContainText('pour combattre un incendie');
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the order, both ratings and the suggestions for an empty result are links and forms', {
		tag: '@desktop',
	}, async ({ page }) => {
		await page.goto('/products');
		await page.locator('#results').getByText(/^Sort/).click();
		await page.locator('#results details').getByRole('link', { name: 'Heat rating' }).click();
		await expect(page).toHaveURL(/\?sort=heat$/);
		await page.goto('/products?process=cac-a&size=xs');
		await page
			.getByRole('main')
			.getByRole('link', { name: /without it$/ })
			.first()
			.click();
		expect(await resultsOf(page)).toBeGreaterThan(0);
	});
});
