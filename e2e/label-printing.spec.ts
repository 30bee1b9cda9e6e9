import type { Browser, Page } from '@playwright/test';
import { addLabel, nameOf } from './label.ts';
import { endPrint, readPrints, watchPrints } from './print-dialog.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, expectNoSideScroll, openHydrated } from './visitor.ts';

/** Prints a frame's content with the browser's own engine. */
async function printToPdf(browser: Browser, page: Page, html: string): Promise<Buffer> {
	const context = await browser.newContext({ storageState: await page.context().storageState() });
	const paper = await context.newPage();
	// The frame's addresses are relative to the site, so the document needs the site's address to load them.
	const address = new URL('/label-papers/print-test', page.url()).href;
	await paper.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
	await paper.goto(address);
	await paper.evaluate(() => document.fonts.ready);
	const pdf = await paper.pdf({ preferCSSPageSize: true, printBackground: true });
	await context.close();
	return pdf;
}

/** Page sizes of a PDF in points. */
function pagesOf(pdf: Buffer): number[][] {
	return [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) =>
		box
			.trim()
			.split(/\s+/)
			.slice(2)
			.map((number) => Math.round(Number(number))),
	);
}

test('printing renders the label in a hidden frame, waits for fonts, and removes the frame after the print', async ({
	page,
	browser,
}) => {
	await watchPrints(page);
	const id = await addLabel(page, { invoiceNumber: '20931' }, 14);
	await openHydrated(page, `/admin/labels/${id}`);
	await page.getByRole('button', { name: 'One copy more' }).click();
	await page.getByRole('button', { name: 'Print Label' }).click();
	await expect.poll(async () => (await readPrints(page)).length).toBe(1);
	const [print] = await readPrints(page);
	expect(print?.fonts).toBe('loaded');
	await expect(page.locator('[data-print-frame]')).toHaveCount(1);
	await endPrint(page);
	await expect(page.locator('[data-print-frame]')).toHaveCount(0);
	await expect(page.getByText(/2 copies by .*4 × 6 in/)).toBeVisible();
	await expect(page.getByRole('main')).toContainText('Printed');
	// It can be printed again but no longer edited.
	await expect(page.getByRole('button', { name: 'Print Label' })).toBeEnabled();
	await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);

	// Two copies of two pages each, exactly 4 × 6 in, with every item on them.
	const pdf = await printToPdf(browser, page, print?.html ?? '');
	expect(pagesOf(pdf)).toEqual(Array(4).fill([288, 432]));
	expect(print?.html.match(/>12 Prs</g)).toHaveLength(28);
	expect(print?.html).toContain('Page 2 of 2');
	expect(print?.html).toContain('20931');

	// The PDF from the server has the same pages and is logged like any print.
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page
			.getByText('Paper, cartons and printer')
			.click()
			.then(() => page.getByRole('button', { name: 'Print to PDF' }).click()),
	]);
	expect(download.suggestedFilename()).toBe(`label-${id}.pdf`);
	await expect(page.getByText('2 copies by')).toHaveCount(2);
	const file = await page.request.get(`/api/admin/labels/sheet.pdf?ids=${id}&copies=2`);
	expect(pagesOf(await file.body())).toEqual(Array(4).fill([288, 432]));
});

