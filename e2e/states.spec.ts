import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideScroll, openHydrated, test } from './visitor.ts';

type State = {
	name: string;
	path: string;
	/** Project in which the state exists; both if omitted. */
	on?: 'desktop' | 'phone';
	/** Expected failed requests. */
	failure?: RegExp;
	/** Brings the page into the state and waits for it. */
	reach: (page: Page, phone: boolean) => Promise<unknown>;
};

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function typeSearch(page: Page, phone: boolean, text: string) {
	if (phone) await page.getByRole('button', { name: 'Find a glove' }).click();
	await page.getByRole('combobox', { name: 'Search gloves' }).fill(text);
}

async function openSideMenu(page: Page) {
	await page.getByRole('button', { name: 'Menu', exact: true }).click();
	const menu = page.getByRole('dialog', { name: 'Menu' });
	await expect(menu).toBeVisible();
	return menu;
}

async function openFilters(page: Page) {
	await page.getByRole('button', { name: /^Filters/ }).click();
	const drawer = page.getByRole('dialog', { name: 'Filters' });
	await expect(drawer).toBeVisible();
	return drawer;
}

async function pickTab(page: Page, phone: boolean, name: string) {
	if (phone) await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: name });
	else await page.getByRole('tab', { name }).click();
	await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

const slowly = (ms: number) => async (route: { continue: () => Promise<void> }) => {
	await new Promise((resolve) => setTimeout(resolve, ms));
	await route.continue().catch(() => {});
};

