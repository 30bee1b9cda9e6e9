import {
	expect,
	expectAccessible,
	expectNoSideScroll,
	expectNothingMoves,
	openHydrated,
	test,
} from './visitor.ts';

test.describe('in forced colours', () => {
	test.use({ colorScheme: 'dark', contextOptions: { forcedColors: 'active' } });

	for (const path of [
		'/',
		'/products',
		'/products/smaw',
		'/products/xy300',
		'/sizing-guide',
		'/no-such-page',
	]) {
		test(`${path} loses no icon and no edge`, async ({ page, allowFailure }) => {
			allowFailure(/404/);
			await openHydrated(page, path);
			expect(await page.evaluate(listLostSigns)).toEqual([]);
			await expectNoSideScroll(page);
			// The browser sets the colours here, so contrast is not checked.
			await expectAccessible(page, ['color-contrast']);
		});
	}
});

/** Line drawings that are invisible on a forced dark background: every stroke is dark. */
function listLostSigns(): string[] {
	const isDark = (paint: string) =>
		(paint.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 90);
	return [...document.querySelectorAll('svg')]
		.filter((svg) => svg.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
		.filter(
			(svg) => svg.getBoundingClientRect().width > 0 && getComputedStyle(svg).forcedColorAdjust !== 'none',
		)
		.filter((svg) => getComputedStyle(svg).outlineStyle === 'none')
		.filter((svg) => {
			const paints = [...svg.querySelectorAll('path, circle, rect, line, polygon, use')].flatMap((shape) => {
				const { fill, stroke } = getComputedStyle(shape);
				return [fill, stroke].filter((paint) => paint.startsWith('rgb'));
			});
			return paints.length > 0 && paints.every(isDark);
		})
		.map((svg) => `${svg.parentElement?.tagName}.${svg.parentElement?.className}`);
}

test.describe('with reduced motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	for (const path of ['/', '/products', '/products/xy300']) {
		test(`${path} moves nothing by itself`, async ({ page }) => {
			await openHydrated(page, path);
			await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
			await expectNothingMoves(page);
			expect(await page.locator('video[autoplay]').count()).toBe(0);
		});
	}
});