test('a label’s packing list is printed on Letter paper, in both languages, and logged as such', async ({
	page,
	browser,
}) => {
	await watchPrints(page);
	const id = await addLabel(page, { purchaseOrderNumber: '77-3041', language: 'both' }, 40);
	await openHydrated(page, `/admin/labels/${id}`);
	await page.getByRole('button', { name: 'Print packing list' }).click();
	await expect.poll(async () => (await readPrints(page)).length).toBe(1);
	const [print] = await readPrints(page);
	expect(print?.fonts).toBe('loaded');
	await endPrint(page);
	await expect(page.locator('[data-print-frame]')).toHaveCount(0);
	await expect(page.getByText(/Packing list, 1 copy by .*Letter sheet/)).toBeVisible();
	// The label itself was not printed.
	await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
	await expectAccessible(page);
	await expectNoSideScroll(page);
	const pdf = await printToPdf(browser, page, print?.html ?? '');
	// A line in two languages takes two rows.
	expect(pagesOf(pdf)).toEqual(Array(3).fill([612, 792]));
	expect(print?.html.match(/>12</g)).toHaveLength(40);
	for (const text of [
		'Bordereau d’expédition',
		'Expédier à',
		'77-3041',
		'>480<',
		'Page 3 of 3 / Page 3 sur 3',
	]) {
		expect(print?.html).toContain(text);
	}
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Packing list as PDF' }).click(),
	]);
	expect(download.suggestedFilename()).toBe(`packing-list-label-${id}.pdf`);
	await expect(page.getByText('Packing list, 1 copy by')).toHaveCount(2);
});

test('a print without an end event is cleaned up after a minute', async ({ page }) => {
	await watchPrints(page);
	const id = await addLabel(page);
	await openHydrated(page, `/admin/labels/${id}`);
	await page.clock.install();
	await page.getByRole('button', { name: 'Print Label' }).click();
	await expect.poll(async () => (await readPrints(page)).length).toBe(1);
	await page.clock.runFor(45_000);
	await expect(page.locator('[data-print-frame]')).toHaveCount(1);
	await page.clock.runFor(20_000);
	await expect(page.locator('[data-print-frame]')).toHaveCount(0);
});

test('three labels are selected and printed at once, each on its own page', async ({ page, browser }) => {
	await watchPrints(page);
	const name = nameOf('Norland Rail');
	const ids = [];
	for (let index = 0; index < 3; index++) ids.push(await addLabel(page, { operatingName: name }));
	await openHydrated(page, `/admin/labels?q=${name.slice(-8)}`);
	await expectAccessible(page);
	await expectNoSideScroll(page);
	for (const id of ids) await page.getByLabel(`Pick label #${id}`).check();
	await page.getByRole('button', { name: 'Print 3 labels' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByText('Paper, cartons and printer').click();
	await dialog.getByLabel('Cartons').fill('2');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Print 3 labels' }).click();
	await expect.poll(async () => (await readPrints(page)).length).toBe(1);
	const [print] = await readPrints(page);
	await endPrint(page);
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('row').filter({ hasText: 'Printed' })).toHaveCount(3);
	const pdf = await printToPdf(browser, page, print?.html ?? '');
	expect(pagesOf(pdf)).toEqual(Array(6).fill([288, 432]));
	for (const id of ids) expect(print?.html).toContain(`#${id}`);
	expect(print?.html.match(/Carton 2 of 2/g)).toHaveLength(3);
});

test('Letter sheets hold four labels, and this printer’s offset moves them', async ({ page, browser }) => {
	await watchPrints(page);
	const id = await addLabel(page);
	await openHydrated(page, `/admin/labels/${id}`);
	await page.getByText('Paper, cartons and printer').click();
	await page.getByLabel('Paper', { exact: true }).selectOption('letter-4');
	await page.getByLabel('Move right, mm').fill('1.5');
	await page.getByLabel('Copies').fill('5');
	await page.getByRole('button', { name: 'Print Label' }).click();
	await expect.poll(async () => (await readPrints(page)).length).toBe(1);
	const [print] = await readPrints(page);
	await endPrint(page);
	expect(pagesOf(await printToPdf(browser, page, print?.html ?? ''))).toEqual([
		[612, 792],
		[612, 792],
	]);
	expect(print?.html).toContain('translate(1.5 0)');
	// The browser remembers its printer.
	await openHydrated(page, `/admin/labels/${id}`);
	await page.getByText('Paper, cartons and printer').click();
	await expect(page.getByLabel('Paper', { exact: true })).toHaveValue('letter-4');
});
