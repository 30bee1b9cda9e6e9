import type { Product } from '../src/domain/catalogue/product.ts';
import { aSampleRequest } from '../src/domain/sample-requests/test-request.ts';
import { counted, DAY_WIDTHS, expectGood, test } from './own-day.ts';
import { addPricedCompany, nameOf, PRICING, request } from './price-client.ts';
import { expect, openHydrated } from './visitor.ts';

/**
 * What a staff day takes, by keyboard alone, among 300 companies, 500 labels and 200 requests: the presses of each task are
 * counted. What is not a figure is in `day-rows.spec.ts`.
 */
const NEXT_YEAR = new Date().getFullYear() + 1;

for (const width of DAY_WIDTHS) {
	test.describe(`at ${width} px`, { tag: '@desktop' }, () => {
		test.use({ viewport: { width, height: 900 } });

		test('a request of the list is shipped in five presses', async ({ page, request: visitor }) => {
			const companyName = nameOf('Slag Harbour');
			const data = aSampleRequest({ companyName, companyEmail: `stores@slag-${width}.example` });
			const sent = await visitor.post('/api/sample-requests', { data });
			expect(sent.status(), await sent.text()).toBe(201);
			const { number } = await sent.json();
			const keys = counted();
			await openHydrated(page, `/admin/samples?q=${number}`);
			await keys.press(page.getByRole('link', { name: companyName }));
			await keys.press(page.getByRole('button', { name: 'Approve' }));
			const dialog = page.getByRole('dialog');
			await keys.press(dialog.getByRole('button', { name: 'Approve and make label' }));
			await expect(page.getByRole('link', { name: /^Open label/ })).toBeVisible();
			await keys.press(page.getByRole('button', { name: 'Mark as shipped' }));
			await keys.press(dialog.getByRole('button', { name: 'Mark as shipped' }));
			await expect(page.getByText('Approved → Shipped')).toBeVisible();
			expect(keys.presses).toBeLessThanOrEqual(5);
			await expectGood(page);
		});

		test('a company’s price for a case is one line of the palette', async ({ page }) => {
			const company = nameOf('Acme');
			const { id } = await addPricedCompany(page, company);
			const override = { partNumber: 'xy300', pair: '20.00', case: '17.25', reason: 'Yearly contract' };
			await request(page, 'put', `${PRICING}/clients/${id}`, { overrides: [override] }, 2);
			await openHydrated(page, '/admin');
			await page.keyboard.press('/');
			await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
			await page.keyboard.type(`${company} xy300 case`);
			await expect(page.getByRole('dialog').getByText('$17.25').first()).toBeVisible();
			await expectGood(page);
		});

		test('the master case of forty gloves is changed in six presses, and taken back in one', async ({
			page,
		}) => {
			const keys = counted();
			const countOf144 = async () => {
				const { content } = await (await page.request.get('/api/products?size=100')).json();
				return content.filter((glove: Product) => glove.packaging.masterCase === 144).length;
			};
			const before = await countOf144();
			await openHydrated(page, '/admin/products');
			keys.also();
			await page
				.getByRole('checkbox', { name: /^Select all/ })
				.first()
				.press(' ');
			await keys.press(page.getByRole('button', { name: /^Select all \d+/ }));
			const bar = page.getByRole('region', { name: 'Change many' });
			keys.also();
			await bar.getByLabel('What to do').selectOption('field');
			keys.also();
			await bar.getByLabel('Value').fill('144');
			await keys.press(bar.getByRole('button', { name: 'Preview' }));
			const dialog = page.getByRole('dialog');
			await expect(dialog.getByRole('listitem').nth(39)).toBeVisible();
			await keys.press(dialog.getByRole('button', { name: /^Change \d+ gloves/ }));
			await expect(page.getByText(/gloves changed\./)).toBeVisible();
			expect(keys.presses).toBeLessThanOrEqual(6);
			expect(await countOf144()).toBeGreaterThanOrEqual(before + 40);
			await page.getByRole('button', { name: 'Undo' }).press('Enter');
			await expect.poll(countOf144).toBe(before);
			await expectGood(page);
		});

		test('a rise of 4 % from 1 January is planned in five presses', async ({ page }) => {
			const name = nameOf('Yearly');
			const base = { name, kind: 'prices', currency: 'CAD' };
			const list = await request(page, 'post', `${PRICING}/templates`, base);
			const lines = [{ partNumber: 'xy300', pair: '24.90' }];
			await request(page, 'put', `${PRICING}/templates/${list.id}/lines`, { lines }, list.version);
			const keys = counted();
			await openHydrated(page, '/admin/pricing/templates');
			await keys.press(page.getByRole('link', { name, exact: true }));
			await keys.press(page.getByRole('button', { name: 'Raise or lower prices…' }));
			const dialog = page.getByRole('dialog');
			await expect(dialog.getByLabel('By, %')).toBeFocused();
			await page.keyboard.type('4');
			await expect(dialog.getByRole('row', { name: /XY300/ })).toContainText('$25.90');
			await expect(dialog.getByLabel('In force from')).toHaveValue(`Jan 1, ${NEXT_YEAR}`);
			await keys.press(dialog.getByRole('button', { name: 'Plan it' }));
			await expect(
				page.getByText(`Planned: +4%, rounded up to $0.05 from Jan 1, ${NEXT_YEAR}.`),
			).toBeVisible();
			expect(keys.presses).toBeLessThanOrEqual(5);
			await expectGood(page);
		});

		test('the bar of picked requests covers no focused row', async ({ page }) => {
			await openHydrated(page, '/admin/samples?state=all');
			await page.keyboard.press('j');
			await page.keyboard.press('x');
			const bar = page.getByRole('region', { name: 'Change many' });
			await expect(bar).toBeInViewport();
			for (let row = 0; row < 14; row++) {
				await page.keyboard.press('j');
				const focused = await page.locator(':focus').boundingBox();
				const top = (await bar.boundingBox())?.y ?? 0;
				expect((focused?.y ?? 0) + (focused?.height ?? 0), `row ${row}`).toBeLessThanOrEqual(top + 1);
			}
		});

		test('the samples sent this quarter are a file in two presses', async ({ page }) => {
			const keys = counted();
			await openHydrated(page, '/admin/samples');
			await keys.press(page.getByRole('button', { name: 'Export' }));
			const file = page.waitForEvent('download');
			await keys.press(
				page.getByRole('menuitem', { name: 'Samples sent this quarter', exact: true }).first(),
			);
			expect((await file).suggestedFilename()).toBe('samples.csv');
			expect(keys.presses).toBe(2);
			await expectGood(page);
		});
	});
}
