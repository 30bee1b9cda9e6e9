import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { aSampleRequest } from '../src/domain/sample-requests/test-request.ts';
import { addLabel } from './label.ts';
import { DAY_WIDTHS, expectGood, test } from './own-day.ts';
import { addCompany, nameOf } from './price-client.ts';
import { shipRequest } from './ship-request.ts';
import { expect, openHydrated } from './visitor.ts';

/** The feed looks every two seconds, and a list is loaded again five seconds after it was loaded last. */
const SOON = { timeout: 20_000 };

/** The rest of a staff day by keyboard alone, among the lists of `day-figures.spec.ts`: each task from its list to its undo. */
for (const width of DAY_WIDTHS) {
	test.describe(`at ${width} px`, { tag: '@desktop' }, () => {
		test.use({ viewport: { width, height: 900 } });

		test('labels are searched, sorted, kept as a view, and exported as shown', async ({ page }) => {
			const operatingName = nameOf('Listed');
			for (let made = 0; made < 2; made++) await addLabel(page, { operatingName });
			await openHydrated(page, '/admin/labels');
			await page.keyboard.press('f');
			await page.keyboard.type(operatingName);
			await expect(page.getByRole('status').filter({ hasText: '2 labels found' })).toBeVisible();
			await page.getByRole('columnheader', { name: 'Date' }).getByRole('link').press('Enter');
			await expect(page).toHaveURL(/sort=-date/);
			await page.getByRole('button', { name: 'Views' }).press('Enter');
			await page.getByRole('menuitem', { name: /^Save/ }).press('Enter');
			const dialog = page.getByRole('dialog');
			await dialog.getByRole('textbox').first().fill(operatingName);
			await dialog.getByRole('button', { name: /^Save/ }).press('Enter');
			await expect(dialog).toBeHidden();
			await page.getByRole('button', { name: 'Export' }).press('Enter');
			const file = page.waitForEvent('download');
			await page.getByRole('menuitem', { name: 'This list, one row per label', exact: true }).press('Enter');
			expect((await file).suggestedFilename()).toBe('labels.csv');
			await openHydrated(page, '/admin/labels');
			await page.getByRole('button', { name: 'Views' }).press('Enter');
			await page.getByRole('menuitem', { name: operatingName }).press('Enter');
			await expect(page).toHaveURL(/sort=-date/);
			await expect(page.getByRole('rowheader')).toHaveCount(2);
			await expectGood(page);
		});

		test('readers of a dead domain leave together, and one press puts them back', async ({
			page,
			request: visitor,
		}) => {
			const domain = `${nameOf('shut').replace(/\W/g, '-').toLowerCase()}.example`;
			for (const name of ['ada', 'luc', 'bo']) {
				const email = `${name}@${domain}`;
				const asked = await visitor.post('/api/newsletter-subscriptions', { data: { email, page: '/' } });
				expect(asked.status(), await asked.text()).toBe(202);
			}
			await openHydrated(page, '/admin/newsletter');
			await page.keyboard.press('f');
			await page.keyboard.type(domain);
			await expect(page.getByText('3 addresses found')).toBeVisible();
			await page.getByRole('checkbox', { name: 'Select all on this page' }).press(' ');
			const bar = page.getByRole('region', { name: 'Change many' });
			await bar.getByLabel('Unsubscribe: why').fill('The domain is gone');
			await bar.getByRole('button', { name: 'Preview' }).press('Enter');
			const dialog = page.getByRole('dialog', { name: 'What changes' });
			await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3);
			await expectGood(page);
			await dialog.getByRole('button', { name: 'Unsubscribe 3 readers' }).press('Enter');
			await expect(page.getByText('3 readers unsubscribed.')).toBeVisible();
			const gone = page.getByRole('table').getByText(/by staff: The domain is gone/);
			await expect(gone).toHaveCount(3);
			await expectGood(page);
			await page.getByRole('button', { name: 'Undo' }).press('Enter');
			await expect(page.getByText('3 readers are back.')).toBeVisible();
			await expect(gone).toHaveCount(0);
		});

		test('an order becomes a label with all its lines, and is shipped with it', async ({ page, site }) => {
			const companyName = nameOf('Dockside');
			const { id } = await addCompany(page, companyName);
			const number = `Q-2025-${randomInt(100_000, 999_999_999)}`;
			const orders = [{ number, companyId: id, companyName, day: '2025-03-01' }];
			const stored = spawnSync(
				process.execPath,
				['e2e/store-orders.ts', JSON.stringify({ buyer: 'Ada Roy', orders })],
				{ encoding: 'utf8', env: { ...process.env, DATABASE_URL: '', JOURNEY_FOLDER: site.dataDir } },
			);
			expect(stored.status, stored.stderr).toBe(0);
			await openHydrated(page, `/admin/orders/${number}`);
			await page.getByRole('button', { name: 'Create label' }).press('Enter');
			await expect(page).toHaveURL(/\/admin\/labels\/\d+$/);
			await expect(page.getByRole('rowheader', { name: 'XY300' })).toHaveCount(2);
			await page.getByRole('button', { name: 'Mark as shipped' }).press('Enter');
			await expect(page.getByText(`and ${number} with it.`)).toBeVisible();
			await expectGood(page);
			await page.getByRole('link', { name: number }).press('Enter');
			await expect(page.getByText('2 of 2 lines shipped')).toBeVisible();
			await page.getByRole('link', { name: companyName }).press('Enter');
			await page.getByRole('link', { name: 'Timeline' }).press('Enter');
			const entries = page.getByRole('main').getByRole('listitem');
			await expect(entries.filter({ hasText: `Quick order ${number} Shipped` })).toHaveCount(1);
			await expectGood(page);
		});

		test('a new request appears by itself, is taken by a key, answered, and found on Today', async ({
			page,
			request: visitor,
		}) => {
			const companyName = nameOf('Northframe');
			await openHydrated(page, '/admin/samples');
			const data = aSampleRequest({ companyName, companyEmail: `stores@${companyName.slice(-8)}.example` });
			const sent = await visitor.post('/api/sample-requests', { data });
			expect(sent.status(), await sent.text()).toBe(201);
			const { number } = await sent.json();
			await page.keyboard.press('f');
			await page.keyboard.type(companyName);
			const link = page.getByRole('link', { name: companyName });
			await expect(link).toBeVisible(SOON);
			await link.press('Enter');
			// The address changes before the page.
			await expect(page.getByLabel('Assigned to', { exact: true })).toBeVisible();
			await page.keyboard.press('i');
			await expect(page.getByText(new RegExp(`${number} is assigned to`))).toBeVisible();
			await expectGood(page);
			await openHydrated(page, '/admin');
			const own = page
				.getByRole('heading', { name: 'Assigned to you' })
				.locator('xpath=ancestor::section[1]');
			await own
				.getByRole('listitem')
				.filter({ hasText: number })
				.getByRole('link', { name: /^Open/ })
				.press('Enter');
			await expect(page).toHaveURL(new RegExp(number));
			await expectGood(page);
		});

		test('single keys are named by ?, lead to a list, and start a label from the palette', async ({
			page,
		}) => {
			const company = nameOf('Palette Works');
			await addCompany(page, company);
			await openHydrated(page, '/admin');
			await page.keyboard.press('?');
			const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
			await expect(dialog.getByText('Next row')).toBeVisible();
			await expectGood(page);
			await page.keyboard.press('Escape');
			await expect(dialog).toBeHidden();
			await page.keyboard.press('g');
			await page.keyboard.press('c');
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies');
			await page.keyboard.press('j');
			await page.keyboard.press('x');
			await expect(page.getByText('1 selected')).toBeVisible();
			await page.keyboard.press('/');
			await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
			await page.keyboard.type(`label for ${company}`);
			await expect(page.getByText(`New label for ${company}`)).toBeVisible();
			await page.keyboard.press('Enter');
			await expect(page.getByLabel('Operating name')).toHaveValue(company);
			await expectGood(page);
		});

		test('a label is deleted, brought back by Undo, and again from the list of what was deleted', async ({
			page,
		}) => {
			const operatingName = nameOf('Mistake');
			const id = await addLabel(page, { operatingName });
			const remove = async () => {
				await page.getByRole('button', { name: 'Delete' }).press('Enter');
				// The list takes the focus when it is shown, which is after its address.
				await expect(page.getByRole('heading', { level: 1, name: 'Labels' })).toBeVisible();
			};
			await openHydrated(page, `/admin/labels/${id}`);
			await remove();
			await page.getByRole('button', { name: 'Undo' }).press('Enter');
			await expect(page).toHaveURL(new RegExp(`/admin/labels/${id}$`));
			await remove();
			await openHydrated(page, '/admin/deleted');
			await page.getByRole('button', { name: `Restore #${id} ${operatingName}` }).press('Enter');
			await expect(page).toHaveURL(new RegExp(`/admin/labels/${id}$`));
			await expectGood(page);
		});

		test('Today leads to the first steps, in dark colours too', async ({ page }) => {
			await openHydrated(page, '/admin/account');
			await page.getByRole('radio', { name: 'Dark' }).press(' ');
			await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
			await openHydrated(page, '/admin');
			const steps = page.getByRole('heading', { name: 'First steps' }).locator('xpath=ancestor::section[1]');
			await expectGood(page);
			await steps.getByRole('link', { name: /printer/i }).press('Enter');
			await expect(page).toHaveURL(/\/admin\/labels\/create$/);
			await expectGood(page);
			await openHydrated(page, '/admin/account');
			await page.getByRole('radio', { name: 'Light' }).press(' ');
			await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
		});

		test('a figure of the reports leads to the list behind it, and back', async ({ page, site }) => {
			const companyName = nameOf('Reported');
			const companyEmail = `stores@${companyName.slice(-8)}.example`;
			const samples = [{ partNumber: 'xy204', size: 'M' }];
			await shipRequest(page, site.address, { companyName, companyEmail, samples });
			await openHydrated(page, '/admin/reports');
			const row = page.getByRole('table', { name: 'By glove' }).getByRole('row').filter({ hasText: 'XY204' });
			await expectGood(page);
			await row.getByRole('link').press('Enter');
			await expect(page.getByRole('link', { name: companyName })).toBeVisible();
			await expectGood(page);
			await page.goBack();
			await expect(row).toBeVisible();
		});
	});
}
