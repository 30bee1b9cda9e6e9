import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

const WIDTHS = [1280, 1024, 390];

async function expectGoodAtEveryWidth(page: Page): Promise<void> {
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 900 });
		await expectNoSideScroll(page);
		await expectAccessible(page);
	}
	await page.setViewportSize({ width: 1440, height: 900 });
}

async function addLabel(page: Page, operatingName: string, date: string): Promise<number> {
	const answer = await page.request.post('/api/admin/labels', {
		data: {
			operatingName,
			shippingAddress: '640 Barton St E, Hamilton, ON, L8L 3A5',
			date,
			content: [{ productPartNumber: 'xy300', size: 'L', quantity: 12 }],
		},
	});
	expect(answer.status(), await answer.text()).toBe(201);
	return (await answer.json()).id as number;
}

async function download(page: Page, press: () => Promise<void>): Promise<string> {
	const [file] = await Promise.all([page.waitForEvent('download'), press()]);
	return readFileSync(await file.path(), 'utf8');
}

test('labels by keyboard alone: narrowed by days, sorted, all picked, and exported as shown', {
	tag: '@desktop',
}, async ({ page }) => {
	const name = `Listed ${Date.now()}`;
	const ids: number[] = [];
	for (const day of ['03', '01', '02']) ids.push(await addLabel(page, name, `2025-03-${day}`));
	await addLabel(page, name, '2025-04-01');
	await openHydrated(page, '/admin/labels');

	await page.keyboard.press('f');
	await page.keyboard.type(name);
	await expect(page).toHaveURL(/q=Listed/);
	await expect(page.getByRole('status').filter({ hasText: '4 labels found' })).toBeVisible();
	await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();

	await page.getByLabel('Dates').focus();
	await page.keyboard.type('Choose');
	const from = page.getByLabel('From');
	await from.focus();
	await page.keyboard.type('2025-03-01');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/dateFrom=2025-03-01/);
	await page.getByRole('textbox', { name: 'To', exact: true }).focus();
	await page.keyboard.type('2025-03-31');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('status').filter({ hasText: '3 labels found' })).toBeVisible();
	await expectGoodAtEveryWidth(page);

	await page.getByRole('columnheader', { name: 'Date' }).getByRole('link').press('Enter');
	await expect(page).toHaveURL(/sort=-date/);
	await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
	await page.getByRole('columnheader', { name: 'Date' }).getByRole('link').press('Enter');
	await expect(page).toHaveURL(/sort=date/);
	await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
	const byDate = [ids[1], ids[2], ids[0]].map((id) => `#${id}`);
	await expect(page.getByRole('rowheader')).toHaveText(byDate);

	// The rows by j and k, one picked by x, a range by Shift, all by the box above them.
	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	await page.keyboard.press('j');
	await page.keyboard.press('j');
	await page.keyboard.press('k');
	await expect(page.getByRole('link', { name: `#${ids[1]}` })).toBeFocused();
	await page.keyboard.press('x');
	await expect(page.getByText('1 selected')).toBeVisible();
	await page.getByLabel(`Pick label #${ids[0]}`).click({ modifiers: ['Shift'] });
	await expect(page.getByText('3 selected')).toBeVisible();
	await page.getByLabel('Select all on this page').press(' ');
	await expect(page.getByRole('button', { name: /^Print/ })).toHaveCount(0);
	await page.getByLabel('Select all on this page').press(' ');
	await expect(page.getByRole('button', { name: 'Print 3 labels' })).toBeVisible();
	await expectGoodAtEveryWidth(page);

	await page.getByRole('button', { name: 'Export' }).press('Enter');
	await expect(page.getByRole('menu')).toBeVisible();
	await expectAccessible(page);
	const csv = await download(page, () =>
		page.getByRole('menuitem', { name: 'This list, one row per label', exact: true }).press('Enter'),
	);
	const rows = csv.trimEnd().split('\r\n').slice(1);
	expect(rows.map((row) => `#${row.split(',')[0]}`)).toEqual(byDate);

	// Back takes the steps one by one.
	await page.goBack();
	await expect(page).toHaveURL(/sort=-date/);
	await page.getByRole('link', { name: 'Clear filters' }).press('Enter');
	await expect(page).toHaveURL('/admin/labels');
	await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

