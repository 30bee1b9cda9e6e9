import { test } from './own-staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('the home page is changed by clicking alone, seen in both languages, and undone', async ({
	page,
	context,
	allowFailure,
}) => {
	// An unknown address shows the home page too.
	allowFailure(/\b404\b/);
	await openHydrated(page, '/admin/home-page');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	const save = page.getByRole('button', { name: 'Save', exact: true });
	await expect(save).toBeDisabled();
	await page.getByRole('textbox', { name: 'End of the headline, glowing, in English' }).fill('hot.');
	await page.getByRole('textbox', { name: 'Third fact, in English' }).fill('');
	await expect(page.getByText('The English has changed, the French has not.')).toBeVisible();
	await page.getByRole('textbox', { name: 'Third fact, in French' }).fill('');
	await page.getByRole('checkbox', { name: 'The film plays over the picture' }).uncheck();
	await page.getByRole('textbox', { name: 'Shows the glove' }).fill('xy200');
	await expect(page.getByText('Winter Deer')).toBeVisible();
	await page.getByRole('button', { name: 'Remove Northarc Gas' }).click();
	const finder = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Glove finder' }) });
	await finder.getByRole('checkbox', { name: 'The block is on the page' }).uncheck();
	await expectAccessible(page);
	await save.click();
	await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();

	const visitor = await context.newPage();
	await openHydrated(visitor, '/');
	const headline = visitor.getByRole('heading', { level: 1 });
	await expect(headline).toHaveText('Gloves that don’t fail when the work is hot.');
	await expect(visitor.getByText('Free samples for verified companies')).toHaveCount(0);
	await expect(visitor.locator('video')).toHaveCount(0);
	await expect(visitor.locator('img[alt="Winter Deer"]')).toHaveAttribute('src', /xy200/);
	await expect(visitor.getByRole('link', { name: /^Northarc Gas/ })).toHaveCount(0);
	await expect(visitor.getByRole('link', { name: /^Kiln & Keel/ })).toHaveCount(1);
	await expect(visitor.getByRole('heading', { name: 'Every job has its glove.' })).toHaveCount(0);
	await expectAccessible(visitor);
	await expectNoSideScroll(visitor);
	await openHydrated(visitor, '/fr');
	await expect(headline).toHaveText('Des gants qui ne lâchent pas quand ça chauffe.');
	await expect(visitor.getByText('Échantillons gratuits')).toHaveCount(0);
	await openHydrated(visitor, '/no-such-page');
	await expect(visitor.getByText('Gloves that don’t fail when the work is hot.')).toBeVisible();

	await page.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect(save).toBeDisabled();
	await expect
		.poll(async () => {
			await visitor.goto('/');
			return headline.textContent();
		})
		.toContain('critical.');
	await visitor.close();
	// What was saved once is put into the form again: the newest save but the one that undid it.
	await page
		.getByRole('button', { name: /^Put into the form: version/ })
		.first()
		.click();
	await expect(page.getByRole('textbox', { name: 'End of the headline, glowing, in English' })).toHaveValue(
		'hot.',
	);
});

test('a field for a sentence is one line: Enter saves, a pasted line break is a space', async ({ page }) => {
	await openHydrated(page, '/admin/home-page');
	const line = page.getByRole('textbox', { name: 'Line below the headline, in English' });
	const height = async () => (await line.boundingBox())?.height ?? 0;
	const saved = page.getByText('Saved. The site shows it now.');
	await line.press('Enter');
	await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
	await expect(saved).toBeHidden();
	await line.fill('Short.');
	const low = await height();
	await line.fill(`Gloves for welders,\nsewn by hand. ${'And worn out at work. '.repeat(4)}`);
	await expect(line).toHaveValue(/^Gloves for welders, sewn by hand\. And/);
	expect(await height()).toBeGreaterThan(low + 15);
	await line.press('Enter');
	await expect(saved).toBeVisible();
	await page.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect(line).toHaveValue(/^Welding and work gloves/);
});

test('the longest words that a form takes leave no page at any width', { tag: '@desktop' }, async ({
	page,
	context,
}) => {
	await openHydrated(page, '/admin/home-page');
	const origin = new URL(page.url()).origin;
	const read = async (part: string) => {
		const answer = await context.request.get(`/api/admin/content/${part}`);
		const { version: _, ...value } = await answer.json();
		return { tag: answer.headers().etag as string, value };
	};
	const save = async (part: string, data: object) => {
		const { tag } = await read(part);
		const answer = await context.request.put(`/api/admin/content/${part}`, {
			data,
			headers: { 'if-match': tag, origin },
		});
		expect(answer.status(), await answer.text()).toBe(200);
	};
	/** Every text of a part as one word of capitals, as long as it was or a little longer. */
	const widen = (value: unknown, key = ''): unknown => {
		if (Array.isArray(value)) return value.map((each, at) => widen(each, String(at)));
		if (typeof value === 'object' && value !== null)
			return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, widen(each, name)]));
		if (typeof value !== 'string' || value === '' || /^(link|kind|glove|\w+Link|\w+Glove)$/.test(key))
			return value;
		return 'WM'.repeat(20).slice(0, Math.max(8, Math.min(24, value.length)));
	};
	const [home, menu, about] = [await read('home'), await read('menu'), await read('about')];
	await save('home', widen(home.value) as object);
	await save('about', widen(about.value) as object);
	// The labels of the menu have a test of their own (menu-desk.spec.ts).
	const items = menu.value.items.map((item: { columns: unknown; guides: unknown }) => ({
		...item,
		columns: widen(item.columns),
		guides: widen(item.guides),
	}));
	await save('menu', { items, footer: widen(menu.value.footer) });
	const site = await context.newPage();
	for (const width of [320, 390, 768, 1024, 1440]) {
		await site.setViewportSize({ width, height: 900 });
		for (const path of ['/about', '/']) {
			await openHydrated(site, path);
			await expectNoSideScroll(site);
		}
		if (width < 768) continue;
		const menuOf = site.getByRole('navigation', { name: 'Main' });
		await menuOf.getByRole('button', { name: 'Gloves: categories' }).click();
		const panel = menuOf.locator('[data-panel]:not([hidden])');
		await expect(panel.getByRole('link').first()).toBeVisible();
		const clipped = await panel.evaluate((box) =>
			[...box.querySelectorAll('a, p')]
				.filter((one) => {
					const { left, right } = one.getBoundingClientRect();
					return one.scrollWidth > one.clientWidth + 1 || left < -1 || right > innerWidth + 1;
				})
				.map((one) => one.textContent),
		);
		expect(clipped, `clipped at ${width} px`).toEqual([]);
	}
	await site.close();
	await save('home', home.value);
	await save('menu', menu.value);
	await save('about', about.value);
});