const STATES: readonly State[] = [
	{
		name: 'the gloves panel open',
		path: '/products',
		on: 'desktop',
		reach: async (page) => {
			await menuOf(page).getByRole('button', { name: 'Gloves: categories' }).click();
			await expect(menuOf(page).getByRole('link', { name: /^TIG/ })).toBeVisible();
		},
	},
	{
		name: 'the best sellers open',
		path: '/about',
		on: 'desktop',
		reach: async (page) => {
			await menuOf(page).getByRole('button', { name: 'Best sellers: gloves' }).click();
			await expect(menuOf(page).locator('[data-panel]:not([hidden]) li a')).toHaveCount(4);
		},
	},
	{ name: 'the side menu open', path: '/products', on: 'phone', reach: openSideMenu },
	{
		name: 'the gloves of the side menu open',
		path: '/',
		on: 'phone',
		reach: async (page) => {
			const menu = await openSideMenu(page);
			await menu.getByRole('button', { name: 'Gloves', exact: true }).click();
			await expect(menu.getByRole('region', { name: 'Gloves' })).toBeVisible();
		},
	},
	{
		name: 'the best sellers of the side menu open',
		path: '/',
		on: 'phone',
		reach: async (page) => {
			const menu = await openSideMenu(page);
			await menu.getByRole('button', { name: 'Best sellers' }).click();
			await expect(menu.getByRole('region', { name: 'Best sellers' }).getByRole('listitem')).toHaveCount(4);
		},
	},
	{
		name: 'gloves found under the search box',
		path: '/',
		reach: async (page, phone) => {
			await typeSearch(page, phone, 'tig');
			await expect(page.getByRole('option').first()).toBeVisible();
		},
	},
	{
		name: 'the search waiting for its answer',
		path: '/',
		reach: async (page, phone) => {
			await page.route('**/api/products/search**', slowly(20_000));
			await typeSearch(page, phone, 'tig');
			await page.waitForTimeout(900);
		},
	},
	{
		name: 'nothing found under the search box',
		path: '/',
		reach: async (page, phone) => {
			await typeSearch(page, phone, 'xy399');
			await expect(page.locator('search').getByText('No glove called').first()).toBeVisible();
		},
	},
	{
		name: 'the search out of service',
		path: '/',
		failure: /Search failed|503|Failed to load/,
		reach: async (page, phone) => {
			await page.route('**/api/products/search**', (route) => route.fulfill({ status: 503, body: '{}' }));
			await typeSearch(page, phone, 'tig');
			await expect(page.locator('search [role=status]').first()).toHaveText('Search is unavailable');
		},
	},
	{
		name: 'the filters open, every group shown',
		path: '/products?size=xs&material=elkskin',
		reach: async (page) => {
			const drawer = await openFilters(page);
			const collapsed = drawer.locator('h3 > button[aria-expanded=false]');
			while ((await collapsed.count()) > 0) await collapsed.first().click();
		},
	},
	{
		name: 'the filters folded',
		path: '/products',
		reach: async (page) => {
			const drawer = await openFilters(page);
			const toggle = drawer.getByRole('button', { name: 'Show / Hide Filters' });
			if ((await toggle.getAttribute('aria-expanded')) === 'true') await toggle.click();
			await expect(drawer.locator('h3 > button[aria-expanded=true]')).toHaveCount(0);
		},
	},
	{
		name: 'nothing that fits the filters',
		path: '/products?process=cac-a&size=xs',
		reach: (page) => expect(page.locator('main')).toContainText('Nothing fits'),
	},
	{
		name: 'nothing that matches the words',
		path: '/products?q=zzzz',
		reach: (page) => expect(page.locator('main')).toContainText('zzzz'),
	},
	{
		name: 'another size and colour picked',
		path: '/products/xy300',
		reach: async (page) => {
			await page.getByRole('radio', { name: 'black' }).press(' ');
			await page.getByRole('radio', { name: /^XL\b/ }).check({ force: true });
			await expect(page.locator('main')).toContainText('XY300-BLACK-XL');
		},
	},
	{
		name: 'the second picture, enlarged',
		path: '/products/xy300',
		reach: async (page, phone) => {
			if (phone) await page.getByRole('button', { name: 'Next picture' }).click();
			else await page.getByRole('button', { name: /^Picture 2/ }).click();
			const zoom = page.getByRole('button', { name: /^Zoom/ });
			await zoom.focus();
			await page.keyboard.press('Enter');
			await expect(zoom).toHaveAttribute('aria-pressed', 'true');
		},
	},
	...['Welder’s 101', 'Details', 'Specs'].map(
		(name): State => ({
			name: `the tab ${name}`,
			path: '/products/xy300',
			reach: (page, phone) => pickTab(page, phone, name),
		}),
	),
	{
		name: 'sections of a tab folded and open',
		path: '/products/xy300',
		on: 'phone',
		reach: async (page, phone) => {
			await pickTab(page, phone, 'Details');
			const section = page.getByRole('button', { name: 'Glove features' });
			const before = await section.getAttribute('aria-expanded');
			await section.click();
			await expect(section).not.toHaveAttribute('aria-expanded', before as string);
		},
	},
	{
		name: 'a rating explained',
		path: '/products/xy300',
		reach: async (page) => {
			await page.getByRole('button', { name: /EN 388/ }).click();
			await expect(page.getByRole('dialog', { name: /EN 388/ })).toBeVisible();
		},
	},
	{
		name: 'a hand between two sizes',
		path: '/sizing-guide?palm=22.6&unit=cm',
		reach: (page) => expect(page.locator('main').getByRole('status')).toContainText('Your size is Large'),
	},
	{
		name: 'a hand that cannot be read',
		path: '/sizing-guide',
		reach: async (page) => {
			await page.getByLabel('Around the palm').fill('nine');
			await expect(page.locator('main').getByRole('status')).toContainText('We cannot read that');
		},
	},
	{
		name: 'a page on its way',
		path: '/products',
		// The answer is late on purpose, so the style sheets fetched ahead for it wait too.
		failure: /preloaded using link preload/,
		reach: async (page) => {
			await page.route('**/*.data**', slowly(20_000));
			await page.locator('main li:has(h2)').first().getByRole('link').first().click();
			await expect(page.getByText('Loading', { exact: true })).toBeVisible();
		},
	},
	{
		name: 'an unknown address',
		path: '/no-such-page',
		failure: /404/,
		reach: (page) => expect(page.getByRole('heading', { level: 1 })).toContainText('no-such-page'),
	},
	{
		name: 'an unknown glove',
		path: '/products/xy399',
		failure: /404/,
		reach: (page) => expect(page.locator('main')).toContainText('XY399'),
	},
];

for (const { name, path, on, failure, reach } of STATES) {
	const tag = on ? [`@${on}`] : [];
	test(`${name}: passes axe and fits this width`, { tag }, async ({ page, allowFailure }, info) => {
		const phone = info.project.name === 'phone';
		if (failure) allowFailure(failure);
		await openHydrated(page, path);
		await reach(page, phone);
		await expectAccessible(page);
		await expectNoSideScroll(page);
	});
}
