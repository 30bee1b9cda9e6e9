import type { Locator } from '@playwright/test';
import {
	expect,
	expectAccessible,
	expectNoSideScroll,
	expectNothingMoves,
	openHydrated,
	test,
} from './visitor.ts';

const PAGE = '/dev/components';

/** True when all four sides of a button's outline are drawn. */
const ALL_ROUND = '100% 3px, 3px 100%, 100% 3px, 3px 100%';

test('every component in every state passes axe and fits this width', async ({ page }) => {
	await openHydrated(page, PAGE);
	expect(await page.locator('[data-specimen]').count()).toBeGreaterThan(100);
	await expectNoSideScroll(page);
	await expectAccessible(page);
});

test('hover, focus and pressed states follow the style sheets', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, PAGE);
	const rest = page.locator('[data-specimen="Outlined, rest"] button');
	const focused = page.locator('#buttons [data-pretend=focus]').nth(1);
	const edgeOf = (button: Locator) =>
		button.evaluate((element) => getComputedStyle(element, '::after').maskSize);
	await expect.poll(() => edgeOf(focused)).toBe(ALL_ROUND);
	expect(await edgeOf(rest)).not.toBe(ALL_ROUND);
	await rest.focus();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Tab');
	await expect.poll(() => edgeOf(rest)).toBe(ALL_ROUND);
	expect(await rest.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid');
});

test('a field has its label, its hint and its error', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, PAGE);
	const both = page.locator('[data-specimen="Error and hint"] input');
	await expect(both).toHaveAccessibleName('Postal code');
	await expect(both).toHaveAccessibleDescription('As in L6M 3A1. Enter the postal code.');
	await expect(both).toHaveAttribute('aria-invalid', 'true');
	expect(await both.evaluate((input: HTMLInputElement) => input.required)).toBe(true);
	const rest = page.locator('[data-specimen="Rest, needed"] input');
	await expect(rest).not.toHaveAttribute('aria-invalid', 'true');
	await expect(rest).toHaveAccessibleDescription('');
	const rows = page.locator('[data-specimen="Rows, error, focus"]').getByRole('group');
	await expect(rows).toHaveAccessibleDescription('Choose a size.');
});

test('the error summary takes the focus and links to each field', { tag: '@desktop' }, async ({ page }) => {
	await openHydrated(page, PAGE);
	await page.getByRole('button', { name: 'Send again' }).click();
	const list = page.getByRole('alert').filter({ hasText: 'Please complete all required fields' });
	await expect(list).toBeFocused();
	await list.getByRole('link', { name: 'Enter the postal code.' }).click();
	await expect(page.locator('#summary-code')).toBeFocused();
	await page.getByRole('button', { name: 'Send again' }).click();
	await expect(list).toBeFocused();
});

test('a busy button cannot be pressed twice, and a disabled one explains why', { tag: '@desktop' }, async ({
	page,
}) => {
	await openHydrated(page, PAGE);
	const pressed = () => page.evaluate(() => (window as unknown as { presses: number }).presses);
	await page.evaluate(() => {
		const counter = window as unknown as { presses: number };
		counter.presses = 0;
		document.addEventListener('click', (event) => {
			if (!event.defaultPrevented) counter.presses += 1;
		});
	});
	const busy = page.locator('[data-specimen="Busy, width kept"] button').first();
	await expect(busy).toHaveAccessibleName('Sending');
	await busy.focus();
	await page.keyboard.press('Enter');
	expect(await pressed()).toBe(0);
	const off = page.locator('[data-specimen^="Off, says"] button').first();
	await off.focus();
	await page.keyboard.press('Enter');
	expect(await pressed()).toBe(1);
	const widthOf = async (state: string) =>
		(await page.locator(`[data-specimen="${state}"] button`).first().boundingBox())?.width;
	expect(await widthOf('Busy, width kept')).toBe(await widthOf('Heat, rest'));
});

for (const [opener, name] of [
	['Open dialog', 'Decline this request'],
	['Open drawer', 'A drawer'],
] as const) {
	test(`${opener}: focus moves in and returns, and the page does not scroll`, async ({ page }) => {
		await openHydrated(page, PAGE);
		const button = page.getByRole('button', { name: opener });
		await button.click();
		const dialog = page.getByRole('dialog', { name });
		await expect(dialog).toBeVisible();
		expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
		await page.waitForTimeout(350);
		await expectAccessible(page);
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await expect(button).toBeFocused();
	});
}

test('a toast disappears after 6 s, but not while hovered; an error stays', { tag: '@desktop' }, async ({
	page,
}) => {
	await openHydrated(page, PAGE);
	// The page's clock is stopped so that a slow machine does not matter.
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	const message = page.getByRole('status').filter({ hasText: 'XY300 is out of the box.' });
	await page.getByRole('button', { name: 'Say it went well' }).click();
	await expect(message).toBeVisible();
	await page.clock.runFor(5_900);
	await expect(message).toBeVisible();
	await message.getByRole('button', { name: 'Put it back' }).focus();
	await page.clock.runFor(20_000);
	await expect(message).toBeVisible();
	await page.getByRole('button', { name: 'Say it went well' }).focus();
	await page.clock.runFor(6_100);
	await expect(message).toHaveCount(0);
	await page.getByRole('button', { name: 'Say it failed' }).click();
	const failed = page.getByRole('status').filter({ hasText: 'Unexpected error' });
	await expect(failed).toHaveAttribute('aria-live', 'assertive');
	await page.clock.runFor(60_000);
	await expect(failed).toBeVisible();
	await failed.getByRole('button', { name: 'Close message' }).click();
	await expect(failed).toHaveCount(0);
});

test('in forced colours marks keep their outlines and selections their sign', { tag: '@desktop' }, async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await openHydrated(page, PAGE);
	const shapeOf = (
		selector: string,
		property: 'borderTopWidth' | 'borderTopStyle' | 'outlineStyle' | 'appearance',
	) =>
		page
			.locator(selector)
			.first()
			.evaluate((element, name) => getComputedStyle(element)[name], property);
	expect(await shapeOf('[data-specimen="Heat, rest"] button', 'borderTopStyle')).toBe('solid');
	expect(await shapeOf('[data-specimen="Rows"] label:has(:checked)', 'outlineStyle')).toBe('solid');
	expect(await shapeOf('[data-specimen="Segments"] label:has(:checked)', 'outlineStyle')).toBe('solid');
	expect(await shapeOf('[data-specimen="Sizes, one picked"] input:checked + span', 'borderTopWidth')).toBe(
		'4px',
	);
	// The browser draws the whole checkbox.
	expect(await shapeOf('[data-specimen="Box, ticked"] input', 'appearance')).toBe('auto');
});

test('with reduced motion nothing moves by itself', { tag: '@desktop' }, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openHydrated(page, PAGE);
	await expectNothingMoves(page);
});
