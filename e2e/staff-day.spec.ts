import { aSampleRequest } from '../src/domain/sample-requests/test-request.ts';
import { leaveSite, openEngine, startOwnSite } from './own-site.ts';
import { endPrint, readPrints, watchPrints } from './print-dialog.ts';
import { STAFF } from './staff-account.ts';
import {
	expect,
	expectAccessible,
	expectHydrated,
	expectNoSideScroll,
	openHydrated,
	test,
} from './visitor.ts';

/** A day of the previous month, in the label form's format. */
function lastMonth(): string {
	const day = new Date();
	day.setUTCDate(0);
	return day.toISOString().slice(0, 10);
}

/** The database engine and the window width are independent, so each project covers one of each. */
for (const [engine, tag] of [
	['SQLite', '@desktop'],
	['PostgreSQL', '@phone'],
] as const) {
	test(`a staff member’s day, on ${engine}`, { tag }, async ({ page }) => {
		const database = await openEngine(engine);
		const site = await startOwnSite({
			DATABASE_URL: database.url,
			STAFF_EMAIL: STAFF.email,
			STAFF_PASSWORD: STAFF.password,
		});
		try {
			const asked = [];
			for (const company of ['Northframe Fabrication', 'Lakehead Boilerworks']) {
				const companyEmail = `stores@${company.split(' ')[0]?.toLowerCase()}.example`;
				const data = aSampleRequest({ companyName: company, companyEmail, addressType: 'Commercial' });
				const answer = await page.request.post(`${site.address}/api/sample-requests`, { data });
				asked.push({ company, number: (await answer.json()).number as string });
			}
			const [first, second] = asked as [(typeof asked)[0], (typeof asked)[0]];

			await openHydrated(page, `${site.address}/admin/samples`);
			await expect(page).toHaveURL(/\/admin\/login/);
			await page.getByLabel('Email').fill(STAFF.email);
			await page.getByLabel('Password', { exact: true }).fill(STAFF.password);
			await page.keyboard.press('Enter');
			await expect(page, 'back to where one was going').toHaveURL(/\/admin\/samples/);
			for (const { company } of asked) await expect(page.getByRole('link', { name: company })).toBeVisible();
			// Until its style sheets have loaded, the bar also shows parts for other widths.
			await expectHydrated(page);

			const bar = page.getByRole('banner');
			await expect(bar.getByRole('link', { name: 'Sample requests 2 new' })).toBeVisible();
			await page.getByRole('link', { name: first.company }).click();
			await page.getByRole('button', { name: 'Verify' }).click();
			await expect(page.getByRole('button', { name: 'Undo: back to new' })).toBeVisible();
			await expect(bar.getByRole('link', { name: 'Sample requests 1 new' })).toBeVisible();
			await page.getByRole('button', { name: 'Create company' }).click();
			await expect(page.getByText('In our company list')).toBeVisible();
			await page.getByRole('button', { name: 'Approve' }).click();
			await page.getByRole('dialog').getByRole('button', { name: 'Approve and make label' }).click();
			await expect(page.getByRole('link', { name: /^Open label/ })).toBeVisible();
			await openHydrated(page, `${site.address}/admin/samples/${second.number}`);
			await page.getByRole('button', { name: 'Decline' }).click();
			const declining = page.getByRole('dialog');
			await declining.getByLabel(/^Reason/).fill('Not a shop of that size');
			await declining.getByRole('button', { name: 'Decline' }).click();
			await expect(page.getByText('Reason: Not a shop of that size')).toBeVisible();
			await expect(bar.getByRole('link', { name: 'Sample requests', exact: true })).toBeVisible();

			// The request's label, one of today and one of last month.
			const made = [];
			for (const date of [lastMonth(), new Date().toISOString().slice(0, 10)]) {
				const answer = await page.request.post(`${site.address}/api/admin/labels`, {
					headers: { 'sec-fetch-site': 'same-origin' },
					data: {
						operatingName: date === lastMonth() ? 'Steeltown Supply' : 'Norland Rail',
						shippingAddress: '640 Barton St E, Hamilton, ON, L8L 3A5',
						date,
						content: [{ productPartNumber: 'xy300', size: 'L', quantity: 12 }],
					},
				});
				expect(answer.status(), await answer.text()).toBe(201);
				made.push((await answer.json()).id as number);
			}
			await watchPrints(page);
			await openHydrated(page, `${site.address}/admin/labels`);
			const picks = page.getByLabel(/^Pick label #/);
			await expect(picks).toHaveCount(3);
			// By keyboard: on a phone the bottom bar may cover a checkbox.
			for (let at = 0; at < 3; at++) await picks.nth(at).press(' ');
			await page.getByRole('button', { name: 'Print 3 labels' }).click();
			await page.getByRole('dialog').getByRole('button', { name: 'Print 3 labels' }).click();
			await expect.poll(async () => (await readPrints(page)).length).toBe(1);
			await endPrint(page);
			await expect(page.getByRole('dialog')).toBeHidden();

			await openHydrated(page, `${site.address}/admin/companies/create`);
			await page.getByLabel('Operating name').fill('Sudbury Nickel Works');
			await page.getByLabel('Shipping address').fill('7 Pier Rd, Sudbury, ON P3C 1S8');
			const primary = page
				.locator('section')
				.filter({ has: page.getByRole('heading', { name: 'Primary contact' }) });
			await primary.getByLabel('Name').fill('E. Saarinen');
			await primary.getByLabel('Title').fill('Stores');
			await primary.getByLabel('Email').fill('e@sudbury-nickel.example');
			await primary.getByLabel('Phone').fill('705 555 0144');
			await page.getByRole('button', { name: 'Create company' }).click();
			await expect(page.getByText('Sudbury Nickel Works is in the list.')).toBeVisible();

			// The result of the day: two requests, both answered, and the labels, latest first.
			await openHydrated(page, `${site.address}/admin`);
			await expect(page.getByText('2 in, 2 answered')).toBeVisible();
			const days = page.getByRole('table', { name: 'Sample requests by day, the oldest first' });
			await expect(days.getByRole('row')).toHaveCount(15);
			await expect(days.getByRole('row').last()).toContainText('2');
			const latest = page
				.locator('section')
				.filter({ has: page.getByRole('heading', { name: 'Latest labels' }) });
			await expect(latest.getByRole('listitem').first()).toContainText('Norland Rail');
			await expect(latest.getByRole('listitem')).toHaveCount(3);
			await expectAccessible(page);
			await expectNoSideScroll(page);

			await openHydrated(page, `${site.address}/admin/labels?q=steeltown`);
			await page
				.getByRole('link', { name: `#${made[0]}` })
				.first()
				.click();
			await expect(page).toHaveURL(new RegExp(`/admin/labels/${made[0]}$`));
			await expect(page.getByText('Steeltown Supply').first()).toBeVisible();

			await page.getByRole('contentinfo').getByRole('button', { name: 'Sign out' }).click();
			await expect(page).toHaveURL(/\/admin\/login/);
			await page.goto(`${site.address}/admin/labels/${made[0]}`);
			await expect(page).toHaveURL(/\/admin\/login/);
			await expect(page.getByText('Steeltown Supply')).toHaveCount(0);
			await leaveSite(page);
		} finally {
			await site.end();
			await database.end();
		}
	});
}
