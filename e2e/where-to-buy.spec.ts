import type { Page } from '@playwright/test';
import { startOwnSite } from './own-site.ts';
import {
	expect,
	expectAccessible,
	expectHydrated,
	expectNoSideScroll,
	openHydrated,
	test,
} from './visitor.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Distributors' });
const firstRow = (page: Page) => list(page).getByRole('listitem').first();
const map = (page: Page) => page.getByRole('region', { name: 'Map of distributors' });
const pins = (page: Page) => map(page).getByRole('button', { name: /^\d+\. / });

/** Waits until the map shows its pins. */
async function openWithMap(page: Page, address: string) {
	await openHydrated(page, address);
	await map(page).scrollIntoViewIfNeeded();
	await expect(pins(page).first()).toBeVisible();
}

test('searching a city lists the nearest first, and the address can be shared', async ({ page }) => {
	await openHydrated(page, '/where-to-buy');
	await expect(page.getByText(/^34 distributors, by province/)).toBeVisible();
	await page.getByLabel('City or postal code').fill('Sudbury');
	await page.getByRole('button', { name: 'Find', exact: true }).click();
	await expect(page.getByText('From Sudbury, ON')).toBeVisible();
	await expect(firstRow(page)).toContainText('Sudbury, ON P3E');
	await expect(firstRow(page)).toContainText(/\d km away/);
	await expect(page).toHaveURL(/near=Sudbury/);
	await expectNoSideScroll(page);
});

for (const [near, city] of [
	['Gaspé', 'Charlottetown, PE'],
	['v2n 3k1', 'Prince George, BC'],
	['P3E', 'Sudbury, ON'],
] as const) {
	test(`from ${near} the nearest is in ${city}`, { tag: '@desktop' }, async ({ page }) => {
		await page.goto(`/where-to-buy?near=${encodeURIComponent(near)}`);
		await expect(firstRow(page)).toContainText(city);
	});
}

test('an ambiguous place gets suggestions; an unknown one keeps the list', { tag: '@desktop' }, async ({
	page,
}) => {
	await openHydrated(page, '/where-to-buy?near=Kingston');
	await page.getByRole('link', { name: 'Kingston, ON' }).click();
	await expect(firstRow(page)).toContainText('Kingston, ON');
	await openHydrated(page, '/where-to-buy?near=Atlantis');
	await expect(page.getByText('We do not know a place called “Atlantis”.')).toBeVisible();
	await expect(firstRow(page)).toContainText('Barrie');
	await expectAccessible(page);
});

test('filters narrow the list and are in the address', async ({ page }) => {
	await openHydrated(page, '/where-to-buy?near=Hamilton');
	await page.getByText('Filters', { exact: true }).click();
	await page.getByLabel('Served in').selectOption('French');
	// A pin at the edge of the map is cut off until the map is moved, so its size is not checked here.
	await expectAccessible(page, ['target-size']);
	await page.getByRole('button', { name: 'Apply filters' }).click();
	await expect(page.getByText(/^\d+ distributors, nearest first/)).not.toHaveText(/^34/);
	await expect(page).toHaveURL(/near=Hamilton.*language=fr/);
	// A filter that is set stays in sight.
	await expect(page.getByLabel('Served in')).toHaveValue('fr');
});

test('the browser’s position sorts the list and is sent in no request', { tag: '@desktop' }, async ({
	page,
	context,
}) => {
	await context.grantPermissions(['geolocation']);
	await context.setGeolocation({ latitude: 48.4284, longitude: -71.0685 });
	await openHydrated(page, '/where-to-buy');
	const asked: string[] = [];
	page.on('request', (request) => asked.push(`${request.url()} ${request.postData()}`));
	await page.getByRole('button', { name: 'Use my location' }).click();
	await expect(page.getByText('From where you are')).toBeVisible();
	await expect(firstRow(page)).toContainText('Saguenay, QC');
	expect(asked.filter((one) => /48\.4|71\.0/.test(one))).toEqual([]);
});

