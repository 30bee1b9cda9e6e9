import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { addLabel, sameSite } from './label.ts';
import { test } from './own-staff.ts';
import { addStaff } from './staff.ts';
import { expect, expectAccessible, openHydrated } from './visitor.ts';

/** The feed looks every two seconds, and a list is loaded again five seconds after it was loaded last. */
const SOON = { timeout: 15_000 };

async function requestSamples(api: APIRequestContext): Promise<string> {
	const mark = randomBytes(4).toString('hex');
	const companyName = `Northframe ${mark}`;
	const data = {
		professionalAffiliation: 'safety',
		companySize: '200-500',
		companyEmail: `dele@north-${mark}.example`,
		secondaryEmail: '',
		emailType: 'Business',
		samples: [{ partNumber: 'xy300', size: 'L' }],
		firstName: 'Dele',
		lastName: 'Okafor',
		jobTitle: 'Safety manager',
		phone: '905 555 2071',
		companyName,
		streetAddress: `41 Forge Road ${mark}`,
		addressLine2: '',
		city: 'Oakville',
		provinceOrState: 'ON',
		postalCode: 'L6M 3A1',
		country: 'Canada',
		addressType: 'Commercial',
		sampleFor: 'Myself',
		additionalNotes: '',
	};
	const answer = await api.post('/api/sample-requests', { data });
	expect(answer.status(), await answer.text()).toBe(201);
	return companyName;
}

/** Another tab in front: a headless browser has none, so the page is told that it is hidden. */
async function hide(page: Page, isHidden: boolean) {
	await page.evaluate((hidden) => {
		Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
		document.dispatchEvent(new Event('visibilitychange'));
	}, isHidden);
}

test('a new request appears in the list and in the bar by itself', async ({ page }) => {
	await openHydrated(page, '/admin/samples');
	const company = await requestSamples(page.request);
	await expect(page.getByText(company).first()).toBeVisible(SOON);
	await expectAccessible(page);
});

test('a page in the background counts what arrived in its title until it is looked at', async ({ page }) => {
	await openHydrated(page, '/admin/companies');
	const title = await page.title();
	await hide(page, true);
	await requestSamples(page.request);
	await expect(page).toHaveTitle(`(1) ${title}`, SOON);
	await hide(page, false);
	await expect(page).toHaveTitle(title);
});

test('a label says who else has it open, and that a colleague changed it', async ({
	page,
	browser,
	site,
}) => {
	const id = await addLabel(page);
	const path = `/admin/labels/${id}`;
	const email = `jo-${randomBytes(4).toString('hex')}@emberhide.example`;
	const password = addStaff(email, 'Jo Tremblay', site.dataDir);
	const context = await browser.newContext({ baseURL: site.address });
	const other = await context.newPage();
	const answer = await other.request.post('/api/user/login', { data: { email, password } });
	expect(answer.status()).toBe(200);
	await openHydrated(other, path);
	await openHydrated(page, path);
	const main = page.locator('body');
	await expect(main.getByText('Jo Tremblay has this open too.')).toBeVisible(SOON);

	// What is typed stays: the page only says that there is something newer.
	const read = await other.request.get(`/api/admin/labels/${id}`);
	const headers = { ...sameSite.headers, 'if-match': read.headers().etag ?? '' };
	const { id: _, source, createdBy, createdAt, updatedAt, ...label } = await read.json();
	label.operatingName = 'Changed by Jo';
	const saved = await other.request.put(`/api/admin/labels/${id}`, { headers, data: label });
	expect(saved.status(), await saved.text()).toBe(200);
	await expect(page.getByText('Jo Tremblay has just changed this.')).toBeVisible(SOON);
	await expect(page.getByText('Changed by Jo')).toHaveCount(0);
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Show the change' }).click();
	await expect(page.getByText('Changed by Jo').first()).toBeVisible();
	await expect(page.getByText('Jo Tremblay has just changed this.')).toHaveCount(0);

	await other.close();
	await openHydrated(page, path);
	await expect(page.getByText('has this open too.')).toHaveCount(0);
	await context.close();
});

test('two tabs hear the same through one connection, and the second goes on when the first is closed', async ({
	page,
	context,
}) => {
	const listened: string[] = [];
	context.on('request', (request) => {
		if (request.url().endsWith('/api/admin/news')) listened.push(request.url());
	});
	await openHydrated(page, '/admin/samples');
	const second = await context.newPage();
	await openHydrated(second, '/admin/samples');
	const company = await requestSamples(page.request);
	await second.bringToFront();
	await expect(second.getByText(company).first()).toBeVisible(SOON);
	expect(listened).toHaveLength(1);
	await page.close();
	const next = await requestSamples(second.request);
	await expect(second.getByText(next).first()).toBeVisible(SOON);
	expect(listened).toHaveLength(2);
});

test.describe('at 390 px', () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test('the footer offers notifications, and says when the browser blocks them', async ({ page }) => {
		await openHydrated(page, '/admin');
		await page.getByRole('button', { name: 'Notify me of what is new' }).click();
		await expect(page.getByText('Your browser blocks notifications')).toBeVisible();
		await expectAccessible(page);
	});
});
