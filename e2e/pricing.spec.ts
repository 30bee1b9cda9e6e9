import type { Page } from '@playwright/test';
import {
	addBase,
	addCompany,
	addPricedCompany,
	nameOf,
	PRICING,
	request,
	rowOf,
	sameSite,
} from './price-client.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

async function goByMenu(page: Page, link: 'Client Pricing' | 'Templates', isPhone: boolean) {
	if (isPhone) {
		await page.getByRole('button', { name: 'Menu' }).click();
		await page.getByRole('dialog').getByRole('link', { name: link }).click();
		await expect(page.getByRole('dialog')).toBeHidden();
	} else {
		await page.getByRole('banner').getByRole('button', { name: 'Pricing' }).click();
		await page.getByRole('banner').getByRole('link', { name: link }).click();
	}
}

test('a template is created, a company gets it and one manual price; the price query names its rule', async ({
	page,
	allowFailure,
}, info) => {
	allowFailure(/400/);
	const isPhone = info.project.name === 'phone';
	const company = nameOf('Steeltown');
	const templateName = nameOf('Distributor A');
	const base = await addBase(page, nameOf('List'));
	const { id } = await addCompany(page, company);

	await openHydrated(page, '/admin');
	await goByMenu(page, 'Templates', isPhone);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price templates');
	await page.getByRole('link', { name: 'New template' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('New price list');

	// All errors at once.
	await page.getByLabel('Taken off').selectOption('');
	await page.getByRole('button', { name: 'Create list' }).click();
	await expect(page.getByText('3 fields are wrong.')).toBeVisible();
	await expect(page.getByText('Give the list a name').last()).toBeVisible();
	await expectAccessible(page);

	await page.getByLabel('Name').fill(templateName);
	await page.getByLabel('Taken off').selectOption({ label: base.name });
	await page.getByLabel('Pair, %').fill('35');
	await page.getByRole('button', { name: 'Add rule' }).click();
	await page.getByRole('button', { name: 'Add rule' }).click();
	const first = page.getByRole('group', { name: 'Rule 1' });
	const second = page.getByRole('group', { name: 'Rule 2' });
	await first.getByRole('combobox', { name: 'Category' }).click();
	await page.getByRole('option', { name: 'Argon series' }).click();
	await first.getByLabel('Pair, %').fill('1');
	await second.getByLabel('Applies to').selectOption('glove');
	await second.getByLabel('Part number').fill('XY301');
	await second.getByLabel('Pair, %').fill('40');
	// The first match wins, so the glove's rule moves to the top, with the focus.
	await page.getByRole('button', { name: 'Move rule 2 up' }).press('Enter');
	await expect(first.getByLabel('Part number')).toHaveValue('XY301');
	await expect(page.getByRole('button', { name: 'Move rule 1 down' })).toBeFocused();
	await page.getByRole('button', { name: 'Remove rule 2' }).click();
	await expect(second).toHaveCount(0);
	await expectNoSideScroll(page);
	await page.getByRole('button', { name: 'Create list' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(templateName);
	await expectAccessible(page);

	await goByMenu(page, 'Client Pricing', isPhone);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client pricing');
	await page.getByRole('searchbox', { name: 'Search companies' }).fill(company);
	await page.keyboard.press('Enter');
	await page.getByRole('link', { name: company }).click();
	await expect(page.getByRole('heading', { level: 2, name: company })).toBeVisible();
	await page.getByRole('combobox', { name: 'Template' }).fill(templateName);
	await page.getByRole('option', { name: templateName }).click();
	const from = page.getByLabel('In force from');
	await from.fill('2026-01-01');
	// Leaving the field closes its calendar, which covers the button on a phone.
	await from.press('Tab');
	await page.getByRole('button', { name: 'Save template' }).click();
	await expect(page.getByText('Template saved.')).toBeVisible();

	await openHydrated(page, `/admin/pricing/${id}?glove=xy30`);
	await expect(rowOf(page, 'XY300')).toContainText('$16.19');
	await expect(rowOf(page, 'XY300')).toContainText('from 12: $14.95');
	await expect(rowOf(page, 'XY301')).toContainText('$22.92');
	await expectAccessible(page);
	await expectNoSideScroll(page);

	await page.getByRole('button', { name: 'Change the price of XY301', exact: true }).click();
	const dialog = page.getByRole('dialog', { name: 'Price of XY301' });
	await expect(dialog.getByLabel('Pair')).toBeFocused();
	await dialog.getByLabel('Pair').fill('about 20');
	await dialog.getByRole('button', { name: 'Save price' }).click();
	await expect(dialog.getByText('2 fields are wrong.')).toBeVisible();
	await expect(dialog.getByText('This is no amount. Write it like 18.50').last()).toBeVisible();
	await expect(dialog.getByText('Say why this company pays another price').last()).toBeVisible();
	await expectAccessible(page);
	await dialog.getByLabel('Pair').fill('19,99');
	await dialog.getByLabel('Dozen').fill('$21');
	await expect(dialog.getByText('More pairs would cost more than fewer.')).toBeVisible();
	await dialog.getByLabel('Dozen').fill('');
	await dialog.getByLabel('Reason').fill('Bid 2026-14');
	await dialog.getByLabel('Their part number').fill('SW-10');
	await dialog.getByRole('button', { name: 'Save price' }).click();
	await expect(dialog).toBeHidden();
	await expect(rowOf(page, 'XY301')).toContainText('By hand');
	await expect(rowOf(page, 'XY301')).toContainText('$19.99');
	await expect(rowOf(page, 'XY301')).toContainText('Theirs: SW-10');

	const asker = page.getByRole('main');
	await page.getByText('What does it pay?').click();
	await page.getByRole('combobox', { name: 'Glove' }).fill('xy301');
	// Suggestions close when the field is left; on a phone they cover the button.
	await page.getByRole('combobox', { name: 'Glove' }).press('Tab');
	await page.getByRole('button', { name: 'Ask' }).click();
	await expect(asker.getByText('Set by hand, from 1 pair: Bid 2026-14')).toBeVisible();
	await expect(asker.getByText(`Template ${templateName}: a price by hand goes first`)).toBeVisible();
	await page.getByRole('combobox', { name: 'Glove' }).fill('xy300');
	await page.getByLabel('Pairs').fill('12');
	await page.getByRole('button', { name: 'Ask' }).click();
	await expect(asker.getByText(`${templateName}: 35% off, for all gloves, from 1 pair`)).toBeVisible();
	await expect(asker.getByText('$179.40 for 12 pairs')).toBeVisible();
	await page.getByLabel('Pairs').fill('0');
	await page.getByRole('button', { name: 'Ask' }).click();
	await expect(asker.getByText('A whole number from 1 to 999,999').last()).toBeVisible();

	await page.getByRole('button', { name: 'Change the price of XY301', exact: true }).click();
	await dialog.getByRole('button', { name: 'Back to the template' }).click();
	await expect(dialog).toBeHidden();
	await expect(rowOf(page, 'XY301')).toContainText('From template');
	await expect(page.getByText('set prices by hand for').first()).toBeVisible();
});

test('conflicting edits of one price, one template and one assignment lose nothing', {
	tag: '@desktop',
}, async ({ page, allowFailure }) => {
	allowFailure(/412/);
	const company = nameOf('Norland');
	const { id, templateId } = await addPricedCompany(page, company);
	await openHydrated(page, `/admin/pricing/${id}?glove=xy300`);
	await page.getByRole('button', { name: 'Change the price of XY300', exact: true }).click();
	const dialog = page.getByRole('dialog', { name: 'Price of XY300' });
	await dialog.getByLabel('Pair').fill('12.00');
	await dialog.getByLabel('Reason').fill('Mine');
	const theirs = { partNumber: 'xy300', pair: '13.00', dozen: '12.50', reason: 'Theirs' };
	await request(page, 'put', `${PRICING}/clients/${id}`, { overrides: [theirs] }, 2);
	await dialog.getByRole('button', { name: 'Save price' }).click();
	await expect(dialog.getByText('Someone else saved this meanwhile')).toBeVisible();
	// Fields changed only by the other person are adopted; fields changed by both are shown side by side.
	await expect(dialog.getByLabel('Dozen')).toHaveValue('12.50');
	await expect(dialog.getByLabel('Pair', { exact: true })).toHaveValue('12.00');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Take theirs: Reason' }).click();
	await dialog.getByRole('button', { name: 'Save price' }).click();
	await expect(dialog).toBeHidden();
	await expect(rowOf(page, 'XY300')).toContainText('$12.00');
	const stored = await (await page.request.get(`${PRICING}/clients/${id}`)).json();
	expect(stored.overrides[0]).toMatchObject({ prices: { pair: 1200, dozen: 1250 }, reason: 'Theirs' });

	// Somebody else removes the template while another date is typed here.
	await page.getByLabel('In force from').fill('2026-02-01');
	const removed = { assignment: { listId: '', from: '2026-01-01' } };
	await request(page, 'put', `${PRICING}/clients/${id}`, removed, stored.version);
	await page.getByRole('button', { name: 'Save template' }).click();
	await expect(page.getByText('Someone else saved this meanwhile')).toBeVisible();
	await page.getByRole('link', { name: 'Company', exact: true }).click();
	await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
	await page.getByRole('button', { name: 'Stay' }).click();
	await expect(page.getByLabel('In force from', { exact: true })).toHaveValue('Feb 1, 2026');
	await page.getByRole('button', { name: 'Save template' }).click();
	await expect(page.getByText('Template saved.')).toBeVisible();

	await openHydrated(page, `/admin/pricing/templates/${templateId}`);
	await page.getByLabel('Pair, %').fill('36');
	const list = await (await page.request.get(`${PRICING}/templates/${templateId}`)).json();
	await request(
		page,
		'put',
		`${PRICING}/templates/${templateId}`,
		{ name: list.name, kind: list.kind, currency: 'CAD', parentId: list.parentId, off: { pair: '30' } },
		list.version,
	);
	await page.getByRole('button', { name: 'Save changes' }).click();
	await expect(page.getByText('Someone else saved this meanwhile')).toBeVisible();
	await expect(page.getByLabel('Pair, %')).toHaveValue('36');
	await page.getByRole('button', { name: 'Take theirs: Percentage off' }).click();
	await expect(page.getByLabel('Pair, %')).toHaveValue('30');
	// The form equals the stored version, so leaving does not ask for confirmation.
	await page.getByRole('link', { name: 'Cancel' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price templates');
	await expectAccessible(page);
	await expectNoSideScroll(page);
});

test('the matrix shows who pays less than a glove’s cost', { tag: '@desktop' }, async ({ page }) => {
	const company = nameOf('Lakehead');
	const { id } = await addPricedCompany(page, company);
	await writeCost(page);
	const override = { partNumber: 'xy300', pair: '1.00', reason: 'Lost bet' };
	await request(page, 'put', `${PRICING}/clients/${id}`, { overrides: [override] }, 2);
	await openHydrated(page, `/admin/pricing/matrix?company=${encodeURIComponent(company)}&glove=xy300`);
	await expect(page.getByText('1 price is below cost.')).toBeVisible();
	await expect(rowOf(page, 'XY300')).toContainText('Below cost');
	await expectAccessible(page);
	await expectNoSideScroll(page);
	await page.getByLabel('Only below cost').check();
	await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);
	await openHydrated(page, `/admin/pricing/${id}?byHand=1`);
	await expect(rowOf(page, 'XY300')).toContainText('Below cost');
});

test('an empty matrix says why and links back to all of it', {
	tag: '@desktop',
}, async ({ page }) => {
	await addPricedCompany(page, nameOf('Kirkland'));
	for (const [query, message] of [
		['glove=qqzzkk', 'No glove fits that.'],
		['company=nobody-of-that-name', 'No company fits that.'],
	]) {
		await openHydrated(page, `/admin/pricing/matrix?${query}`);
		await expect(page.getByRole('main')).toContainText(message as string);
		await expect(page.getByRole('table')).toHaveCount(0);
		await expect(page.getByText(/of \d+ gloves/)).toHaveCount(0);
		await expectAccessible(page);
		await page.getByRole('link', { name: 'Clear filter', exact: true }).click();
		await expect(page).toHaveURL(/\/matrix$/);
		await expect(page.getByRole('table')).toBeVisible();
	}
});

/** Sets the cost of XY300; all tests share one list of costs. */
async function writeCost(page: Page): Promise<void> {
	const body = { name: 'Costs of the journeys', kind: 'cost', currency: 'CAD' };
	await page.request.post(`${PRICING}/templates`, { data: body, headers: sameSite });
	await expect
		.poll(async () => {
			const { content } = await (await page.request.get(`${PRICING}/templates`)).json();
			const costs = content.find(({ kind }: { kind: string }) => kind === 'cost');
			const answer = await page.request.put(`${PRICING}/templates/${costs.id}/lines`, {
				data: { lines: [{ partNumber: 'xy300', pair: '9.00' }] },
				headers: { ...sameSite, 'if-match': `"${costs.version}"` },
			});
			return answer.status();
		})
		.toBe(200);
}

test(
	'the Pricing menu works by keyboard; an unknown company and an unknown list are reported',
	{ tag: '@desktop' },
	async ({ page, allowFailure }, info) => {
		allowFailure(/404/);
		await openHydrated(page, '/admin/pricing');
		await expectAccessible(page);
		await expectNoSideScroll(page);
		if (info.project.name === 'desktop') {
			const button = page.getByRole('banner').getByRole('button', { name: 'Pricing' });
			const templates = page.getByRole('banner').getByRole('link', { name: 'Templates' });
			await button.focus();
			await page.keyboard.press('Enter');
			await expect(templates).toBeVisible();
			await expect(page.getByRole('banner').getByRole('link', { name: 'Client Pricing' })).toHaveAttribute(
				'aria-current',
				'page',
			);
			await page.keyboard.press('Escape');
			await expect(templates).toBeHidden();
			await expect(button).toBeFocused();
			await page.keyboard.press('Enter');
			await page.keyboard.press('Tab');
			await page.keyboard.press('Tab');
			await expect(templates).toBeFocused();
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL('/admin/pricing/templates');
		}
		expect((await page.goto('/admin/pricing/co_nowhere'))?.status()).toBe(404);
		await expect(page.getByRole('heading', { name: 'No such company' })).toBeVisible();
		expect((await page.goto('/admin/pricing/templates/pl_nowhere'))?.status()).toBe(404);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such list');
		await expectAccessible(page);
	},
);
