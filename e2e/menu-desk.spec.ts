import type { Page } from '@playwright/test';
import { test } from './own-staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

const rowOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
/** Opens the first closed row of a name; on a wide screen, it says more than its name. */
const open = (page: Page, name: string) =>
	page
		.getByRole('button', { name: new RegExp(`^${name}( |$)`), expanded: false })
		.first()
		.click();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('the menu, a panel and the footer are changed by clicking alone, seen on the site in both languages, and undone', async ({
	page,
	context,
	allowFailure,
}) => {
	// A link that leads nowhere is asked for.
	allowFailure(/\b404\b/);
	await openHydrated(page, '/admin/menu');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await expect(save(page)).toBeDisabled();

	// A new item, which moves to the front by keyboard.
	await page.getByRole('button', { name: 'Add an item to the menu' }).click();
	const item = rowOf(page, 'New');
	await expect(item.getByRole('textbox', { name: 'In English' })).toBeFocused();
	await page.keyboard.type('Open day');
	await rowOf(page, 'Open day').getByRole('textbox', { name: 'In French' }).fill('Visites');
	await rowOf(page, 'Open day').getByRole('textbox', { name: 'Leads to' }).fill('/no-such-page');
	await expect(page.getByText('No page answers at: /no-such-page, /fr/no-such-page')).toBeVisible();
	await rowOf(page, 'Open day').getByRole('textbox', { name: 'Leads to' }).fill('/find-a-glove');
	await expect(page.getByText(/^No page answers/)).toHaveCount(0);
	const up = page.getByRole('button', { name: 'Move Open day up' });
	for (let moves = 0; moves < 5; moves++) {
		await up.focus();
		await page.keyboard.press('Enter');
	}
	await expect(up).toBeDisabled();
	await expect(page.getByRole('button', { name: 'Move Open day down' })).toBeFocused();
	await expect(rowOf(page, 'Open day').getByRole('textbox', { name: 'In French' })).toHaveValue('Visites');

	// A column of the panel gets another glove, and the footer a shorter list.
	await open(page, 'Gloves');
	await open(page, 'Work Gloves');
	const glove = rowOf(page, 'Work Gloves').getByRole('textbox', { name: 'Shows the glove' });
	await glove.fill('xy999');
	await expect(page.getByText('No glove on the site has this number.')).toBeVisible();
	await glove.fill('xy200');
	await expect(rowOf(page, 'Work Gloves').getByText('Winter Deer')).toBeVisible();
	await open(page, 'Site');
	await page.getByRole('button', { name: 'Remove Sitemap' }).click();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await save(page).click();
	await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();

	const visitor = await context.newPage();
	const isPhone = (visitor.viewportSize()?.width ?? 0) < 768;
	const listMenu = async (path: string, button: string) => {
		await openHydrated(visitor, path);
		if (isPhone) await visitor.getByRole('button', { name: button, exact: true }).click();
		const menu = visitor.getByRole('navigation', { name: /^(Main|Principal)$/ }).locator('visible=true');
		await expect(menu.getByRole('listitem').first()).toBeVisible();
		return (await menu.getByRole('listitem').allInnerTexts()).map((text) => text.trim().split('\n')[0]);
	};
	const [first] = await listMenu('/about', 'Menu');
	expect(first?.toUpperCase()).toBe('OPEN DAY');
	await expectNoSideScroll(visitor);
	const links = visitor.getByRole('navigation', { name: 'Site links' });
	await expect(links.getByRole('link', { name: 'Sitemap' })).toHaveCount(0);
	await expect(links.getByRole('link', { name: 'Home' })).toHaveCount(1);
	expect((await listMenu('/fr/a-propos', 'Menu'))[0]?.toUpperCase()).toBe('VISITES');
	if (!isPhone) {
		const menu = visitor.getByRole('navigation', { name: 'Principal' });
		await expect(menu.getByRole('link', { name: 'Visites' })).toHaveAttribute('href', '/fr/trouver-un-gant');
		await menu.getByRole('button', { name: 'Gants : catégories' }).click();
		const picture = menu.getByRole('link', { name: /^Gants de travail/ }).locator('img');
		await expect(picture).toHaveAttribute('src', /xy200/);
		await expectAccessible(visitor);
	}

	await page.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect.poll(async () => (await listMenu('/about', 'Menu'))[0]?.toUpperCase()).toBe('ABOUT');
	await visitor.close();

	// What was saved once is put into the form again: the newest save but the one that undid it.
	await page
		.getByRole('button', { name: /^Put into the form: version/ })
		.first()
		.click();
	await expect(page.getByRole('button', { name: /^Open day/ })).toBeVisible();
	await expect(save(page)).toBeEnabled();
});

