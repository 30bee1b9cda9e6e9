import type { Page } from '@playwright/test';
import { listPublicPages, listStaffPages } from './site-pages.ts';
import { staffTest } from './staff.ts';
import { expect, expectHydrated, openHydrated, test } from './visitor.ts';

/** Classes without a rule that are meant to have none, and why. */
const MARKERS: readonly [RegExp, string][] = [
	[
		/^mantine-/,
		'names that the component library gives its parts for others to style; its own rules use other classes',
	],
	[/^leaflet-/, 'names that the map library gives its parts, a few of which it never styles'],
	[
		/^width-before-scroll-bar$/,
		'the mark by which the scroll lock of the component library finds what is fixed',
	],
	[/^__m__-/, 'an id that the component library hands to its inline style sheet'],
];

/** Classes in the document that no rule of a loaded sheet names. */
async function listUnstyled(page: Page): Promise<string[]> {
	const unstyled = await page.evaluate(() => {
		const named = new Set<string>();
		const read = (rules: CSSRuleList) => {
			for (const rule of rules) {
				if (rule instanceof CSSStyleRule)
					for (const [, name] of rule.selectorText.matchAll(/\.((?:\\.|[\w-])+)/g))
						named.add((name as string).replaceAll('\\', ''));
				if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
			}
		};
		for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) read(sheet.cssRules);
		const missing = new Map<string, string>();
		for (const element of document.querySelectorAll('body *'))
			for (const name of element.classList)
				if (!named.has(name))
					missing.set(
						name,
						`${name} on <${element.localName}> “${element.textContent?.trim().slice(0, 30)}”`,
					);
		return [...missing];
	});
	return unstyled
		.filter(([name]) => !MARKERS.some(([pattern]) => pattern.test(name)))
		.map(([, words]) => words);
}

async function expectStyled(page: Page, state: string) {
	// A sheet that comes with a part is applied a moment after it.
	await expect.poll(() => listUnstyled(page), { message: state, timeout: 10_000 }).toEqual([]);
}

test('every public page has a rule for each of its classes, as sent and once scripts run', async ({
	page,
	allowFailure,
}) => {
	allowFailure(/404|410/);
	const pages = await listPublicPages();
	expect(pages.length).toBeGreaterThan(35);
	for (const path of [
		...pages,
		'/compare?gloves=xy300',
		'/compare?gloves=xy300,xy301',
		'/compare?gloves=nothing&add=zzzz',
		'/products?q=zzzz',
		'/products?process=cac-a&size=xs',
		'/find-a-glove?job=stick+140+amps',
		'/find-a-glove?job=x',
		'/where-to-buy?near=P3E',
		'/where-to-buy?near=zzzz',
		'/sizing-guide?girth=9&unit=in',
		'/sample-box?add=xy300.L',
	]) {
		await page.goto(path);
		await expectStyled(page, path);
		// The doors of the portal work without scripts, and load none.
		if ((await page.locator('script[type="module"]').count()) === 0) continue;
		await expectHydrated(page);
		await expectStyled(page, `${path}, hydrated`);
	}
});

test.describe('before scripts', () => {
	test('the page as sent links every sheet it needs', async ({ page, allowFailure }) => {
		allowFailure(/404|410/);
		// Scripts may not run, and the test's own must: so the site's are kept away.
		await page.route('**/assets/*.js', (route) =>
			route.fulfill({ contentType: 'text/javascript', body: '' }),
		);
		for (const path of await listPublicPages()) {
			await page.goto(path);
			await expectStyled(page, `${path}, as sent`);
		}
	});
});

const box = (page: Page) => page.locator('header').getByRole('link', { name: /^Sample box/ });

const STATES: [name: string, path: string, reach: (page: Page, phone: boolean) => Promise<unknown>][] = [
	['an empty box', '/', (page) => box(page).click()],
	[
		'a box with a glove, and a list that was read',
		'/products/xy300',
		async (page) => {
			await page.getByRole('button', { name: 'Add to sample box' }).click();
			const panel = page.getByRole('dialog', { name: /in your sample box/i });
			await panel.getByText('Add from a list').click();
			await panel
				.getByRole('textbox')
				.fill('Hi Bob,\nxy301 XL x2\nxy999 L\nxy300 5XL\nxy300 size 10\nxy300 green L');
			await panel.getByRole('button', { name: 'Add these' }).click();
			await expect(panel.getByText(/Not read/)).toBeVisible();
		},
	],
	['the filters', '/products', (page) => page.getByRole('button', { name: /^Filters/ }).click()],
	[
		'the menu',
		'/products',
		(page, phone) =>
			phone
				? page.getByRole('button', { name: 'Menu', exact: true }).click()
				: page.getByRole('button', { name: 'Gloves: categories' }).click(),
	],
	[
		'gloves under the search box',
		'/',
		async (page, phone) => {
			if (phone) await page.getByRole('button', { name: 'Find a glove' }).click();
			await page.getByRole('combobox', { name: 'Search gloves' }).fill('tig');
			await expect(page.getByRole('option').first()).toBeVisible();
		},
	],
	[
		'the compare bar',
		'/products',
		async (page) => {
			await page.locator('[data-compare]').nth(1).click();
			await expect(page.getByRole('region', { name: /compare/i })).toBeVisible();
		},
	],
	[
		'a newsletter without an address',
		'/about',
		async (page) => {
			await page.getByRole('button', { name: 'Subscribe' }).click();
			await expect(page.getByText('Type your email address.')).toBeVisible();
		},
	],
	['a rating explained', '/products/xy300', (page) => page.getByRole('button', { name: /EN 388/ }).click()],
	[
		'an application with errors',
		'/become-a-distributor',
		async (page) => {
			await page.getByLabel('Company').first().fill('x');
			await page.getByRole('button', { name: 'Send' }).click();
			await expect(page.getByRole('alert').first()).toBeVisible();
		},
	],
	[
		'the wizard’s second and third screen, with an error',
		'/sample-box?add=xy300.L',
		async (page) => {
			await page.getByRole('radio', { name: /Safety/ }).press(' ');
			await page.getByRole('button', { name: 'Next' }).click();
			await page.getByRole('radio', { name: /200–500/ }).press(' ');
			await expectStyled(page, 'the second screen');
			await page.getByRole('button', { name: 'Next' }).click();
			await page.getByRole('textbox', { name: 'Business email' }).fill('a@gmail.com');
			await page.keyboard.press('Tab');
			await page.getByRole('textbox', { name: 'Business email' }).fill('a@norland.example');
			await page.getByRole('button', { name: 'Next' }).click();
			await page.getByRole('button', { name: 'Send request' }).click();
			await expect(page.getByRole('alert').first()).toBeVisible();
		},
	],
];

for (const [name, path, reach] of STATES) {
	test(`${name}: each class has a rule`, async ({ page, allowFailure }, info) => {
		allowFailure(/400|422/);
		await openHydrated(page, path);
		await reach(page, info.project.name === 'phone');
		await expectStyled(page, name);
	});
}

staffTest(
	'every page of the back-office has a rule for each of its classes',
	async ({ page, allowFailure }, info) => {
		staffTest.skip(info.project.name === 'phone', 'the same document at every width');
		allowFailure(/404|410/);
		const pages = await listStaffPages(page);
		expect(pages.length).toBeGreaterThan(35);
		for (const path of pages) {
			await openHydrated(page, path);
			await expectStyled(page, path);
		}
	},
);