test('orders by keyboard alone: searched in every state, sorted by company, and exported as shown', {
	tag: '@desktop',
}, async ({ page }) => {
	const first = randomInt(10_000, 900_000_000);
	const buyer = `Ada Listed ${first}`;
	const numbers = [0, 1, 2].map((at) => `Q-2025-${first + at}`);
	const orders = [
		['Steelworks', '02'],
		['Élan Rail', '03'],
		['Boreal', '01'],
	].map(([companyName, day], at) => ({ number: numbers[at], companyName, day: `2025-03-${day}` }));
	const stored = spawnSync(process.execPath, ['e2e/store-orders.ts', JSON.stringify({ buyer, orders })], {
		encoding: 'utf8',
	});
	expect(stored.status, stored.stderr).toBe(0);
	await openHydrated(page, '/admin/orders');
	await page.keyboard.press('f');
	await page.keyboard.type(`${buyer} xy300`);
	await expect(page).toHaveURL(/q=Ada/);
	await expect(page.getByRole('status').filter({ hasText: '3 orders found' })).toBeVisible();
	await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
	await expect(page.getByRole('rowheader')).toHaveText([1, 0, 2].map((at) => numbers[at] ?? ''));
	await expectGoodAtEveryWidth(page);

	const company = page.getByRole('columnheader', { name: 'Company' });
	await company.getByRole('link').press('Enter');
	await expect(page).toHaveURL(/sort=company/);
	await expect(company).toHaveAttribute('aria-sort', 'ascending');
	await expect(page.getByRole('rowheader')).toHaveText(numbers.toReversed());
	await company.getByRole('link').press('Enter');
	await expect(company).toHaveAttribute('aria-sort', 'descending');
	await expect(page.getByRole('rowheader')).toHaveText(numbers);

	await page.getByRole('button', { name: 'Export' }).press('Enter');
	await expect(page.getByRole('menu')).toBeVisible();
	const csv = await download(page, () =>
		page.getByRole('menuitem', { name: 'This list, one row per order', exact: true }).press('Enter'),
	);
	const rows = csv.trimEnd().split('\r\n').slice(1);
	expect(rows.map((row) => row.split(',')[0])).toEqual(numbers);
	expect(rows[0]).toContain('2025-03-02 10:00');

	await page
		.getByRole('navigation', { name: 'Which orders' })
		.getByRole('link', { name: /^Answered/ })
		.press('Enter');
	await expect(page.getByText('No order fits that.')).toBeVisible();
	await page.getByRole('link', { name: 'Clear filters' }).press('Enter');
	await expect(page).toHaveURL('/admin/orders');
	await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

test('the samples sent this quarter are a file in two presses', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, '/admin/samples');
	await page.getByRole('button', { name: 'Export' }).click();
	const csv = await download(page, () =>
		page.getByRole('menuitem', { name: 'Samples sent this quarter', exact: true }).click(),
	);
	expect(csv.replace('\uFEFF', '').split('\r\n')[0]).toMatch(
		/^number,asked,shipped,state,.*part_number,size,pairs,label,assigned_to$/,
	);
	await page.getByLabel('Received or shipped').selectOption('This quarter');
	await expect(page).toHaveURL(/period=this-quarter/);
	await page.getByLabel('Sort by').selectOption('Company, A to Z');
	await expect(page).toHaveURL(/period=this-quarter&sort=company/);
	await expectGoodAtEveryWidth(page);
});

test('the range, sorted and narrowed: every match is picked and previewed together', {
	tag: '@desktop',
}, async ({ page }) => {
	await openHydrated(page, '/admin/products?q=argon');
	await expect(page.getByRole('status').filter({ hasText: /\d+ gloves found/ })).toBeVisible();
	await page.getByLabel('Select all on this page').press(' ');
	await expect(page.getByText('24 selected')).toBeVisible();
	await page.getByRole('button', { name: /^Select all \d+$/ }).press('Enter');
	await expect(page.getByText(/^(?!24)\d+ selected$/)).toBeVisible();
	await page.getByRole('columnheader', { name: 'Part number' }).getByRole('link').press('Enter');
	await expect(page).toHaveURL(/sort=partNumber/);
	await expect(page.getByText(/^(?!24)\d+ selected$/)).toBeVisible();
	await expectGoodAtEveryWidth(page);
});

test('single keys: named by ?, never taken while typing, and turned off for good', {
	tag: '@desktop',
}, async ({ page }) => {
	await openHydrated(page, '/admin');
	await page.keyboard.press('?');
	const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
	await expect(dialog.getByText('Next row')).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();

	await page.keyboard.press('g');
	await page.keyboard.press('c');
	await expect(page).toHaveURL('/admin/companies');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies');
	await page.keyboard.press('f');
	await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
	await page.keyboard.type('gl?n');
	await expect(page).toHaveURL(/q=gl%3Fn/);
	await expect(dialog).toBeHidden();
	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	await page.keyboard.press('n');
	await expect(page).toHaveURL('/admin/companies/create');
	// The address changes before the page, which closes what is open when it comes.
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Companies');

	await page.getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter');
	await dialog.getByRole('switch').press(' ');
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await openHydrated(page, '/admin');
	await page.keyboard.press('?');
	await page.keyboard.press('g');
	await page.keyboard.press('l');
	await page.keyboard.press('/');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(page).toHaveURL('/admin');
	await page.keyboard.press('Control+k');
	await expect(page.getByRole('dialog')).toBeVisible();
});
