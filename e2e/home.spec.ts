import type { Page } from '@playwright/test';
import { expect, expectAccessible, openHydrated, test } from './visitor.ts';

const isPhone = (name: string) => name === 'phone';
const main = (page: Page) => page.locator('main');

test('every block is in order and its links work', async ({ page }) => {
	await openHydrated(page, '/');
	await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
		'Gloves that don’t fail when the work is critical.',
	);
	await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
		/^worn out first/i,
		/^best sellers$/i,
		/^every job has its glove\.$/i,
		/^for the hands that keep the country running\.$/i,
		/^arc dominance\s*\/\s*built for brutality$/i,
	]);
	for (const [name, path] of [
		['Learn more about our gloves', '/products'],
		['About us', '/about'],
		['Welding gloves', '/products/welding-gloves'],
		['Work gloves', '/products/work-gloves'],
	] as const) {
		await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
	}
	await main(page).getByRole('link', { name: 'Learn more' }).click();
	await expect(page).toHaveURL(/\/products$/);
});

test('a job typed on the home page is answered by the finder, also from a process', async ({ page }) => {
	await openHydrated(page, '/');
	const band = page.getByRole('region', { name: 'Every job has its glove.' });
	await band.getByLabel('What are you doing with it?').fill('TIG on thin stainless, 60 amps');
	await band.getByRole('button', { name: 'Find gloves' }).click();
	await expect(page).toHaveURL(/\/find-a-glove\?job=TIG/);
	await expect(page.getByRole('heading', { name: 'Best first' })).toBeVisible();
	await page.goBack();
	await band.getByRole('link', { name: 'SMAW (Stick)' }).click();
	await expect(page).toHaveURL(/\/find-a-glove\?process=smaw$/);
	await expect(page.getByText('Read as: SMAW (Stick)')).toBeVisible();
});

test('the film plays and can be stopped', async ({ page }) => {
	await openHydrated(page, '/');
	const film = page.locator('video');
	const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
	await page.getByRole('button', { name: 'Pause film' }).click();
	await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
	expect(await isPaused()).toBe(true);
	await main(page).locator('section').last().scrollIntoViewIfNeeded();
	await film.scrollIntoViewIfNeeded();
	expect(await isPaused()).toBe(true);
	await page.getByRole('button', { name: 'Play film' }).click();
	await expect.poll(isPaused).toBe(false);
	await main(page).locator('section').last().scrollIntoViewIfNeeded();
	await expect.poll(isPaused).toBe(true);
});

test('with reduced motion the film does not start by itself', { tag: '@desktop' }, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await openHydrated(page, '/');
	await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
	expect(asked.filter((url) => url.includes('/film-'))).toEqual([]);
});

test('the still matches the width and loads', async ({ page }, info) => {
	await openHydrated(page, '/');
	const still = main(page).locator('img').first();
	expect(await still.evaluate((img: HTMLImageElement) => [img.currentSrc, img.naturalWidth > 0])).toEqual([
		expect.stringContaining(isPhone(info.project.name) ? 'hero-portrait' : 'hero-landscape'),
		true,
	]);
});

test('six partners appear when a tenth of the row is in view, and announce that they are external', async ({
	page,
}) => {
	await openHydrated(page, '/');
	const row = main(page).locator('section:has(a[rel=external])');
	await expect(row).toHaveAttribute('data-sight', 'waiting');
	await row.scrollIntoViewIfNeeded();
	await expect(row).toHaveAttribute('data-sight', 'seen');
	await expect(row.getByRole('link')).toHaveCount(6);
	await expect(row.getByRole('link', { name: 'Kiln & Keel (external site)' })).toHaveAttribute(
		'href',
		/^https:/,
	);
	const logo = row.locator('a > span').last();
	await expect.poll(() => logo.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
	await expectAccessible(page);
});

test('a section divider is animated once, when it comes into view', async ({ page }) => {
	await openHydrated(page, '/');
	const bars = page.locator('main div[data-sight]').nth(1);
	const long = bars.locator('span').first();
	await expect(bars).toHaveAttribute('data-sight', 'waiting');
	await expect(long).toBeHidden();
	await bars.scrollIntoViewIfNeeded();
	await expect(bars).toHaveAttribute('data-sight', 'seen');
	await expect
		.poll(() => bars.evaluate((element) => element.getAnimations({ subtree: true }).length))
		.toBe(0);
	const [bar, pass] = [await long.boundingBox(), await bars.boundingBox()];
	expect((bar?.x ?? 0) + (bar?.width ?? 0), 'it lies at its own side').toBeCloseTo(
		(pass?.x ?? 0) + (pass?.width ?? 0),
		0,
	);
	await page.evaluate(() => scrollTo(0, 0));
	await bars.scrollIntoViewIfNeeded();
	expect(await bars.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

test('a button’s outline animates in 0.6 s on focus and leaves in 0.4 s', { tag: '@desktop' }, async ({
	page,
}) => {
	await openHydrated(page, '/');
	const button = main(page).getByRole('link', { name: 'Learn more' });
	const readLine = () =>
		button.evaluate((element) => {
			const { transitionDuration, transitionProperty } = getComputedStyle(element, '::after');
			const drawn = Number(getComputedStyle(element, '::after').getPropertyValue('--drawn'));
			return { drawn, transitionDuration, transitionProperty };
		});
	expect(await readLine()).toEqual({ drawn: 0, transitionDuration: '0.4s', transitionProperty: '--drawn' });
	await button.focus();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Tab');
	await expect
		.poll(readLine)
		.toEqual({ drawn: 1, transitionDuration: '0.6s', transitionProperty: '--drawn' });
	await page.keyboard.press('Shift+Tab');
	await expect.poll(async () => (await readLine()).drawn).toBe(0);
});

test('a shared link shows the social card, and the card exists', { tag: '@desktop' }, async ({ page }) => {
	await page.goto('/');
	const card = await page.locator('meta[property="og:image"]').getAttribute('content');
	expect(card).toMatch(/^https?:\/\/.+\/social-card\.png$/);
	const answer = await page.request.get(new URL(card as string).pathname);
	expect(answer.headers()['content-type']).toBe('image/png');
	expect((await answer.body()).subarray(16, 24).toString('hex'), '1200 by 630').toBe('000004b000000276');
	await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title());
});

for (const [words, use] of [
	['without scripts', { javaScriptEnabled: false }],
	['with reduced motion', { contextOptions: { reducedMotion: 'reduce' } }],
] as const) {
	test.describe(words, () => {
		test.use(use);
		test(`${words}, dividers and logos are shown in their final state`, { tag: '@desktop' }, async ({
			page,
		}) => {
			await page.goto('/');
			await page.waitForLoadState('networkidle');
			for (const part of [
				page.locator('main div[aria-hidden=true] > span').first(),
				page.locator('main a[rel=external] > span').last(),
			]) {
				await expect(part).toBeVisible();
				expect(await part.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
			}
		});
	});
}
