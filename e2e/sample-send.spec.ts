import type { Page } from '@playwright/test';
import { listLatestSampleRequests } from '../src/domain/sample-requests/sample-request-queries.server.ts';
import { openDatabase } from '../src/platform/db/database.server.ts';
import { openEngine, startMailServer, startOwnSite } from './own-site.ts';
import { expectWizard, fillShipping } from './shipping-form.ts';
import { expect, openHydrated, test } from './visitor.ts';

const VISITOR = 'd.lavoie@norland-rail.example';
const STAFF = 'samples@emberhide.example';

async function addFromPage(page: Page, size: RegExp) {
	// By keyboard: on a phone the button bar may cover a choice.
	await page.getByRole('radio', { name: size }).first().press(' ');
	await page.getByRole('button', { name: 'Add to sample box' }).click();
}

async function answerTheScreens(page: Page) {
	await expectWizard(page);
	const next = page.getByRole('button', { name: 'Next' });
	await page.getByRole('radio', { name: /Safety/ }).press(' ');
	await next.click();
	await page.getByRole('radio', { name: /200–500/ }).press(' ');
	await next.click();
	await page.getByRole('textbox', { name: 'Business email' }).fill('D.Lavoie@Norland-Rail.example');
	await next.click();
	await fillShipping(page);
}

/** The database engine and the window width are independent, so each project covers one of each. */
for (const [engine, tag] of [
	['SQLite', '@desktop'],
	['PostgreSQL', '@phone'],
] as const) {
	test(`from a glove’s page to a stored request and two mails, with the server killed half-way, on ${engine}`, {
		tag,
	}, async ({ page, allowFailure }) => {
		allowFailure(/sample-requests|ERR_CONNECTION/);
		const mail = await startMailServer();
		const database = await openEngine(engine);
		const site = await startOwnSite({ SMTP_URL: mail.url, MAIL_TO: STAFF, DATABASE_URL: database.url });
		try {
			await openHydrated(page, `${site.address}/products/xy300`);
			await addFromPage(page, /^L/);
			const panel = page.getByRole('dialog');
			await expect(panel.getByRole('heading', { name: /YOU HAVE 1 ITEM/i })).toBeVisible();
			await page.keyboard.press('Escape');
			await addFromPage(page, /^M/);
			await expect(panel.getByRole('heading', { name: /YOU HAVE 2 ITEM/i })).toBeVisible();
			await panel.getByRole('link', { name: 'Get samples' }).click();
			await expect(page).toHaveURL(/\/sample-box/);
			await answerTheScreens(page);

			await site.kill();
			await page.getByRole('button', { name: 'Send request' }).click();
			await expect(page.getByRole('alert')).toContainText('Nothing is lost. Try again.');
			await site.start();
			await page.getByRole('button', { name: 'Try again' }).dblclick();
			await expect(page).toHaveURL(/\/sample-box\/sent\?number=S-\d{4}-0001$/);
			const number = new URL(page.url()).searchParams.get('number') as string;
			await expect(page.getByRole('main')).toContainText(number);
			expect(await page.evaluate(() => localStorage.getItem('sampleBox'))).toMatch(/^(?:\[\])?$|null/);

			// The page's picture must have loaded before the server stops.
			const hasPicture = () =>
				page.evaluate(() =>
					performance.getEntriesByType('resource').some(({ name }) => name.includes('/pictures/home/')),
				);
			await expect.poll(hasPicture).toBe(true);

			// Acknowledged data survive the process: the request once, and both its mails.
			await site.kill();
			const opened = await openDatabase({ dataDir: site.dataDir, databaseUrl: database.url });
			const stored = await listLatestSampleRequests(opened.db, { limit: 10 });
			const mails = await opened.db.selectFrom('outbox_mail').select(['recipient', 'state']).execute();
			expect(mails.map(({ recipient }) => recipient).sort()).toEqual([VISITOR, STAFF]);
			// A dead process's claim expires after five minutes, too long for a test.
			await opened.db
				.updateTable('outbox_mail')
				.set({ claimed_until: null })
				.where('state', '=', 'waiting')
				.execute();
			await opened.close();
			await site.start();
			await expect
				.poll(() => [...new Set(mail.received.map(({ to }) => to))].sort())
				.toEqual([VISITOR, STAFF]);
			for (const { text } of mail.received) expect(text).toContain(number);
			expect(stored.map((row) => row.number)).toEqual([number]);
			expect(stored[0]?.request).toMatchObject({
				companyEmail: VISITOR,
				postalCode: 'G9A 4X1',
				provinceOrState: 'QC',
				samples: [
					{ partNumber: 'xy300', size: 'L' },
					{ partNumber: 'xy300', size: 'M' },
				],
			});
		} finally {
			await site.end();
			await database.end();
			await mail.end();
		}
	});
}

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test(
		'the long form stores the request; a rejected one comes back with the input',
		{ tag: '@desktop' },
		async ({ page, allowFailure }, info) => {
			allowFailure(/422/);
			await page.goto('/sample-box?add=xy300.L');
			await page.getByRole('radio', { name: /Safety/ }).check({ force: true });
			await page.getByRole('radio', { name: /500\+/ }).check({ force: true });
			const samples = page.getByRole('textbox', { name: /^Part numbers and sizes/ });
			await samples.fill('xy300 L\nxy999 L');
			const texts = {
				'Business email': `buyer@${info.project.name}-works.example`,
				'First name': 'Ada',
				'Last name': 'Roy',
				'Job title': 'Foreman',
				Phone: '514 555 0100',
				'Company name': `Roy ${info.project.name} Works`,
				'Street address': '1 Quay',
				City: 'Sorel',
				'Postal code': 'J3P 1A1',
			};
			for (const [name, text] of Object.entries(texts))
				await page.getByRole('textbox', { name, exact: true }).fill(text);
			await page.getByRole('combobox', { name: 'Province or state' }).selectOption('QC');
			await page.getByRole('button', { name: 'Send request' }).click();
			await expect(page.getByText('XY999 is not one of our gloves.').first()).toBeVisible();
			await expect(samples).toHaveValue('xy300 L\nxy999 L');
			await expect(page.getByRole('textbox', { name: 'Company name', exact: true })).toHaveValue(
				`Roy ${info.project.name} Works`,
			);
			await samples.fill('xy300 L');
			await page.getByRole('button', { name: 'Send request' }).click();
			await expect(page).toHaveURL(/\/sample-box\/sent\?number=S-\d{4}-\d{4}$/);
			await expect(page.getByRole('main')).toContainText(/S-\d{4}-\d{4}/);
		},
	);
});
