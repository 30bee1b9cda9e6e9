import { test } from './own-staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

test('an old address is led on by clicking alone, followed with its query, pasted with others, and undone', async ({
	page,
	request,
	allowFailure,
}) => {
	allowFailure(/\b400\b/);
	const status = async (path: string) => {
		const answer = await request.get(path, { maxRedirects: 0 });
		return [answer.status(), answer.headers().location];
	};
	expect(await status('/gloves/tig')).toEqual([404, undefined]);
	await openHydrated(page, '/admin/redirects');
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Add an address' }).click();
	await expect(page.getByLabel('Old address')).toBeFocused();
	await page.getByLabel('Old address').fill('/admin/labels');
	await page.getByLabel('Leads to').fill('/products/welding-gloves/tig');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('This address cannot lead elsewhere.').first()).toBeVisible();
	await page.getByLabel('Old address').fill('/gloves/tig');
	await page.getByText('Paste a list').first().click();
	await page
		.getByRole('textbox', { name: 'Paste a list' })
		.fill('/gloves/mig\t/products/welding-gloves/mig-stick\n');
	await page.getByRole('button', { name: 'Add these lines' }).click();
	await expect(page.getByLabel('Old address')).toHaveCount(2);
	await expectNoSideScroll(page);
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Saved. The site follows now.')).toBeVisible();
	await expectAccessible(page);

	expect(await status('/gloves/tig')).toEqual([301, '/products/welding-gloves/tig']);
	expect(await status('/GLOVES/mig/?q=lined')).toEqual([301, '/products/welding-gloves/mig-stick?q=lined']);
	expect((await status('/products/welding-gloves/tig'))[0]).toBe(200);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect.poll(async () => (await status('/gloves/tig'))[0]).toBe(404);
});