test('without a position the page offers another way', { tag: '@desktop' }, async ({ page }) => {
	await page.addInitScript(() => {
		navigator.geolocation.getCurrentPosition = (_, refuse) =>
			refuse?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
	});
	await openHydrated(page, '/where-to-buy');
	await page.getByRole('button', { name: 'Use my location' }).click();
	await expect(page.getByText('We cannot see where you are. Type a city or a postal code.')).toBeVisible();
});

test('by keyboard: a pin opens its popup, Escape returns the focus, the list marks the place', async ({
	page,
}) => {
	await openWithMap(page, '/where-to-buy?near=P3E');
	const pin = pins(page).first();
	await pin.focus();
	await page.keyboard.press('Enter');
	const words = map(page).getByRole('group', { name: 'Nickel Rim Welding Supply' });
	await expect(words).toBeFocused();
	await expect(pin).toHaveAttribute('aria-expanded', 'true');
	await expect(firstRow(page)).toHaveAttribute('data-picked', 'true');
	await page.keyboard.press('Tab');
	await expect(words.getByRole('link', { name: 'Website' })).toBeFocused();
	// When scrolled to the map, the header covers a part of some row, so sizes are checked at the top of the page.
	await expectAccessible(page, ['target-size']);
	await page.keyboard.press('Escape');
	await expect(words).toBeHidden();
	await expect(pin).toBeFocused();
});

