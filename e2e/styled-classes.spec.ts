import type { Page } from '@playwright/test';
import { listPublicPages } from './site-pages.ts';
import { expectStyled } from './unstyled.ts';
import { expect, openHydrated, test } from './visitor.ts';

/** The document is the same at every width. `page-widths.spec.ts` checks every page once scripts run. */
test.describe('before scripts', { tag: '@desktop' }, () => {
	test('the page as sent links every style sheet it needs', async ({ page, allowFailure }) => {
		allowFailure(/404|410/);
		// The site's scripts must not run but the test's must, so the site's are blocked.
		await page.route('**/assets/*.js', (route) =>
			route.fulfill({ contentType: 'text/javascript', body: '' }),
		);
		const pages = await listPublicPages();
		expect(pages.length).toBeGreaterThan(35);
		for (const path of pages) {
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
			// The error goes, and the button moves up: a click may land where it was.
			await page.getByRole('button', { name: 'Next' }).press('Enter');
			await page.getByRole('button', { name: 'Send request' }).click();
			await expect(page.getByRole('alert').first()).toBeVisible();
		},
	],
];

/** Parts with a different phone version. */
const ON_A_PHONE_TOO = ['the menu', 'gloves under the search box'];

for (const [name, path, reach] of STATES) {
	const tag = ON_A_PHONE_TOO.includes(name) ? [] : ['@desktop'];
	test(
		`${name}: each class has a rule, and the frame’s sheet is loaded once`,
		{ tag },
		async ({ page, allowFailure }, info) => {
			allowFailure(/400|422/);
			await openHydrated(page, path);
			await reach(page, info.project.name === 'phone');
			await expectStyled(page, name);
			await expectFrameSheetOnce(page);
		},
	);
}

/** A second one would make the browser lay out the whole page anew, in the middle of what the visitor does. */
async function expectFrameSheetOnce(page: Page): Promise<void> {
	const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
	expect(sheets.filter((href) => /\/frame-[^/]+\.css/.test(href))).toHaveLength(1);
}
