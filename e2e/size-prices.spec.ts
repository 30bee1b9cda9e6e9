import { addBase, addCompany, nameOf, PRICING, request } from './price-client.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('sizes that cost more are set by keyboard, and a company’s price for a size names the rule', {
	tag: '@desktop',
}, async ({ page, allowFailure }) => {
	allowFailure(/\b400\b/);
	const base = await addBase(page, nameOf('Base'));
	const template = { name: nameOf('Dealer'), kind: 'percent', currency: 'CAD', parentId: base.id };
	const { id: listId } = await request(page, 'post', `${PRICING}/templates`, {
		...template,
		off: { pair: '10' },
	});
	const name = nameOf('Sized');
	const company = await addCompany(page, name);
	const assignment = { listId, from: '2026-01-01' };
	await request(page, 'put', `${PRICING}/clients/${company.id}`, { assignment }, 1);

	await openHydrated(page, `/admin/pricing/templates/${base.id}`);
	await page.getByRole('button', { name: 'Add sizes that cost more' }).press('Enter');
	await expect(page.getByRole('textbox', { name: 'Sizes' })).toBeFocused();
	await page.keyboard.type('2XL, 3XL');
	await page.keyboard.press('Tab');
	await page.keyboard.type('1.5.0');
	await page.getByRole('button', { name: 'Save changes' }).press('Enter');
	await expect(page.getByText('This is no amount. Write it like 18.50').first()).toBeVisible();
	await page.getByLabel('More a pair, CAD').fill('1.50');
	for (const width of [390, 1024, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await expectNoSideScroll(page);
		await expectAccessible(page);
	}
	await page.getByRole('button', { name: 'Save changes' }).press('Enter');
	await expect(page.getByText('Saved.').first()).toBeVisible();

	// 24.90 less a tenth is 22.41; with 1.50 more it is 23.76.
	await openHydrated(page, `/admin/pricing/${company.id}?glove=xy300`);
	const row = page.getByRole('row', { name: /^XY300 / }).first();
	await expect(row).toContainText('22.41');
	await expect(row).toContainText(/2XL: \$23\.76/);
	const answer = await page.request.get(
		`${PRICING}/effective?${new URLSearchParams({ company: company.id, glove: 'xy300 XXL', quantity: '1' })}`,
	);
	expect((await answer.json()).cents).toBe(2376);
	await expectAccessible(page);

	const matrix = `/admin/pricing/matrix?${new URLSearchParams({ company: name, glove: 'xy300' })}`;
	await openHydrated(page, matrix);
	await expect(page.getByRole('row', { name: /^XY300 / }).first()).toContainText(/2XL: \$23\.76/);
	await expectNoSideScroll(page);
	await expectAccessible(page);
	await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
	await page.getByRole('button', { name: 'Export' }).press('Enter');
	const link = page.getByRole('menuitem', { name: /^This matrix/ }).first();
	const file = await page.request.get((await link.getAttribute('href')) ?? '');
	expect(await file.text()).toContain(`${name},XY300,Argon Bulwark,2XL,1,CAD,23.76`);
});
