import type { Locator, Page } from '@playwright/test';
import { expect, openHydrated, test } from './visitor.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/**
 * Only the selected option in a group has an edge of its own: the others look alike, and none has a thick
 * edge in a colour other than the background's. The system paints transparent edges.
 */
async function expectOnlyChosen(options: Locator, isChosen: string): Promise<void> {
	await options.first().waitFor();
	const looks = await options.evaluateAll((elements, chosen) => {
		const ground = document.createElement('i');
		ground.style.color = 'Canvas';
		document.body.append(ground);
		const canvas = getComputedStyle(ground).color;
		ground.remove();
		const edgesOf = (element: Element, part?: string) => {
			const style = getComputedStyle(element, part);
			if (part && (style.content === 'none' || style.content === 'normal' || style.opacity === '0'))
				return [];
			const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
			const edges = sides.map((side) => ({
				width: style[`border${side}Style`] === 'none' ? 0 : Number.parseFloat(style[`border${side}Width`]),
				colour: style[`border${side}Color`],
			}));
			edges.push({
				width: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
				colour: style.outlineColor,
			});
			// A line drawn as a background.
			edges.push({ width: part ? Number.parseFloat(style.height) || 0 : 0, colour: style.backgroundColor });
			return edges.filter(({ width, colour }) => width > 0 && colour !== canvas && !/, 0\)$/.test(colour));
		};
		return elements
			.filter((element) => element.checkVisibility())
			.map((element) => {
				const parts = [element, ...element.querySelectorAll('*')].flatMap((one) => [
					...edgesOf(one),
					...edgesOf(one, '::after'),
				]);
				return {
					isChosen: element.matches(chosen) || element.querySelector(chosen) !== null,
					thick: parts.filter(({ width }) => width >= 3).length,
					marked:
						parts
							.map(({ width, colour }) => `${width} ${colour}`)
							.sort()
							.join() +
						getComputedStyle(element).backgroundColor +
						[...element.querySelectorAll('input')].map(({ checked }) => checked),
				};
			});
	}, isChosen);
	const chosen = looks.filter((look) => look.isChosen);
	const others = looks.filter((look) => !look.isChosen);
	expect(chosen.length, 'something is chosen').toBeGreaterThan(0);
	expect(others.length, 'something is not').toBeGreaterThan(0);
	for (const { thick } of others) expect(thick, 'thick edges of what is not chosen').toBe(0);
	for (const { marked } of chosen) expect(others.map((other) => other.marked)).not.toContain(marked);
}

async function openSearch(page: Page, phone: boolean) {
	if (phone) await page.getByRole('button', { name: 'Find a glove' }).click();
	return page.getByRole('combobox', { name: 'Search gloves' });
}

test('search results', async ({ page }, info) => {
	await openHydrated(page, '/about');
	await (await openSearch(page, info.project.name === 'phone')).fill('xy30');
	await expect(page.getByRole('option').first()).toContainText('XY30');
	await page.keyboard.press('ArrowDown');
	await expectOnlyChosen(page.getByRole('option'), '[aria-selected="true"]');
});

test('sizes, colours and tabs of a glove', { tag: '@desktop' }, async ({ page }, info) => {
	await openHydrated(page, '/products/xy300');
	await expectOnlyChosen(page.locator('label:has([name="size"])'), ':checked');
	await expectOnlyChosen(page.locator('label:has([name="partNumber"])'), ':checked');
	if (info.project.name === 'phone') return;
	await expectOnlyChosen(page.getByRole('tab'), '[aria-selected="true"]');
	await expectOnlyChosen(page.locator('button:has(img[alt^="Picture"])'), '[aria-current]');
});

test('categories, pages and filters of a list', async ({ page }) => {
	await openHydrated(page, '/products?page=2');
	await expectOnlyChosen(
		page.getByRole('navigation', { name: 'Pages' }).getByRole('listitem'),
		'[aria-current]',
	);
	await openHydrated(page, '/products/welding-gloves/tig?size=l');
	await expectOnlyChosen(
		page.getByRole('navigation', { name: 'Glove categories' }).getByRole('link'),
		'[aria-current]',
	);
	await page.getByRole('button', { name: /^Filters/ }).click();
	await expectOnlyChosen(page.getByRole('dialog').locator('label:has([name="size"])'), ':checked');
});

test('the menus’ current entry', async ({ page }, info) => {
	await openHydrated(page, '/products/welding-gloves/tig');
	if (info.project.name === 'phone') {
		await page.getByRole('button', { name: 'Menu', exact: true }).click();
		await page.getByRole('button', { name: 'Gloves' }).click();
		await expectOnlyChosen(
			page.getByRole('dialog').getByRole('link', { name: /^(TIG|Prep|Fitter)/ }),
			'[aria-current]',
		);
	} else {
		await expectOnlyChosen(
			page
				.getByRole('navigation', { name: 'Main' })
				.getByRole('link', { name: /^(About|Gloves|Where to buy)$/ }),
			'[aria-current]',
		);
	}
});

test('the finder, advanced search, the sizing guide and where to buy', { tag: '@desktop' }, async ({
	page,
}) => {
	await openHydrated(page, '/find-a-glove?process=smaw&amps=120');
	await expectOnlyChosen(page.locator('label:has([name="process"])'), ':checked');
	await openHydrated(page, '/advanced-search');
	await page.locator('label:has([name="size"])').first().click();
	await expectOnlyChosen(page.locator('label:has([name="size"])'), ':checked');
	await page.locator('label:has([name="material"])').first().click();
	await expectOnlyChosen(page.locator('label:has([name="material"])'), ':checked');
	await openHydrated(page, '/sizing-guide?palm=9&unit=in');
	await expectOnlyChosen(page.locator('label:has([name="unit"])'), ':checked');
	await expectOnlyChosen(
		page.getByRole('table', { name: 'Size table' }).locator('tbody tr'),
		'[data-current]',
	);
});

test('the wizard’s choices', { tag: '@desktop' }, async ({ page }) => {
	await page.addInitScript(() =>
		localStorage.setItem('sampleBox', JSON.stringify([{ partNumber: 'xy300', size: 'L' }])),
	);
	await openHydrated(page, '/sample-box');
	await page.getByRole('radio', { name: /^Distributor/ }).check();
	await expectOnlyChosen(page.locator('label:has([type="radio"])'), ':checked');
	await page.getByRole('button', { name: 'Next' }).click();
	await page.getByRole('radio', { name: /^Distributor/ }).check();
	await expectOnlyChosen(page.locator('label:has([type="radio"])'), ':checked');
});