test('from the list to the map, with all results in view', async ({ page }) => {
	await openWithMap(page, '/where-to-buy');
	await firstRow(page)
		.getByRole('button', { name: /^On the map: Kempenfelt/ })
		.click();
	await expect(map(page).getByRole('group', { name: /^Kempenfelt/ })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Show all', exact: true })).toBeVisible();
	await page.getByRole('button', { name: 'Show all', exact: true }).click();
	await expect(async () => {
		const frame = await map(page).boundingBox();
		const edges = { left: frame?.x ?? 0, right: (frame?.x ?? 0) + (frame?.width ?? 0) };
		for (const name of [/St\. John's$/, /distributors close together.*Burrard/]) {
			const pin = await map(page).getByRole('button', { name }).boundingBox();
			expect(pin?.x).toBeGreaterThanOrEqual(edges.left);
			expect((pin?.x ?? 0) + (pin?.width ?? 0)).toBeLessThanOrEqual(edges.right);
		}
	}).toPass();
	await expectAccessible(page);
	// Overlapping pins separate with each press.
	const apart = map(page).getByRole('button', { name: /Vancouver$/ });
	const group = map(page).getByRole('button', { name: /close together.*Burrard/ });
	for (let presses = 0; presses < 3 && !(await apart.isVisible()); presses++) {
		await group.focus();
		await page.keyboard.press('Enter');
	}
	await expect(apart).toBeVisible();
});

test('five distributors are in view beside the map, with hours and stock on demand', {
	tag: '@desktop',
}, async ({ page }) => {
	await openHydrated(page, '/where-to-buy?near=Hamilton');
	const frame = await list(page).boundingBox();
	const fifth = await list(page).getByRole('listitem').nth(4).boundingBox();
	expect((fifth?.y ?? 0) + (fifth?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
	await expect(firstRow(page).getByText(/Walk-in counter/)).toBeHidden();
	await firstRow(page).getByText('Hours', { exact: true }).click();
	await expect(firstRow(page).getByText(/^Mon–Fri \d\d:\d\d–/)).toBeVisible();
	await expect(firstRow(page).getByText(/Walk-in counter/)).toBeVisible();
});

test('on a phone the map comes before the list, and five rows fit into the window', {
	tag: '@phone',
}, async ({ page }) => {
	await openHydrated(page, '/where-to-buy?near=Hamilton');
	const frame = await map(page).boundingBox();
	const first = await firstRow(page).boundingBox();
	const fifth = await list(page).getByRole('listitem').nth(4).boundingBox();
	expect(frame?.y).toBeLessThan(844);
	expect(first?.y).toBeGreaterThan((frame?.y ?? 0) + (frame?.height ?? 0));
	expect((fifth?.y ?? 0) + (fifth?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(700);
});

test('the map uses only our own data: no other site is contacted', { tag: '@desktop' }, async ({
	page,
	baseURL,
}) => {
	const foreign: string[] = [];
	page.on('request', (request) => {
		if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? ''))
			foreign.push(request.url());
	});
	await openWithMap(page, '/where-to-buy');
	const drawn = await map(page)
		.locator('svg path')
		.evaluateAll((paths) => paths.filter((path) => (path.getAttribute('d') ?? '').length > 30).length);
	expect(drawn).toBeGreaterThanOrEqual(3);
	await expect(map(page).getByText('Toronto', { exact: true })).toBeVisible();
	expect(foreign).toEqual([]);
});

test('failed tiles leave our own map, and the policy names only their server', {
	tag: '@desktop',
}, async ({ page, allowFailure }) => {
	allowFailure(/tiles\.example|ERR_/);
	const site = await startOwnSite({
		MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
		MAP_TILES_CREDIT: 'Tiles <b>& co.</b>',
	});
	try {
		let refused = 0;
		await page.route('https://tiles.example/**', (route) => {
			refused++;
			return route.abort('failed');
		});
		const answer = await page.goto(`${site.address}/where-to-buy`);
		expect(answer?.headers()['content-security-policy']).toContain(
			"img-src 'self' data: https://tiles.example;",
		);
		await map(page).scrollIntoViewIfNeeded();
		await expect(pins(page).first()).toBeVisible();
		await expect.poll(() => refused).toBeGreaterThan(0);
		await expect(map(page).getByText('Toronto', { exact: true })).toBeVisible();
		await expect(map(page)).toContainText('Tiles <b>& co.</b>');
	} finally {
		await site.end();
	}
});

test('without the map’s code the page says so, and the list works', { tag: '@desktop' }, async ({
	page,
	allowFailure,
}) => {
	allowFailure(/distributor-map|Failed to load|ERR_FAILED|dynamically imported/);
	await page.route(/distributor-map-[^/]+\.js/, (route) => route.abort('failed'));
	await openHydrated(page, '/where-to-buy?near=P3E');
	await map(page).scrollIntoViewIfNeeded();
	await expect(map(page)).toContainText('The map cannot be had just now.');
	await expect(firstRow(page)).toContainText('Sudbury');
});

test('at 320 px with the popup open nothing overflows', { tag: '@desktop' }, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await openWithMap(page, '/where-to-buy?near=P3E');
	await pins(page).first().click();
	await expect(map(page).getByRole('group', { name: 'Nickel Rim Welding Supply' })).toBeVisible();
	await expectNoSideScroll(page);
	const popup = await page.locator('.leaflet-popup').boundingBox();
	expect(popup?.width).toBeLessThanOrEqual(202);
});

test('a phone shows eight first, and the rest on demand', { tag: '@phone' }, async ({ page }) => {
	await openHydrated(page, '/where-to-buy');
	const rows = list(page).locator('> li');
	await expect(rows.nth(7)).toBeVisible();
	await expect(rows.nth(8)).toBeHidden();
	await page.getByRole('button', { name: 'Show 26 more' }).click();
	await expect(rows.nth(33)).toBeVisible();
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the form finds the nearest, and the list is complete', async ({ page }) => {
		await page.goto('/where-to-buy');
		await page.getByLabel('City or postal code').fill('Prince George');
		await page.getByRole('button', { name: 'Find', exact: true }).click();
		await expect(firstRow(page)).toContainText('Prince George, BC');
		await expect(list(page).locator('> li').nth(33)).toBeVisible();
		await expect(map(page)).toBeHidden();
		await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden();
	});
});

test('client-side navigation to it shows the same', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/');
	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Where to buy' }).click();
	await expect(firstRow(page)).toContainText('Barrie');
	await expectHydrated(page);
	await expectAccessible(page);
});