test('a wrong field opens its rows, is named above the form, and what was typed stays after a reload', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/\b400\b/);
	await openHydrated(page, '/admin/menu');
	await open(page, 'Gloves');
	await open(page, 'Welding Gloves');
	await open(page, 'TIG');
	await rowOf(page, 'TIG').getByRole('textbox', { name: 'Line below it, in French' }).fill('');
	await page.getByRole('button', { name: /^Gloves( |$)/, expanded: true }).click();
	await expect(rowOf(page, 'TIG')).toBeHidden();
	await save(page).click();
	const line = rowOf(page, 'TIG').getByRole('textbox', { name: 'Line below it, in French' });
	await expect(line).toBeFocused();
	await expect(line).toHaveAttribute('aria-invalid', 'true');
	await page.getByRole('link', { name: 'Line below it, in French: must not be empty' }).click();
	await expect(line).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.type('Pour sentir');
	await page.keyboard.type(' la baguette');
	await expect(line).toHaveValue('Pour sentir la baguette');
	await expect(line).toBeFocused();
	await page.waitForTimeout(600);
	page.on('dialog', (dialog) => dialog.accept());
	await page.reload();
	await page.getByRole('button', { name: 'Bring it back' }).click();
	await save(page).click();
	await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
	await page.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect(save(page)).toBeDisabled();
});

test('the widest menu overlaps nothing and leaves no page, at every width', {
	tag: '@desktop',
}, async ({ page, context }) => {
	const url = '/api/admin/content/menu';
	const read = async () => {
		const answer = await context.request.get(url);
		return { tag: answer.headers().etag as string, ...(await answer.json()) };
	};
	const { tag, items, footer } = await read();
	const gloves = items.find(({ kind }: { kind: string }) => kind === 'panel');
	// Wide letters, 58 of them in each language, and panels that need a chevron.
	const labels = ['WWWWWWWWWW', 'MMMMMMMMMM', 'OOOOOOOOOO', 'QQQQQQQQQQ', 'GGGGGGGGGG', 'HHHHHHHH'];
	const longest = labels.map((label) => ({ ...gloves, english: label, french: label }));
	const save = (body: object, version: string) =>
		context.request.put(url, {
			data: body,
			headers: { 'if-match': version, origin: new URL(page.url()).origin },
		});
	await openHydrated(page, '/admin/menu');
	expect((await save({ items: longest, footer }, tag)).status()).toBe(200);
	const site = await context.newPage();
	for (const width of [768, 1024, 1280, 1360, 1440]) {
		await site.setViewportSize({ width, height: 900 });
		await openHydrated(site, '/about');
		await expectNoSideScroll(site);
		const boxes = await site
			.locator('header [data-item], header search, header a[href="/sample-box"]:visible')
			.evaluateAll((all) =>
				all
					.map((one) => one.getBoundingClientRect())
					.map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
			);
		expect(boxes).toHaveLength(labels.length + 2);
		for (const [at, one] of boxes.entries()) {
			expect(one.left >= 0 && one.right <= width, `${width}: ${at} is on the page`).toBe(true);
			// The items' grounds reach 12 px into the space between them.
			for (const other of boxes.slice(at + 1)) {
				const isBeside = one.left >= other.right - 24 || other.left >= one.right - 24;
				const isBelow = one.top >= other.bottom - 1 || other.top >= one.bottom - 1;
				expect(isBeside || isBelow, `${width}: ${at} overlaps another`).toBe(true);
			}
		}
	}
	await site.close();
	expect((await save({ items, footer }, (await read()).tag)).status()).toBe(200);
});
